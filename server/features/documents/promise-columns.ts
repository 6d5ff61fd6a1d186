import type { Selectable, Updateable } from 'kysely';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { nextStepAt, outcomeOf, type PromiseTimes } from '#shared/promise/steps.ts';

/** The columns of an order's promise, as it begins, is read and ends. */

type Document = Selectable<DocumentsTable>;

/** The columns of a promise at `now`. */
export function promiseColumns(times: PromiseTimes, now: Date): Updateable<DocumentsTable> {
  // An unrecorded miss is due immediately.
  const promiseCheckAt = nextStepAt(times, now) ?? (times.pausedSince ? null : now);
  return { ...times, promiseCheckAt };
}

type PromiseOf = Pick<Document, 'speed' | 'soonAt' | 'urgentAt' | 'dueAt' | 'pausedSince'>;

/** The stored promise of an order; null before it was paid or submitted. */
export function storedPromise({ soonAt, urgentAt, dueAt, pausedSince }: PromiseOf): PromiseTimes | null {
  return soonAt && urgentAt && dueAt ? { soonAt, urgentAt, dueAt, pausedSince } : null;
}

/** The columns of a delivery, which ends the promise. The first delivery counts. */
export function deliveryColumns(
  document: PromiseOf & Pick<Document, 'deliveredAt' | 'promiseOutcome'>,
  now: Date,
): Updateable<DocumentsTable> {
  if (document.deliveredAt) return {};
  const promise = storedPromise(document);
  return {
    deliveredAt: now,
    promiseCheckAt: null,
    pausedSince: null,
    ...(promise && { promiseOutcome: document.promiseOutcome ?? outcomeOf(promise, now) }),
  };
}
