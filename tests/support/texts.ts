import { randomUUID } from 'node:crypto';
import type { TextChange } from '#shared/schemas/studio.ts';
import type { BlockContent, TextPage } from '#shared/schemas/translation-text.ts';
import { getText, replaceReading } from '#server/features/translation/text/service.ts';
import type { Harness } from './harness.ts';
import { buildPending } from './reviews.ts';

/** Texts of reviews, as a reader would have read them. */

const place = {
  box: null,
  confidence: 96,
  doubtful: [],
  lang: 'pt',
  dir: 'ltr',
  state: 'untranslated',
  draft: null,
} as const;

/** A paragraph as read; `block` overrides its parts. */
export function paragraphOf(source: string, block: Partial<Extract<BlockContent, { kind: 'paragraph' }>> = {}) {
  return {
    ...place,
    id: randomUUID(),
    page: 1,
    position: 1,
    doubtful: [],
    kind: 'paragraph',
    source,
    target: '',
    ...block,
  } satisfies BlockContent;
}

export function readPage(page: number, values: Partial<TextPage> = {}): TextPage {
  return {
    page,
    isBlank: false,
    state: 'read',
    via: 'ocr',
    confidence: 96,
    rotation: 0,
    lang: 'pt',
    reason: null,
    mrz: null,
    ...values,
  };
}

/** A pending review whose pages were read as `pages`, one list of blocks per page. */
export async function buildText(h: Harness, pages: BlockContent[][] = [[paragraphOf('Dou fé.')]]) {
  const { owner, document, review } = await buildPending(h, { pages: pages.length });
  await getText(h.deps, review.id);
  await replaceReading(h.deps, {
    reviewId: review.id,
    pages: pages.map((blocks, index) => ({ page: readPage(index + 1), blocks })),
  });
  return { owner, document, review, text: await getText(h.deps, review.id) };
}

/** A label with its value, as read. */
export function fieldOf(source: { label: string; value: string }) {
  return {
    ...paragraphOf(''),
    kind: 'field',
    source,
    target: { label: '', value: '' },
  } satisfies BlockContent;
}

/** A table as read. */
export function tableOf(rows: string[][]) {
  return {
    ...paragraphOf(''),
    kind: 'table',
    source: { rows },
    target: { rows: rows.map((row) => row.map(() => '')) },
  } satisfies BlockContent;
}

export function put(block: BlockContent): TextChange {
  return { kind: 'put', block };
}

/** A person's change of a paragraph's English. */
export function written(block: BlockContent, target: string): TextChange {
  return put(block.kind === 'paragraph' ? { ...block, target, state: 'edited', draft: null } : block);
}
