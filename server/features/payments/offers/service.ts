import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { makePayLink } from '#server/features/documents/pay-link.ts';
import type { EmailPayload } from '#server/features/notifications/email-payloads.ts';
import { notifyAdmins, queueEmail } from '#server/features/notifications/notify.ts';
import { insertQuote } from '#server/features/payments/quote-queries.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import { limits } from '#shared/limits.ts';
import { requestLimits } from '#shared/price-requests.ts';
import { describeService } from '#shared/pricing.ts';
import { workingDayAfter } from '#shared/promise/clock.ts';
import { clockOf } from '#shared/promise/office-calendar.ts';
import type {
  acceptOfferInput,
  askPriceInput,
  ownPriceRequestsOutput,
  priceRequestView,
} from '#shared/schemas/price-requests.ts';
import type { TranslationType } from '#shared/translation-types.ts';
import {
  countWaitingLocked,
  deleteFilesEndedBefore,
  findOffer,
  findRequest,
  findRequestByKey,
  insertRequest,
  listDesk,
  listOffers,
  listOwnRequests,
  lockRequest,
  updateAccepted,
  updateRequest,
  withdrawOffers,
} from './queries.ts';

/*
 * Price requests for papers outside of the upload's limits, and acceptance of offers.
 * Promises: requests are idempotent by key; one version of an offer is accepted, also under concurrency, and its price
 * is guaranteed until it expires.
 * Never: an offer accepted after it expired, was withdrawn or replaced; another account's request.
 */

interface Offered {
  pages: number;
  translationType: TranslationType;
  isBankStatement: boolean;
}

interface OfferedPaper extends Offered {
  filename: string;
}

type View = z.input<typeof priceRequestView>;
type Found = NonNullable<Awaited<ReturnType<typeof findRequest>>>;
type Offer = Awaited<ReturnType<typeof listOffers>>[number];

/** Characters of a request in the notice about it. */
const noticeLength = 120;

/** Files of requests are kept this long after the request ended. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Asks for a price. Throws TOO_MANY_REQUESTS, PRICE_REQUESTS_FULL. */
export async function askPrice(
  deps: Deps,
  actor: Actor,
  { idempotencyKey, ...asked }: z.output<typeof askPriceInput>,
): Promise<View> {
  await deps.rateLimiter.consume('quotes', actor.id, 'TOO_MANY_REQUESTS');
  const createdAt = deps.now();
  const dueAt = workingDayAfter(createdAt, clockOf(await deps.company.calendar()));
  const press = { accountId: actor.id, idempotencyKey };
  const id = await deps.db.transaction().execute(async (trx) => {
    const made = await insertRequest(trx, { ...press, ...asked, state: 'open', dueAt, createdAt });
    if (!made) return (await findRequestByKey(trx, press))?.id ?? '';
    if ((await countWaitingLocked(trx, actor.id)) > requestLimits.waiting) {
      throw new AppError('PRICE_REQUESTS_FULL', { details: { max: requestLimits.waiting } });
    }
    const clientName = actor.name ?? actor.email;
    // The list shows the whole text.
    const notice = { requestId: made.id, clientName, about: clipped(asked.about) };
    await mailDesk(deps, trx, { ...asked, ...notice, dueAt: dueAt.toISOString() });
    await notifyAdmins(trx, { now: deps.now, kind: 'price_asked', payload: notice });
    return made.id;
  });
  return getRequest(deps, actor, id);
}

/** Cut between code points: PostgreSQL's JSON refuses half of a surrogate pair. */
function clipped(text: string): string {
  const characters = Array.from(text);
  return characters.length > noticeLength ? `${characters.slice(0, noticeLength).join('')}…` : text;
}

/** One mail for each request and person who may answer it, in the transaction that makes the request. */
async function mailDesk(deps: Deps, trx: Trx, payload: EmailPayload<'price-asked'>): Promise<void> {
  for (const { id: userId, name, email: address } of await listDesk(trx)) {
    await queueEmail(deps, trx, { userId, to: { name, address }, template: 'price-asked', payload });
  }
}

/** The account's requests, newest first. */
export async function listPriceRequests(
  deps: Deps,
  actor: Actor,
  input: { page: number },
): Promise<z.input<typeof ownPriceRequestsOutput>> {
  const page = toPage(input, limits.pageSizeCustomer);
  const { items, total } = await listOwnRequests(deps.db, { accountId: actor.id, page });
  const offers = await offersOf(deps, items);
  return {
    items: items.map((found) => viewOf(deps, found, offers.get(found.id))),
    ...{ total, page: page.page, pageSize: page.pageSize },
  };
}

/** Throws PRICE_REQUEST_NOT_FOUND. */
async function getRequest(deps: Deps, actor: Actor, id: string): Promise<View> {
  const found = await findRequest(deps.db, id);
  if (found?.accountId !== actor.id) throw new AppError('PRICE_REQUEST_NOT_FOUND');
  const [offer] = await listOffers(deps.db, [id]);
  return viewOf(deps, found, offer);
}

/** The newest open offers, by request. */
export async function offersOf(
  { db }: Pick<Deps, 'db'>,
  requests: readonly { id: string }[],
): Promise<Map<string, Offer>> {
  const ids = requests.map(({ id }) => id);
  return new Map((await listOffers(db, ids)).map((offer) => [offer.requestId, offer]));
}

export function offerView(
  { now }: Pick<Deps, 'now'>,
  offer: Offer | undefined,
): z.input<typeof priceRequestView>['offer'] {
  if (!offer) return null;
  const { id, version, totalCents, currency, note, createdAt, expiresAt, acceptedAt, acceptedName } = offer;
  return {
    ...{ id, version, totalCents, currency, note, createdAt, expiresAt, acceptedAt, acceptedName },
    lines: offer.lines.map(({ text, amountCents }, index) => ({
      ...{ text, amountCents },
      paper: readOffered(text, offer.quoted[index]) ?? null,
    })),
    isExpired: acceptedAt === null && expiresAt <= now(),
  };
}

function viewOf(deps: Deps, found: Found, offer: Offer | undefined): View {
  const isPayable = offer?.acceptedAt != null && offer.expiresAt > deps.now();
  return { ...found, offer: offerView(deps, offer), payUrl: isPayable ? makePayLink(deps, offer.orderId) : null };
}

/** Accepts an offer with a name, which makes it a saved quote. Idempotent. Throws OFFER_NOT_FOUND, OFFER_GONE, OFFER_EXPIRED. */
export async function acceptOffer(
  deps: Deps,
  actor: Actor,
  { offerId, name }: z.output<typeof acceptOfferInput>,
): Promise<View> {
  const requestId = (await findOffer(deps.db, offerId))?.requestId ?? randomUUID();
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    // Read under the lock, which a new version takes as well.
    const offer = await findOffer(trx, offerId);
    if (!offer || request?.accountId !== actor.id) throw new AppError('OFFER_NOT_FOUND');
    if (offer.acceptedAt !== null) return;
    if (request.state !== 'offered' || offer.withdrawnAt !== null) throw new AppError('OFFER_GONE');
    const now = deps.now();
    if (offer.expiresAt <= now) throw new AppError('OFFER_EXPIRED');
    const { quoted: lines, totalCents, currency, priceVersionId, expiresAt } = offer;
    const quoteId = randomUUID();
    const title = request.about.slice(0, limits.quoteTitle);
    const quote = { id: quoteId, userId: actor.id, title, totalCents, currency, createdAt: now, expiresAt };
    await insertQuote(trx, { ...quote, priceVersionId, lines });
    await updateAccepted(trx, { id: offerId, acceptedAt: now, acceptedName: name, quoteId });
    await updateRequest(trx, { id: requestId, state: 'accepted', closedAt: now });
  });
  return getRequest(deps, actor, requestId);
}

/** Withdraws one's own request before an offer is accepted. Throws PRICE_REQUEST_NOT_FOUND, PRICE_REQUEST_CLOSED. */
export async function withdrawRequest(deps: Deps, actor: Actor, { id }: { id: string }): Promise<View> {
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request?.accountId !== actor.id) throw new AppError('PRICE_REQUEST_NOT_FOUND');
    if (request.state === 'withdrawn') return;
    if (request.state !== 'open' && request.state !== 'offered') throw new AppError('PRICE_REQUEST_CLOSED');
    await withdrawOffers(trx, { requestId: id, now: deps.now() });
    await updateRequest(trx, { id, state: 'withdrawn', closedAt: deps.now() });
  });
  return getRequest(deps, actor, id);
}

/** Deletes the files of requests that ended 30 days ago. */
export function sweepRequestFiles({ db, now }: Deps): Promise<void> {
  return deleteFilesEndedBefore(db, new Date(now().getTime() - retentionMs));
}

/** `birth.pdf: Certified Translation, 3 pages`. */
export function describeOffered({ filename, ...paper }: OfferedPaper): string {
  return filename + wordingOf(paper);
}

function wordingOf({ pages, ...service }: Offered): string {
  return `: ${describeService(service)}, ${String(pages)} ${pages === 1 ? 'page' : 'pages'}`;
}

/** Undefined for the desk's own lines, and for a paper that was worded otherwise. */
function readOffered(text: string, paper: Offered | undefined): OfferedPaper | undefined {
  if (!paper || !text.endsWith(wordingOf(paper))) return undefined;
  const { pages, translationType, isBankStatement } = paper;
  return { filename: text.slice(0, -wordingOf(paper).length), pages, translationType, isBankStatement };
}
