import type { Selectable } from 'kysely';
import { Stripe } from 'stripe';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { notify, notifyAdmins } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PaymentsTable } from '#server/platform/db/tables.ts';
import type { createCheckoutOutput } from '#shared/schemas/payments.ts';
import { mailPayers } from '../account-mail.ts';
import { expireSession, syncSession } from '../fulfilment.ts';
import { findBilled, findStatement } from '../invoice-queries.ts';
import { lockPayment, updatePayment } from '../queries.ts';
import { balanceOf } from '../receivables.ts';
import { isOfEarlierMonth, monthStart, stateTab } from '../stating.ts';
import { listTabs, listUnreportedOverdue } from './queries.ts';

/*
 * Statements: the invoice of a month's orders on account, and its payment.
 * Promises: a checkout charges exactly what is due, since credits and other money wait until it has ended.
 * Never: two open checkouts of one statement.
 */

type Payment = Selectable<PaymentsTable>;
type CheckoutPage = z.infer<typeof createCheckoutOutput>;

/** Stripe allows at most 24 hours. */
const sessionLifetimeMs = 23 * 60 * 60 * 1000;
/** A session that expires sooner is replaced instead of reused; Stripe's minimum lifetime is 30 minutes. */
const minRemainingMs = 40 * 60 * 1000;
const maxRounds = 4;
/** Rows per run of the job; what is left follows in the next. */
const batch = 500;

/** Job: states the tabs of past months, and reports statements that became overdue. Idempotent, also under concurrency. */
export async function closeMonths(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const { id } of await listTabs(deps.db, { before: monthStart(now), limit: batch })) {
    await once(deps, id, async (trx, payment) => {
      if (payment.statedAt === null && isOfEarlierMonth(payment.createdAt, now)) await stateTab(deps, trx, payment);
    });
  }
  for (const { id } of await listUnreportedOverdue(deps.db, { now, limit: batch })) {
    await once(deps, id, async (trx, payment) => {
      const isOverdue = payment.dueAt !== null && payment.dueAt <= now;
      if (isOverdue && payment.overdueNotifiedAt === null) await reportOverdue(deps, trx, payment);
    });
  }
}

/** Runs a step on a due payment under its lock; one that fails does not keep the others waiting. */
async function once(deps: Deps, id: string, step: (trx: Trx, payment: Payment) => Promise<void>): Promise<void> {
  try {
    await deps.db.transaction().execute(async (trx) => {
      const payment = await lockPayment(trx, id);
      if (payment?.status === 'due') await step(trx, payment);
    });
  } catch (error) {
    deps.log.error({ err: error, paymentId: id }, 'month-end step failed, retrying');
  }
}

async function reportOverdue(deps: Deps, trx: Trx, payment: Payment): Promise<void> {
  const { id, userId } = payment;
  const now = deps.now();
  const cents = balanceOf(payment);
  await updatePayment(trx, { id, values: { overdueNotifiedAt: now }, now });
  await mailPayers(deps, trx, { accountId: userId, change: 'overdue', cents, paymentId: id });
  const statement = await findStatement(trx, { paymentId: id, accountId: userId });
  const billed = await findBilled(trx, userId);
  const about = { paymentId: id, number: statement?.number ?? '', totalCents: cents };
  await notify(trx, { now: deps.now, userId, kind: 'statement_overdue', payload: about });
  const payload = { ...about, organization: billed?.name ?? '' };
  await notifyAdmins(trx, { now: deps.now, kind: 'account_overdue', payload });
}

/**
 * The page where a statement is paid; a tab is stated first, so that a month can be paid before its end. Throws PAYMENT_NOT_FOUND,
 * ALREADY_PAID, TOO_MANY_CHECKOUTS, CHECKOUT_FAILED when Stripe fails or is unreachable.
 */
export async function payStatement(
  deps: Deps,
  actor: Actor,
  { paymentId }: { paymentId: string },
): Promise<CheckoutPage> {
  await deps.rateLimiter.consume('checkout', actor.id, 'TOO_MANY_CHECKOUTS');
  for (let round = 0; round < maxRounds; round += 1) {
    const payment = await deps.db.transaction().execute((trx) => planPayment(deps, trx, { actor, paymentId }));
    try {
      const page = await openStatement(deps, payment);
      if (page) return page;
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? new AppError('CHECKOUT_FAILED', { cause: error }) : error;
    }
  }
  throw new AppError('CONFLICT');
}

async function planPayment(
  deps: Deps,
  trx: Trx,
  { actor, paymentId }: { actor: Actor; paymentId: string },
): Promise<Payment> {
  const locked = await lockPayment(trx, paymentId);
  if (locked?.userId !== actor.id || !locked.onAccount) throw new AppError('PAYMENT_NOT_FOUND');
  if (locked.status === 'due' && locked.statedAt === null) await stateTab(deps, trx, locked);
  const payment = await lockPayment(trx, paymentId);
  if (payment?.status !== 'due') throw new AppError('ALREADY_PAID');
  if (payment.stripeSessionId || !isExpiring(deps, payment)) return payment;
  const now = deps.now();
  // Concurrent requests share this attempt, whose session they all ask for by the same key.
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  await updatePayment(trx, { id: payment.id, values: { expiresAt }, now });
  return { ...payment, expiresAt };
}

function isExpiring(deps: Deps, { expiresAt }: Payment): boolean {
  return expiresAt.getTime() < deps.now().getTime() + minRemainingMs;
}

/** Undefined when the session has ended or what is due has changed, so that the payment is planned again. */
async function openStatement(deps: Deps, payment: Payment): Promise<CheckoutPage | undefined> {
  const { stripeSessionId: sessionId, checkoutUrl: url } = payment;
  if (!sessionId) return requestStatement(deps, payment);
  if (isExpiring(deps, payment)) await expireSession(deps, sessionId);
  const outcome = await syncSession(deps, sessionId);
  if (outcome === 'paid') throw new AppError('ALREADY_PAID');
  if (outcome !== 'open') return undefined;
  // Complete, and the bank has not answered yet.
  if (!url || isExpiring(deps, payment)) throw new AppError('STATEMENT_PENDING');
  return { url, sessionId };
}

async function requestStatement(deps: Deps, payment: Payment): Promise<CheckoutPage | undefined> {
  const { id, userId, expiresAt } = payment;
  const dueCents = balanceOf(payment);
  const owner = await findOwner(deps.db, userId);
  const statement = await findStatement(deps.db, { paymentId: id, accountId: userId });
  if (!owner || !statement) throw new AppError('PAYMENT_NOT_FOUND');
  const { publicUrl, stripe } = deps.env;
  const params = statementParams({
    ...{ payment, dueCents, number: statement.number, email: owner.email },
    ...{ publicUrl, hasInclusiveTax: stripe.hasInclusiveTax },
  });
  const session = await createSession(deps, params, `statement-${id}-${expiresAt.getTime()}-${dueCents}`);
  const isRecorded = await deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, id);
    if (current?.status !== 'due' || current.expiresAt.getTime() !== expiresAt.getTime()) return false;
    const now = deps.now();
    if (!session) {
      await updatePayment(trx, { id, values: { expiresAt: now }, now });
      return false;
    }
    if (current.stripeSessionId !== null) return current.stripeSessionId === session.id;
    if (balanceOf(current) !== dueCents) return false;
    await updatePayment(trx, { id, values: { stripeSessionId: session.id, checkoutUrl: session.url }, now });
    return true;
  });
  if (session && !isRecorded) await expireSession(deps, session.id);
  return session?.url && isRecorded ? { url: session.url, sessionId: session.id } : undefined;
}

/** Undefined when the key was used with other parameters, after an address has changed. */
async function createSession(
  deps: Deps,
  params: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await deps.stripe.checkout.sessions.create(params, { idempotencyKey });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400) return undefined;
    throw error;
  }
}

/** Parameters of the Stripe session that a statement is paid with. Deterministic, so that a repeated idempotency key matches. */
function statementParams(statement: {
  payment: Selectable<PaymentsTable>;
  dueCents: number;
  number: string;
  email: string;
  publicUrl: string;
  /** The prices contain tax, which Stripe Tax computes and reports. */
  hasInclusiveTax: boolean;
}): Stripe.Checkout.SessionCreateParams {
  const { payment, dueCents, number, email, publicUrl, hasInclusiveTax } = statement;
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    mode: 'payment',
    client_reference_id: payment.id,
    customer_email: email,
    // One line: a session takes a hundred, and a month may have more orders.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency,
          unit_amount: dueCents,
          ...(hasInclusiveTax && { tax_behavior: 'inclusive' as const }),
          product_data: { name: `Invoice ${number}`, description: `Orders of ${month.format(payment.createdAt)}` },
        },
      },
    ],
    ...(hasInclusiveTax && { automatic_tax: { enabled: true } }),
    metadata: { userId: payment.userId, invoiceNumber: number },
    payment_intent_data: { metadata: { paymentId: payment.id }, receipt_email: email },
    expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
    success_url: `${publicUrl}/dashboard/organization?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/dashboard/organization`,
  };
}
