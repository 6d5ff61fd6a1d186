import { Stripe } from 'stripe';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findOrganization, lockOrganization, updateCreditLimit } from '#server/features/auth/organizations/queries.ts';
import { rateNow, type BaseRate } from '#server/features/company/exchange-rates.ts';
import { acceptedTerms } from '#server/features/company/legal-texts.ts';
import { transition } from '#server/features/documents/transition.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import { formatMoney, houseCurrency, inHouse, isSameCurrency } from '#shared/money.ts';
import type { accountView, orderOnAccountInput, orderOnAccountOutput } from '#shared/schemas/on-account.ts';
import { mailPayers } from '../account-mail.ts';
import { closeCheckout } from '../fulfilment.ts';
import { holdCoupon } from '../order-discounts.ts';
import { holdingLists, itemsOf, keepPrices, priceOrder, type PricedOrder, type PriceLists } from '../priced-order.ts';
import { insertItems, insertPayment, updatePayment } from '../queries.ts';
import { balanceOf } from '../receivables.ts';
import { isOfEarlierMonth, stateTab } from '../stating.ts';
import { countItems, listDue, lockTab, readDue } from './queries.ts';

/*
 * Orders on account: an organization orders up to its credit limit and pays a monthly statement.
 * Promises: a month's orders are the items of one payment, its tab, which becomes the month's statement; what is due never
 * exceeds the limit by an order, also when orders come at once. Lock order: documents, organization, tab.
 * Never: a document on account and in a card checkout; an order on account while an overdue statement stops it.
 */

type Order = z.infer<typeof orderOnAccountInput>;
type LivePayment = PricedOrder['live'][number];

/** Each round plans again after the documents' open checkouts were closed. */
const maxRounds = 4;

/**
 * Starts an order that the month's statement charges for; `alongside` runs in its transaction, under the organization's lock, and
 * may refuse it. Throws ACCOUNT_OFF, ACCOUNT_LIMIT (details: what is left), ACCOUNT_OVERDUE, TOO_MANY_CHECKOUTS, CHECKOUT_FAILED when
 * an open checkout of the same documents cannot be closed, and the codes of `priceOrder`.
 */
export async function orderOnAccount(
  deps: Deps,
  actor: Actor,
  input: Order,
  alongside?: (trx: Trx) => Promise<void>,
): Promise<z.input<typeof orderOnAccountOutput>> {
  await deps.rateLimiter.consume('checkout', actor.id, 'TOO_MANY_CHECKOUTS');
  const lists = await holdingLists(deps, actor);
  for (let round = 0; round < maxRounds; round += 1) {
    const result = await deps.db
      .transaction()
      .execute((trx) => tryOrder(deps, trx, { actor, input, lists, alongside }));
    if ('paymentId' in result) return result;
    try {
      for (const payment of result.live) await closeCheckout(deps, payment);
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? new AppError('CHECKOUT_FAILED', { cause: error }) : error;
    }
  }
  throw new AppError('CONFLICT');
}

async function tryOrder(
  deps: Deps,
  trx: Trx,
  {
    actor,
    input,
    lists,
    alongside,
  }: { actor: Actor; input: Order; lists: PriceLists; alongside: ((trx: Trx) => Promise<void>) | undefined },
): Promise<z.input<typeof orderOnAccountOutput> | { live: readonly LivePayment[] }> {
  const order = await priceOrder(deps, trx, { actor, input, lists });
  const { totalCents, currency } = order.price;
  if (!isSameCurrency(currency, houseCurrency)) throw new AppError('ACCOUNT_CURRENCY');
  await assertCredit(deps, trx, { accountId: actor.id, totalCents });
  if (order.live.length > 0) return { live: order.live };
  const now = deps.now();
  const { rate, ...payment } = await addToTab(deps, trx, { actor, input, order, now });
  await holdCoupon(deps, trx, { order, payment: { id: payment.id, userId: actor.id }, state: 'used' });
  await keepPrices(trx, { order, payment, now });
  for (const [index, { id: documentId }] of order.documents.entries()) {
    const chargedCents = order.price.lines[index]?.totalCents ?? 0;
    await transition(deps, trx, { documentId, event: 'pay', as: 'system', actor: null, chargedCents, rate });
  }
  const documents = order.documents.length;
  await mailPayers(deps, trx, {
    ...{ accountId: actor.id, change: 'ordered', cents: totalCents },
    ...{ paymentId: payment.id, documents },
  });
  const payload = { paymentId: payment.id, totalCents, documents };
  await notify(trx, { now: deps.now, userId: actor.id, kind: 'order_on_account', payload });
  await alongside?.(trx);
  return { paymentId: payment.id, totalCents, documentIds: order.documents.map(({ id }) => id) };
}

/** Locks the organization, so that orders at once are compared with the limit one after the other. */
async function assertCredit(
  deps: Deps,
  trx: Trx,
  { accountId, totalCents }: { accountId: string; totalCents: number },
): Promise<void> {
  const organization = await lockOrganization(trx, accountId);
  const limitCents = organization?.creditLimitCents ?? null;
  if (limitCents === null) throw new AppError('ACCOUNT_OFF');
  const { stopAfterDays } = (await deps.company.inForce('receivables')).facts;
  const due = await readDue(trx, { accountId, now: deps.now(), stopAfterDays });
  if (due.isStopped) throw new AppError('ACCOUNT_OVERDUE');
  const leftCents = Math.max(0, limitCents - due.cents);
  if (totalCents > leftCents) {
    throw new AppError('ACCOUNT_LIMIT', { details: { left: formatMoney(inHouse(leftCents)), leftCents } });
  }
}

/**
 * The order becomes part of the month's tab, which the month's first order opens; a tab of an earlier month is stated first.
 * All of a tab has the rate of its first order.
 */
async function addToTab(
  deps: Deps,
  trx: Trx,
  { actor, input, order, now }: { actor: Actor; input: Order; order: PricedOrder; now: Date },
): Promise<{ id: string; rate: BaseRate }> {
  const { totalCents } = order.price;
  const found = await lockTab(trx, actor.id);
  const isEnded = found !== undefined && isOfEarlierMonth(found.createdAt, now);
  if (isEnded) await stateTab(deps, trx, found);
  if (found && !isEnded) {
    await insertItems(trx, found.id, itemsOf(order, await countItems(trx, found.id)));
    await updatePayment(trx, { id: found.id, values: { amountCents: found.amountCents + totalCents }, now });
    const { id, baseCurrency, baseRate } = found;
    return { id, rate: { baseCurrency, baseRate } };
  }
  const rate = await rateNow(deps, trx, houseCurrency);
  const tab = {
    userId: actor.id,
    status: 'due',
    onAccount: true,
    amountCents: totalCents,
    ...rate,
    ...(await acceptedTerms(deps)),
    timeZone: input.timeZone ?? null,
    expiresAt: now,
    createdAt: now,
    updatedAt: now,
  } as const;
  const { id } = await insertPayment(trx, tab, itemsOf(order));
  return { id, rate };
}

/** Credit limit, usage and unpaid statements of an organization; empty for a person. */
export async function getAccount(deps: Deps, actor: Actor): Promise<z.input<typeof accountView>> {
  const now = deps.now();
  const accountId = actor.id;
  const organization = await findOrganization(deps.db, accountId);
  const limitCents = organization?.creditLimitCents ?? null;
  const { stopAfterDays } = (await deps.company.inForce('receivables')).facts;
  const [due, rows] = await Promise.all([
    readDue(deps.db, { accountId, now, stopAfterDays }),
    listDue(deps.db, accountId),
  ]);
  return {
    limitCents,
    usedCents: due.cents,
    leftCents: limitCents === null || due.isStopped ? 0 : Math.max(0, limitCents - due.cents),
    isOverdue: due.isOverdue,
    isStopped: due.isStopped,
    bank: limitCents === null && rows.length === 0 ? null : await bankOf(deps),
    due: rows
      .map(({ id, createdAt, dueAt, invoiceId, year, number, documents, ...amounts }) => ({
        ...{ paymentId: id, documents, invoiceId, since: createdAt, dueAt },
        dueCents: balanceOf(amounts),
        number: year === null || number === null ? null : invoiceNumber({ kind: 'invoice', year, number }),
        isOverdue: dueAt !== null && dueAt <= now && balanceOf(amounts) > 0,
      }))
      .filter(({ dueCents }) => dueCents > 0),
  };
}

/** The account for transfers of the house's currency. */
async function bankOf({ company }: Deps) {
  const { accounts } = (await company.inForce('bank-accounts')).facts;
  return accounts.find(({ currency }) => isSameCurrency(currency, houseCurrency)) ?? null;
}

/** Allows an organization to order on account, or ends it; what is due stays due. Throws NOT_AN_ORGANIZATION. */
export async function setCreditLimit(
  deps: Deps,
  actor: Actor,
  { id, limitCents }: { id: string; limitCents: number | null },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, id);
    if (!organization) throw new AppError('NOT_AN_ORGANIZATION');
    const before = organization.creditLimitCents;
    if (before === limitCents) return;
    await updateCreditLimit(trx, { accountId: id, limitCents });
    await recordAudit(deps, trx, {
      event: 'creditLimit.set',
      actor,
      subjectUserId: id,
      details: { from: before, to: limitCents },
    });
  });
}
