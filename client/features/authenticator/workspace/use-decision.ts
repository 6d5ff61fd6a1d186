import { createTRPCClient, httpLink } from '@trpc/client';
import { useEffect } from 'react';
import { decisionLabels } from '#client/features/authenticator/queue/review-labels.ts';
import type { AppRouter } from '#client/lib/app-router.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { timedFetch } from '#client/lib/timed-fetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { correctionFailure } from './correction-failure.ts';
import type { DecisionCall, DecisionState } from './pending-decisions.ts';
import { pendingDecisions, scheduleDecision, useDecisionState } from './use-pending-decisions.ts';

/**
 * Sends a decision in the task that starts it, and lets it outlive the page. A batch waits for the next task, which a page
 * being closed never runs.
 */
const decisionClient = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      fetch: (url, options) => timedFetch(url, { ...options, credentials: 'same-origin', keepalive: true }),
    }),
  ],
});

export interface DecisionControls {
  state: DecisionState | undefined;
  decide: (call: DecisionCall) => void;
  undo: () => void;
}

/** Undo toasts by review id, shared by all pages. */
const undoToasts = new Map<string, string>();

/** Reviews whose open workspace shows a failed decision itself, which makes the toast redundant. */
const inlineReviews = new Set<string>();

function send(call: DecisionCall) {
  switch (call.kind) {
    case 'approve':
      return decisionClient.authenticator.approve.mutate(call.input);
    case 'sendCorrection':
      return decisionClient.authenticator.sendCorrection.mutate(call.input);
    case 'supplyTranslation':
      return decisionClient.authenticator.supplyTranslation.mutate(call.input);
  }
}

function failureOf(call: DecisionCall, error: unknown): Failure {
  return call.kind === 'approve' ? describeError(error, 'APPROVE_FAILED') : correctionFailure(error, 'save');
}

/** One review's decision, sent after its undo window. */
export function useDecision(
  { id, filename }: { id: string; filename: string },
  { showsFailure = false } = {},
): DecisionControls {
  const state = useDecisionState(id);
  const utils = trpc.useUtils();
  const toast = useToast();

  function dismiss() {
    const shown = undoToasts.get(id);
    if (shown !== undefined) toast.close(shown);
    undoToasts.delete(id);
  }

  function undo() {
    if (!pendingDecisions.undo(id)) return;
    dismiss();
    toast.show({ title: `${nounOf(state)} undone`, description: `${filename} is still pending.` });
  }

  async function run(call: DecisionCall): Promise<Failure | undefined> {
    try {
      const { paperKind, isDelivered } = await send(call);
      dismiss();
      const next = isDelivered ? 'is certified.' : 'is certified and with the notary.';
      toast.show({ tone: 'ok', title: decisionLabels[call.kind].done, description: `${paperKind} ${next}` });
      return undefined;
    } catch (error) {
      dismiss();
      const failure = failureOf(call, error);
      const title = `${filename} couldn’t be ${call.kind === 'approve' ? 'approved' : 'delivered'}`;
      if (!inlineReviews.has(id)) toast.show({ tone: 'error', title, description: failure.text });
      return failure;
    } finally {
      void Promise.all([utils.authenticator.invalidate(), utils.admin.invalidate(), utils.documents.invalidate()]);
    }
  }

  useEffect(() => {
    if (!showsFailure) return undefined;
    inlineReviews.add(id);
    return () => {
      inlineReviews.delete(id);
    };
  }, [showsFailure, id]);

  // The countdown has its own Undo; the toast offers it once the reviewer has left that page.
  const isWaiting = state?.step === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const shown = undoToasts.get(id);
    if (shown !== undefined) toast.close(shown);
    undoToasts.delete(id);
    return () => {
      if (!pendingDecisions.isWaiting(id)) return;
      const offer = toast.show({
        title: 'Not sent yet',
        description: `${filename} is certified in a few seconds.`,
        timeout: 0,
        action: {
          label: 'Undo',
          onPress: () => {
            if (pendingDecisions.undo(id))
              toast.show({ title: 'Undone', description: `${filename} is still pending.` });
          },
        },
      });
      undoToasts.set(id, offer);
    };
  }, [isWaiting, id, filename, toast]);

  return {
    state,
    decide(call) {
      if (pendingDecisions.isUnderWay(id)) return;
      scheduleDecision(call, () => run(call));
    },
    undo,
  };
}

function nounOf(state: DecisionState | undefined): string {
  const noun = state ? decisionLabels[state.kind].noun : 'decision';
  return noun.replace(/^./, (first) => first.toUpperCase());
}
