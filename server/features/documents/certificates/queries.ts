import type { Insertable } from 'kysely';
import type { Trx } from '#server/db/client.ts';
import type { CertificateFilesTable, CertificatesTable } from '#server/db/certificate-tables.ts';

/** SQL of issued certificates and their files. Writers hold the document's lock. */

/** Inserts a certificate and its first file; returns the certificate's id. */
export async function insertCertificate(
  trx: Trx,
  values: Insertable<CertificatesTable>,
  file: Omit<Insertable<CertificateFilesTable>, 'certificateId'>,
): Promise<string> {
  const { id } = await trx.insertInto('certificates').values(values).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('certificateFiles')
    .values({ ...file, certificateId: id })
    .execute();
  return id;
}

/** Revokes the current revision; false when there is none or it is revoked. */
export async function updateRevoked(trx: Trx, params: { documentId: string; now: Date }): Promise<boolean> {
  const row = await trx
    .updateTable('certificates')
    .set({ revokedAt: params.now })
    .where('documentId', '=', params.documentId)
    .where('supersededAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
