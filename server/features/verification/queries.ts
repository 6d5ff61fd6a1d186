import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { coalesced, inOrderOf } from '#server/db/coalesced.ts';
import { prepared } from '#server/db/prepared.ts';

const readCertificates = prepared<{ codes: readonly string[] }>()((db, param) =>
  db
    .selectFrom('translatedDocuments')
    .select([
      'certifiedFilename as filename',
      'uploadDate',
      'authenticationDate as translationDate',
      'pages',
      'verificationCode',
      'isAuthenticated',
      'sourceLanguage',
      'targetLanguage',
      'translationType',
    ])
    .where('verificationCode', '=', sql<string>`any(${param('codes')}::text[])`)
    .where('isAuthenticated', '=', true)
    .where('revokedAt', 'is', null),
);

/**
 * A delivery the public may trust: certified and not revoked. Whether its owner has renamed, moved or deleted it plays no
 * part. One read through the unique index of the codes.
 */
export const findCertificate = coalesced(async (db, codes: readonly string[]) =>
  inOrderOf(codes, await readCertificates(db, { codes }), ({ verificationCode }) => verificationCode),
);

/** The record of one document: of anybody's when `ownerId` is null, otherwise of that owner's only. */
export function findRecord(db: Db, { documentId, ownerId }: { documentId: string; ownerId: string | null }) {
  return db
    .selectFrom('documents')
    .leftJoin('translatedDocuments as delivery', 'delivery.originalDocumentId', 'documents.id')
    .select((eb) => [
      'documents.verificationCode',
      'delivery.authenticatedByName',
      'delivery.authenticationDate',
      eb
        .and([eb('delivery.isAuthenticated', '=', true), eb('delivery.revokedAt', 'is', null)])
        .$castTo<boolean | null>()
        .as('isAuthenticated'),
      eb('delivery.id', 'is not', null).$castTo<boolean>().as('hasTranslation'),
    ])
    .where('documents.id', '=', documentId)
    .$if(ownerId !== null, (query) => query.where('documents.userId', '=', ownerId))
    .executeTakeFirst();
}
