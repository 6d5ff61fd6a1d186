import { ClientError, type Failure } from '#client/lib/error-message.ts';
import { createStore } from '#client/ui/store.ts';
import type { ApproveInput, SendCorrectionInput } from '#shared/schemas/authenticator.ts';

/**
 * Approvals, corrections and supplied translations that are not sent yet, kept outside of the pages.
 * Promises: a decision is sent once, after its undo window or at sign-out or unload, whichever is first.
 * Never: two decisions on one review at a time; a decision sent after it was undone.
 */

/** Time to undo a decision. */
export const undoWindowMs = 5000;

export type DecisionState = { kind: DecisionKind } & (
  | { step: 'waiting'; sendsAt: number }
  | { step: 'sending' }
  | { step: 'failed'; failure: Failure }
);

export type DecisionCall =
  | { kind: 'approve'; input: ApproveInput }
  | { kind: 'sendCorrection' | 'supplyTranslation'; input: SendCorrectionInput };
export type DecisionKind = DecisionCall['kind'];

/** Sends one decision; resolves with its failure, or with undefined. Never rejects. */
export type SendDecision = () => Promise<Failure | undefined>;

export interface PendingDecisions {
  subscribe: (listener: () => void) => () => void;
  /** Undefined for a review without a decision, and after a successful one. */
  stateOf: (reviewId: string) => DecisionState | undefined;
  /** True while closing the page could lose a decision. */
  hasPending: () => boolean;
  /** In its undo window. */
  isWaiting: (reviewId: string) => boolean;
  /** Waiting or being sent. */
  isUnderWay: (reviewId: string) => boolean;
  /** Starts the undo window. Ignored while another decision on the review is under way. */
  schedule: (call: DecisionCall, send: SendDecision) => void;
  /** False for a decision that was sent already. */
  undo: (reviewId: string) => boolean;
  /** Ends every undo window, as when the page is closed. */
  startAll: () => void;
  /** Ends every undo window and awaits the results. Rejects with APPROVE_FAILED when a decision failed. */
  sendAll: () => Promise<void>;
}

export function createPendingDecisions(): PendingDecisions {
  const states = createStore<ReadonlyMap<string, DecisionState>>(new Map());
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; kind: DecisionKind; send: SendDecision }>();
  const running = new Map<string, Promise<Failure | undefined>>();

  function put(reviewId: string, state: DecisionState | undefined): void {
    const next = new Map(states.get());
    if (state) next.set(reviewId, state);
    else next.delete(reviewId);
    states.set(next);
  }

  function endWait(reviewId: string) {
    const decision = waiting.get(reviewId);
    clearTimeout(decision?.timer);
    waiting.delete(reviewId);
    return decision;
  }

  function start(reviewId: string): void {
    const decision = endWait(reviewId);
    if (!decision) return;
    const { kind } = decision;
    put(reviewId, { kind, step: 'sending' });
    const sent = decision.send().then((failure) => {
      running.delete(reviewId);
      put(reviewId, failure && { kind, step: 'failed', failure });
      return failure;
    });
    running.set(reviewId, sent);
  }

  function startAll(): void {
    for (const reviewId of [...waiting.keys()]) start(reviewId);
  }

  function undo(reviewId: string): boolean {
    if (!endWait(reviewId)) return false;
    put(reviewId, undefined);
    return true;
  }

  function isUnderWay(reviewId: string): boolean {
    const step = states.get().get(reviewId)?.step;
    return step === 'waiting' || step === 'sending';
  }

  return {
    subscribe: states.subscribe,
    stateOf: (reviewId) => states.get().get(reviewId),
    hasPending: () => [...states.get().values()].some(({ step }) => step !== 'failed'),
    isWaiting: (reviewId) => waiting.has(reviewId),
    isUnderWay,
    schedule(call, send) {
      const reviewId = call.input.id;
      if (isUnderWay(reviewId)) return;
      const timer = setTimeout(() => start(reviewId), undoWindowMs);
      waiting.set(reviewId, { timer, kind: call.kind, send });
      put(reviewId, { kind: call.kind, step: 'waiting', sendsAt: Date.now() + undoWindowMs });
    },
    undo,
    startAll,
    async sendAll() {
      startAll();
      const failures = await Promise.all(running.values());
      if (failures.some((failure) => failure !== undefined)) throw new ClientError('APPROVE_FAILED');
    },
  };
}
