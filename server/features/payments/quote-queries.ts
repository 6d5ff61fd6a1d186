import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { QuoteTables } from '#server/platform/db/price-request-tables.ts';

/** SQL of saved quotes. Every read names the owner in the WHERE. */

export async function insertQuote(
  db: Db,
  quote: Omit<Insertable<QuoteTables['quotes']>, 'lines' | 'paymentId'> & { lines: readonly object[] },
): Promise<void> {
  await db
    .insertInto('quotes')
    .values({ ...quote, lines: JSON.stringify(quote.lines), paymentId: null })
    .execute();
}

function ownQuotes(db: Db, userId: string) {
  return db.selectFrom('quotes as q').leftJoin('payments as p', 'p.id', 'q.paymentId').where('q.userId', '=', userId);
}

export async function listQuotes(db: Db, { userId, page }: { userId: string; page: PageWindow }) {
  const [items, { total }] = await Promise.all([
    ownQuotes(db, userId)
      .select(['q.id', 'q.title', 'q.lines', 'q.totalCents', 'q.currency', 'q.createdAt', 'q.expiresAt'])
      .select('p.status as paymentStatus')
      .orderBy('q.createdAt', 'desc')
      .orderBy('q.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    ownQuotes(db, userId)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/**
 * Locks the quote until the transaction ends; undefined for another account's. Its payment is read afterwards: an order that the
 * lock waited for may have changed it.
 */
export async function lockQuote(trx: Trx, { id, userId }: { id: string; userId: string }) {
  await trx.selectFrom('quotes').select('id').where('id', '=', id).where('userId', '=', userId).forUpdate().execute();
  return ownQuotes(trx, userId)
    .select([
      'q.id',
      'q.lines',
      'q.totalCents',
      'q.currency',
      'q.expiresAt',
      'q.paymentId',
      'q.priceVersionId',
      'p.status as paymentStatus',
    ])
    .where('q.id', '=', id)
    .executeTakeFirst();
}

export async function updateQuotePayment(
  trx: Trx,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<void> {
  await trx.updateTable('quotes').set({ paymentId }).where('id', '=', id).execute();
}

export async function deleteQuotesExpiredBefore(
  db: Db,
  { before, ownerId }: { before: Date; ownerId: string | undefined },
): Promise<void> {
  await db
    .deleteFrom('quotes')
    .where('paymentId', 'is', null)
    .where('expiresAt', '<=', before)
    .$if(ownerId !== undefined, (query) => query.where('userId', '=', ownerId ?? ''))
    .execute();
}

export async function deleteQuotes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('quotes').where('userId', '=', userId).execute();
}

/** Offers, accepted or not answered yet, of the desk's orders that papers belong to. */
export function listOffersOf(db: Db | Trx, documentIds: readonly string[]) {
  return db
    .selectFrom('priceOffers as f')
    .innerJoin('deskOrderDocuments as o', 'o.orderId', 'f.orderId')
    .select(['f.id', 'f.acceptedAt', 'f.quoteId'])
    .distinct()
    .where('o.documentId', 'in', [...documentIds])
    .where('f.withdrawnAt', 'is', null)
    .execute();
}

/** Total of a saved quote. */
export function findQuotedTotal(db: Db, id: string) {
  return db.selectFrom('quotes').select(['totalCents', 'currency']).where('id', '=', id).executeTakeFirst();
}
