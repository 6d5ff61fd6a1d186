import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { can } from '#shared/access.ts';
import { erasedName } from '#shared/erasure.ts';

/** SQL of documents that the desk took for a customer. */

/** For whom a member of the desk uploads the file of an order that staff took; undefined for any other caller or document. */
export async function findDeskOwner(
  db: Db,
  { actor, documentId }: { actor: Actor; documentId: string },
): Promise<Actor | undefined> {
  if (!can(actor, 'desk')) return undefined;
  const row = await db
    .selectFrom('deskOrderDocuments as o')
    .innerJoin('documents as d', 'd.id', 'o.documentId')
    .innerJoin('profiles as p', 'p.id', 'd.userId')
    .select(['p.id', 'p.name', 'p.email', 'p.currency'])
    .where('o.documentId', '=', documentId)
    .where('d.paymentStatus', '=', 'unpaid')
    .executeTakeFirst();
  return row && { ...row, role: 'user', person: { id: actor.person?.id ?? actor.id } };
}

/** The papers that are paid together: an order of the desk, named by its id or by one of its documents, or the document alone. */
export async function listOrderedTogether(db: Db | Trx, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deskOrderDocuments as o')
    .select('o.documentId')
    .where('o.orderId', '=', (eb) =>
      eb.fn.coalesce(
        eb.selectFrom('deskOrderDocuments as own').select('own.orderId').where('own.documentId', '=', id),
        eb.val(id),
      ),
    )
    .orderBy('o.position')
    .execute();
  return rows.length === 0 ? [id] : rows.map(({ documentId }) => documentId);
}

/** The order of the desk that a document is of. */
export async function findDeskOrderOf(db: Db | Trx, documentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deskOrderDocuments')
    .select('orderId')
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return row?.orderId;
}

/** Takes the customer's words out of a document's order, with the last of its documents that is erased or deleted. */
export async function eraseDeskOrder(trx: Trx, documentId: string): Promise<void> {
  const orderId = await findDeskOrderOf(trx, documentId);
  if (orderId === undefined) return;
  // Two documents erased at once would each leave the words to the other.
  await trx.selectFrom('deskOrders').select('id').where('id', '=', orderId).forUpdate().execute();
  const other = await trx
    .selectFrom('deskOrderDocuments as o')
    .innerJoin('documents as d', 'd.id', 'o.documentId')
    .select('d.id')
    .where('o.orderId', '=', orderId)
    .where('d.id', '!=', documentId)
    .where('d.erasedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!other) await eraseWords(trx, [orderId]);
}

/** Takes the customer's words out of all orders that the desk took for an account. */
export async function eraseDeskOrdersOf(trx: Trx, accountId: string): Promise<void> {
  const orders = await trx.selectFrom('deskOrders').select('id').where('accountId', '=', accountId).execute();
  await eraseWords(
    trx,
    orders.map(({ id }) => id),
  );
}

/** Amounts stay: they are a part of what was charged. */
async function eraseWords(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .updateTable('deskOrders')
    .set({ subject: null, message: null, refused: sql`'[]'` })
    .where('id', 'in', orderIds)
    .execute();
  await trx
    .updateTable('deskOrderLines')
    .set({ text: erasedName, reason: erasedName })
    .where('orderId', 'in', orderIds)
    .execute();
}
