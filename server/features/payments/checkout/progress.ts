import type { Selectable } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, isUnavailable } from '#server/errors.ts';
import { listDocumentViews } from '#server/features/documents/queries.ts';
import { listWorkflowStates } from '#server/features/documents/review/queries.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import type { ProcessSessionOutput } from '#shared/schemas/payments.ts';
import { syncSession } from '../fulfilment.ts';
import { findPayment, findPaymentBySession, listItems } from '../queries.ts';

/** A paid checkout as its success page follows it. */

type Payment = Selectable<PaymentsTable>;

/**
 * State of a session for the success page. Syncs an open payment itself, so that a late webhook delays nothing; reports the
 * recorded state while Stripe is unavailable. Throws SESSION_INFO_FAILED for another person's session.
 */
export async function processSession(deps: Deps, actor: Actor, sessionId: string): Promise<ProcessSessionOutput> {
  const before = await findPaymentBySession(deps.db, { sessionId, userId: actor.id });
  if (!before) throw new AppError('SESSION_INFO_FAILED');
  if (before.status === 'open' || before.status === 'due') await trySyncSession(deps, sessionId);
  const payment = (await findPayment(deps.db, { id: before.id })) ?? before;

  const ids = (await listItems(deps.db, payment.id)).map((item) => item.documentId);
  const [documents, workflow] = await Promise.all([
    listDocumentViews(deps.db, { ids, userId: actor.id, now: deps.now() }),
    listWorkflowStates(deps.db, ids),
  ]);
  const isSent = workflow.length > 0 && workflow.every((review) => review.workflowState !== 'waiting');
  return {
    state: stateOf(payment),
    steps: stepsOf(payment, isSent || deps.translator === null),
    documents,
    paymentId: payment.id,
    amountCents: payment.amountCents,
    currency: payment.currency,
  };
}

async function trySyncSession(deps: Deps, sessionId: string): Promise<void> {
  try {
    await syncSession(deps, sessionId);
  } catch (error) {
    if (!isUnavailable(error) && !(error instanceof deps.stripe.errors.StripeError)) throw error;
    deps.log.warn({ err: error }, 'card provider unavailable');
  }
}

function stateOf(payment: Payment): ProcessSessionOutput['state'] {
  if (payment.status === 'open' || payment.status === 'due') return 'waiting';
  if (payment.status === 'failed' || payment.status === 'expired' || payment.flag) return 'failed';
  return 'done';
}

/** The translation step runs in the background and does not affect `state`. */
function stepsOf(payment: Payment, isSent: boolean): ProcessSessionOutput['steps'] {
  const state = stateOf(payment);
  if (state === 'failed') {
    return [
      { name: 'payment', state: payment.flag ? 'done' : 'failed' },
      { name: 'documents', state: payment.flag ? 'failed' : 'waiting' },
      { name: 'translation', state: 'waiting' },
    ];
  }
  const isPaid = state === 'done';
  return [
    { name: 'payment', state: isPaid ? 'done' : 'active' },
    { name: 'documents', state: isPaid ? 'done' : 'waiting' },
    { name: 'translation', state: !isPaid ? 'waiting' : isSent ? 'done' : 'active' },
  ];
}
