import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import { assertAvailable, assertRushOffered } from '#server/features/documents/availability.ts';
import { lockUserDocuments, updateDocument } from '#server/features/documents/rows.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { limits } from '#shared/limits.ts';
import { formatMoney, houseCurrency, sumCents } from '#shared/money.ts';
import { postageTo, type Quote, type QuoteLine } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import type { createCheckoutInput } from '#shared/schemas/payments.ts';
import { bestQuote, findDiscounts, type DiscountKind } from './order-discounts.ts';
import { listLivePaymentsOf } from './queries.ts';
import { listOffersOf, updateQuotePayment } from './quote-queries.ts';
import { quotedPrice } from './quotes.ts';

/** An order at its price, whether it is paid by card or put on account. */

export type OrderedDocument = Selectable<DocumentsTable> & { fileSha256: string };
type LivePayment = Awaited<ReturnType<typeof listLivePaymentsOf>>[number];

export interface PricedOrder {
  /** Locked, in the requested order. */
  documents: readonly OrderedDocument[];
  price: Quote;
  /** The list that it was priced by; null for a quote from before it was kept. */
  priceVersionId: string | null;
  /** The saved quote that it is priced by. */
  quoteId: string | undefined;
  /** Discount already deducted from `price`; null for none. */
  discount: DiscountKind | null;
  /** Open payments of the same documents. */
  live: readonly LivePayment[];
}

export type PriceLists = Awaited<ReturnType<typeof holdingLists>>;

/**
 * The account's list in force, then each that was in force while a shown price holds: its own, its currency's, or the house's. Read
 * before the order's transaction.
 */
export function holdingLists({ company, now }: Deps, account: Pick<Actor, 'id' | 'currency'>) {
  return company.inForceSince('prices', new Date(now().getTime() - limits.shownPriceMs), pricesOf(account));
}

/**
 * Locks the documents and prices them from the stored files. Throws DOCUMENT_NOT_FOUND, FILE_REQUIRED, ALREADY_PAID,
 * NOTARY_UNAVAILABLE, MAIL_COUNTRY, OFFER_NOT_ACCEPTED, PRICE_CHANGED (details: the new total), and the codes of `quotedPrice` and
 * `findDiscounts`.
 */
export async function priceOrder(
  deps: Deps,
  trx: Trx,
  { actor, input, lists }: { actor: Actor; input: OrderInput; lists: PriceLists },
): Promise<PricedOrder> {
  const documents = await lockOrder(trx, actor, input.documentIds);
  await assertAvailable(
    deps,
    documents.map((document) => document.translationType),
  );
  await assertRushOffered(deps, documents);
  const live = await listLivePaymentsOf(trx, input.documentIds);
  const quoteId = input.quoteId ?? (await offeredQuote(trx, documents));
  const offers = await listOffers(deps, trx, { actor, input: { ...input, quoteId }, lists, documents, live });
  const [current] = offers;
  const shown = shownPrice(input, documents);
  const found = offers.find(
    ({ totalCents, currency }) => totalCents === shown.cents && (shown.currency ?? currency) === currency,
  );
  const offer = found ?? (input.expectedTotalCents === undefined ? current : undefined);
  if (!offer || !current) {
    const { totalCents = 0, currency = houseCurrency } = current ?? {};
    throw new AppError('PRICE_CHANGED', {
      details: { total: formatMoney({ cents: totalCents, currency }), totalCents, currency },
    });
  }
  const { priceVersionId, discount, ...price } = offer;
  if (live.some((payment) => payment.status !== 'open')) throw new AppError('ALREADY_PAID');
  return { documents, price, priceVersionId, quoteId, discount, live };
}

/** The price shown to the customer; undefined cents if the documents have different currencies. */
function shownPrice(input: OrderInput, documents: readonly OrderedDocument[]) {
  const { expectedTotalCents: cents, currency } = input;
  if (cents !== undefined) return { cents, currency };
  const [first] = documents;
  const isOne = documents.every((one) => one.currency === first?.currency);
  return {
    cents: isOne ? sumCents(documents, ({ totalCostCents }) => totalCostCents) : undefined,
    currency: first?.currency,
  };
}

/** `expectedTotalCents` absent: at the price that the documents show, or else at that of the list in force. */
type OrderInput = Pick<z.infer<typeof createCheckoutInput>, 'documentIds' | 'quoteId' | 'coupon' | 'currency'> & {
  expectedTotalCents?: number;
};

interface Offering {
  actor: Actor;
  input: OrderInput;
  lists: PriceLists;
  documents: readonly OrderedDocument[];
  live: readonly LivePayment[];
}

/** The price of a quote, or those of the lists, the list in force first. */
async function listOffers(deps: Deps, trx: Trx, { actor, input, lists, documents, live }: Offering) {
  const { quoteId, coupon } = input;
  if (quoteId !== undefined) {
    if (coupon !== undefined) throw new AppError('COUPON_NOT_COMBINED');
    return [{ ...(await quotedPrice(deps, trx, { actor, quoteId, documents, live })), discount: null }];
  }
  const currency = lists[0]?.facts.currency ?? houseCurrency;
  const discounts = await findDiscounts(deps, trx, { actor, coupon, items: documents, currency, live });
  const isMailable = (list: PriceList) =>
    documents.every(({ isMailed, mailCountry }) => !isMailed || postageTo(mailCountry, list) !== undefined);
  const mailing = lists.filter(({ facts }) => isMailable(facts));
  if (mailing.length === 0) throw new AppError('MAIL_COUNTRY');
  return mailing.map(({ id, facts }) => ({ ...bestQuote(documents, facts, discounts), priceVersionId: id }));
}

/** The quote that an accepted offer of these papers became: they are ordered at its price alone. */
async function offeredQuote(trx: Trx, documents: readonly OrderedDocument[]): Promise<string | undefined> {
  const ids = documents.map(({ id }) => id);
  const offers = await listOffersOf(trx, ids);
  const accepted = offers.find(({ acceptedAt }) => acceptedAt !== null);
  if (!accepted && offers.length > 0) throw new AppError('OFFER_NOT_ACCEPTED');
  return accepted?.quoteId ?? undefined;
}

/** Throws unless each document can be ordered. */
async function lockOrder(trx: Trx, actor: Actor, documentIds: readonly string[]): Promise<OrderedDocument[]> {
  const ids = [...new Set(documentIds)];
  const rows = new Map((await lockUserDocuments(trx, { ids, userId: actor.id })).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row || row.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
    if (row.paymentStatus !== 'unpaid') throw new AppError('ALREADY_PAID');
    const { fileSha256 } = row;
    if (!fileSha256) throw new AppError('FILE_REQUIRED');
    return { ...row, fileSha256 };
  });
}

/** The rows of the order's payment; positions follow those it has. */
export function itemsOf({ documents, price, priceVersionId }: PricedOrder, first = 0) {
  return documents.map((document, index) => ({
    ...pricedColumns(price.lines[index]),
    priceVersionId,
    documentId: document.id,
    position: first + index,
    filename: document.filename,
    translationType: document.translationType,
    isBankStatement: document.isBankStatement,
    pages: document.pages,
    speed: document.speed,
    fileSha256: document.fileSha256,
  }));
}

function pricedColumns(line: QuoteLine | undefined) {
  if (!line) throw new RangeError('a document has no line in the quote');
  return {
    rateCents: line.rateCents,
    surchargeCents: line.surchargeCents ?? 0,
    postageCents: line.postageCents ?? 0,
    topUpCents: line.topUpCents ?? 0,
    feeCents: line.feeCents ?? 0,
    discountCents: line.discountCents ?? 0,
    extraCents: line.extraCents ?? 0,
    totalCents: line.totalCents,
  };
}

/** The documents take over the prices of their order, with which the payment is compared when it arrives. */
export async function keepPrices(
  trx: Trx,
  { order, payment, now }: { order: PricedOrder; payment: { id: string }; now: Date },
): Promise<void> {
  const { quoteId } = order;
  if (quoteId !== undefined) await updateQuotePayment(trx, { id: quoteId, paymentId: payment.id });
  const { priceVersionId } = order;
  for (const [index, document] of order.documents.entries()) {
    const { id } = document;
    const totalCostCents = order.price.lines[index]?.totalCents ?? document.totalCostCents;
    const { currency } = order.price;
    const isSame = totalCostCents === document.totalCostCents && currency === document.currency;
    if (isSame && priceVersionId === document.priceVersionId) continue;
    await updateDocument(trx, { id, values: { totalCostCents, priceVersionId, currency }, now });
  }
}
