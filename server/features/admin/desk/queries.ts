import { sql, type Insertable } from 'kysely';
import { contactAddress } from '#server/features/auth/desk-customers.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DB } from '#server/platform/db/tables.ts';
import type { RefusedPart } from '#shared/schemas/inbound-mail.ts';

/** SQL of orders that staff take. Their documents' owner is the customer. */

/** `createdBy` is null for orders received by mail. */
interface Press {
  createdBy: string | null;
  key: string;
}

/** Serializes requests with the same idempotency key. */
export async function lockPress(trx: Trx, { createdBy, key }: Press): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`desk:${createdBy ?? 'mail'}:${key}`}, 0))`.execute(trx);
}

export function findByKey(trx: Trx, { createdBy, key }: Press) {
  return trx
    .selectFrom('deskOrders')
    .select(['id', 'accountId'])
    .where('createdBy', createdBy === null ? 'is' : '=', createdBy)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

export function insertOrder(trx: Trx, values: Insertable<DB['deskOrders']>) {
  return trx.insertInto('deskOrders').values(values).returning(['id', 'accountId']).executeTakeFirstOrThrow();
}

export async function insertDocuments(trx: Trx, orderId: string, documentIds: readonly string[]): Promise<void> {
  await trx
    .insertInto('deskOrderDocuments')
    .values(documentIds.map((documentId, position) => ({ documentId, orderId, position })))
    .onConflict((conflict) => conflict.column('documentId').doNothing())
    .execute();
}

export async function updateRefused(
  trx: Trx,
  { id, refused }: { id: string; refused: readonly RefusedPart[] },
): Promise<void> {
  await trx
    .updateTable('deskOrders')
    .set({ refused: JSON.stringify(refused) })
    .where('id', '=', id)
    .execute();
}

export async function replaceLines(
  trx: Trx,
  orderId: string,
  lines: readonly Omit<Insertable<DB['deskOrderLines']>, 'orderId' | 'position'>[],
): Promise<void> {
  await trx.deleteFrom('deskOrderLines').where('orderId', '=', orderId).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('deskOrderLines')
    .values(lines.map((line, position) => ({ ...line, orderId, position })))
    .execute();
}

export function listLines(db: Db | Trx, orderId: string) {
  return db
    .selectFrom('deskOrderLines as l')
    .leftJoin('profiles as p', 'p.id', 'l.addedBy')
    .select(['l.text', 'l.amountCents', 'l.currency', 'l.reason', 'p.name as addedByName'])
    .where('l.orderId', '=', orderId)
    .orderBy('l.position')
    .execute();
}

export function findOrder(db: Db | Trx, id: string) {
  return db
    .selectFrom('deskOrders')
    .select(['id', 'accountId', 'source', 'createdAt', 'subject', 'message', 'isSenderProved', 'refused'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The documents with the inputs of their prices, in order. */
export function listDocuments(db: Db | Trx, orderId: string) {
  return db
    .selectFrom('deskOrderDocuments as o')
    .innerJoin('documents as d', 'd.id', 'o.documentId')
    .select(['d.id', 'd.userId', 'd.filename', 'd.pages', 'd.translationType', 'd.isBankStatement', 'd.sourceLanguage'])
    .select([
      'd.speed',
      'd.office',
      'd.isMailed',
      'd.extraCents',
      'd.totalCostCents',
      'd.currency',
      'd.chargedCents',
      'd.paymentStatus',
    ])
    .select((eb) => eb('d.fileKey', 'is not', null).$castTo<boolean>().as('hasFile'))
    .select(sql<string | null>`to_char(d.needed_by, 'YYYY-MM-DD')`.as('neededBy'))
    .where('o.orderId', '=', orderId)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('o.position')
    .execute();
}
export type OrderedPaper = Awaited<ReturnType<typeof listDocuments>>[number];

/** Newest first: orders that staff took and that are not paid. */
export function listOpenOrders(db: Db, limit: number) {
  return db
    .selectFrom('deskOrders as o')
    .innerJoin('deskOrderDocuments as x', (join) => join.onRef('x.orderId', '=', 'o.id').on('x.position', '=', 0))
    .innerJoin('documents as d', 'd.id', 'x.documentId')
    .innerJoin('profiles as p', 'p.id', 'd.userId')
    .leftJoin('guestOrders as g', 'g.accountId', 'p.id')
    .select(['o.id', 'o.source', 'o.createdAt', 'o.subject', 'p.name as customerName', 'p.phone as customerPhone'])
    .select(contactAddress.as('customerEmail'))
    .select(sql<number>`(select count(*)::int from desk_order_documents n where n.order_id = o.id)`.as('documents'))
    .where('d.paymentStatus', '=', 'unpaid')
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('o.createdAt', 'desc')
    .limit(limit)
    .execute();
}

/** Unpaid orders of the desk, newest first. */
export async function listOrdersOf(db: Db, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('deskOrders as o')
    .innerJoin('deskOrderDocuments as x', (join) => join.onRef('x.orderId', '=', 'o.id').on('x.position', '=', 0))
    .innerJoin('documents as d', 'd.id', 'x.documentId')
    .select(['o.id', 'd.userId as accountId'])
    .select(
      sql<string>`d.filename || (select case when count(*) > 1 then ' +' || (count(*) - 1) else '' end
        from desk_order_documents n where n.order_id = o.id)`.as('title'),
    )
    .where('d.userId', 'in', accountIds)
    .where('d.paymentStatus', '=', 'unpaid')
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('o.createdAt', 'desc')
    .limit(500)
    .execute();
}
