import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findContact } from '#server/features/auth/desk-customers.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { closeCheckout } from '#server/features/payments/fulfilment.ts';
import {
  findRequest,
  insertOffer,
  listRequests,
  lockRequest,
  updateRequest,
  withdrawOffers,
} from '#server/features/payments/offers/queries.ts';
import { describeOffered, offersOf, offerView } from '#server/features/payments/offers/service.ts';
import { listLivePaymentsOf } from '#server/features/payments/queries.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { limits } from '#shared/limits.ts';
import { quote } from '#shared/pricing.ts';
import type {
  declineRequestInput,
  deskRequestView,
  makeOfferInput,
  priceRequestsInput,
  priceRequestsOutput,
} from '#shared/schemas/price-requests.ts';
import { findOrder, listDocuments, listLines, listOrdersOf, type OrderedPaper } from './queries.ts';

/*
 * Offers of the desk for prices that customers asked for.
 * Promises: an offer is an unpaid order of the desk for the same customer, as it is priced when the offer is made; a new one replaces
 * those before it, and each is in the audit log.
 * Never: an offer of another customer's order, or of papers whose pages are not counted yet.
 */

type View = z.input<typeof deskRequestView>;

/** The desk's queue: what waits by its due time, or what ended. */
export async function listPriceRequests(
  deps: Deps,
  { state, search, ...input }: z.output<typeof priceRequestsInput>,
): Promise<z.input<typeof priceRequestsOutput>> {
  const page = toPage(input, limits.pageSizeStaff);
  const { items, total } = await listRequests(deps.db, { state, search, page });
  const offers = await offersOf(deps, items);
  const orders = await listOrdersOf(
    deps.db,
    items.map(({ accountId }) => accountId),
  );
  return {
    items: items.map((found) => ({
      ...found,
      offer: offerView(deps, offers.get(found.id)),
      orders: orders.filter(({ accountId }) => accountId === found.accountId),
    })),
    ...{ total, page: page.page, pageSize: page.pageSize },
  };
}

async function getRequest(deps: Deps, id: string): Promise<View> {
  const found = await findRequest(deps.db, id);
  if (!found) throw new AppError('PRICE_REQUEST_NOT_FOUND');
  const offers = await offersOf(deps, [found]);
  return {
    ...found,
    offer: offerView(deps, offers.get(id)),
    orders: await listOrdersOf(deps.db, [found.accountId]),
  };
}

/**
 * Offers an order at today's price, until its papers leave. Throws PRICE_REQUEST_NOT_FOUND, PRICE_REQUEST_CLOSED, ORDER_NOT_FOUND
 * (also of another customer), ALREADY_PAID, OFFER_UNREADY, OFFER_EXPIRED.
 */
export async function makeOffer(
  deps: Deps,
  actor: SignedInActor,
  { requestId, orderId, note }: z.output<typeof makeOfferInput>,
): Promise<View> {
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    if (!request) throw new AppError('PRICE_REQUEST_NOT_FOUND');
    if (request.state !== 'open' && request.state !== 'offered') throw new AppError('PRICE_REQUEST_CLOSED');
    const order = await findOrder(trx, orderId);
    const papers = order ? await listDocuments(trx, orderId) : [];
    if (!order || papers[0]?.userId !== request.accountId) throw new AppError('ORDER_NOT_FOUND');
    if (papers.some(({ paymentStatus }) => paymentStatus !== 'unpaid')) throw new AppError('ALREADY_PAID');
    if (papers.some(({ hasFile }) => !hasFile)) throw new AppError('OFFER_UNREADY');
    const createdAt = deps.now();
    const expiresAt = new Date(order.createdAt.getTime() + limits.unpaidDraftMs);
    if (expiresAt <= createdAt) throw new AppError('OFFER_EXPIRED');
    const prices = await deps.company.inForce(
      'prices',
      pricesOf({ id: request.accountId, currency: papers[0].currency }),
    );
    const { lines, totalCents, currency } = quote(papers, prices.facts);
    const extras = (await listLines(trx, orderId)).map(({ text, amountCents }) => ({ text, amountCents }));
    const { id, version } = await insertOffer(trx, {
      ...{ requestId, orderId, totalCents, currency, note, createdBy: actor.person.id, createdAt, expiresAt },
      priceVersionId: prices.id,
      lines: [...papers.map((paper, index) => offeredLine(paper, lines[index]?.totalCents ?? 0)), ...extras],
      quoted: papers.map((paper, index) => ({ ...itemOf(paper), ...lines[index] })),
    });
    await updateRequest(trx, { id: requestId, state: 'offered', closedAt: null });
    const details = { request: requestId, offer: id, version, totalCents };
    await recordAudit(deps, trx, { event: 'offer.made', actor, subjectUserId: request.accountId, details });
    const contact = await findContact(trx, request.accountId);
    if (contact?.email) {
      await queueEmail(deps, trx, {
        ...{ userId: request.accountId, to: { name: contact.name, address: contact.email } },
        ...{ template: 'price-offer', payload: { totalCents, currency, expiresAt: expiresAt.toISOString() } },
      });
    }
  });
  await closeCheckouts(deps, orderId);
  return getRequest(deps, requestId);
}

/** Ends checkouts at the price before the offer; one that stays open ends by itself. */
async function closeCheckouts(deps: Deps, orderId: string): Promise<void> {
  const papers = await listDocuments(deps.db, orderId);
  const live = await listLivePaymentsOf(
    deps.db,
    papers.map(({ id }) => id),
  );
  try {
    for (const payment of live) if (payment.status === 'open') await closeCheckout(deps, payment);
  } catch (error) {
    deps.log.warn({ err: error, orderId }, 'a checkout of an offered order stays open');
  }
}

/** The desk's price lines are listed below the papers. */
function offeredLine(paper: OrderedPaper, totalCents: number) {
  return { text: describeOffered(paper), amountCents: totalCents - paper.extraCents };
}

function itemOf({
  pages,
  translationType,
  isBankStatement,
  sourceLanguage,
  speed,
  isMailed,
  extraCents,
}: OrderedPaper) {
  return { pages, translationType, isBankStatement, sourceLanguage, speed, isMailed, extraCents };
}

/** Declines a request with the reason that its customer reads. Throws PRICE_REQUEST_NOT_FOUND, PRICE_REQUEST_CLOSED. */
export async function declineRequest(
  deps: Deps,
  actor: SignedInActor,
  { id, reason }: z.output<typeof declineRequestInput>,
): Promise<View> {
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw new AppError('PRICE_REQUEST_NOT_FOUND');
    if (request.state !== 'open' && request.state !== 'offered') throw new AppError('PRICE_REQUEST_CLOSED');
    await withdrawOffers(trx, { requestId: id, now: deps.now() });
    await updateRequest(trx, { id, state: 'declined', closedAt: deps.now(), reason });
    const details = { request: id };
    await recordAudit(deps, trx, { event: 'priceRequest.declined', actor, subjectUserId: request.accountId, details });
  });
  return getRequest(deps, id);
}

/** Withdraws an offer; the request is open again. Throws PRICE_REQUEST_NOT_FOUND, PRICE_REQUEST_CLOSED. */
export async function withdrawOffer(deps: Deps, actor: SignedInActor, { id }: { id: string }): Promise<View> {
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw new AppError('PRICE_REQUEST_NOT_FOUND');
    if (request.state === 'open') return;
    if (request.state !== 'offered') throw new AppError('PRICE_REQUEST_CLOSED');
    await withdrawOffers(trx, { requestId: id, now: deps.now() });
    await updateRequest(trx, { id, state: 'open', closedAt: null });
    const details = { request: id };
    await recordAudit(deps, trx, { event: 'offer.withdrawn', actor, subjectUserId: request.accountId, details });
  });
  return getRequest(deps, id);
}
