import type { z } from 'zod';
import type { Actor, SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findGuestAddress } from '#server/features/auth/guests.ts';
import { openSandbox, requireSandbox } from '#server/features/auth/sandbox.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import { listDocumentViews } from '#server/features/documents/queries.ts';
import {
  disputeTestCheckout,
  findCheckoutAccount,
  findTestCheckout,
  settleTestCheckout,
  type TestCheckout,
} from '#server/public-api/test-stripe.ts';
import { discountOf, quote } from '#shared/pricing.ts';
import type { openOrderOutput, orderPriceInput, orderPriceOutput, receiptView } from '#shared/schemas/payments.ts';
import type { SetTestPaymentInput, settleTestCheckoutInput } from '#shared/schemas/test-orders.ts';
import { syncSession } from './fulfilment.ts';
import { bestQuote, findDiscounts } from './order-discounts.ts';
import { findPayment, findPaymentBySession, findReceipt, listItems, listLivePaymentsOf } from './queries.ts';
import { syncDisputes } from './refunds/disputes.ts';
import { refundPayment } from './refunds/service.ts';

/*
 * A customer's own payments: receipts and interrupted checkouts, and what people and banks do to the payments of a sandbox.
 * Promises: every read names the owner in the WHERE; the product learns of a test payment as it learns from the card provider, and
 * has acted on it when the call returns.
 * Never: a receipt for a payment that was not settled.
 */

/** The receipt of a settled payment. Throws PAYMENT_NOT_FOUND. */
export async function getReceipt(deps: Deps, actor: Actor, paymentId: string): Promise<z.infer<typeof receiptView>> {
  const receipt = await findReceipt(deps.db, { id: paymentId, userId: actor.id });
  if (!receipt) throw new AppError('PAYMENT_NOT_FOUND');
  const typed = await findGuestAddress(deps.db, actor.id);
  return { ...receipt, customerEmail: typed ?? receipt.customerEmail };
}

/** The documents of a checkout that can still be paid (unpaid, with a file), in their order. Throws PAYMENT_NOT_FOUND. */
export async function getOpenOrder(
  deps: Deps,
  actor: Actor,
  paymentId: string,
): Promise<z.infer<typeof openOrderOutput>> {
  const payment = await findPayment(deps.db, { id: paymentId, userId: actor.id });
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
  const ids = (await listItems(deps.db, paymentId)).map(({ documentId }) => documentId);
  const documents = (await listDocumentViews(deps.db, { ids, userId: actor.id, now: deps.now() }))
    .filter((document) => document.paymentStatus === 'unpaid' && document.hasFile)
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const { facts } = await deps.company.inForce('prices', pricesOf(actor));
  const totalCents = documents.length === 0 ? 0 : quote(documents, facts).totalCents;
  return { documents, totalCents, currency: facts.currency };
}

/** Current total and discount of unpaid documents together. Throws DOCUMENT_NOT_FOUND and the codes of `findDiscounts`. */
export async function getOrderPrice(
  deps: Deps,
  actor: Actor,
  { documentIds, coupon }: z.output<typeof orderPriceInput>,
): Promise<z.input<typeof orderPriceOutput>> {
  const ids = [...new Set(documentIds)];
  const rows = await listDocumentViews(deps.db, { ids, userId: actor.id, now: deps.now() });
  const items = ids.flatMap((id) => rows.find((row) => row.id === id && row.paymentStatus === 'unpaid') ?? []);
  if (items.length < ids.length) throw new AppError('DOCUMENT_NOT_FOUND');
  const { id: priceVersionId, facts } = await deps.company.inForce('prices', pricesOf(actor));
  const live = await listLivePaymentsOf(deps.db, ids);
  const discounts = await findDiscounts(deps, deps.db, { actor, coupon, items, currency: facts.currency, live });
  const price = bestQuote(items, facts, discounts);
  return { ...price, discountCents: discountOf(price), priceVersionId };
}

const outcomes = { paid: 'paid', declined: 'failed', expired: 'expired' } as const;

/** Data of a test checkout's page; undefined for an unknown id. */
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
