import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor, Connection } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findNames } from '#server/features/auth/people.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import type { RecordedBlock, TextCause } from '#server/platform/db/text-tables.ts';
import { createSignal } from '#server/platform/realtime/change-events.ts';
import { limits } from '#shared/limits.ts';
import type { AnswerBoxInput, SourceBoxes } from '#shared/schemas/source-boxes.ts';
import type {
  ConfirmBlocksInput,
  PageEffort,
  RecordEffortInput,
  RestoreBlockInput,
  SaveTextInput,
  TextChange,
  TextClash,
  TextDelta,
  TextDiff,
  textDiffInput,
  textEvent,
  textVersionsInput,
  textVersionsOutput,
} from '#shared/schemas/studio.ts';
import type { BlockContent, TextBlock, TextPage } from '#shared/schemas/translation-text.ts';
import { textLimits } from '#shared/translation-text.ts';
import { deleteBoxAnswer, hasBox, listBoxAnswers, listReadPages, pagesOfBox, putBoxAnswer } from '../source-boxes.ts';
import { hasGaps, isSameContent, lacksTarget } from '../text-blocks.ts';
import { commitText } from '../text-commit.ts';
import {
  countPages,
  findSave,
  findText,
  listBases,
  listBlocks,
  lockOrder,
  lockText,
  type TextRow,
  toProgress,
  toTextBlock,
} from '../text-queries.ts';
import { assertMayWrite, touchedPages } from '../text-writers.ts';
import { isOpen, openText } from '../text.ts';
import { blockIdOf, mergeBlock, type BlockInput } from './merge.ts';
import { listEffort, listSpans, listVersions, putEffort, type BlockSpan } from './queries.ts';

/*
 * A text as its studios save, compare and follow it.
 * Promises: a save is whole or refused; blocks merge by version, so that two studios keep both their changes; a repeated
 * save id answers without saving again; the difference of any two versions; an event after every save, reading or draft, several of
 * which may come as one.
 * Never: somebody's change overwritten unseen, or any once the review is decided or with the notary.
 */

interface Save {
  reviewId: string;
  /** The version that the changes are based on. */
  version: number;
  /** The version from which the answer tells what changed; `version` unless given. */
  since?: number;
  saveId: string;
  cause: TextCause;
  /** The request's input, by which a repeated save is recognized. */
  request: object;
}

type PlanChanges = (trx: Trx, text: TextRow) => Promise<readonly TextChange[]> | readonly TextChange[];

/** Throws REVIEW_NOT_FOUND, TEXT_DECIDED, TEXT_CLASH, TEXT_FULL, TEXT_VERSION_UNKNOWN, IDEMPOTENCY_MISMATCH. */
export function saveText(deps: Deps, actor: Actor, input: SaveTextInput): Promise<TextDelta> {
  const { id: reviewId, version, saveId, changes } = input;
  return save(deps, actor, { reviewId, version, saveId, cause: 'saved', request: changes }, () => changes);
}

/**
 * Confirms blocks as the caller saw them, or takes their confirmation back. Blocks without English, or with gaps in it, are left alone.
 * Throws the codes of `saveText`, and TEXT_UNTRANSLATED when none of them has any.
 */
export function confirmBlocks(deps: Deps, actor: Actor, input: ConfirmBlocksInput): Promise<TextDelta> {
  const { id: reviewId, version, saveId, blockIds, isConfirmed } = input;
  const request = { blockIds, isConfirmed };
  return save(deps, actor, { reviewId, version, saveId, cause: 'confirmed', request }, async (trx) => {
    const seen = await loadSeen(trx, { reviewId, ids: blockIds, version });
    const blocks = seen.filter((block) => !lacksTarget(block) && !(isConfirmed && hasGaps(block)));
    if (isConfirmed && blocks.length === 0) throw new AppError('TEXT_UNTRANSLATED');
    return blocks
      .filter((block) => isConfirmed || block.state === 'confirmed')
      .map((block) => ({ kind: 'put', block: { ...block, state: isConfirmed ? 'confirmed' : openState(block) } }));
  });
}

function openState({ draft }: BlockContent): 'drafted' | 'edited' {
  return draft ? 'drafted' : 'edited';
}

/** Puts a block back as an earlier version had it, unconfirmed. Throws the codes of `saveText`. */
export function restoreBlock(deps: Deps, actor: Actor, input: RestoreBlockInput): Promise<TextDelta> {
  const { id: reviewId, version, saveId, blockId, from } = input;
  const request = { blockId, from };
  return save(deps, actor, { reviewId, version, saveId, cause: 'restored', request }, async (trx) => {
    const [earlier] = await loadSeen(trx, { reviewId, ids: [blockId], version: from });
    if (!earlier) return [{ kind: 'remove', blockId }];
    const state = earlier.state === 'confirmed' ? openState(earlier) : earlier.state;
    return [{ kind: 'put', block: { ...earlier, state } }];
  });
}

/** Blocks as they were in `version`, without those that were not there. */
export async function loadSeen(
  db: Db,
  { reviewId, ids, version }: { reviewId: string; ids: string[]; version: number },
): Promise<BlockContent[]> {
  const [rows, bases] = await Promise.all([
    listBlocks(db, { reviewId, ids }),
    listBases(db, { reviewId, ids, after: version }),
  ]);
  return rows.flatMap(({ id, content, isRemoved }) => {
    const seen = bases.has(id) ? bases.get(id) : isRemoved ? null : content;
    return seen ?? [];
  });
}

/** Runs one save: recognizes a repeated one, merges, commits. `plan` reads what it needs under the text's lock. */
export async function save(deps: Deps, actor: Actor, params: Save, plan: PlanChanges): Promise<TextDelta> {
  const { reviewId, version: seen, since = seen, saveId, cause } = params;
  const now = deps.now();
  const requestSha256 = createHash('sha256').update(JSON.stringify(params.request)).digest('hex');
  return deps.db.transaction().execute(async (trx) => {
    const { text, isTextOpen } = await lock(trx, { reviewId, now });
    const earlier = await findSave(trx, { reviewId, saveId });
    if (earlier) {
      if (earlier.savedBy !== actor.id || earlier.requestSha256 !== requestSha256) {
        throw new AppError('IDEMPOTENCY_MISMATCH');
      }
      return readDelta(trx, { text, since, savedAt: earlier.savedAt });
    }
    if (!isTextOpen) throw new AppError('TEXT_DECIDED');
    if (seen > text.version) throw new AppError('TEXT_VERSION_UNKNOWN');
    const changes = await plan(trx, text);
    await assertMayWrite(trx, { reviewId, personId: actor.id, pages: await touchedPages(trx, { reviewId, changes }) });
    const blocks = await mergeAll(trx, { text, seen, since, changes, savedBy: actor.id, now });
    const saved = await commitText(trx, {
      text,
      changes: blocks,
      pages: setBlankPages(text.pages, changes),
      cause,
      saveId,
      requestSha256,
      savedBy: actor.id,
      now,
    });
    await assertRoom(trx, { reviewId, isGrowing: blocks.some(({ before }) => before === null) });
    return readDelta(trx, { text: saved, since, savedAt: now });
  });
}

/** Locks review and text in that order, and opens a text where there is none. Throws REVIEW_NOT_FOUND. */
async function lock(trx: Trx, { reviewId, now }: { reviewId: string; now: Date }) {
  const order = await lockOrder(trx, reviewId);
  if (!order) throw new AppError('REVIEW_NOT_FOUND');
  let text = await lockText(trx, reviewId);
  if (!text) {
    const { documentId, pages, sourceLanguage } = order;
    await openText(trx, { reviewId, documentId, pages, sourceLanguage, now });
    text = await lockText(trx, reviewId);
  }
  if (!text) throw new AppError('REVIEW_NOT_FOUND');
  return { text, isTextOpen: isOpen(order) };
}

/** Merges every change with what is stored; of several changes of one block the last counts. Throws TEXT_CLASH. */
async function mergeAll(
  trx: Trx,
  params: { text: TextRow; seen: number; since: number; changes: readonly TextChange[]; savedBy: string; now: Date },
) {
  const { text, seen, since, changes, savedBy, now } = params;
  const { reviewId } = text;
  const inputs = new Map<string, BlockInput>();
  for (const change of changes) {
    if (change.kind === 'page') continue;
    if (change.kind === 'put' && !text.pages.some(({ page }) => page === change.block.page)) {
      throw new AppError('INVALID_INPUT');
    }
    inputs.set(blockIdOf(change), change);
  }
  const rows = await listBlocks(trx, { reviewId, ids: [...inputs.keys()] });
  const stale = rows.filter(({ version }) => version > seen).map(({ id }) => id);
  const bases = await listBases(trx, { reviewId, ids: stale, after: seen });
  const present = new Map(rows.map((row) => [row.id, row]));
  const merged = [...inputs.values()].map((input) => mergeBlock(input, { present, seen, bases, savedBy, now }));
  const clashes = merged.flatMap((result) => ('clash' in result ? [result.clash] : []));
  if (clashes.length > 0) {
    const delta = await readDelta(trx, { text, since });
    throw new AppError('TEXT_CLASH', { data: { ...delta, clashes } satisfies TextClash });
  }
  return merged.flatMap((result) => ('change' in result && result.change ? [result.change] : []));
}

/** Throws INVALID_INPUT for a page that the source does not have. */
function setBlankPages(pages: readonly TextPage[], changes: readonly TextChange[]): TextPage[] {
  const blank = new Map(changes.flatMap((change) => (change.kind === 'page' ? [[change.page, change.isBlank]] : [])));
  const known = new Set(pages.map(({ page }) => page));
  if ([...blank.keys()].some((page) => !known.has(page))) throw new AppError('INVALID_INPUT');
  return pages.map((page) => ({ ...page, isBlank: blank.get(page.page) ?? page.isBlank }));
}

/** Throws TEXT_FULL, which takes the save back. */
async function assertRoom(trx: Trx, { reviewId, isGrowing }: { reviewId: string; isGrowing: boolean }): Promise<void> {
  if (!isGrowing) return;
  const counts = await countPages(trx, reviewId);
  const total = counts.reduce((sum, { blocks }) => sum + blocks, 0);
  const { blocksPerPage: page, blocks: limit } = textLimits;
  if (total > limit || counts.some(({ blocks }) => blocks > page)) {
    throw new AppError('TEXT_FULL', { details: { page, total: limit } });
  }
}

/** Changes after `since`. Throws REVIEW_NOT_FOUND. */
export async function loadDelta(db: Db, { reviewId, since }: { reviewId: string; since: number }): Promise<TextDelta> {
  // The version is read first: blocks may be newer than it, never older.
  const text = await findText(db, reviewId);
  if (!text) throw new AppError('REVIEW_NOT_FOUND');
  return readDelta(db, { text, since });
}

async function readDelta(
  db: Db,
  { text, since, savedAt = text.updatedAt }: { text: TextRow; since: number; savedAt?: Date },
): Promise<TextDelta> {
  const blocks = await listBlocks(db, { reviewId: text.reviewId, after: since });
  return {
    version: text.version,
    savedAt: savedAt.toISOString(),
    changed: blocks.filter(({ isRemoved }) => !isRemoved).map(toTextBlock),
    removed: blocks.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
    pages: text.pages,
    progress: toProgress(text),
  };
}

/** One page of saves, newest first. Throws REVIEW_NOT_FOUND. */
export async function listTextVersions(
  { db }: Deps,
  { id: reviewId, page }: z.output<typeof textVersionsInput>,
): Promise<z.input<typeof textVersionsOutput>> {
  const text = await findText(db, reviewId);
  if (!text) throw new AppError('REVIEW_NOT_FOUND');
  const items = await listVersions(db, { reviewId, page: toPage({ page }, limits.pageSizeStaff) });
  return { items, total: text.version };
}

/** Blocks that differ between two versions, in either direction. Throws REVIEW_NOT_FOUND, TEXT_VERSION_UNKNOWN. */
export async function diffText(
  { db }: Deps,
  { id: reviewId, from, to }: z.output<typeof textDiffInput>,
): Promise<TextDiff> {
  const text = await findText(db, reviewId);
  if (!text) throw new AppError('REVIEW_NOT_FOUND');
  if (Math.max(from, to) > text.version) throw new AppError('TEXT_VERSION_UNKNOWN');
  const spans = await listSpans(db, { reviewId, from: Math.min(from, to), to: Math.max(from, to) });
  const people = spans.flatMap(({ before, after }) => [before?.confirmedBy ?? [], after?.confirmedBy ?? []].flat());
  const names = await findNames(db, [...new Set(people)]);
  const toBlock = (block: RecordedBlock | null) => block && toRecordedBlock(block, names);
  return {
    changes: spans.filter(differs).map(({ id, before, after }) => {
      const [old, next] = from <= to ? [before, after] : [after, before];
      return { blockId: id, before: toBlock(old), after: toBlock(next) };
    }),
  };
}

function differs({ before, after }: BlockSpan): boolean {
  if (before === null || after === null) return before !== after;
  return before.confirmedBy !== after.confirmedBy || !isSameContent(before.content, after.content);
}

function toRecordedBlock(block: RecordedBlock, names: ReadonlyMap<string, string>): TextBlock {
  const { content, version, confirmedBy, confirmedAt } = block;
  const confirmedByName = confirmedBy === null ? null : (names.get(confirmedBy) ?? null);
  return { ...content, version, confirmedBy, confirmedByName, confirmedAt };
}

/** Boxes as read, with people's statements about them. Throws REVIEW_NOT_FOUND. */
export async function loadSourceBoxes({ db }: Deps, reviewId: string): Promise<SourceBoxes> {
  if (!(await findText(db, reviewId))) throw new AppError('REVIEW_NOT_FOUND');
  const [pages, answers] = await Promise.all([listReadPages(db, reviewId), listBoxAnswers(db, reviewId)]);
  return { pages, answers };
}

/** Dismisses a box with a reason, or restores it. Throws REVIEW_NOT_FOUND, TEXT_DECIDED, INVALID_INPUT for an unknown box. */
export async function answerBox(
  deps: Deps,
  actor: Actor,
  { id: reviewId, boxId, reason }: AnswerBoxInput,
): Promise<SourceBoxes> {
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reviewId);
    const text = order && (await lockText(trx, reviewId));
    if (!text) throw new AppError('REVIEW_NOT_FOUND');
    if (!isOpen(order)) throw new AppError('TEXT_DECIDED');
    const pages = await pagesOfBox(trx, { reviewId, boxId });
    await assertMayWrite(trx, { reviewId, personId: actor.id, pages });
    if (reason === null) await deleteBoxAnswer(trx, { reviewId, boxId });
    else if (!(await hasBox(trx, { reviewId, boxId }))) throw new AppError('INVALID_INPUT');
    else await putBoxAnswer(trx, { reviewId, boxId, reason, answeredBy: actor.id, answeredAt: deps.now() });
  });
  return loadSourceBoxes(deps, reviewId);
}

interface TextEvent {
  id: string;
  event: z.input<typeof textEvent>;
}

interface Follower {
  deps: Deps;
  connection?: Connection | undefined;
}

interface Subscription {
  reviewId: string;
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Yields the present state unless `lastEventId` is that state, then each later one, until `signal` aborts.
 * Throws REVIEW_NOT_FOUND, and while it runs SOCKET_REQUIRED, TOO_MANY_REQUESTS (subscriptions of this socket).
 */
export async function followText(caller: Follower, params: Subscription): Promise<AsyncGenerator<TextEvent, void>> {
  if (!(await findText(caller.deps.db, params.reviewId))) throw new AppError('REVIEW_NOT_FOUND');
  return listenToText(caller, params);
}

async function* listenToText({ deps, connection }: Follower, params: Subscription): AsyncGenerator<TextEvent, void> {
  if (!connection) throw new AppError('SOCKET_REQUIRED');
  const { reviewId, signal } = params;
  const release = connection.takeSubscription();
  const changed = createSignal();
  // Subscribes before the first read, so that no change falls in between.
  const unsubscribe = deps.events.subscribe('texts', reviewId, changed.set);
  signal?.addEventListener('abort', changed.set, { once: true });
  try {
    let last = params.lastEventId;
    while (!signal?.aborted) {
      const text = await findText(deps.db, reviewId);
      if (!text) throw new AppError('REVIEW_NOT_FOUND');
      const { version, updatedAt } = text;
      const id = `${version}.${updatedAt.getTime()}`;
      if (id !== last) yield { id, event: { version, updatedAt } };
      last = id;
      await changed.wait();
    }
  } finally {
    unsubscribe();
    signal?.removeEventListener('abort', changed.set);
    release();
  }
}

/** The caller's own effort by page; others see it in sums over papers only. Throws REVIEW_NOT_FOUND. */
export async function loadEffort(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  reviewId: string,
): Promise<{ items: PageEffort[] }> {
  if (!(await findText(db, reviewId))) throw new AppError('REVIEW_NOT_FOUND');
  return { items: await listEffort(db, { reviewId, profileId: actor.id }) };
}

/** Records keys and minutes with activity, never what was typed. Throws REVIEW_NOT_FOUND. */
export async function recordEffort(
  deps: Deps,
  actor: Actor,
  { id: reviewId, windowId, pages }: RecordEffortInput,
): Promise<{ items: PageEffort[] }> {
  if (!(await findText(deps.db, reviewId))) throw new AppError('REVIEW_NOT_FOUND');
  const row = { reviewId, windowId, profileId: actor.id, updatedAt: deps.now() };
  await putEffort(
    deps.db,
    pages.map((one) => ({ ...row, ...one })),
  );
  return loadEffort(deps, actor, reviewId);
}
