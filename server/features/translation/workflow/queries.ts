import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { WebhookDeliveriesTable } from '#server/platform/db/webhook-tables.ts';

/** SQL of webhook deliveries to and from the translation workflow: one row per delivery id, across attempts. */

/** Undefined when the delivery id is already recorded. */
export async function insertWebhookDelivery(
  db: Db,
  values: Insertable<WebhookDeliveriesTable>,
): Promise<string | undefined> {
  const row = await db
    .insertInto('webhookDeliveries')
    .values(values)
    .onConflict((conflict) => conflict.columns(['direction', 'deliveryId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findWebhookDelivery(db: Db, params: { direction: 'inbound' | 'outbound'; deliveryId: string }) {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('direction', '=', params.direction)
    .where('deliveryId', '=', params.deliveryId)
    .executeTakeFirst();
}

/** The outbound delivery of a document, and whether a later one replaced it; undefined for an unknown id. */
export async function findAnswered(db: Db, { documentId, deliveryId }: { documentId: string; deliveryId: string }) {
  return db
    .selectFrom('webhookDeliveries as w')
    .select(({ exists, selectFrom }) => [
      'w.status',
      exists(
        selectFrom('webhookDeliveries as later')
          .select('later.id')
          .whereRef('later.documentId', '=', 'w.documentId')
          .where('later.direction', '=', 'outbound')
          .whereRef('later.createdAt', '>', 'w.createdAt'),
      ).as('isReplaced'),
    ])
    .where('w.direction', '=', 'outbound')
    .where('w.deliveryId', '=', deliveryId)
    .where('w.documentId', '=', documentId)
    .executeTakeFirst();
}

/** Statuses of a document's outbound deliveries, the last one first. */
export async function listOutboundStatuses(db: Db, documentId: string) {
  const rows = await db
    .selectFrom('webhookDeliveries')
    .select('status')
    .where('documentId', '=', documentId)
    .where('direction', '=', 'outbound')
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ status }) => status);
}

/** Locks the row until the transaction ends. */
export async function lockWebhookDelivery(trx: Trx, id: string) {
  return trx.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findWebhookDeliveryById(db: Db, id: string) {
  return db.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Updates a delivery; `isAttempt` increments its attempts. */
export async function updateWebhookDelivery(
  db: Db,
  params: { id: string; values: Updateable<WebhookDeliveriesTable>; isAttempt?: boolean },
): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set(params.values)
    .$if(params.isAttempt ?? false, (query) => query.set((eb) => ({ attempts: eb('attempts', '+', 1) })))
    .where('id', '=', params.id)
    .execute();
}

/** Records a failed attempt; false for a delivery that is done, which stays so. */
export async function updateUnlessDone(
  db: Db,
  { id, ...values }: { id: string; status: 'failed' | 'dead'; responseStatus: number | null; lastError: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set((eb) => ({ ...values, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '!=', 'done')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the calls to and from the workflow, whose payloads hold names and links. */
export async function deleteDeliveries(trx: Trx, documentId: string): Promise<void> {
  await trx.deleteFrom('webhookDeliveries').where('documentId', '=', documentId).execute();
}
