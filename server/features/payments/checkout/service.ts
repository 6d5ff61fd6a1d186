import type { Selectable } from 'kysely';
import { Stripe } from 'stripe';
import type { z } from 'zod';
import { formatCents } from '#shared/money.ts';
import { quote } from '#shared/pricing.ts';
import type { createCheckoutInput, createCheckoutOutput, sessionInfoOutput } from '#shared/schemas/payments.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { DocumentsTable, PaymentsTable } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findAccount } from '#server/features/auth/queries.ts';
import { findDocument, lockDocumentsOf } from '#server/features/documents/queries.ts';
import { assertOffered } from '#server/features/documents/offer/service.ts';
import { failPayment, syncSession } from '#server/features/payments/fulfilment/service.ts';
import {
  findPayment,
  findPaymentBySession,
  insertPayment,
  listItems,
  listLivePaymentsOf,
  listStalePayments,
  lockPayment,
  updatePayment,
} from '#server/features/payments/queries.ts';
import { toCheckoutMetadata, checkoutParams } from './checkout-session.ts';

/*
 * From an order to the card provider's page.
 * Promises: the price comes from the stored files and is the one that was shown; one open page per order, however many
 * tabs and clicks ask for it; a page that no longer says what the order is gets closed.
 * Never: two pages on which the same document can be paid.
 */

type Payment = Selectable<PaymentsTable>;
type Document = Selectable<DocumentsTable> & { fileSha256: string };
type Page = z.infer<typeof createCheckoutOutput>;
type Plan = { kind: 'use'; payment: Payment } | { kind: 'supersede'; payments: Payment[] };

/** The provider keeps a page open for at most 24 hours. */
const pageLifetime = 23 * 60 * 60 * 1000;
/** A page that ends sooner than this is not worth sending anybody to; the provider makes none of less than 30 minutes. */
const leastLifetime = 40 * 60 * 1000;
const rounds = 4;

/**
 * The page on which these documents are paid. Throws DOCUMENT_NOT_FOUND, FILE_REQUIRED, ALREADY_PAID, NOTARY_UNAVAILABLE, TOO_MANY_CHECKOUTS,
 * PRICE_CHANGED (with the new total), CHECKOUT_FAILED when the provider cannot be reached.
 */
export async function createCheckoutSession(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof createCheckoutInput>,
): Promise<z.infer<typeof createCheckoutOutput>> {
  await deps.rateLimiter.consume('checkout', actor.id, 'TOO_MANY_CHECKOUTS');
  for (let round = 0; round < rounds; round += 1) {
    const plan = await deps.db.transaction().execute((trx) => planCheckout(deps, trx, { actor, input }));
    try {
      if (plan.kind === 'supersede') {
        for (const payment of plan.payments) await closePage(deps, payment);
        continue;
      }
      const page = await openPage(deps, plan.payment);
      if (page) return page;
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? new AppError('CHECKOUT_FAILED', { cause: error }) : error;
    }
  }
  throw new AppError('CONFLICT');
}

async function planCheckout(
  deps: Deps,
  trx: Trx,
  { actor, input }: { actor: Actor; input: z.infer<typeof createCheckoutInput> },
): Promise<Plan> {
  const documents = await lockOrder(trx, actor, input.documentIds);
  await assertOffered(
    deps,
    documents.map((document) => document.translationType),
  );
  const price = quote(documents);
  if (price.totalCents !== input.expectedTotalCents) {
    throw new AppError('PRICE_CHANGED', {
      details: { total: formatCents(price.totalCents), totalCents: price.totalCents },
    });
  }

  const live = await listLivePaymentsOf(trx, input.documentIds);
  if (live.some((payment) => payment.status !== 'open')) throw new AppError('ALREADY_PAID');
  const [only, ...others] = live;
  if (only && others.length === 0 && (await isSameOrder(deps, trx, { payment: only, documents }))) {
    return { kind: 'use', payment: only };
  }
  if (live.length > 0) return { kind: 'supersede', payments: live };

  const now = deps.now();
  const payment = await insertPayment(
    trx,
    {
      userId: actor.id,
      amountCents: price.totalCents,
      isMobile: input.isMobile,
      expiresAt: new Date(now.getTime() + pageLifetime),
      createdAt: now,
      updatedAt: now,
    },
    documents.map((document, position) => ({
      documentId: document.id,
      position,
      filename: document.filename,
      translationType: document.translationType,
      isBankStatement: document.isBankStatement,
      pages: document.pages,
      rateCents: quote([document]).lines[0]?.rateCents ?? 0,
      totalCents: quote([document]).totalCents,
      fileSha256: document.fileSha256,
    })),
  );
  return { kind: 'use', payment };
}

/** The documents in the order they were named, locked, each of them ready to be paid. */
async function lockOrder(trx: Trx, actor: Actor, documentIds: readonly string[]): Promise<Document[]> {
  const ids = [...new Set(documentIds)];
  const rows = new Map((await lockDocumentsOf(trx, { ids, userId: actor.id })).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw new AppError('DOCUMENT_NOT_FOUND');
    if (row.paymentStatus !== 'unpaid') throw new AppError('ALREADY_PAID');
    const { fileSha256 } = row;
    if (!fileSha256) throw new AppError('FILE_REQUIRED');
    return { ...row, fileSha256 };
  });
}

async function isSameOrder(
  deps: Deps,
  trx: Trx,
  { payment, documents }: { payment: Payment; documents: readonly Document[] },
): Promise<boolean> {
  if (payment.expiresAt.getTime() < deps.now().getTime() + leastLifetime) return false;
  const items = new Map((await listItems(trx, payment.id)).map((item) => [item.documentId, item]));
  return (
    items.size === documents.length &&
    documents.every((document) => {
      const item = items.get(document.id);
      return (
        item?.fileSha256 === document.fileSha256 &&
        item.totalCents === quote([document]).totalCents &&
        item.translationType === document.translationType
      );
    })
  );
}

/** The page of an open payment; undefined when it turns out to be over, and the order has to be looked at again. */
async function openPage(deps: Deps, payment: Payment): Promise<Page | undefined> {
  const { stripeSessionId: sessionId, checkoutUrl: url } = payment;
  if (!sessionId || !url) return requestPage(deps, payment);
  const outcome = await syncSession(deps, sessionId);
  if (outcome === 'paid') throw new AppError('ALREADY_PAID');
  return outcome === 'open' ? { url, sessionId } : undefined;
}

/**
 * Asks the provider for the payment's page; asking again, even at once, gives the same one. Undefined when the payment was
 * given up meanwhile: nobody is sent to a page that our row does not know.
 */
async function requestPage(deps: Deps, payment: Payment): Promise<Page | undefined> {
  const session = await requestSession(deps, payment);
  if (!session) {
    await giveUpWithoutPage(deps, payment.id);
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

/** Undefined when an unanswered call of before said something else (an address or a file was changed since). */
async function requestSession(deps: Deps, payment: Payment): Promise<Stripe.Checkout.Session | undefined> {
  const { metadata } = await describe(deps, payment);
  const items = await listItems(deps.db, payment.id);
  try {
    return await deps.stripe.checkout.sessions.create(
      checkoutParams({ payment, items, metadata, publicUrl: deps.env.publicUrl }),
      { idempotencyKey: `checkout-${payment.id}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400) return undefined;
    throw error;
  }
}

/** Ends an open payment nobody was given a page of; gives the id of its session when it has one after all. */
async function giveUpWithoutPage(deps: Deps, paymentId: string): Promise<string | null> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId);
    if (payment?.status === 'open' && !payment.stripeSessionId) {
      await failPayment(deps, trx, { payment, outcome: 'expired' });
    }
    return payment?.stripeSessionId ?? null;
  });
}

/** Ends a page that must not be paid any more, then takes over whatever the provider says of it. */
async function closePage(deps: Deps, payment: Payment): Promise<void> {
  const sessionId = payment.stripeSessionId ?? (await giveUpWithoutPage(deps, payment.id));
  if (!sessionId) return;
  await expireSession(deps, sessionId);
  await syncSession(deps, sessionId);
}

async function expireSession(deps: Deps, sessionId: string): Promise<void> {
  try {
    await deps.stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // It is no longer open: paid or expired in the meantime.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** Closes open pages whose documents were changed, discarded or paid otherwise. */
export async function releaseStale(deps: Deps): Promise<void> {
  for (const { id } of await listStalePayments(deps.db, 200)) {
    const payment = await findPayment(deps.db, { id });
    if (payment?.status === 'open') await closePage(deps, payment);
  }
}

/** What was ordered in a session, for its owner. Throws SESSION_INFO_FAILED for any other session. */
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
  const owner = await findAccount(deps.db, payment.userId);
  if (!owner) throw new AppError('USER_NOT_FOUND');
  return {
    metadata: toCheckoutMetadata({ payment, items, actor: owner, fileId: document?.fileId ?? '' }),
    paymentStatus: payment.status,
    documentIds: items.map((item) => item.documentId),
  };
}
