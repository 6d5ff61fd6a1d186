import type { Actor } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { can } from '#shared/access.ts';

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
