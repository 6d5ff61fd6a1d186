import { randomUUID } from 'node:crypto';
import { rememberDelivered } from '#server/features/translation/memory/learning.ts';
import { getText, replaceReading } from '#server/features/translation/text.ts';
import type { TextChange } from '#shared/schemas/studio.ts';
import type { BlockContent, TextPage } from '#shared/schemas/translation-text.ts';
import type { BuiltUser, DocumentOptions } from './factories.ts';
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
export async function buildText(
  h: Harness,
  pages: BlockContent[][] = [[paragraphOf('Dou fé.')]],
  options: Omit<DocumentOptions, 'owner' | 'pages'> & { owner?: BuiltUser; mrz?: TextPage['mrz'] } = {},
) {
  const { mrz = null, ...rest } = options;
  const { owner, document, review } = await buildPending(h, { ...rest, pages: pages.length });
  await getText(h.deps, review.id);
  await replaceReading(h.deps, {
    reviewId: review.id,
    pages: pages.map((blocks, index) => ({ page: readPage(index + 1, { mrz }), blocks })),
  });
  return { owner, document, review, text: await getText(h.deps, review.id) };
}

/** A text whose paragraphs a person translated and confirmed, and that was delivered. Every paper is another file. */
export async function deliverPaper(
  h: Harness,
  clerk: BuiltUser,
  pairs: readonly (readonly [source: string, target: string])[],
  { more = [], ...options }: NonNullable<Parameters<typeof buildText>[2]> & { more?: BlockContent[] } = {},
) {
  const blocks = pairs.map(([source], index) => paragraphOf(source, { position: index + 1 }));
  const withFile = Buffer.from(`%PDF-1.7 ${randomUUID()}`);
  const built = await buildText(h, [[...blocks, ...more]], { withFile, ...options });
  const { document, review, text } = built;
  const changes = blocks.map((block, index) => written(block, pairs[index]?.[1] ?? ''));
  const api = h.caller(clerk).authenticator;
  const saved = await api.saveText({ id: review.id, version: text.version, saveId: randomUUID(), changes });
  const blockIds = blocks.map(({ id }) => id);
  await api.confirmBlocks({ id: review.id, version: saved.version, saveId: randomUUID(), blockIds });
  await h.db.updateTable('documents').set({ isAuthenticated: true }).where('id', '=', document.id).execute();
  await rememberDelivered(h.deps, { documentId: document.id });
  return built;
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

/** A text whose blocks came with their English, confirmed by a person and delivered. Every paper is another file. */
export async function deliverBlocks(h: Harness, clerk: BuiltUser, blocks: readonly BlockContent[]) {
  const withFile = Buffer.from(`%PDF-1.7 ${randomUUID()}`);
  const built = await buildText(h, [[...blocks]], { withFile });
  const { document, review, text } = built;
  const api = h.caller(clerk).authenticator;
  const changes = blocks.map((block) => put({ ...block, state: 'edited', draft: null }));
  const saved = await api.saveText({ id: review.id, version: text.version, saveId: randomUUID(), changes });
  const blockIds = blocks.map(({ id }) => id);
  await api.confirmBlocks({ id: review.id, version: saved.version, saveId: randomUUID(), blockIds });
  await h.db.updateTable('documents').set({ isAuthenticated: true }).where('id', '=', document.id).execute();
  return built;
}
