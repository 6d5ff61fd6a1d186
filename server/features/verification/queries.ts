import { sql } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { batched } from '#server/db/batched.ts';
import { precompiled } from '#server/db/precompiled.ts';
import { isAsRecorded } from '#server/features/documents/certificates/record.ts';
import { foldCode } from '#shared/verification-code.ts';

const readCertificates = precompiled<{ folded: readonly string[] }>()((db, param) =>
  db
    .selectFrom('translatedDocuments as t')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 't.id').on('c.supersededAt', 'is', null),
    )
    .leftJoin('certificateFiles as f', (join) =>
      join.onRef('f.certificateId', '=', 'c.id').onRef('f.sha256', '=', 't.translatedFileSha256'),
    )
    .select(['c.documentId', isAsRecorded.as('isAsRecorded')])
    .select([
      't.paperKind as filename',
      't.paperKind',
      't.holderInitials',
      't.uploadDate',
      't.authenticationDate as translationDate',
      't.pages',
      't.verificationCode',
      't.isAuthenticated',
      't.sourceLanguage',
      't.targetLanguage',
      't.translationType',
      'c.revokedAt',
    ])
    .where(sql`translate(t.verification_code, 'OIL', '011')`, '=', sql<string>`any(${param('folded')}::text[])`)
    .where('t.isAuthenticated', '=', true),
);

/**
 * A certified delivery by its code, independent of its owner's folders and names. One read through the index of folded
 * codes; among look-alike codes the exact match wins, or a single candidate.
 */
export const findCertificate = batched(async (db, codes: readonly string[]) => {
  const rows = await readCertificates(db, { folded: codes.map(foldCode) });
  const candidates = Map.groupBy(rows, ({ verificationCode }) => foldCode(verificationCode));
  return codes.map((code) => {
    const matches = candidates.get(foldCode(code)) ?? [];
    return (
      matches.find(({ verificationCode }) => verificationCode === code) ??
      (matches.length === 1 ? matches[0] : undefined)
    );
  });
});

/** Certification record of a document; `ownerId` null reads any owner's. */
export function findRecord(db: Db, { documentId, ownerId }: { documentId: string; ownerId: string | null }) {
  return db
    .selectFrom('documents')
    .leftJoin('translatedDocuments as delivery', 'delivery.originalDocumentId', 'documents.id')
    .leftJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 'delivery.id').on('c.supersededAt', 'is', null),
    )
    .select((eb) => [
      'documents.verificationCode',
      'delivery.authenticatedByName',
      'delivery.authenticationDate',
      eb
        .and([eb('delivery.isAuthenticated', '=', true), eb('c.revokedAt', 'is', null)])
        .$castTo<boolean | null>()
        .as('isAuthenticated'),
      eb('delivery.id', 'is not', null).$castTo<boolean>().as('hasTranslation'),
    ])
    .where('documents.id', '=', documentId)
    .$if(ownerId !== null, (query) => query.where('documents.userId', '=', ownerId))
    .executeTakeFirst();
}
