import type { Selectable, Updateable } from 'kysely';
import { houseCalendar } from '#shared/promise/calendar.ts';
import { nextStepAt, outcomeOf, promiseFor, type Pause, type PromiseTimes } from '#shared/promise/clock.ts';
import type { Speed } from '#shared/promise/speeds.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';

/** Columns of an order's promise. */

type Document = Pick<Selectable<DocumentsTable>, 'speed' | 'soonAt' | 'urgentAt' | 'dueAt' | 'pausedSince'>;

/** The promise of an order that is paid or submitted at `orderedAt`. */
export function promiseTimes(order: { speed: Speed; orderedAt: Date; pauses?: readonly Pause[] }): PromiseTimes {
  const { speed, orderedAt, pauses = [] } = order;
  return promiseFor({ speed, paidAt: orderedAt, calendar: houseCalendar, pauses });
}

/** The columns of a promise at `now`. */
export function promiseColumns(times: PromiseTimes, now: Date): Updateable<DocumentsTable> {
  // A miss that was not recorded yet is due at once.
  const promiseCheckAt = nextStepAt(times, now) ?? (times.pausedSince ? null : now);
  return { ...times, promiseCheckAt };
}

/** The stored promise of an order; null before it was paid or submitted. */
export function storedPromise({ soonAt, urgentAt, dueAt, pausedSince }: Document): PromiseTimes | null {
  return soonAt && urgentAt && dueAt ? { soonAt, urgentAt, dueAt, pausedSince } : null;
}

/** The columns of a delivery, which ends the promise. The first delivery counts. */
export function deliveryColumns(
  document: Document & Pick<Selectable<DocumentsTable>, 'deliveredAt' | 'promiseOutcome'>,
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
