import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { rateNow } from '#server/features/company/exchange-rates.ts';
import { listOrderedTogether } from '#server/features/documents/desk-access.ts';
import { lockDocument } from '#server/features/documents/rows.ts';
import { transition } from '#server/features/documents/transition.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { isSameCurrency, type Currency } from '#shared/money.ts';
import type { RecordPaymentInput } from '#shared/schemas/received.ts';
import { closeCheckout, confirmPaid } from '../fulfilment.ts';
import { requestInvoices } from '../invoicing.ts';
import { holdingLists, itemsOf, keepPrices, priceOrder, type PricedOrder, type PriceLists } from '../priced-order.ts';
import { insertPayment, lockPayment } from '../queries.ts';
import { insertAllocation, lockHeld } from '../receivable-queries.ts';
import { allocate, missingOf, notifyPaid, type Bookkeeper } from '../receivables.ts';
import { findPress, record } from '../recording.ts';
import { settlePayment } from '../settlement.ts';
import { listOrderToPay } from './queries.ts';

/*
 * An order that is paid at the counter or by transfer.
 * Promises: it starts once, in the commit that completes its price, and goes on in the one that pays what was taken back; earlier
 * payments count, and an excess stays as the customer's credit.
 * Never: an order started for less than its price, or while its card checkout is open.
 */

/** Each round plans again after the order's open checkouts were closed. */
const maxRounds = 4;

export interface Taken {
  entryId: string;
  leftCents: number;
}

/** Takes money for an order that is not paid. Throws DOCUMENT_NOT_FOUND, WRONG_CURRENCY and the codes of `priceOrder`. */
export async function takeForOrder(deps: Deps, actor: Bookkeeper, input: RecordPaymentInput): Promise<Taken> {
  const documentIds = await listOrderedTogether(deps.db, input.orderId ?? '');
  const owner = await findOwnerOf(deps.db, documentIds);
  const lists = await holdingLists(deps, owner);
  for (let round = 0; round < maxRounds; round += 1) {
    const result = await deps.db
      .transaction()
      .execute((trx) => tryOrder(deps, trx, { actor, owner, documentIds, input, lists }));
    if ('entryId' in result) return result;
    for (const payment of result.live) await closeCheckout(deps, payment);
  }
  throw new AppError('CONFLICT');
}

interface Attempt {
  actor: Bookkeeper;
  owner: Actor;
  /** Documents paid together; incomplete payments are recorded on the first one. */
  documentIds: readonly string[];
  input: RecordPaymentInput;
  lists: PriceLists;
}

async function tryOrder(
  deps: Deps,
  trx: Trx,
  { actor, owner, documentIds, input, lists }: Attempt,
): Promise<Taken | Pick<PricedOrder, 'live'>> {
  const [documentId = ''] = documentIds;
  // In the order of every other lock on several papers.
  for (const id of documentIds.toSorted()) await lockDocument(trx, id);
  const locked = await lockDocument(trx, documentId);
  if (!locked) throw new AppError('DOCUMENT_NOT_FOUND');
  const pressed = await findPress(deps, trx, { input, accountId: locked.userId, documentId });
  if (pressed && locked.paymentStatus !== 'unpaid') return { entryId: pressed.id, leftCents: 0 };
  // At the price that the customer was shown, while it holds.
  const order = await priceOrder(deps, trx, { actor: owner, input: { documentIds: [...documentIds] }, lists });
  const { totalCents, currency } = order.price;
  if (!isSameCurrency(input.amount.currency, currency)) throw new AppError('WRONG_CURRENCY');
  if (order.live.length > 0) return { live: order.live };
  const entry = await record(deps, trx, { actor, input, accountId: owner.id, documentId });
  const held = await lockHeld(trx, { documentId, currency });
  const leftCents = totalCents - held.reduce((sum, { freeCents }) => sum + freeCents, 0);
  if (leftCents <= 0 && entry.isNew) await start(deps, trx, { owner, order, held, currency });
  return { entryId: entry.id, leftCents: Math.max(0, leftCents) };
}

/** Whose papers they are. Throws DOCUMENT_NOT_FOUND where one cannot be paid. */
async function findOwnerOf(db: Db, documentIds: readonly string[]): Promise<Actor> {
  const rows = await listOrderToPay(db, documentIds);
  const [row] = rows;
  if (!row || rows.length !== documentIds.length) throw new AppError('DOCUMENT_NOT_FOUND');
  return { id: row.userId, role: 'user', name: row.ownerName, email: row.ownerEmail, currency: row.currency };
}

async function start(
  deps: Deps,
  trx: Trx,
  {
    owner,
    order,
    held,
    currency,
  }: {
    owner: Actor;
    order: PricedOrder;
    held: readonly { id: string; freeCents: number }[];
    currency: Currency;
  },
): Promise<void> {
  const now = deps.now();
  const { totalCents } = order.price;
  const rate = await rateNow(deps, trx, currency);
  const payment = await insertPayment(
    trx,
    {
      ...rate,
      ...{ userId: owner.id, status: 'paid', amountCents: totalCents, receivedCents: totalCents, currency },
      ...{ paidAt: now, expiresAt: now, createdAt: now, updatedAt: now },
    },
    itemsOf(order),
  );
  let left = totalCents;
  for (const { id: receivedId, freeCents } of held) {
    const amountCents = Math.min(left, freeCents);
    left -= amountCents;
    if (amountCents > 0)
      await insertAllocation(trx, { receivedId, paymentId: payment.id, amountCents, createdAt: now });
  }
  await keepPrices(trx, { order, payment, now });
  for (const [index, { id: documentId }] of order.documents.entries()) {
    const chargedCents = order.price.lines[index]?.totalCents ?? 0;
    await transition(deps, trx, { documentId, event: 'pay', as: 'system', actor: null, chargedCents, rate });
  }
  await requestInvoices(deps, trx, payment);
  await confirmPaid(deps, trx, { payment: { ...payment, paidAt: now }, documents: order.documents.length });
}

/**
 * Takes money for a paid order of whose payment a part was taken back; it goes on once nothing is missing. Throws ALREADY_PAID,
 * WRONG_CURRENCY.
 */
export async function takeMissing(
  deps: Deps,
  trx: Trx,
  { actor, input, paymentId }: { actor: Bookkeeper; input: RecordPaymentInput; paymentId: string },
): Promise<Taken> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw new AppError('DOCUMENT_NOT_FOUND');
  if (!isSameCurrency(input.amount.currency, payment.currency)) throw new AppError('WRONG_CURRENCY');
  const entry = await record(deps, trx, { actor, input, accountId: payment.userId, documentId: input.orderId ?? '' });
  const missingCents = missingOf(payment);
  if (!entry.isNew) return { entryId: entry.id, leftCents: missingCents };
  if (missingCents === 0) throw new AppError('ALREADY_PAID');
  const amountCents = input.amount.cents;
  const { payment: paid } = await allocate(deps, trx, { payment, receivedId: entry.id, amountCents });
  await settlePayment(deps, trx, { payment: paid });
  const leftCents = missingOf(paid);
  if (leftCents === 0) await notifyPaid(deps, trx, paid);
  return { entryId: entry.id, leftCents };
}
