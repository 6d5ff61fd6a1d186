import { sql } from 'kysely';
import { isAsRecorded } from '#server/features/documents/certificate-record.ts';
import type { Db } from '#server/platform/db/client.ts';

/** Compares every certificate, its files and its delivery with the audit trail. Returns the first faults, as sentences. */
export async function findChangedCertificates(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('the certificate of document %s, revision %s, does not match its audit trail', c.document_id, c.revision) as fault
    from certificates c join translated_documents t on t.id = c.translation_id
    left join certificate_files f on f.certificate_id = c.id
    where not ${isAsRecorded}
    union all
    select format('a file of the certificate of document %s, revision %s, is missing', c.document_id, c.revision)
    from certificate_entries n join certificates c on c.id = n.certificate_id
    where n.kind = 'issued' and not exists (
      select from certificate_files f where f.certificate_id = n.certificate_id and f.sha256 = n.file_sha256)
    union all
    select format('document %s was delivered without a certificate', t.original_document_id) from translated_documents t
    where not exists (select from certificates c where c.translation_id = t.id)
    limit ${maxFaults}`.execute(db);
  return [...new Set(rows.map(({ fault }) => fault))];
}

const maxFaults = 20;
