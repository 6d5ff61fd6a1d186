import { sql, type SelectQueryBuilder } from 'kysely';
import { certifiedPaper } from '#server/features/documents/paper-columns.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { DB } from '#server/platform/db/tables.ts';
import type { CertifiedPaper } from '#shared/certificate/title.ts';
import type { DeliveryView } from '#shared/schemas/authenticator.ts';

/** SQL of delivered translations, and of certified ones awaiting a notary, for staff. */

function selectView(db: Db) {
  return db
    .selectFrom('translatedDocuments as t')
    .innerJoin('profiles as p', 'p.id', 't.userId')
    .select([
      't.id',
      't.originalDocumentId',
      't.certifiedFilename as filename',
      't.paperKind',
      certifiedPaper('t.originalDocumentId'),
      't.userId',
      'p.name as userName',
      'p.email as userEmail',
      't.clientName',
      't.pages',
      't.totalCostCents',
      't.currency',
      't.translationType',
      't.sourceLanguage',
      't.targetLanguage',
      't.status',
      't.isCorrection as isCorrected',
      't.verificationCode',
      't.isAuthenticated',
      't.authenticatedByName',
      't.authenticatedByEmail',
      't.authenticationDate',
      't.createdAt',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

function toView(row: Row): DeliveryView {
  return {
    ...row,
    authenticationDate: row.authenticationDate.toISOString(),
    createdAt: row.createdAt.toISOString(),
    isDelivered: true,
  };
}

/** A decided review that awaits its notarial act, in the shape of a delivery. */
export async function findHeldView(
  db: Db,
  { reviewId, requestId, certified }: { reviewId: string; requestId: string; certified: CertifiedPaper },
): Promise<DeliveryView | undefined> {
  const row = await db
    .selectFrom('documentsToBeVerified as r')
    .innerJoin('profiles as p', 'p.id', 'r.userId')
    .select(['r.documentId as originalDocumentId', 'r.filename', 'r.userId', 'p.name as userName'])
    .select(['p.email as userEmail', 'r.clientName', 'r.pages', 'r.totalCostCents', 'r.currency', 'r.translationType'])
    .select(['r.sourceLanguage', 'r.targetLanguage', 'r.verificationCode', 'r.updatedAt as createdAt'])
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      id: requestId,
      paperKind: certified.paperKind,
      certified,
      status: 'processing',
      isCorrected: false,
      isAuthenticated: false,
      authenticatedByName: null,
      authenticatedByEmail: null,
      authenticationDate: null,
      isDelivered: false,
      createdAt: row.createdAt.toISOString(),
    }
  );
}

export async function findDeliveryView(db: Db, id: string): Promise<DeliveryView | undefined> {
  const row = await selectView(db).where('t.id', '=', id).executeTakeFirst();
  return row && toView(row);
}

type Deliveries = SelectQueryBuilder<DB & { t: DB['translatedDocuments'] }, 't', { id: string }>;

/** Deliveries by a subquery of ids, newest first. */
export async function listDeliveryViews(db: Db, ids: Deliveries): Promise<DeliveryView[]> {
  const rows = await selectView(db).where('t.id', 'in', ids).orderBy('t.createdAt', 'desc').orderBy('t.id').execute();
  return rows.map(toView);
}

/** The same for exports, in keyset order, each row with its keyset. */
export function readDeliveries(db: Db, ids: Deliveries) {
  return selectView(db)
    .where('t.id', 'in', ids)
    .select(sql<string>`t.created_at::text`.as('at'))
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
}
