import type { Selectable } from 'kysely';
import { nextStepAt, stepOf } from '#shared/promise/clock.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { countOpenQuestions } from '#server/features/documents/conversation/queries.ts';
import { insertDocumentEvent, lockDocument, updateDocument } from '#server/features/documents/queries.ts';
import { findReviewByDocument, updateReview } from '#server/features/documents/review/queries.ts';
import { notify, notifyAdmins, notifyStaff } from '#server/features/notifications/notify.ts';
import { promiseColumns, promiseTimes, storedPromise } from './columns.ts';
import { endPause, insertPause, listPauses, listPromisesToCheck } from './queries.ts';

/*
 * The promised delivery time of an order, by the clock in shared/promise/.
 * Promises: it stands still while the customer is asked or the payment is held; staff are alerted at three quarters, admins at
 * nine tenths, each once; lateness is decided by the times of the promise, however late it is noticed.
 * Never: a missed rush promise without a job that refunds its surcharge.
 */

type Document = Selectable<DocumentsTable>;

/** When an order that is paid now would be ready, per speed. */
export function promisedNow(deps: Pick<Deps, 'now'>): Record<Speed, string> {
  const orderedAt = deps.now();
  const dueAt = (speed: Speed) => promiseTimes({ speed, orderedAt }).dueAt.toISOString();
  return { standard: dueAt('standard'), rush: dueAt('rush') };
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
  const times = promiseTimes({
    speed: document.speed,
    orderedAt: document.orderedAt,
    pauses: await listPauses(trx, documentId),
  });
  // Once missed, no later pause or resumption reopens the promise.
  const columns = document.promiseOutcome ? { pausedSince: times.pausedSince } : promiseColumns(times, now);
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
