import { useSyncExternalStore } from 'react';
import type { Failure } from '../../lib/error-message.ts';

/**
 * Approvals on their way: each waits a moment in which it can be taken back, also while one goes on to the next document.
 * They live outside of the pages, so that leaving one neither sends nor loses an approval.
 */

/** Time to take an approval back, in milliseconds. */
export const approvalDelay = 5000;

export type ApprovalState =
  { step: 'waiting'; sendsAt: number } | { step: 'sending' } | { step: 'failed'; failure: Failure };

let states: ReadonlyMap<string, ApprovalState> = new Map();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function put(reviewId: string, state: ApprovalState | undefined): void {
  const next = new Map(states);
  if (state) next.set(reviewId, state);
  else next.delete(reviewId);
  states = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends after the delay, unless it is taken back. One that is under way already stays as it is. */
export function scheduleApproval(reviewId: string, send: () => void): void {
  if (isUnderWay(reviewId)) return;
  const timer = setTimeout(() => {
    timers.delete(reviewId);
    put(reviewId, { step: 'sending' });
    send();
  }, approvalDelay);
  timers.set(reviewId, timer);
  put(reviewId, { step: 'waiting', sendsAt: Date.now() + approvalDelay });
}

/** Takes an approval back; false when it has been sent. */
export function takeBackApproval(reviewId: string): boolean {
  const timer = timers.get(reviewId);
  if (timer === undefined) return false;
  clearTimeout(timer);
  timers.delete(reviewId);
  put(reviewId, undefined);
  return true;
}

/** It has been answered: forgotten when it went well, kept with its failure until the next try. */
export function settleApproval(reviewId: string, failure?: Failure): void {
  put(reviewId, failure && { step: 'failed', failure });
}

/** Waiting or being sent. */
export function isUnderWay(reviewId: string): boolean {
  const step = states.get(reviewId)?.step;
  return step === 'waiting' || step === 'sending';
}

/** How one review's approval stands; undefined when there is none. */
export function useApprovalState(reviewId: string): ApprovalState | undefined {
  return useSyncExternalStore(subscribe, () => states.get(reviewId));
}

/** True while any approval could be lost by closing the page. */
export function useHasPendingApprovals(): boolean {
  return useSyncExternalStore(subscribe, () => [...states.values()].some(({ step }) => step !== 'failed'));
}
