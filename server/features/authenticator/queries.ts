import { sql, type SelectQueryBuilder } from 'kysely';
import { certifiedPaper } from '#server/features/documents/paper-columns.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { DB } from '#server/platform/db/tables.ts';
import type { CertifiedPaper } from '#shared/certificate/title.ts';
import type { DeliveryView, ReviewView } from '#shared/schemas/authenticator.ts';

/** SQL of delivered translations for staff. */

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
export function toHeldView(
  review: ReviewView,
  { requestId, certified }: { requestId: string; certified: CertifiedPaper },
): DeliveryView {
  const { documentId, filename, userId, userName, userEmail, clientName, pages, totalCostCents, currency } = review;
  const { translationType, sourceLanguage, targetLanguage, verificationCode, updatedAt } = review;
  return {
    id: requestId,
    originalDocumentId: documentId,
    filename,
    paperKind: certified.paperKind,
    certified,
    userId,
    userName,
    userEmail,
    clientName,
    pages,
    totalCostCents,
    currency,
    translationType,
    sourceLanguage,
    targetLanguage,
    status: 'processing',
    isCorrected: false,
    verificationCode,
    isAuthenticated: false,
    authenticatedByName: null,
    authenticatedByEmail: null,
    authenticationDate: null,
    isDelivered: false,
    createdAt: updatedAt,
  };
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
