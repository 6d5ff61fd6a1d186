import { sql, type Insertable } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { ImportTables } from '#server/platform/db/import-tables.ts';
import { likePattern, toPage } from '#server/platform/db/pagination.ts';
import { isMatching, isPersonMatching } from '#server/platform/db/search.ts';
import { limits } from '#shared/limits.ts';
import type { pastOrdersInput } from '#shared/schemas/imports.ts';

/*
 * Orders of another system, kept as they were stated there.
 * Read-only, and erased with their account. Never: a price, a certificate, or a part of a report or sum.
 */

export type NewPastOrder = Insertable<ImportTables['importedOrders']>;

/** Inserts those whose reference the account does not have; returns how many. Sorted against deadlocks of two lists at once. */
export async function insertPastOrders(trx: Trx, orders: readonly NewPastOrder[]): Promise<number> {
  if (orders.length === 0) return 0;
  const keyOf = ({ accountId, reference }: NewPastOrder) => `${accountId} ${reference}`;
  const inserted = await trx
    .insertInto('importedOrders')
    .values(orders.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((conflict) => conflict.columns(['accountId', 'reference']).doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

/** The references that accounts have, as `account reference`. */
export async function findPastReferences(
  db: Db | Trx,
  orders: readonly Pick<NewPastOrder, 'accountId' | 'reference'>[],
): Promise<Set<string>> {
  if (orders.length === 0) return new Set();
  const accounts = orders.map(({ accountId }) => accountId);
  const references = orders.map(({ reference }) => reference);
  const { rows } = await sql<{ key: string }>`
    select o.account_id || ' ' || o.reference as key from imported_orders o
    join unnest(${sql.val(accounts)}::uuid[], ${sql.val(references)}::text[]) as asked (account_id, reference)
      on asked.account_id = o.account_id and asked.reference = o.reference`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

const columns = ['o.id', 'o.reference', 'o.orderedOn', 'o.title', 'o.amountCents', 'o.currency'] as const;

/** The account's own, newest first. */
export async function listOwnPastOrders({ db }: Deps, actor: { id: string }, input: { page: number }) {
  const page = toPage(input, limits.pageSizeCustomer);
  const own = db.selectFrom('importedOrders as o').where('o.accountId', '=', actor.id);
  const [items, { total }] = await Promise.all([
    own
      .select(columns)
      .orderBy('o.orderedOn', 'desc')
      .orderBy('o.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total, page: page.page, pageSize: page.pageSize };
}

/** Everybody's, newest first: of one import, or that match a customer or a reference. */
export async function listPastOrders({ db }: Deps, { importId, search, ...input }: z.output<typeof pastOrdersInput>) {
  const page = toPage(input, limits.pageSizeStaff);
  const pattern = likePattern(search ?? '');
  const found = db
    .selectFrom('importedOrders as o')
    .innerJoin('profiles as p', 'p.id', 'o.accountId')
    .$if(importId !== undefined, (query) => query.where('o.importId', '=', importId ?? ''))
    .$if(search !== undefined && search !== '', (query) =>
      query.where(sql<boolean>`(${isPersonMatching('o.accountId', pattern)} or ${isMatching('o.reference', pattern)})`),
    );
  const [items, { total }] = await Promise.all([
    found
      .select(columns)
      .select(['p.name as customerName', 'p.email as customerEmail'])
      .orderBy('o.orderedOn', 'desc')
      .orderBy('o.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total, page: page.page, pageSize: page.pageSize };
}

/** Deletes the account's past orders. */
export async function deletePastOrders(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('importedOrders').where('accountId', '=', accountId).execute();
}
