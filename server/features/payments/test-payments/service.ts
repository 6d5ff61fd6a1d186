import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { openSandbox, requireSandbox } from '#server/features/auth/sandbox.ts';
import {
  disputeTestCheckout,
  findCheckoutAccount,
  findTestCheckout,
  settleTestCheckout,
  type TestCheckout,
} from '#server/sandbox/test-stripe.ts';
import type { settleTestCheckoutInput, SetTestPaymentInput } from '#shared/schemas/test-orders.ts';
import { syncDisputes } from '../disputes/service.ts';
import { syncSession } from '../fulfilment/service.ts';
import { findPayment, findPaymentBySession } from '../queries.ts';
import { refundPayment } from '../refunds/service.ts';

/*
 * What people and banks do to payments, done by a test key to those of its sandbox.
 * Promises: the product learns of it as it learns from the card provider, and has acted on it when the call returns.
 */

const outcomes = { paid: 'paid', declined: 'failed', expired: 'expired' } as const;

/** What the page of a test checkout shows; undefined for an id that no checkout has. */
export async function openTestCheckout(
  live: Deps,
  sessionId: string,
): Promise<{ deps: Deps; checkout: TestCheckout } | undefined> {
  const accountId = await findCheckoutAccount(live.sandboxDb, sessionId);
  const deps = accountId === undefined ? undefined : await openSandbox(live, accountId);
  const checkout = deps && (await findTestCheckout({ ...deps, ...requireSandbox(deps) }, sessionId));
  return deps && checkout && { deps, checkout };
}

/** Ends an open checkout; false for one that has ended. */
export async function endCheckout(
  deps: Deps,
  { sessionId, outcome }: { sessionId: string; outcome: keyof typeof outcomes },
): Promise<boolean> {
  const place = { ...deps, ...requireSandbox(deps) };
  const checkout = await findTestCheckout(place, sessionId);
  const isSettled = checkout?.status === 'open' && (await settleTestCheckout(place, checkout.id, outcomes[outcome]));
  await syncSession(deps, sessionId);
  return isSettled;
}

/** Ends an open checkout. Throws PAYMENT_NOT_FOUND, TEST_STATE_REFUSED for one that has ended. */
export async function endTestCheckout(
  deps: Deps,
  actor: SignedInActor,
  { sessionId, outcome }: z.output<typeof settleTestCheckoutInput>,
): Promise<void> {
  if (!(await findPaymentBySession(deps.db, { sessionId, userId: actor.id }))) throw new AppError('PAYMENT_NOT_FOUND');
  if (!(await endCheckout(deps, { sessionId, outcome }))) throw new AppError('TEST_STATE_REFUSED');
}

const disputeStates = { disputed: 'needs_response', dispute_won: 'won', dispute_lost: 'lost' } as const;

/** Refunds or disputes a payment. Throws PAYMENT_NOT_FOUND, TEST_STATE_REFUSED, REFUND_NOT_POSSIBLE, PAYMENT_DISPUTED. */
export async function changeTestPayment(
  deps: Deps,
  actor: SignedInActor,
  { paymentId, state }: SetTestPaymentInput,
): Promise<void> {
  const place = { ...deps, ...requireSandbox(deps) };
  const payment = await findPayment(deps.db, { id: paymentId, userId: actor.id });
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
  const intentId = payment.stripePaymentIntentId;
  const checkout = intentId === null ? undefined : await findTestCheckout(place, intentId);
  if (checkout?.status !== 'paid') throw new AppError('TEST_STATE_REFUSED');
  if (state === 'refunded') {
    await refundPayment(deps, actor, { paymentId, reason: 'Refunded by a test key' });
    return;
  }
  const isOpen = checkout.dispute?.status === 'needs_response';
  if (isOpen === (state === 'disputed')) throw new AppError('TEST_STATE_REFUSED');
  await disputeTestCheckout(place, checkout, disputeStates[state]);
  await syncDisputes(deps, checkout.paymentIntent);
}
