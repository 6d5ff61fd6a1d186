import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { toPage } from '#server/platform/db/pagination.ts';
import type { SavedLine } from '#server/platform/db/price-request-tables.ts';
import { limits } from '#shared/limits.ts';
import { quote, ratePerPage, type PricedItem, type Quote } from '#shared/pricing.ts';
import { matchQuoted, type QuotedChoices } from '#shared/quotes.ts';
import type { quotesInput, quotesOutput, savedQuote, saveQuoteInput } from '#shared/schemas/quotes.ts';
import { deleteQuotesExpiredBefore, insertQuote, listQuotes, lockQuote } from './quote-queries.ts';

/*
 * Saved quotes.
 * Promises: an order that matches a valid quote costs what the quote says, whatever prices have become.
 * Never: one quote for two orders; another account's quote.
 */

/** Quotes that were not ordered are kept this long after they expired. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

type View = z.input<typeof savedQuote>;

/** The price of pages by the caller's list in force. */
export async function priceNow(
  { company }: Deps,
  actor: Pick<Actor, 'id' | 'currency'> | null,
  items: readonly PricedItem[],
): Promise<Quote & { priceVersionId: string }> {
  const prices = await company.inForce('prices', pricesOf(actor));
  return { ...quote(items, prices.facts), priceVersionId: prices.id };
}

/** Saves a quote, priced now and valid for 30 days. Throws TOO_MANY_REQUESTS. */
export async function saveQuote(
  deps: Deps,
  actor: Actor,
  { items, title }: z.output<typeof saveQuoteInput>,
): Promise<View> {
  await deps.rateLimiter.consume('quotes', actor.id, 'TOO_MANY_REQUESTS');
  const prices = await deps.company.inForce('prices', pricesOf(actor));
  const { lines, totalCents, currency } = quote(items, prices.facts);
  const createdAt = deps.now();
  const saved = {
    id: randomUUID(),
    title: title ?? null,
    lines: items.map((item, index) => ({ ...item, ...lines[index] })),
    totalCents,
    currency,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limits.quoteMs),
    priceVersionId: prices.id,
  };
  await insertQuote(deps.db, { ...saved, userId: actor.id });
  return { ...saved, lines: saved.lines.map(priced), state: 'valid' };
}

function priced(line: PricedItem & Partial<SavedLine>): View['lines'][number] {
  const { pages, translationType, isBankStatement, speed = 'standard', isMailed = false } = line;
  const {
    rateCents = 0,
    surchargeCents,
    postageCents,
    topUpCents,
    feeCents,
    extraCents,
    sourceLanguage,
    totalCents = 0,
  } = line;
  return {
    ...{ pages, translationType, isBankStatement, speed, isMailed, rateCents, totalCents },
    ...(surchargeCents !== undefined && { surchargeCents }),
    ...(postageCents !== undefined && { postageCents }),
    ...(topUpCents !== undefined && { topUpCents }),
    ...(feeCents !== undefined && { feeCents }),
    ...(extraCents && { extraCents }),
    ...(sourceLanguage && { sourceLanguage }),
    ...(line.mailCountry && { mailCountry: line.mailCountry }),
  };
}

/** The account's quotes, newest first. */
export async function listOwnQuotes(
  { db, now }: Deps,
  actor: Actor,
  input: z.output<typeof quotesInput>,
): Promise<z.input<typeof quotesOutput>> {
  const page = toPage(input, limits.pageSizeCustomer);
  const { items, total } = await listQuotes(db, { userId: actor.id, page });
  return {
    items: items.map(({ paymentStatus, ...row }) => ({
      ...row,
      lines: row.lines.map(priced),
      state: stateOf({ paymentStatus, expiresAt: row.expiresAt }, now()),
    })),
    total,
    page: page.page,
    pageSize: page.pageSize,
  };
}

const orderedStatuses: readonly (string | null)[] = ['due', 'paid', 'refunded'];

function isOrdered(paymentStatus: string | null): boolean {
  return orderedStatuses.includes(paymentStatus);
}

function stateOf(
  { paymentStatus, expiresAt }: { paymentStatus: string | null; expiresAt: Date },
  now: Date,
): View['state'] {
  if (isOrdered(paymentStatus)) return 'ordered';
  return expiresAt > now ? 'valid' : 'expired';
}

/**
 * The prices of a quote for these documents, in their order. Throws QUOTE_NOT_FOUND, QUOTE_EXPIRED, QUOTE_USED, QUOTE_DIFFERS
 * (the documents are not those quoted). `live` are the open payments of the same documents.
 */
export async function quotedPrice(
  { now, company }: Deps,
  trx: Trx,
  order: {
    actor: Actor;
    quoteId: string;
    documents: readonly (QuotedChoices & Pick<PricedItem, 'sourceLanguage'>)[];
    live: readonly { id: string }[];
  },
): Promise<Quote & { priceVersionId: string | null }> {
  const saved = await lockQuote(trx, { id: order.quoteId, userId: order.actor.id });
  if (!saved) throw new AppError('QUOTE_NOT_FOUND');
  const { paymentId, paymentStatus } = saved;
  const isOpenElsewhere = paymentStatus === 'open' && !order.live.some(({ id }) => id === paymentId);
  if (isOrdered(paymentStatus) || isOpenElsewhere) throw new AppError('QUOTE_USED');
  if (saved.expiresAt <= now()) throw new AppError('QUOTE_EXPIRED');
  const matches = matchQuoted(order.documents, saved.lines.map(priced));
  const lines = matches.filter((line) => line !== undefined);
  const { priceVersionId } = saved;
  const list = priceVersionId === null ? undefined : (await company.byId('prices', priceVersionId))?.facts;
  const isRated = order.documents.every((one, index) => {
    const line = lines[index];
    return !list || !line || ratePerPage(one, list) === ratePerPage(line, list);
  });
  const isWhole = lines.length === order.documents.length && lines.length === saved.lines.length && isRated;
  if (!isWhole) throw new AppError('QUOTE_DIFFERS');
  return { lines, totalCents: saved.totalCents, currency: saved.currency, priceVersionId };
}

/** Deletes quotes that were not ordered, 30 days after they expired. */
export function sweepQuotes({ db, now, sandbox }: Deps): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  return deleteQuotesExpiredBefore(db, { before, ownerId: sandbox?.accountId });
}
