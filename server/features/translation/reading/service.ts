import type { Deps } from '#server/deps.ts';
import { toAppError } from '#server/errors.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { JobPayload } from '#server/platform/jobs/catalogue.ts';
import { readTagOf } from '#shared/languages.ts';
import type { TextPage } from '#shared/schemas/translation-text.ts';
import { isReadTag, type LanguageTag } from '#shared/translation-text.ts';
import { lockOrder, lockText, updatePages } from '../text-queries.ts';
import { emptyPages, getText, isOpen, isWaiting, replaceReading, setReadingState } from '../text.ts';
import type { Quarter } from './picture.ts';
import { countWaitingOrders, findSource } from './queries.ts';

/*
 * Reading of source pages into the text of a review.
 * Promises: each page is stored once it is read, so that a restart continues with the next; orders take turns by
 * person; an unreadable page has its reason.
 * Never: an order delayed, refused or lost by its reading, or a paper read whose language a person types.
 */

/** A job reads pages for this long, then lets other orders have a turn. */
const turnMs = 20_000;
/** Orders that have waited longer are not counted against their person: their job was lost. */
const waitingWindowMs = 60 * 60 * 1000;

/** Wait before a retry of a page that the machine was too busy for; it doubles each time. */
const busyWaitSeconds = 60;
const maxBusyTries = 5;
const busyReason = 'The server was too busy to read this page. The page can be read again or typed.';

type ReadJob = JobPayload<'translation.read'>;

/** Marks pages as waiting, all unless named, and enqueues their reading. Blocks that a person edited stay. */
export async function requestReading(
  deps: Pick<Deps, 'jobs' | 'now'>,
  trx: Trx,
  request: {
    reviewId: string;
    pages?: number[] | undefined;
    lang?: LanguageTag | undefined;
    rotation?: Quarter | undefined;
  },
): Promise<void> {
  const { reviewId, pages, lang, rotation } = request;
  const text = await lockText(trx, reviewId);
  if (text) {
    const waiting = text.pages.map((page): TextPage =>
      pages && !pages.includes(page.page)
        ? page
        : { ...page, state: 'queued', reason: null, lang: lang ?? page.lang, rotation: rotation ?? 0 },
    );
    await updatePages(trx, { reviewId, pages: waiting, now: deps.now() });
  }
  await deps.jobs.enqueue(trx, 'translation.read', {
    reviewId,
    ...(pages && { pages }),
    ...(rotation !== undefined && { rotation }),
  });
}

/** Job: reads the waiting pages of an order, one by one, and has them drafted. */
export async function readPages(deps: Deps, job: ReadJob): Promise<void> {
  const { reviewId } = job;
  const source = await findSource(deps.db, reviewId);
  if (!source || !isOpen(source)) return;
  const ownLang = readTagOf(source.sourceLanguage);
  if (!ownLang) {
    await addTypedPages(deps, { reviewId, pages: source.pages });
    return;
  }
  if (job.isNewFile) {
    // The next job reads them; this one may run twice.
    await deps.db.transaction().execute((trx) => requestReading(deps, trx, { reviewId }));
    return;
  }
  const text = await getText(deps, reviewId);
  const waiting = text.pages.filter((page) => isWaiting(page) && (job.pages?.includes(page.page) ?? true));
  if (waiting.length > 0 && (await givesWay(deps, job, source.userId))) return;

  const bytes = waiting.length > 0 ? await openFile(deps, reviewId, source) : undefined;
  const endOfTurn = performance.now() + turnMs;
  const busy: number[] = [];
  for (const [index, page] of waiting.entries()) {
    if (bytes === undefined) {
      await fail(deps, reviewId, waiting);
      break;
    }
    if (index > 0 && performance.now() > endOfTurn) {
      await enqueueTurn(deps, job, (job.turn ?? 0) + 1);
      break;
    }
    const isDone = await readOne(deps, { reviewId, page: page.page, ownLang, rotation: job.rotation, bytes, source });
    if (!isDone) busy.push(page.page);
  }
  if (busy.length > 0) await tryLater(deps, job, busy);
  await deps.jobs.enqueue(deps.db, 'translation.draft', { reviewId });
}

/** Adds pages of a longer new file; existing pages of the text stay. */
async function addTypedPages(deps: Deps, { reviewId, pages }: { reviewId: string; pages: number }): Promise<void> {
  await getText(deps, reviewId);
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reviewId);
    const text = order && (await lockText(trx, reviewId));
    if (!text || !isOpen(order) || text.pages.length >= pages) return;
    const all = [...text.pages, ...emptyPages(order).slice(text.pages.length)];
    await updatePages(trx, { reviewId, pages: all, now: deps.now() });
  });
}

/** Other orders of the same person go first: each of them lowers the priority by one. */
async function givesWay(deps: Deps, job: ReadJob, userId: string): Promise<boolean> {
  if (job.turn !== undefined) return false;
  const since = new Date(deps.now().getTime() - waitingWindowMs);
  const waiting = await countWaitingOrders(deps.db, { reviewId: job.reviewId, userId, since });
  if (waiting === 0) return false;
  await enqueueTurn(deps, job, waiting);
  return true;
}

/** Requeues pages; results of an earlier reading are kept meanwhile. */
async function tryLater(deps: Deps, job: ReadJob, pages: number[]): Promise<void> {
  const { busyTry = 0, reviewId, rotation } = job;
  const isLast = busyTry >= maxBusyTries;
  await setReadingState(deps, { reviewId, pages, state: isLast ? 'failed' : 'queued', reason: busyReason });
  if (isLast) return;
  await deps.jobs.enqueue(
    deps.db,
    'translation.read',
    { reviewId, pages, busyTry: busyTry + 1, ...(rotation !== undefined && { rotation }) },
    { startAfterSeconds: busyWaitSeconds * 2 ** busyTry },
  );
}

async function enqueueTurn(deps: Deps, job: ReadJob, turn: number): Promise<void> {
  await deps.jobs.enqueue(deps.db, 'translation.read', { ...job, turn }, { priority: -turn });
}

type Source = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/**
 * Undefined when the stored file is missing or altered; rejects when the object store is unavailable, so that the queue
 * retries.
 */
async function openFile(deps: Deps, reviewId: string, source: Source): Promise<Buffer | undefined> {
  const { documentId, fileKey, fileSizeBytes, fileSha256 } = source;
  if (!fileKey || fileSizeBytes === null || !fileSha256) return undefined;
  try {
    return await readStored(deps, { documentId, key: fileKey, sizeBytes: fileSizeBytes, sha256: fileSha256 });
  } catch (error) {
    const { code } = toAppError(error);
    if (code !== 'STORED_FILE_MISSING' && code !== 'STORED_FILE_ALTERED') throw error;
    deps.log.warn({ reviewId, code }, 'source not read');
    return undefined;
  }
}

async function fail(deps: Deps, reviewId: string, pages: readonly TextPage[]): Promise<void> {
  const reason = 'The stored file could not be opened, so this page has to be typed.';
  await setReadingState(deps, { reviewId, pages: pages.map(({ page }) => page), state: 'failed', reason });
}

interface WaitingPage {
  reviewId: string;
  page: number;
  ownLang: LanguageTag;
  rotation: Quarter | undefined;
  bytes: Buffer;
  source: Source;
}

/**
 * False for a page that the machine had no time for. A slow job may be taken for lost and run twice: what ends second, or
 * was read of an earlier file, is dropped, so that drafts made since stay.
 */
async function readOne(
  deps: Deps,
  { reviewId, page, ownLang, rotation, bytes, source }: WaitingPage,
): Promise<boolean> {
  const [asked] = await setReadingState(deps, { reviewId, pages: [page], state: 'reading', reason: null });
  if (!asked) return true;
  const started = performance.now();
  const reading = await deps.reader.read({
    bytes,
    mimetype: source.fileMimetype ?? '',
    page,
    lang: isReadTag(asked.lang) ? asked.lang : ownLang,
    // A person's choice is kept with the page, in case another job reads it.
    rotation: rotation ?? (asked.rotation === 0 ? undefined : asked.rotation),
  });
  // The reader was stopped with this process: the next one reads the page.
  if (deps.stopping.aborted) throw new Error('the process is stopping');
  const { state, via, cause } = reading.page;
  const ms = Math.round(performance.now() - started);
  const now = await findSource(deps.db, reviewId);
  if (now?.fileSha256 !== source.fileSha256) {
    deps.log.info({ reviewId, page, ms }, 'source page dropped, the file was replaced');
    return true;
  }
  const isDone = cause !== 'busy';
  if (isDone) await replaceReading(deps, { reviewId, pages: [{ ...reading, asked }] });
  deps.log.info({ reviewId, page, state, via, ms }, 'source page read');
  return isDone;
}
