import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findCertifiedText } from '#server/features/documents/certificates.ts';
import { findDocument } from '#server/features/documents/queries.ts';
import type { SheetInput, SheetLine, SheetOutput, SheetPhrase } from '#shared/schemas/sheets.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { directionOf } from '#shared/translation-text.ts';
import { activePhrases } from '../phrases.ts';
import { loadText } from '../text.ts';
import { createWording, type Wording } from './wording.ts';

/*
 * The sheet "what this paper says" beside a certificate.
 * Promises: each line is one of the certified text, in its order, with words from the paper or the phrasebook alone.
 * Never: the text of another customer's paper, one before its delivery, or one whose file was replaced or revoked.
 */

/** The certified text of the actor's own paper for a reader. Throws DOCUMENT_NOT_FOUND. */
export async function getSheet(deps: Deps, actor: Actor, { id, locale }: SheetInput): Promise<SheetOutput> {
  const document = await findDocument(deps.db, { id, userId: actor.id });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  const reviewId = await findCertifiedText(deps.db, id);
  const text = reviewId === undefined ? undefined : await loadText(deps.db, reviewId);
  if (!text) return { pages: [] };
  const wording = createWording(locale, locale === 'en' ? [] : await activePhrases(deps.db, locale));
  const pages = text.pages.map(({ page }) => ({
    page,
    lines: text.blocks.filter((block) => block.page === page).flatMap((block) => toLine(block, wording) ?? []),
  }));
  return { pages: pages.filter(({ lines }) => lines.length > 0) };
}

/** A block as a line; undefined for one that prints nothing. */
function toLine(block: TextBlock, wording: Wording): SheetLine | undefined {
  const { lang } = block;
  const tag = wording.tag(lang);
  const language = { lang: tag, dir: directionOf(tag) };
  const phrase = (english: string, source: string, kind?: 'title' | 'label'): SheetPhrase => ({
    english,
    own: wording.say({ english, source, lang }, kind),
  });
  switch (block.kind) {
    case 'note':
      return block.target === '' ? undefined : { kind: 'note', said: { english: block.target, own: null } };
    case 'heading':
    case 'paragraph': {
      const said = phrase(block.target, block.source, block.kind === 'heading' ? 'title' : undefined);
      return block.target === '' ? undefined : { kind: block.kind, ...language, said };
    }
    case 'mark':
      return { kind: 'mark', mark: block.mark, ...language, said: phrase(block.target, block.source) };
    case 'field': {
      const { source, target } = block;
      if (target.label === '' && target.value === '') return undefined;
      const label = phrase(target.label, source.label, 'label');
      return { kind: 'field', ...language, label, said: phrase(target.value, source.value) };
    }
    case 'table': {
      const { rows } = block.source;
      const said = block.target.rows.map((row, at) =>
        row.map((cell, column) => phrase(cell, rows[at]?.[column] ?? '')),
      );
      return { kind: 'table', ...language, rows: said };
    }
  }
}
