import { useSyncExternalStore } from 'react';
import { callOnExit } from '../../lib/beacon.ts';
import { ClientError, type Failure } from '../../lib/error-message.ts';
import { sendBeforeSignOut } from '../../lib/unsent-work.ts';

/**
 * Approvals on their way: each waits a moment in which it can be taken back, also while one goes on to the next document.
 * They live outside of the pages, so that leaving one neither sends nor loses an approval. Signing out and closing the
 * browser's page end the wait: what was approved is sent.
 */

/** Time to take an approval back, in milliseconds. */
export const approvalDelay = 5000;

export type ApprovalState =
  { step: 'waiting'; sendsAt: number } | { step: 'sending' } | { step: 'failed'; failure: Failure };

/** Sends one approval and tells the person how it went; gives the failure, if there is one. */
export type SendApproval = () => Promise<Failure | undefined>;

let states: ReadonlyMap<string, ApprovalState> = new Map();
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: SendApproval }>();
const running = new Map<string, Promise<Failure | undefined>>();
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
export function scheduleApproval(reviewId: string, send: SendApproval): void {
  if (isUnderWay(reviewId)) return;
  // Again and again, which changes nothing.
  sendBeforeSignOut(sendAll);
  window.addEventListener('pagehide', sendAllOnExit);
  const timer = setTimeout(() => {
    start(reviewId);
  }, approvalDelay);
  waiting.set(reviewId, { timer, send });
  put(reviewId, { step: 'waiting', sendsAt: Date.now() + approvalDelay });
}

function start(reviewId: string): void {
  const approval = endWait(reviewId);
  if (!approval) return;
  put(reviewId, { step: 'sending' });
  const sent = approval.send().then((failure) => {
    running.delete(reviewId);
    // Forgotten when it went well, kept with its failure until the next try.
    put(reviewId, failure && { step: 'failed', failure });
    return failure;
  });
  running.set(reviewId, sent);
}

function endWait(reviewId: string) {
  const approval = waiting.get(reviewId);
  clearTimeout(approval?.timer);
  waiting.delete(reviewId);
  return approval;
}

/** Takes an approval back; false when it has been sent. */
export function takeBackApproval(reviewId: string): boolean {
  if (!endWait(reviewId)) return false;
  put(reviewId, undefined);
  return true;
}

/** Sends all at once; rejects when one could not be sent. */
async function sendAll(): Promise<void> {
  for (const reviewId of [...waiting.keys()]) start(reviewId);
  const failures = await Promise.all(running.values());
  if (failures.some((failure) => failure !== undefined)) throw new ClientError('APPROVE_FAILED');
}

/** Sends all while the page closes; nobody is left to be told how it went. */
function sendAllOnExit(): void {
  for (const reviewId of [...waiting.keys()]) {
    takeBackApproval(reviewId);
    callOnExit('authenticator.approve', { id: reviewId });
  }
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
