import type { Selectable } from 'kysely';
import { Stripe } from 'stripe';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findGuestAddress } from '#server/features/auth/guests.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { acceptedTerms } from '#server/features/company/legal-texts.ts';
import { isNotaryAvailable } from '#server/features/documents/availability.ts';
import { findDeskOrderOf } from '#server/features/documents/desk-access.ts';
import { makePayLink } from '#server/features/documents/pay-link.ts';
import { findDocument } from '#server/features/documents/rows.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import type { createCheckoutInput, createCheckoutOutput, sessionInfoOutput } from '#shared/schemas/payments.ts';
import { findUse } from '../coupon-queries.ts';
import { closeCheckout, expireSession, failWithoutSession, syncSession } from '../fulfilment.ts';
import { holdCoupon } from '../order-discounts.ts';
import { holdingLists, itemsOf, keepPrices, priceOrder, type PricedOrder, type PriceLists } from '../priced-order.ts';
import {
  findPayment,
  findPaymentBySession,
  insertPayment,
  listItems,
  listStalePayments,
  lockPayment,
  updatePayment,
} from '../queries.ts';
import { checkoutParams, toCheckoutMetadata } from './checkout-session.ts';

/*
 * Checkout: from an order to a Stripe session.
 * Promises: the price is computed from the stored files and equals the one shown; concurrent requests for one order share
 * one open session; a session whose order changed is expired.
 * Never: two open sessions that charge for the same document.
 */

type Payment = Selectable<PaymentsTable>;
type CheckoutPage = z.infer<typeof createCheckoutOutput>;
type Plan = { kind: 'use'; payment: Payment } | { kind: 'supersede'; payments: readonly Payment[] };

/** Stripe allows at most 24 hours. */
const sessionLifetimeMs = 23 * 60 * 60 * 1000;
const couponSessionMs = 2 * 60 * 60 * 1000;
/** A session that expires sooner is replaced instead of reused; Stripe's minimum lifetime is 30 minutes. */
const minRemainingMs = 40 * 60 * 1000;
/** Each round plans again after superseded sessions were closed. */
const maxRounds = 4;

/**
 * The checkout page for these documents. Throws DOCUMENT_NOT_FOUND, FILE_REQUIRED, ALREADY_PAID, NOTARY_UNAVAILABLE,
 * TOO_MANY_CHECKOUTS, PRICE_CHANGED (details: the new total), CHECKOUT_FAILED when Stripe fails or is unreachable, and the codes
 * of `quotedPrice` and `findDiscounts`.
 */
export async function createCheckoutSession(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof createCheckoutInput>,
): Promise<z.infer<typeof createCheckoutOutput>> {
  await deps.rateLimiter.consume('checkout', actor.id, 'TOO_MANY_CHECKOUTS');
  const lists = await holdingLists(deps, actor);
  for (let round = 0; round < maxRounds; round += 1) {
    const plan = await deps.db.transaction().execute((trx) => planCheckout(deps, trx, { actor, input, lists }));
    try {
      if (plan.kind === 'supersede') {
        for (const payment of plan.payments) await closeCheckout(deps, payment);
        continue;
      }
      const checkout = await openCheckout(deps, plan.payment);
      if (checkout) return checkout;
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? new AppError('CHECKOUT_FAILED', { cause: error }) : error;
    }
  }
  throw new AppError('CONFLICT');
}

async function planCheckout(
  deps: Deps,
  trx: Trx,
  { actor, input, lists }: { actor: Actor; input: z.infer<typeof createCheckoutInput>; lists: PriceLists },
): Promise<Plan> {
  const order = await priceOrder(deps, trx, { actor, input, lists });
  const { price, live } = order;
  const [only, ...others] = live;
  if (only && others.length === 0 && (await isSameOrder(deps, trx, { payment: only, order }))) {
    return { kind: 'use', payment: only };
  }
  if (live.length > 0) return { kind: 'supersede', payments: live };

  const now = deps.now();
  const payment = await insertPayment(
    trx,
    {
      userId: actor.id,
      amountCents: price.totalCents,
      currency: price.currency,
      ...(await acceptedTerms(deps, input.locale)),
      isMobile: input.isMobile,
      timeZone: input.timeZone ?? null,
      expiresAt: new Date(now.getTime() + lifetimeOf(order)),
      createdAt: now,
      updatedAt: now,
    },
    itemsOf(order),
  );
  await holdCoupon(deps, trx, { order, payment, state: 'held' });
  await keepPrices(trx, { order, payment, now });
  return { kind: 'use', payment };
}

/** A checkout that holds a coupon, which others wait for, ends sooner. */
function lifetimeOf({ discount }: PricedOrder): number {
  return discount?.kind === 'coupon' ? couponSessionMs : sessionLifetimeMs;
}

async function isSameOrder(
  deps: Deps,
  trx: Trx,
  { payment, order: { documents, price, discount } }: { payment: Payment; order: PricedOrder },
): Promise<boolean> {
  const use = await findUse(trx, payment.id);
  if ((use?.couponId ?? null) !== (discount?.kind === 'coupon' ? discount.couponId : null)) return false;
  if (payment.currency !== price.currency) return false;
  if (payment.expiresAt.getTime() < deps.now().getTime() + minRemainingMs) return false;
  const items = new Map((await listItems(trx, payment.id)).map((item) => [item.documentId, item]));
  return (
    items.size === documents.length &&
    documents.every((document, index) => {
      const item = items.get(document.id);
      return (
        item?.fileSha256 === document.fileSha256 &&
        item.totalCents === price.lines[index]?.totalCents &&
        item.translationType === document.translationType &&
        item.speed === document.speed &&
        item.postageCents === (price.lines[index].postageCents ?? 0) &&
        item.extraCents === (price.lines[index].extraCents ?? 0)
      );
    })
  );
}

/** The page of an open payment; undefined when its session has ended, so that the order is planned again. */
async function openCheckout(deps: Deps, payment: Payment): Promise<CheckoutPage | undefined> {
  const { stripeSessionId: sessionId, checkoutUrl: url } = payment;
  if (!sessionId || !url) return requestCheckout(deps, payment);
  const outcome = await syncSession(deps, sessionId);
  if (outcome === 'paid') throw new AppError('ALREADY_PAID');
  return outcome === 'open' ? { url, sessionId } : undefined;
}

/**
 * Creates the payment's session; idempotent, also under concurrency. Undefined when the payment failed meanwhile: a session
 * that is not recorded on its payment is expired instead of returned.
 */
async function requestCheckout(deps: Deps, payment: Payment): Promise<CheckoutPage | undefined> {
  const session = await requestSession(deps, payment);
  if (!session) {
    await failWithoutSession(deps, payment.id);
    return undefined;
  }
  const isRecorded = await deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, payment.id);
    if (current?.status !== 'open') return false;
    const values = { stripeSessionId: session.id, checkoutUrl: session.url };
    await updatePayment(trx, { id: payment.id, values, now: deps.now() });
    return true;
  });
  if (!isRecorded) await expireSession(deps, session.id);
  return isRecorded && session.url ? { url: session.url, sessionId: session.id } : undefined;
}

/** Undefined when the idempotency key was used with other parameters, after an address or a file has changed. */
async function requestSession(deps: Deps, payment: Payment): Promise<Stripe.Checkout.Session | undefined> {
  const { metadata } = await describe(deps, payment);
  const { locale, isGuest } = await findPayer(deps, payment.userId);
  const items = await listItems(deps.db, payment.id);
  const orderId = isGuest ? undefined : await findDeskOrderOf(deps.db, items[0]?.documentId ?? payment.id);
  try {
    return await deps.stripe.checkout.sessions.create(
      checkoutParams({
        payment,
        items,
        metadata,
        publicUrl: deps.env.publicUrl,
        locale,
        isAddressProved: !isGuest,
        hasInclusiveTax: deps.env.stripe.hasInclusiveTax,
        // Payers by a desk link need not be signed in.
        returnUrl: orderId === undefined ? undefined : makePayLink(deps, orderId),
      }),
      { idempotencyKey: `checkout-${payment.id}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400) return undefined;
    throw error;
  }
}

/** Expires open sessions whose documents were changed, discarded or paid elsewhere, or for which no notary is left. */
export async function closeStaleCheckouts(deps: Deps): Promise<void> {
  const hasNotary = await isNotaryAvailable(deps);
  for (const { id } of await listStalePayments(deps.db, { hasNotary, limit: 200, ownerId: deps.sandbox?.accountId })) {
    const payment = await findPayment(deps.db, { id });
    if (payment?.status === 'open') await closeCheckout(deps, payment);
  }
}

/** The order behind a session, for its owner. Throws SESSION_INFO_FAILED for any other session. */
export async function getSessionInfo(
  deps: Deps,
  actor: Actor,
  sessionId: string,
): Promise<z.infer<typeof sessionInfoOutput>> {
  const payment = await findPaymentBySession(deps.db, { sessionId, userId: actor.id });
  if (!payment) throw new AppError('SESSION_INFO_FAILED');
  return describe(deps, payment);
}

async function describe(deps: Deps, payment: Payment): Promise<z.infer<typeof sessionInfoOutput>> {
  const items = await listItems(deps.db, payment.id);
  const [first] = items;
  const document = first && (await findDocument(deps.db, { id: first.documentId }));
  const owner = await findPayer(deps, payment.userId);
  return {
    metadata: toCheckoutMetadata({ payment, items, actor: owner, fileId: document?.fileId ?? '' }),
    paymentStatus: payment.status,
    documentIds: items.map((item) => item.documentId),
  };
}

/** The account that pays, with the address that a guest typed. */
async function findPayer(deps: Deps, accountId: string) {
  const owner = await findOwner(deps.db, accountId);
  if (!owner) throw new AppError('USER_NOT_FOUND');
  const typed = await findGuestAddress(deps.db, accountId);
  return { ...owner, email: typed ?? owner.email, isGuest: typed !== undefined };
}
