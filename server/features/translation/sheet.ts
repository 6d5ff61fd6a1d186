import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findCertifiedText } from '#server/features/documents/certificates.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import { formatTags, type Locale } from '#shared/locales.ts';
import type { Phrase, PhraseKind } from '#shared/phrase.ts';
import type { SheetInput, SheetLine, SheetOutput, SheetPhrase } from '#shared/schemas/sheets.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { directionOf, type TextTag } from '#shared/translation-text.ts';
import { activePhrases } from './phrasebook.ts';
import { loadText } from './text-queries.ts';

/*
 * The sheet "what this paper says" beside a certificate.
 * Promises: each line is one of the certified text, in its order, with words from the paper or the phrasebook alone.
 * Never: the text of another customer's paper, one before its delivery, or one whose file was replaced or revoked.
 */

/** Words for a certified line in the reader's language. Nothing is translated: what no source has stays as certified. */
interface Wording {
  /** The paper's own words if the reader can read them, else an equivalent phrase or date. */
  say: (line: { english: string; source: string; lang: TextTag }, kind?: PhraseKind) => string | null;
  /** Language of the words for a block in `lang`. */
  tag: (lang: TextTag) => TextTag;
}

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

/** `phrases` are in the reader's language; empty for English, whose readers see the paper's own words. */
function createWording(locale: Locale, phrases: readonly Phrase[]): Wording {
  const known = reverse(phrases);
  const isOwn = (lang: TextTag): boolean => lang === locale || (locale === 'en' && lang !== 'en');
  return {
    tag: (lang) => (isOwn(lang) ? lang : locale),
    say: ({ english, source, lang }, kind = 'phrase') => {
      if (english.trim() === '') return null;
      if (isOwn(lang) && source.trim() !== '') return source;
      if (locale === 'en') return null;
      return known(english, kind) ?? longDate(english, locale);
    },
  };
}

/** Finds the one source of a target; where several sources say the same in English, none is chosen. */
function reverse(phrases: readonly Phrase[]): (english: string, kind: PhraseKind) => string | undefined {
  const sources = sourcesOf(phrases);
  return (english, kind) => {
    const found = sources.get(keyOf(english, kind));
    return found?.size === 1 ? [...found][0] : undefined;
  };
}

const reversed = new WeakMap<readonly Phrase[], ReadonlyMap<string, ReadonlySet<string>>>();

/** Sources by target and kind; kept with the list. */
function sourcesOf(phrases: readonly Phrase[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = reversed.get(phrases);
  if (known) return known;
  const sources = new Map<string, Set<string>>();
  for (const { source, target, kind } of phrases) {
    const key = keyOf(target, kind);
    sources.set(key, (sources.get(key) ?? new Set()).add(source));
  }
  reversed.set(phrases, sources);
  return sources;
}

function keyOf(target: string, kind: PhraseKind): string {
  return `${kind}:${target.trim().replace(/:$/, '').toLowerCase()}`;
}

/** A line that is one unambiguous day of the Gregorian calendar, as the reader writes it. */
function longDate(english: string, locale: Locale): string | null {
  const text = english.trim();
  const [date, ...others] = parseDates(text, 'en');
  if (!date || others.length > 0 || date.start !== 0 || date.end !== text.length) return null;
  if (date.isAmbiguous || date.calendar !== 'gregorian' || !/^\d{4}-\d\d-\d\d$/.test(date.iso ?? '')) return null;
  const format = new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date.iso}T00:00:00Z`));
}
