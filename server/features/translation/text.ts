import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { ReviewStatus } from '#shared/document-status.ts';
import { workOf, type LanguageWork } from '#shared/languages.ts';
import {
  blockContent,
  type BlockContent,
  type DraftNote,
  type TextPage,
  type TranslationText,
} from '#shared/schemas/translation-text.ts';
import { moveBox } from '#shared/sheet-geometry.ts';
import { textLimits } from '#shared/translation-text.ts';
import { recordReading, type PageInk } from './source-boxes.ts';
import { lacksTarget, normalizeBlock, overlaps } from './text-blocks.ts';
import { commitText, type BlockChange } from './text-commit.ts';
import {
  findOrder,
  loadText,
  insertText,
  listBlocks,
  lockOrder,
  lockText,
  updatePages,
  type BlockRow,
  type TextRow,
} from './text-queries.ts';

/*
 * The text of a review, as the reader, the drafts and the outcome of both see it; people's saves are in `saving/`.
 * Promises: each change is one version with its patch and counts, in one commit; what a person edited or confirmed stays.
 * Never: a change once the review is decided or with the notary.
 */

/** The text afterwards; undefined when the review takes no more changes. */
type Outcome = Promise<Pick<TextRow, 'version'> | undefined>;

type TextTarget = BlockContent['target'];

/** Creates the text of a review; its pages are queued for reading, or typed by a person. False if the review has one, which is kept. */
export async function openText(
  trx: Trx,
  text: { reviewId: string; documentId: string; pages: number; sourceLanguage: string; now: Date },
): Promise<boolean> {
  const { reviewId, documentId, now } = text;
  const pages = emptyPages(text);
  return insertText(trx, { reviewId, documentId, pages: JSON.stringify(pages), createdAt: now, updatedAt: now });
}

export function emptyPages({ pages, sourceLanguage }: { pages: number; sourceLanguage: string }): TextPage[] {
  const work = workOf(sourceLanguage);
  return Array.from({ length: pages }, (_page, index) => emptyPage(index + 1, work));
}

function emptyPage(page: number, { by, tag }: LanguageWork): TextPage {
  return {
    page,
    isBlank: false,
    state: by === 'read' ? 'queued' : 'typed',
    via: null,
    confidence: null,
    rotation: 0,
    lang: tag,
    reason: null,
    mrz: null,
  };
}

/** True while the text may change. */
export function isOpen(order: { status: ReviewStatus; notarySince: Date | null }): boolean {
  return order.status === 'pending' && order.notarySince === null;
}

/** Runs `work` with the locked text; undefined without a text, or when the review takes no more changes. */
async function change<T>(
  deps: Pick<Deps, 'db'>,
  reviewId: string,
  work: (trx: Trx, text: TextRow, order: { userId: string }) => Promise<T>,
): Promise<T | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reviewId);
    const text = order && isOpen(order) && (await lockText(trx, reviewId));
    return text ? work(trx, text, order) : undefined;
  });
}

/** Whether a page's reading is queued or running. */
export function isWaiting({ state }: TextPage): boolean {
  return state === 'queued' || state === 'reading';
}

/**
 * Sets how far the reading of waiting pages is; no version of the text. Returns these pages: another job may have read the
 * others since.
 */
export async function setReadingState(
  deps: Deps,
  reading: {
    reviewId: string;
    pages: number[];
    state: 'queued' | 'reading' | 'failed';
    reason: string | null;
  },
): Promise<TextPage[]> {
  const { reviewId, state, reason } = reading;
  const changed = await change(deps, reviewId, async (trx, text) => {
    const set = text.pages
      .filter((page) => reading.pages.includes(page.page) && isWaiting(page))
      .map((page) => ({ ...page, state, reason }));
    const pages = text.pages.map((page) => set.find((one) => one.page === page.page) ?? page);
    await updatePages(trx, { reviewId, pages, now: deps.now() });
    return set;
  });
  return changed ?? [];
}

/** A page that was read. With `asked`, it is skipped if another job has read it since, or a different reading was requested. */
interface ReadPage {
  page: TextPage;
  blocks: BlockContent[];
  ink?: PageInk | null;
  asked?: TextPage;
}

/**
 * Replaces the blocks of pages that were read, and keeps what was read apart from them. A block that a person saved stays, and what was read at its place is left
 * out. Pages beyond the order's are added.
 */
export async function replaceReading(
  deps: Deps,
  { reviewId, pages }: { reviewId: string; pages: ReadPage[] },
): Outcome {
  return change(deps, reviewId, async (trx, text) => {
    const read = pages.filter(({ asked }) => !asked || isStillAsked(text.pages, asked));
    if (read.length === 0) return undefined;
    const numbers = read.map(({ page }) => page.page);
    const present = await listBlocks(trx, { reviewId, pages: numbers });
    const isKept = (block: BlockRow) => block.isEdited || block.confirmedBy !== null;
    const kept = present
      .filter(isKept)
      .map((block) => ({ ...block, content: asShown(block.content, text.pages, read) }));
    const incoming = read.flatMap(({ page, blocks }) => blocks.map((block) => ({ ...block, page: page.page })));
    const added = await listNew(trx, { reviewId, kept, incoming });
    const addedIds = new Set(added.map(({ id }) => id));
    const isGone = (block: BlockRow) => !isKept(block) && !addedIds.has(block.id);
    const known = new Map(present.map((block) => [block.id, block]));
    for (const one of read) await recordReading(trx, { reviewId, read: one, now: deps.now() });
    return commitText(trx, {
      text,
      changes: [
        ...present.filter(isGone).map((block) => ({ ...unconfirmed, id: block.id, before: block, content: null })),
        ...kept.flatMap((block) => moved(block, known.get(block.id))),
        ...added.map((content) => ({ ...unconfirmed, id: content.id, before: known.get(content.id) ?? null, content })),
      ],
      pages: mergePages(text.pages, read),
      cause: 'read',
      saveId: randomUUID(),
      savedBy: null,
      now: deps.now(),
    });
  });
}

function isStillAsked(present: readonly TextPage[], { page, lang, rotation }: TextPage): boolean {
  return present.some(
    (one) => one.page === page && one.state === 'reading' && one.lang === lang && one.rotation === rotation,
  );
}

/** A kept block, moved to its place in the new reading: detecting the sheet shifts everything on the page. */
function asShown(
  content: BlockContent,
  present: readonly TextPage[],
  read: readonly { page: TextPage }[],
): BlockContent {
  const [before, after] = [
    present.find(({ page }) => page === content.page),
    read.find(({ page }) => page.page === content.page)?.page,
  ];
  if (content.box === null || isDeepStrictEqual(before?.sheet, after?.sheet)) return content;
  return { ...content, box: moveBox(content.box, before?.sheet, after?.sheet) };
}

const unconfirmed = { confirmedBy: null, confirmedAt: null };

/** It stays a person's, and confirmed: nothing but its place changed. */
function moved(block: BlockRow, before: BlockRow | undefined): BlockChange[] {
  if (!before || before.content === block.content) return [];
  const { id, content, confirmedBy, confirmedAt, isEdited } = block;
  return [{ id, before, content, confirmedBy, confirmedAt, isEdited }];
}

/** New blocks at places without a kept one. A block whose id is taken elsewhere gets another. */
async function listNew(
  trx: Trx,
  { reviewId, kept, incoming }: { reviewId: string; kept: BlockRow[]; incoming: BlockContent[] },
): Promise<BlockContent[]> {
  const free = incoming.filter(
    (block) =>
      !kept.some(
        ({ id, content }) => id === block.id || (content.page === block.page && overlaps(content.box, block.box)),
      ),
  );
  const pages = new Set(incoming.map(({ page }) => page));
  const taken = await listBlocks(trx, { reviewId, ids: free.map(({ id }) => id) });
  const elsewhere = new Set(taken.filter(({ content }) => !pages.has(content.page)).map(({ id }) => id));
  return free
    .slice(0, textLimits.blocks)
    .map((block) => normalizeBlock(elsewhere.has(block.id) ? { ...block, id: randomUUID() } : block));
}

/** A person's statement that a page is blank outlives a new reading. */
function mergePages(present: readonly TextPage[], read: readonly { page: TextPage }[]): TextPage[] {
  const pages = new Map(present.map((page) => [page.page, page]));
  for (const { page } of read) {
    pages.set(page.page, { ...page, isBlank: page.isBlank || (pages.get(page.page)?.isBlank ?? false) });
  }
  return [...pages.values()].toSorted((one, other) => one.page - other.page);
}

export interface BlockDraft {
  blockId: string;
  /** Version of the text that was drafted from: a block that changed since is left alone. */
  seenVersion: number;
  /** In the shape of the block's kind. */
  target: TextTarget;
  draft: DraftNote;
}

/**
 * Stores drafts of untranslated blocks, the first of which is an event; a draft in another shape than its block is left out. `next`
 * runs in the same commit.
 */
export async function applyDrafts(
  deps: Deps,
  {
    reviewId,
    drafts,
    next,
  }: { reviewId: string; drafts: readonly BlockDraft[]; next?: ((trx: Trx) => Promise<void>) | undefined },
): Outcome {
  return change(deps, reviewId, async (trx, text, { userId }) => {
    const byId = new Map(drafts.map((draft) => [draft.blockId, draft]));
    const blocks = await listBlocks(trx, { reviewId, ids: [...byId.keys()] });
    const changes = blocks.flatMap((block) => draftChange(block, byId.get(block.id)));
    if (changes.length > 0) await publishDrafted(deps, trx, { documentId: text.documentId, accountId: userId });
    await next?.(trx);
    return commitText(trx, {
      text,
      changes,
      cause: 'drafted',
      saveId: randomUUID(),
      savedBy: null,
      now: deps.now(),
    });
  });
}

/** The first draft of a document, as an event: also where no word of it could be drafted. Nothing without a text. */
export async function announceDraft(deps: Deps, { reviewId }: { reviewId: string }): Promise<void> {
  await change(deps, reviewId, (trx, { documentId }, { userId }) =>
    publishDrafted(deps, trx, { documentId, accountId: userId }),
  );
}

function publishDrafted(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  { documentId, accountId }: { documentId: string; accountId: string },
): Promise<void> {
  return publishEvent(trx, { now, accountId, type: 'translation.drafted', data: { documentId }, onceFor: documentId });
}

function draftChange(before: BlockRow, draft: BlockDraft | undefined): BlockChange[] {
  const { state } = before.content;
  // A person may fill one of several gaps, which leaves the block a draft.
  const isFree = !before.isRemoved && (state === 'untranslated' || (state === 'drafted' && !before.isEdited));
  if (!draft || !isFree || before.version > draft.seenVersion) return [];
  const drafted = blockContent.safeParse({
    ...before.content,
    target: draft.target,
    draft: draft.draft,
    state: 'drafted',
  });
  if (!drafted.success || lacksTarget(drafted.data)) return [];
  return [{ ...unconfirmed, id: before.id, before, content: normalizeBlock(drafted.data) }];
}

/** The text of a review as the studio opens it; a pending review without one gets one. Throws REVIEW_NOT_FOUND. */
export async function getText(deps: Deps, reviewId: string): Promise<TranslationText> {
  const known = await loadText(deps.db, reviewId);
  if (known) return known;
  const order = await findOrder(deps.db, reviewId);
  if (!order) throw new AppError('REVIEW_NOT_FOUND');
  const { documentId, pages, sourceLanguage } = order;
  const text = { reviewId, documentId, pages, sourceLanguage, now: deps.now() };
  await deps.db.transaction().execute((trx) => openText(trx, text));
  const opened = await loadText(deps.db, reviewId);
  if (!opened) throw new AppError('REVIEW_NOT_FOUND');
  return opened;
}
