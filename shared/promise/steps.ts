/** The steps of a promise, from its times. Pure. */

const minuteMs = 60_000;

export interface PromiseTimes {
  dueAt: Date;
  /** Three quarters of the promised time are over. */
  soonAt: Date;
  /** Nine tenths are over. */
  urgentAt: Date;
  /** Start of a pause that lasts and began before `dueAt`; null otherwise. */
  pausedSince: Date | null;
}

interface RunningPromise {
  dueAt: Date;
  pausedSince: Date | null;
}

/** Milliseconds to the promised time, negative when late; stands still while paused. */
export function timeLeft({ dueAt, pausedSince }: RunningPromise, now: Date): number {
  return dueAt.getTime() - (pausedSince ?? now).getTime();
}

export const promiseOutcomes = ['kept', 'missed'] as const;
export type PromiseOutcome = (typeof promiseOutcomes)[number];

export const promiseSteps = ['on-time', 'soon', 'urgent', 'late'] as const;
export type PromiseStep = (typeof promiseSteps)[number];

/** `soon` from three quarters of the promised time on, `urgent` from nine tenths. */
export function stepOf(times: PromiseTimes, now: Date): PromiseStep {
  const at = times.pausedSince ?? now;
  if (at > times.dueAt) return 'late';
  if (at >= times.urgentAt) return 'urgent';
  return at >= times.soonAt ? 'soon' : 'on-time';
}

/** When the step changes next; null once late or while paused. */
export function nextStepAt(times: PromiseTimes, now: Date): Date | null {
  if (times.pausedSince) return null;
  // Delivery at the promised time itself keeps the promise.
  const lateAt = new Date(times.dueAt.getTime() + 1);
  return [times.soonAt, times.urgentAt, lateAt].find((at) => at > now) ?? null;
}

/** Whether delivery at `deliveredAt` keeps the promise; time does not pass during a pause. */
export function outcomeOf({ dueAt, pausedSince }: RunningPromise, deliveredAt: Date): PromiseOutcome {
  const at = pausedSince && pausedSince < deliveredAt ? pausedSince : deliveredAt;
  return at <= dueAt ? 'kept' : 'missed';
}

/** `45 min`, `3 h 20 min`, `2 d 4 h`. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.max(0, milliseconds) / minuteMs);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (hours === 0) return `${String(minutes)} min`;
  if (days === 0) return `${String(hours)} h ${String(minutes % 60)} min`;
  return `${String(days)} d ${String(hours % 24)} h`;
}
