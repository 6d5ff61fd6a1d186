import { isAsRecorded } from '#server/features/documents/certificate-record.ts';
import { certifiedPaper } from '#server/features/documents/paper-columns.ts';
import type { Db } from '#server/platform/db/client.ts';

/** SQL of filing packets. */

/** The owner's delivered papers of these ids, of translations or of their originals, with both files and their state. */
export async function listPacketPapers(db: Db, { userId, ids }: { userId: string; ids: readonly string[] }) {
  return db
    .selectFrom('translatedDocuments as t')
    .innerJoin('documents as d', 'd.id', 't.originalDocumentId')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 't.id').on('c.supersededAt', 'is', null),
    )
    .innerJoin('certificateFiles as f', (join) =>
      join.onRef('f.certificateId', '=', 'c.id').onRef('f.sha256', '=', 't.translatedFileSha256'),
    )
    .select([
      't.id',
      't.originalDocumentId as documentId',
      't.certifiedFilename as filename',
      't.verificationCode as code',
    ])
    .select(['t.isAuthenticated', 'c.revokedAt', 'c.sourceCopy', 'f.pages as deliveredPages'])
    .select([
      't.translatedFileKey as key',
      't.translatedFileSizeBytes as sizeBytes',
      't.translatedFileSha256 as sha256',
    ])
    .select(['t.translatedFileMimetype as mimetype', isAsRecorded.as('isAsRecorded')])
    .select(['d.fileKey', 'd.fileSizeBytes', 'd.fileSha256', 'd.fileMimetype', 'd.pages', 'd.viewerPages'])
    .select(certifiedPaper('t.originalDocumentId'))
    .where('t.userId', '=', userId)
    .where('t.isDeleted', '=', false)
    .where('d.erasureRequestedAt', 'is', null)
    .where((eb) => eb.or([eb('t.id', 'in', [...ids]), eb('t.originalDocumentId', 'in', [...ids])]))
    .execute();
}
