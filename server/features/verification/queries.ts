import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { batched } from '#server/db/batched.ts';
import { precompiled } from '#server/db/precompiled.ts';
import { foldCode } from '#shared/verification-code.ts';

const readCertificates = precompiled<{ folded: readonly string[] }>()((db, param) =>
  db
    .selectFrom('translatedDocuments')
    .select([
      'paperKind as filename',
      'paperKind',
      'holderInitials',
      'uploadDate',
      'authenticationDate as translationDate',
      'pages',
      'verificationCode',
      'isAuthenticated',
      'sourceLanguage',
      'targetLanguage',
      'translationType',
      'revokedAt',
    ])
    .where(sql`translate(verification_code, 'OIL', '011')`, '=', sql<string>`any(${param('folded')}::text[])`)
    .where('isAuthenticated', '=', true),
);

/**
 * A certified delivery, with the time of its revocation if any. Whether its owner renamed, moved or deleted it plays no
 * part. Of the codes that look alike the exact one counts, or the only one. One read through the index of folded codes.
 */
export const findCertificate = batched(async (db, codes: readonly string[]) => {
  const rows = await readCertificates(db, { folded: codes.map(foldCode) });
  const alike = Map.groupBy(rows, ({ verificationCode }) => foldCode(verificationCode));
  return codes.map((code) => {
    const found = alike.get(foldCode(code)) ?? [];
    return (
      found.find(({ verificationCode }) => verificationCode === code) ?? (found.length === 1 ? found[0] : undefined)
    );
  });
});

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
