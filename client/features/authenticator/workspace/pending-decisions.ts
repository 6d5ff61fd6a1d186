import { useSyncExternalStore } from 'react';
import type { ApproveInput, SendCorrectionInput } from '#shared/schemas/authenticator.ts';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { ClientError, type Failure } from '#client/lib/error-message.ts';
import { sendBeforeSignOut } from '#client/lib/pending-mutations.ts';

/**
 * Decisions on their way: approvals, corrections and supplied translations. Each waits a moment in which it can be undone,
 * also while the reviewer goes on to the next document. They live outside of the pages, so leaving one neither sends nor
 * loses a decision. Signing out and closing the page end the wait: what was decided is sent.
 */

/** Time to undo a decision, in milliseconds. */
export const undoWindowMs = 5000;

export type DecisionState = { kind: DecisionKind } & (
  { step: 'waiting'; sendsAt: number } | { step: 'sending' } | { step: 'failed'; failure: Failure }
);

export type DecisionCall =
  | { kind: 'approve'; input: ApproveInput }
  | { kind: 'sendCorrection' | 'supplyTranslation'; input: SendCorrectionInput };
export type DecisionKind = DecisionCall['kind'];

/** Sends one decision and reports how it went; gives the failure, if there is one. */
export type SendDecision = () => Promise<Failure | undefined>;

let states: ReadonlyMap<string, DecisionState> = new Map();
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; call: DecisionCall; send: SendDecision }>();
const running = new Map<string, Promise<Failure | undefined>>();
const listeners = new Set<() => void>();

function put(reviewId: string, state: DecisionState | undefined): void {
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
export function scheduleDecision(call: DecisionCall, send: SendDecision): void {
  const reviewId = call.input.id;
  if (isUnderWay(reviewId)) return;
  // Again and again, which changes nothing.
  sendBeforeSignOut(sendAll);
  window.addEventListener('pagehide', sendAllOnExit);
  const timer = setTimeout(() => start(reviewId), undoWindowMs);
  waiting.set(reviewId, { timer, call, send });
  put(reviewId, { kind: call.kind, step: 'waiting', sendsAt: Date.now() + undoWindowMs });
}

function start(reviewId: string): void {
  const decision = endWait(reviewId);
  if (!decision) return;
  const { kind } = decision.call;
  put(reviewId, { kind, step: 'sending' });
  const sent = decision.send().then((failure) => {
    running.delete(reviewId);
    // Forgotten when it went well, kept with its failure until the next try.
    put(reviewId, failure && { kind, step: 'failed', failure });
    return failure;
  });
  running.set(reviewId, sent);
}

function endWait(reviewId: string) {
  const decision = waiting.get(reviewId);
  clearTimeout(decision?.timer);
  waiting.delete(reviewId);
  return decision;
}

/** Undoes a decision; false when it has been sent. */
export function undoDecision(reviewId: string): boolean {
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
  for (const [reviewId, { call }] of [...waiting]) {
    undoDecision(reviewId);
    sendOnUnload(`authenticator.${call.kind}`, call.input);
  }
}

/** Still to be undone. */
export function isWaitingDecision(reviewId: string): boolean {
  return waiting.has(reviewId);
}

/** Waiting or being sent. */
export function isUnderWay(reviewId: string): boolean {
  const step = states.get(reviewId)?.step;
  return step === 'waiting' || step === 'sending';
}

/** How one review's decision stands; undefined when there is none. */
export function useDecisionState(reviewId: string): DecisionState | undefined {
  return useSyncExternalStore(subscribe, () => states.get(reviewId));
}

/** True while any decision could be lost by closing the page. */
export function useHasPendingDecisions(): boolean {
  return useSyncExternalStore(subscribe, () => [...states.values()].some(({ step }) => step !== 'failed'));
}
