import type { Deps } from '#server/deps.ts';
import { findSpelling, listNamesOf } from '#server/features/documents/people/spelling.ts';
import { lockDocument } from '#server/features/documents/rows.ts';
import { readTagOf } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import type { FormItem } from '#shared/schemas/forms.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { hasGap } from '#shared/translation-gaps.ts';
import { fitForm } from '../form-fit.ts';
import {
  countFormCustomers,
  findDelivered,
  hasTaughtForm,
  insertForm,
  insertFormPaper,
  insertFormVersion,
  keepForm,
  lockLearning,
} from '../form-queries.ts';
import { activeForms } from '../forms.ts';
import { namelessPairOf } from '../pairs.ts';
import { activePhrases } from '../phrasebook.ts';

/*
 * Forms that delivered papers teach.
 * Promises: a paper of a known form teaches none; a proposed form is deleted with the last document that taught it, until staff keep it
 * or papers of `limits.memoryCustomers` different customers were of it.
 * Never: a value, a name, a number or a date of a paper in its form.
 */

/** Labels from which a paper is worth a form. */
const leastItems = 6;
const itemsMax = 300;

/** Job: proposes the form of a delivered paper, unless it is known. */
export async function learnForm(deps: Deps, { documentId }: { documentId: string }): Promise<void> {
  // Test data teaches nothing.
  if (deps.sandbox) return;
  await deps.db.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const text = await findDelivered(trx, documentId);
    if (text === undefined) return;
    const lang = readTagOf(text.sourceLanguage);
    if (!lang) return;
    await lockLearning(trx, lang);
    if (await hasTaughtForm(trx, documentId)) return;
    const { blocks } = text;
    const known = fitForm(await activeForms(trx, lang), blocks, lang);
    if (known) {
      const { row, id } = known.form;
      if (row?.isProposed !== true) return;
      await insertFormPaper(trx, { formId: id, documentId });
      if ((await countFormCustomers(trx, id)) >= limits.memoryCustomers) await keepForm(trx, id);
      return;
    }
    const spelling = await findSpelling(trx, documentId);
    const names = [...spelling.people, ...spelling.family, ...(await listNamesOf(trx, documentId))];
    const isNameless = namelessPairOf(blocks, { lang, names, phrases: await activePhrases(trx, lang) });
    const items = itemsOf(blocks).filter(
      ({ kind, source, target }) => kind === 'mark' || isNameless({ source, target }),
    );
    const labels = items.filter(({ kind }) => kind !== 'mark');
    if (labels.length < leastItems) return;
    const now = deps.now();
    const first = (wanted: FormItem['kind']) => labels.find(({ kind }) => kind === wanted)?.target.slice(0, 200);
    const form = { name: first('title') ?? 'Unnamed form', issuer: first('heading') ?? '' };
    const formId = await insertForm(trx, {
      ...form,
      ...{ shippedKey: null, lang, country: null, items, isProposed: true, now },
    });
    await insertFormVersion(trx, { formId, version: 1, ...form, items, changedBy: null, changedAt: now });
    await insertFormPaper(trx, { formId, documentId });
  });
}

/** What is printed on every paper of a form: headings, labels, headings of tables, and the kinds of marks with their places. */
export function itemsOf(blocks: readonly BlockContent[]): FormItem[] {
  let hasTitle = false;
  return blocks
    .flatMap((block): FormItem[] => {
      const place = block.box === null ? {} : { at: { x: round(block.box.x), y: round(block.box.y) } };
      switch (block.kind) {
        case 'heading': {
          const kind = !hasTitle && isTitle(block.target) ? 'title' : 'heading';
          hasTitle ||= kind === 'title';
          return [{ kind, source: block.source, target: block.target, ...place }];
        }
        case 'field':
          return [{ kind: 'label', source: bare(block.source.label), target: bare(block.target.label), ...place }];
        case 'table':
          return (block.source.rows[0] ?? []).map((source, column) => ({
            ...{ kind: 'cell', source, target: block.target.rows[0]?.[column] ?? '' },
          }));
        // Its words may be a person's: the kind alone is the form's.
        case 'mark':
          return [{ kind: 'mark', mark: block.mark, source: '', target: '', ...place }];
        default:
          return [];
      }
    })
    .filter(
      ({ kind, source, target }) =>
        kind === 'mark' || (source.trim() !== '' && target.trim() !== '' && !hasGap(target)),
    )
    .slice(0, itemsMax);
}

/** Whether a line is the title of a paper. */
function isTitle(english: string): boolean {
  return /\b(?:certificate|record|extract|transcript|diploma|decree|statement|contract|deed|license|register|declaration|report|card)\b/i.test(
    english,
  );
}

function bare(label: string): string {
  return label.replace(/\s*[:：]\s*$/u, '');
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
