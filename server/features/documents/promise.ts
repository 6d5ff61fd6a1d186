import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { notify, notifyAdmins, notifyStaff } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { isSourceLanguage } from '#shared/languages.ts';
import { promiseFor, type Pause } from '#shared/promise/clock.ts';
import { clockOf, defaultOfficeCalendar, promisedMsOf, type PromisedOrder } from '#shared/promise/office-calendar.ts';
import { speeds, type Speed } from '#shared/promise/speeds.ts';
import { nextStepAt, stepOf, type PromiseTimes } from '#shared/promise/steps.ts';
import type { OfficeCalendar } from '#shared/schemas/calendar.ts';
import { isRushOffered, listUncertified } from './availability.ts';
import { promiseColumns, storedPromise } from './promise-columns.ts';
import { countOpenQuestions, findReviewByDocument, updateReview } from './reviews.ts';
import { insertDocumentEvent, lockDocument, updateDocument } from './rows.ts';

/*
 * The promised delivery time of an order, by the clock in shared/promise/.
 * Promises: it stands still while the customer is asked or the payment is held; staff are alerted at three quarters, admins at
 * nine tenths, each once; lateness is decided by the times of the promise, however late it is noticed.
 * Never: a missed rush promise without a job that refunds its surcharge.
 */

type Document = Selectable<DocumentsTable>;

/** When an order that is paid now would be ready, per speed, and whether rush can be ordered. */
export async function promisedNow(
  deps: Pick<Deps, 'now' | 'db' | 'company'>,
  order: Partial<Omit<PromisedOrder, 'speed'>> = {},
): Promise<Record<Speed, string> & { rushOffered: boolean }> {
  const orderedAt = deps.now();
  const calendar = await deps.company.calendar();
  const [standard = '', rush = ''] = speeds.map((speed) =>
    promiseTimes({ pages: 1, ...order, speed, orderedAt }, calendar).dueAt.toISOString(),
  );
  return { standard, rush, rushOffered: await isRushOffered(deps, calendar, order.source) };
}

/**
 * The times of an order that is paid or submitted now, and the calendar that they keep. They are promised unless its language is one
 * that nobody on the staff certifies: they are the team's alone then.
 */
export async function promiseNow(
  deps: Pick<Deps, 'now' | 'db' | 'company'>,
  document: PromisedColumns,
): Promise<{ times: PromiseTimes; isPromised: boolean; calendarVersionId: string | null }> {
  const calendar = await deps.company.calendar(document.office ?? '');
  const times = promiseTimes({ ...promisedOrder(document), orderedAt: deps.now() }, calendar);
  const isPromised = (await listUncertified(deps, [document.sourceLanguage])).length === 0;
  return { times, isPromised, calendarVersionId: calendar.id };
}

type PromisedColumns = Pick<Document, 'speed' | 'pages' | 'sourceLanguage' | 'translationType' | 'office'>;

function promisedOrder({ speed, pages, sourceLanguage, translationType }: PromisedColumns): PromisedOrder {
  const source = isSourceLanguage(sourceLanguage) ? sourceLanguage : undefined;
  return { speed, pages, source, service: translationType };
}

/** The calendar by which a promise was made; a later one does not move it. */
async function calendarOfPromise(
  { company }: Pick<Deps, 'company'>,
  { calendarVersionId }: Pick<Document, 'calendarVersionId'>,
): Promise<OfficeCalendar> {
  if (calendarVersionId === null) return defaultOfficeCalendar;
  return (await company.byId('calendar', calendarVersionId))?.facts ?? defaultOfficeCalendar;
}

/** Pauses or resumes the clock of the locked document after a change of its questions or its payment. Idempotent. */
export async function syncPause(deps: Deps, trx: Trx, documentId: string): Promise<void> {
  const document = await lockDocument(trx, documentId);
  if (!document?.orderedAt || document.deliveredAt) return;
  const isHeld = document.paymentHold !== null || document.paymentStatus === 'refunded';
  const isPaused = isHeld || (await countOpenQuestions(trx, documentId)) > 0;
  const now = deps.now();
  if (isPaused) await insertPause(trx, { documentId, now });
  else await endPause(trx, { documentId, now });
  const times = promiseTimes(
    { ...promisedOrder(document), orderedAt: document.orderedAt, pauses: await listPauses(trx, documentId) },
    await calendarOfPromise(deps, document),
  );
  // Final: a later pause does not reopen a missed promise.
  const columns =
    document.promiseOutcome || !document.dueAt ? { pausedSince: times.pausedSince } : promiseColumns(times, now);
  await updateDocument(trx, { id: documentId, values: columns, now });
  const review = await findReviewByDocument(trx, documentId);
  if (review && !document.promiseOutcome) {
    await updateReview(trx, { id: review.id, values: { dueAt: times.dueAt }, now });
  }
}

/** Promises per run of the job; the next run takes the rest. */
const checkedAtOnce = 200;

/** Job: alerts staff about promises that run out, and records those that were missed. Idempotent. */
export async function checkPromises(deps: Deps): Promise<void> {
  const ownerId = deps.sandbox?.accountId;
  for (const id of await listPromisesToCheck(deps.db, { now: deps.now(), limit: checkedAtOnce, ownerId })) {
    try {
      await deps.db.transaction().execute((trx) => checkPromise(deps, trx, id));
    } catch (error) {
      deps.log.error({ err: error, documentId: id }, 'checking a promise failed');
    }
  }
}

async function checkPromise(deps: Deps, trx: Trx, documentId: string): Promise<void> {
  const document = await lockDocument(trx, documentId);
  const now = deps.now();
  const promise = document && storedPromise(document);
  if (!promise || !document.promiseCheckAt || document.promiseCheckAt > now) return;
  const step = stepOf(promise, now);
  const promiseCheckAt = nextStepAt(promise, now);
  const missed = step === 'late' ? { promiseOutcome: 'missed' as const } : {};
  await updateDocument(trx, { id: documentId, values: { promiseCheckAt, ...missed }, now });
  if (step === 'soon') await alertAssignee(deps, trx, document);
  const payload = { documentId, filename: document.filename };
  if (step === 'urgent') await notifyAdmins(trx, { now: deps.now, kind: 'promise_urgent', payload });
  if (step !== 'late') return;
  await recordMissed(deps, trx, document);
  await notifyAdmins(trx, { now: deps.now, kind: 'promise_missed', payload });
}

/** Notifies the assignee, or all staff when unassigned. */
async function alertAssignee(deps: Deps, trx: Trx, { id, filename }: Document): Promise<void> {
  const review = await findReviewByDocument(trx, id);
  const note = { now: deps.now, kind: 'promise_soon', payload: { documentId: id, filename } } as const;
  if (review?.assignedTo) await notify(trx, { ...note, userId: review.assignedTo });
  else await notifyStaff(trx, note);
}

/** Records a missed promise in the audit trail; the surcharge of a rush order is refunded by a job of the same commit. */
export async function recordMissed(deps: Deps, trx: Trx, { id, speed }: Document): Promise<void> {
  await insertDocumentEvent(trx, {
    documentId: id,
    event: 'promise.missed',
    actorRole: 'system',
    createdAt: deps.now(),
  });
  if (speed === 'rush') await deps.jobs.enqueue(trx, 'payments.refundSurcharge', { documentId: id });
}

/** The promise of an order that is paid or submitted at `orderedAt`, by an office's calendar. */
export function promiseTimes(
  order: PromisedOrder & { orderedAt: Date; pauses?: readonly Pause[] },
  calendar: OfficeCalendar = defaultOfficeCalendar,
): PromiseTimes {
  const { speed, orderedAt, pauses = [] } = order;
  return promiseFor({
    ...{ speed, pauses, paidAt: orderedAt },
    calendar: clockOf(calendar),
    promisedMs: promisedMsOf(calendar, order),
  });
}

async function listPauses(db: Db, documentId: string): Promise<Pause[]> {
  return db
    .selectFrom('documentPauses')
    .select(['startedAt as from', 'endedAt as to'])
    .where('documentId', '=', documentId)
    .orderBy('startedAt')
    .execute();
}

/** Starts a pause; does nothing while one lasts. */
async function insertPause(trx: Trx, params: { documentId: string; now: Date }): Promise<void> {
  await trx
    .insertInto('documentPauses')
    .values({ documentId: params.documentId, startedAt: params.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endPause(trx: Trx, params: { documentId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('documentPauses')
    .set({ endedAt: params.now })
    .where('documentId', '=', params.documentId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Open promises whose next step is due, earliest first; of all accounts, or of one. */
async function listPromisesToCheck(
  db: Db,
  params: { now: Date; limit: number; ownerId: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('promiseCheckAt', '<=', params.now)
    .$if(params.ownerId !== undefined, (query) => query.where('userId', '=', params.ownerId ?? ''))
    .orderBy('promiseCheckAt')
    .limit(params.limit)
    .execute();
  return rows.map(({ id }) => id);
}
