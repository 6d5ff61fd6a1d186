import type { Selectable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import { limits } from '#shared/limits.ts';
import type { Currency } from '#shared/money.ts';
import { priceLine, quote, type Quote } from '#shared/pricing.ts';
import { isOutsideCheckout } from './queries.ts';
import { lockDocument, updateDocument } from './rows.ts';

/** Price of an order: by the current list while unpaid, else by the list it was ordered under. */
export async function priceOf({ company }: Deps, document: Selectable<DocumentsTable>): Promise<Quote> {
  const { priceVersionId, totalCostCents, userId: scope, currency: otherwise } = document;
  if (document.paymentStatus === 'unpaid')
    return quote([document], (await company.inForce('prices', { scope, otherwise })).facts);
  const kept = priceVersionId === null ? undefined : await company.byId('prices', priceVersionId);
  const { facts } = kept ?? (await company.inForce('prices', { scope, otherwise, at: document.createdAt }));
  const line = priceLine(document, facts);
  const topUpCents = totalCostCents - line.totalCents;
  const rest = topUpCents > 0 ? { topUpCents } : topUpCents < 0 ? { discountCents: -topUpCents } : {};
  const whole = { ...line, ...rest, totalCents: totalCostCents };
  return { lines: [whole], totalCents: whole.totalCents, currency: facts.currency };
}

/*
 * Unpaid drafts and the price list.
 * Promises: once a draft's price is no longer guaranteed, it is repriced by the list in force.
 * Never: a changed price during an open checkout.
 */

/** Job: reprices drafts whose list was superseded longer ago than a shown price is guaranteed. Idempotent. */
export async function repriceDrafts(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - limits.shownPriceMs);
  const lists = await deps.company.list('prices');
  const holding = await Promise.all(lists.map(({ scope }) => deps.company.inForceSince('prices', since, { scope })));
  const kept = holding.flat().map(({ id }) => id);
  const before = new Date(Math.max(...lists.map(({ validFrom }) => validFrom.getTime())));
  const found = { kept, before, limit: 500, ownerId: deps.sandbox?.accountId };
  for (const id of await listDraftsOfOtherLists(deps.db, found)) {
    await deps.db.transaction().execute(async (trx) => {
      const document = await lockDocument(trx, id);
      if (document?.paymentStatus !== 'unpaid' || (await hasOpenCheckout(trx, id))) return;
      await reprice(deps, trx, { document, currency: document.currency });
    });
  }
}

/** Prices a locked draft by the list in force of its account, of the currency, or of the house. */
async function reprice(
  deps: Deps,
  trx: Trx,
  { document, currency }: { document: Selectable<DocumentsTable>; currency: Currency | null },
): Promise<void> {
  const prices = await deps.company.inForce('prices', pricesOf({ id: document.userId, currency }));
  const values = {
    totalCostCents: priceLine(document, prices.facts).totalCents,
    priceVersionId: prices.id,
    currency: prices.facts.currency,
  };
  await updateDocument(trx, { id: document.id, values, now: deps.now() });
}

/** Prices an account's drafts in the currency that it chose. One in an open checkout keeps its price until it is ordered again. */
export async function repriceOwnDrafts(
  deps: Deps,
  trx: Trx,
  { accountId, currency }: { accountId: string; currency: Currency | null },
): Promise<void> {
  const drafts = await trx
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.userId', '=', accountId)
    .where('d.paymentStatus', '=', 'unpaid')
    .where(isOutsideCheckout)
    .orderBy('d.id')
    .execute();
  for (const { id } of drafts) {
    const document = await lockDocument(trx, id);
    if (document?.paymentStatus !== 'unpaid' || (await hasOpenCheckout(trx, id))) continue;
    await reprice(deps, trx, { document, currency });
  }
}

/** Drafts from before the list whose own list is not in `kept`, and that are not in a checkout. */
async function listDraftsOfOtherLists(
  db: Db,
  {
    kept,
    before,
    limit,
    ownerId,
  }: { kept: readonly string[]; before: Date; limit: number; ownerId: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.paymentStatus', '=', 'unpaid')
    .where('d.createdAt', '<', before)
    .where(({ or, eb }) => or([eb('d.priceVersionId', 'is', null), eb('d.priceVersionId', 'not in', [...kept])]))
    .$if(ownerId !== undefined, (query) => query.where('d.userId', '=', ownerId ?? ''))
    .where(isOutsideCheckout)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function hasOpenCheckout(db: Db, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paymentItems')
    .select('documentId')
    .where('documentId', '=', documentId)
    .where('isLive', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
