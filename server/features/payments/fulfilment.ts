import type { Selectable } from 'kysely';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError, isUnavailable } from '#server/errors.ts';
import { findGuestAddress } from '#server/features/auth/guests.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { rateNow } from '#server/features/company/exchange-rates.ts';
import { queueOrderEmail } from '#server/features/documents/order-mail.ts';
import { listDocumentViews } from '#server/features/documents/queries.ts';
import { lockUserDocuments } from '#server/features/documents/rows.ts';
import { transition } from '#server/features/documents/transition.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentItemsTable, PaymentsTable } from '#server/platform/db/tables.ts';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { nextStatus } from '#shared/document-status.ts';
import { describeService, describeSpeed } from '#shared/pricing.ts';
import type { PaymentFlag } from '#shared/schemas/payments.ts';
import { mailPayers } from './account-mail.ts';
import { confirmUse, releaseUse } from './coupon-queries.ts';
import { requestInvoices } from './invoicing.ts';
import {
  findPayment,
  findPaymentBySession,
  listItems,
  listOpenPayments,
  lockPayment,
  releaseItems,
  updatePayment,
} from './queries.ts';
import { balanceOf } from './receivables.ts';
import { enqueueMoneySync, flagPayment, paidColumns, recordDuplicate } from './received-money.ts';
import { cardOf, outcomeOf, type Outcome } from './stripe-status.ts';

/*
 * Fulfilment: from a paid session to work.
 * Promises: an order is fulfilled exactly once, however often and in whichever order the webhook, the success page and the
 * reconciler report it; the outcome is read from Stripe's API, never from an event's payload.
 * Never: work on an order whose amount, currency or files differ from the priced ones. Such a payment is flagged.
 */

type Payment = Selectable<PaymentsTable>;
type Item = Selectable<PaymentItemsTable>;
type OpenPaymentRow = Pick<Payment, 'id' | 'stripeSessionId' | 'expiresAt'>;

/** Syncs a payment with its Stripe session. Idempotent, also under concurrency. Throws when Stripe is unavailable. */
export async function syncSession(deps: Deps, sessionId: string): Promise<Outcome> {
  const session = await deps.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  });
  const outcome = outcomeOf(session);
  const known = await findPaymentOf(deps, session);
  if (!known) return outcome;
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, known.id);
    if (!payment) return;
    if (payment.status === 'paid' || payment.status === 'refunded') {
      if (outcome === 'paid' && payment.stripeSessionId !== session.id) {
        await recordDuplicate(deps, trx, { payment, session, flag: 'already-paid' });
      }
      return;
    }
    if (payment.status === 'due') return collectStatement(deps, trx, { payment, session, outcome });
    if (outcome === 'paid') await fulfil(deps, trx, { payment, session });
    else if (outcome !== 'open' && payment.status === 'open') await failPayment(deps, trx, { payment, outcome });
  });
  return outcome;
}

/**
 * Undefined for a session of another shop on the same Stripe account. A session is created after its payment is committed,
 * so the product's own sessions are always found.
 */
async function findPaymentOf(deps: Deps, session: Stripe.Checkout.Session): Promise<Payment | undefined> {
  const reference = z.uuid().safeParse(session.client_reference_id);
  return (
    (await findPaymentBySession(deps.db, { sessionId: session.id })) ??
    (reference.success ? await findPayment(deps.db, { id: reference.data }) : undefined)
  );
}

/** Marks the locked payment failed or expired and releases its documents to be ordered again. */
async function failPayment(
  deps: Deps,
  trx: Trx,
  { payment, outcome }: { payment: Payment; outcome: 'failed' | 'expired' },
): Promise<void> {
  const now = deps.now();
  await updatePayment(trx, { id: payment.id, values: { status: outcome }, now });
  await releaseItems(trx, payment.id);
  await releaseUse(trx, { paymentId: payment.id, now });
}

/** Ends an open session; a paid or expired one is left unchanged. */
export async function expireSession(deps: Deps, sessionId: string): Promise<void> {
  try {
    await deps.stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** Expires an open payment that has no session; returns the session id if a concurrent request recorded one. */
export async function failWithoutSession(deps: Deps, paymentId: string): Promise<string | null> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (payment?.status === 'open' && !payment.stripeSessionId) {
      await failPayment(deps, trx, { payment, outcome: 'expired' });
    }
    return payment?.stripeSessionId ?? null;
  });
}

/** Expires a superseded session, then syncs its outcome. */
export async function closeCheckout(deps: Deps, payment: Payment): Promise<void> {
  const sessionId = payment.stripeSessionId ?? (await failWithoutSession(deps, payment.id));
  if (!sessionId) return;
  await expireSession(deps, sessionId);
  await syncSession(deps, sessionId);
}

/** Ends the checkout of a due statement before its amount changes. No effect on any other payment. */
export async function endStatementCheckout(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, { id: paymentId });
  if (payment?.status !== 'due' || !payment.stripeSessionId) return;
  await expireSession(deps, payment.stripeSessionId);
  await syncSession(deps, payment.stripeSessionId);
}

async function fulfil(
  deps: Deps,
  trx: Trx,
  { payment, session }: { payment: Payment; session: Stripe.Checkout.Session },
): Promise<void> {
  const now = deps.now();
  const items = await listItems(trx, payment.id);
  const mismatch = await detectMismatch(trx, { payment, items, session });
  const flag = mismatch ?? ((await isOverCardLimit(deps, trx, { payment, session })) ? 'card-limit' : null);
  const rate = await rateNow(deps, trx, payment.currency);
  await updatePayment(trx, { id: payment.id, values: { ...paidColumns(session, now), ...rate, flag }, now });
  await confirmUse(trx, { paymentId: payment.id, now });
  await enqueueMoneySync(deps, trx, session);
  if (flag) return flagPayment(deps, trx, { payment, flag });
  for (const item of items) {
    await transition(deps, trx, {
      documentId: item.documentId,
      event: 'pay',
      as: 'system',
      actor: null,
      chargedCents: item.totalCents,
      rate,
    });
  }
  await deps.jobs.enqueue(trx, 'payments.releaseStale', {});
  await requestInvoices(deps, trx, payment);
  await confirmPaid(deps, trx, { payment: { ...payment, paidAt: now }, documents: items.length });
}

/** When the last of these orders is promised. */
function lastDue(orders: readonly { dueAt: string | null }[]): string | undefined {
  return orders
    .flatMap(({ dueAt }) => dueAt ?? [])
    .toSorted()
    .at(-1);
}

/** Whether a guest's card has paid for implausibly many orders today. Accounts are limited separately. */
async function isOverCardLimit(
  { rateLimiter }: Deps,
  trx: Trx,
  { payment, session }: { payment: Payment; session: Stripe.Checkout.Session },
): Promise<boolean> {
  const { fingerprint } = cardOf(session);
  if (fingerprint === null || (await findGuestAddress(trx, payment.userId)) === undefined) return false;
  try {
    await rateLimiter.consume('guestCards', hashToken(fingerprint).toString('base64url'), 'TOO_MANY_REQUESTS');
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return true;
    throw error;
  }
}

/** Compares the session with the payment, and the payment with the stored documents. Null when all match. */
async function detectMismatch(
  trx: Trx,
  { payment, items, session }: { payment: Payment; items: readonly Item[]; session: Stripe.Checkout.Session },
): Promise<PaymentFlag | null> {
  if (session.amount_total !== payment.amountCents || session.currency !== payment.currency) return 'amount-differs';
  const itemTotal = items.reduce((sum, item) => sum + item.totalCents, 0);
  if (itemTotal !== payment.amountCents) return 'order-changed';
  const ids = items.map((item) => item.documentId);
  const documents = new Map(
    (await lockUserDocuments(trx, { ids, userId: payment.userId })).map((document) => [document.id, document]),
  );
  for (const item of items) {
    const document = documents.get(item.documentId);
    if (document && document.paymentStatus !== 'unpaid') return 'already-paid';
    if (document?.fileSha256 !== item.fileSha256 || document.totalCostCents !== item.totalCents) return 'order-changed';
    if (document.currency !== payment.currency) return 'order-changed';
    if (!nextStatus(document.status, 'pay', 'system')) return 'order-changed';
  }
  return null;
}

/** Tells the customer that an order is paid, and mails the receipt. */
export async function confirmPaid(
  deps: Deps,
  trx: Trx,
  { payment, documents }: { payment: Payment & { paidAt: Date }; documents: number },
): Promise<void> {
  const customer = await findOwner(trx, payment.userId);
  if (!customer) throw new AppError('USER_NOT_FOUND');
  await notify(trx, {
    now: deps.now,
    userId: customer.id,
    kind: 'payment_confirmed',
    payload: { paymentId: payment.id, totalCents: payment.amountCents, currency: payment.currency, documents },
  });
  await queueReceipt(deps, trx, { payment, customer });
}

/** Mails the receipt of a payment that fulfilled its order. */
export async function queueReceipt(
  deps: Deps,
  trx: Trx,
  {
    payment,
    customer,
  }: { payment: Payment & { paidAt: Date }; customer: { id: string; name: string | null; email: string } },
): Promise<void> {
  const items = await listItems(trx, payment.id);
  const ids = items.map((item) => item.documentId);
  const views = await listDocumentViews(trx, { ids, userId: customer.id, now: deps.now() });
  const dueAt = lastDue(views);
  const kinds = new Map(views.map(({ id, ordered }) => [id, ordered?.paperKind]));
  await queueOrderEmail(deps, trx, {
    userId: customer.id,
    to: { name: customer.name, address: customer.email },
    template: 'payment-receipt',
    documentIds: ids,
    payload: {
      paymentId: payment.id,
      receiptNumber: String(payment.receiptNumber),
      paidAt: payment.paidAt.toISOString(),
      totalCents: payment.amountCents,
      currency: payment.currency,
      ...(dueAt && { dueAt }),
      lines: items.map((item) => ({
        filename: item.filename,
        ...(kinds.get(item.documentId) && { paperKind: kinds.get(item.documentId) }),
        label: describeService(item),
        translationType: item.translationType,
        isBankStatement: item.isBankStatement,
        speed: item.speed,
        pages: item.pages,
        rateCents: item.rateCents,
        ...(item.postageCents > 0 && { postageCents: item.postageCents }),
        ...(item.topUpCents > 0 && { topUpCents: item.topUpCents }),
        ...(item.feeCents > 0 && { feeCents: item.feeCents }),
        ...(item.discountCents > 0 && { discountCents: item.discountCents }),
        ...(item.extraCents !== 0 && { extraCents: item.extraCents }),
        ...(item.surchargeCents > 0 && {
          surchargeCents: item.surchargeCents,
          surchargeLabel: describeSpeed(item.speed),
        }),
        totalCents: item.totalCents,
      })),
    },
  });
}

/**
 * Settles a statement by the outcome of its session. Its orders were started when they were put on account, so nothing is
 * fulfilled here. The caller holds the payment's lock.
 */
async function collectStatement(
  deps: Deps,
  trx: Trx,
  { payment, session, outcome }: { payment: Payment; session: Stripe.Checkout.Session; outcome: Outcome },
): Promise<void> {
  if (outcome === 'open') return;
  const now = deps.now();
  const dueCents = balanceOf(payment);
  if (outcome === 'paid' && session.amount_total === dueCents && session.currency === payment.currency) {
    await updatePayment(trx, { id: payment.id, values: { ...paidColumns(session, now), checkoutUrl: null }, now });
    await enqueueMoneySync(deps, trx, session);
    await mailPayers(deps, trx, { accountId: payment.userId, change: 'paid', cents: dueCents, paymentId: payment.id });
    const documents = (await listItems(trx, payment.id)).length;
    await notify(trx, {
      now: deps.now,
      userId: payment.userId,
      kind: 'payment_confirmed',
      payload: { paymentId: payment.id, totalCents: dueCents, currency: payment.currency, documents },
    });
    return;
  }
  if (payment.stripeSessionId === session.id) {
    // Its next checkout is a new attempt.
    await updatePayment(trx, {
      id: payment.id,
      values: { stripeSessionId: null, checkoutUrl: null, expiresAt: now },
      now,
    });
  }
  if (outcome === 'paid') await recordDuplicate(deps, trx, { payment, session, flag: 'amount-differs' });
}

/**
 * Syncs payments that have been open for two minutes, least recently synced first, in case their webhook was lost. Throws
 * when Stripe is unavailable; an error of one payment is logged and does not block the others.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - 2 * 60 * 1000);
  for (const payment of await listOpenPayments(deps.db, { before, limit: 200, ownerId: deps.sandbox?.accountId })) {
    try {
      await reconcileOne(deps, payment);
    } catch (error) {
      if (isUnavailable(error) || isProviderUnavailable(deps, error)) throw error;
      deps.log.error({ err: error, paymentId: payment.id }, 'reconciling an open payment failed');
    }
  }
}

async function reconcileOne(deps: Deps, { id, stripeSessionId, expiresAt }: OpenPaymentRow): Promise<void> {
  await updatePayment(deps.db, { id, values: {}, now: deps.now() });
  if (stripeSessionId) {
    await syncSession(deps, stripeSessionId);
  } else if (expiresAt < deps.now()) {
    // No session was created, so the payment cannot be paid.
    await failWithoutSession(deps, id);
  }
}

function isProviderUnavailable({ stripe }: Deps, error: unknown): boolean {
  return error instanceof stripe.errors.StripeError && !(error instanceof stripe.errors.StripeInvalidRequestError);
}
