import { sql, type Insertable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import type { CertificateFilesTable, CertificatesTable } from '#server/platform/db/certificate-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { certificateRecordMismatches } from '#server/platform/observability/metrics.ts';
import type { RevocationClass } from '#shared/certificate/revocation.ts';
import type { CertificateEntryKind, SignatureLevel, SignedLevel } from '#shared/certificate/state.ts';
import { certificateFacts } from '#shared/certificate/statement.ts';
import type { CertificateView } from '#shared/schemas/revisions.ts';
import { certificateRecord, isAsRecorded } from './certificate-record.ts';

/**
 * SQL of issued certificates and their files. Writers hold the document's lock. Each change is recorded in the audit trail
 * and queued for the certificate log by the same function that makes it.
 */

/** Access key, page words and seal for checking a paper. A further revision gets a new key and keeps the owner's choice. */
export interface NewSheet {
  accessKeyHash: string;
  checkWords: readonly (readonly string[])[];
}

/** A file is renewed this long before the certificate of its newest timestamp ends. */
export const renewBeforeMs = 180 * 24 * 60 * 60 * 1000;

export interface Signed {
  /** None unless set. */
  signatureLevel?: SignatureLevel;
  /** Length of the revision that was signed; the whole file unless set. */
  signedBytes?: number;
  /** End of the certificate that signed the newest timestamp. */
  timestampExpiresAt?: Date | null | undefined;
}

type NewFile = Omit<Insertable<CertificateFilesTable>, 'certificateId' | 'signatureLevel'> & Signed;

/** Inserts a certificate, what its sheet lets check, and its first file, after its delivery; returns the certificate's id. */
export async function insertCertificate(
  trx: Trx,
  values: Insertable<CertificatesTable>,
  file: NewFile,
  sheet?: NewSheet | null,
): Promise<string> {
  const { id } = await trx.insertInto('certificates').values(values).returning('id').executeTakeFirstOrThrow();
  if (sheet) await insertSheet(trx, { ...sheet, certificateId: id });
  await insertCertificateFile(trx, id, file);
  return id;
}

async function insertSheet(trx: Trx, sheet: NewSheet & { certificateId: string }): Promise<void> {
  const { certificateId, accessKeyHash, checkWords } = sheet;
  await trx
    .insertInto('certificateSheets')
    .values({
      certificateId,
      accessKeyHash,
      checkWords: JSON.stringify(checkWords),
      accessOffAt: sql<Date | null>`(
        select s.access_off_at from certificates c
        join certificates before on before.translation_id = c.translation_id and before.revision = c.revision - 1
        join certificate_sheets s on s.certificate_id = before.id where c.id = ${certificateId})`,
    })
    .execute();
}

/** Inserts a file of a certificate: the first, or the same with a later timestamp or extension. */
export async function insertCertificateFile(
  trx: Trx,
  certificateId: string,
  { signatureLevel = 'none', signedBytes, timestampExpiresAt, ...file }: NewFile,
): Promise<void> {
  const { id: fileId } = await trx
    .insertInto('certificateFiles')
    .values({ ...file, certificateId, signatureLevel: signedLevelOf(signatureLevel) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const longTerm = { signatureLevel, signedBytes: signedBytes ?? file.sizeBytes, timestampExpiresAt };
  await insertLongTerm(trx, { fileId, ...longTerm, createdAt: file.createdAt ?? new Date() });
  await recordFiles(trx, { certificateId });
}

/** Levels as stored in `certificate_files`. */
function signedLevelOf(level: SignatureLevel): SignedLevel {
  return level === 'B-LT' || level === 'B-LTA' ? 'B-T' : level;
}

type Inserted = Signed & { fileId: string; signedBytes: number; createdAt: Date };

/** A file without a timestamp gets none: first comes a file with one. One at B-T is due at once. */
async function insertLongTerm(
  trx: Trx,
  { fileId, signatureLevel = 'none', signedBytes, timestampExpiresAt = null, createdAt }: Inserted,
): Promise<void> {
  if (signedLevelOf(signatureLevel) !== 'B-T') return;
  const level = signatureLevel === 'B-LT' || signatureLevel === 'B-LTA' ? signatureLevel : null;
  const renewAt = timestampExpiresAt && new Date(timestampExpiresAt.getTime() - renewBeforeMs);
  await trx
    .insertInto('longTermFiles')
    .values({ fileId, level, signedBytes, timestampExpiresAt, dueAt: level === null ? createdAt : renewAt })
    .execute();
}

/** Hashes of delivered files since `after` that are signed without a timestamp, oldest first. */
export async function listFilesForTimestamp(db: Db, { after, limit }: { after: Date; limit: number }) {
  const rows = await db
    .selectFrom('certificateFiles as f')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .innerJoin('translatedDocuments as t', (join) =>
      join.onRef('t.id', '=', 'c.translationId').onRef('t.translatedFileSha256', '=', 'f.sha256'),
    )
    .select('f.sha256')
    .where('f.signatureLevel', '=', 'B-B')
    .where('f.fileKey', 'not like', 'erased/%')
    .where('c.revokedAt', 'is', null)
    .where('f.createdAt', '>', after)
    .orderBy('f.createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** A delivery's file that is signed without a timestamp; undefined once the delivery has another file. */
export async function findFileForTimestamp(db: Db, sha256: string) {
  return db
    .selectFrom('certificateFiles as f')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .innerJoin('translatedDocuments as t', (join) =>
      join.onRef('t.id', '=', 'c.translationId').onRef('t.translatedFileSha256', '=', 'f.sha256'),
    )
    .select(['f.certificateId', 'f.fileKey as key', 'f.sizeBytes', 'f.pages', 'c.documentId'])
    .select(['t.userId', 't.certifiedFilename as filename', 't.translatedFileMimetype as mimetype'])
    .select(isAsRecorded.as('isAsRecorded'))
    .where('f.sha256', '=', sha256)
    .where('f.signatureLevel', '=', 'B-B')
    .where('f.fileKey', 'not like', 'erased/%')
    .where('c.revokedAt', 'is', null)
    .executeTakeFirst();
}

/** Records the files that have no entry yet, of one certificate or (null) of all. */
export async function recordFiles(db: Db, { certificateId }: { certificateId: string | null }): Promise<void> {
  await sql`
    with recorded as (
      select c.document_id, c.issued_by, p.role, f.created_at, ${certificateRecord} as details
      from certificates c join certificate_files f on f.certificate_id = c.id
      join translated_documents t on t.id = c.translation_id join profiles p on p.id = c.issued_by
      where (${certificateId}::uuid is null or c.id = ${certificateId}) and not exists (
        select from certificate_entries n
        where n.certificate_id = c.id and n.kind = 'issued' and n.file_sha256 = f.sha256)
    ), event as (
      insert into document_events (document_id, event, actor_id, actor_role, details, created_at)
      select document_id, 'recorded', issued_by, role, details, created_at from recorded order by document_id
      returning id, details
    )
    insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
    select (details -> 'certificate' ->> 'id')::uuid, 'issued', details -> 'file' ->> 'sha256', id from event order by id
  `.execute(db);
}

/** The actor who revokes it; null for the system. */
type Ending = { now: Date; actor?: { id: string; role: string } | null };

/** Records the end of a certificate, for each of its files. */
async function recordEnd(
  trx: Trx,
  certificateId: string,
  { kind, now, actor = null }: Ending & { kind: Exclude<CertificateEntryKind, 'issued'> },
): Promise<void> {
  const details = JSON.stringify({ kind, certificate: certificateId });
  await sql`
    with event as (
      insert into document_events (document_id, event, actor_id, actor_role, details, created_at)
      select document_id, 'recorded', ${actor?.id ?? null}, ${actor?.role ?? 'system'}, ${details}, ${now}
      from certificates where id = ${certificateId} returning id
    )
    insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
    select f.certificate_id, ${kind}, f.sha256, event.id from event, certificate_files f
    where f.certificate_id = ${certificateId} order by f.created_at, f.sha256`.execute(trx);
}

/** The current revision of a document's certificate; undefined before its delivery. */
export async function findCurrentCertificate(db: Db, documentId: string) {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('supersededAt', 'is', null)
    .executeTakeFirst();
}

/** Marks a revision as replaced, before the next one is inserted. */
export async function updateSuperseded(trx: Trx, { id, ...ending }: Ending & { id: string }): Promise<void> {
  await trx.updateTable('certificates').set({ supersededAt: ending.now }).where('id', '=', id).execute();
  await recordEnd(trx, id, { ...ending, kind: 'superseded' });
}

export interface Revocation {
  class: RevocationClass;
  /** For staff and the customer; null where a refund or dispute is the reason. */
  reason: string | null;
}

/** Revokes the current revision; false when there is none or it is revoked. */
export async function updateRevoked(
  trx: Trx,
  { documentId, revocation, ...ending }: Ending & { documentId: string; revocation?: Revocation },
): Promise<boolean> {
  const row = await trx
    .updateTable('certificates')
    .set({
      revokedAt: ending.now,
      revokedClass: revocation?.class ?? null,
      revokedReason: revocation?.reason ?? null,
      revokedBy: ending.actor?.id ?? null,
    })
    .where('documentId', '=', documentId)
    .where('supersededAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row) await recordEnd(trx, row.id, { ...ending, kind: 'revoked' });
  return row !== undefined;
}

/** The review whose text the valid certificate was printed from: a revision may certify an uploaded file instead. */
export async function findCertifiedText(db: Db, documentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('certificates as c')
    .innerJoin('certificates as first', (join) =>
      join
        .onRef('first.documentId', '=', 'c.documentId')
        .on('first.revision', '=', 1)
        .onRef('first.sourceFileSha256', '=', 'c.sourceFileSha256'),
    )
    .innerJoin('translationTexts as t', 't.documentId', 'c.documentId')
    .innerJoin('reviewDecisions as d', 'd.reviewId', 't.reviewId')
    .select('t.reviewId')
    .where('c.documentId', '=', documentId)
    .where('c.supersededAt', 'is', null)
    .where('c.revokedAt', 'is', null)
    .where(sql<boolean>`d.statement -> 'text' is not null`)
    .executeTakeFirst();
  return row?.reviewId;
}

/** The certificate of a document; null before its delivery. */
export async function findCertificateView(
  db: Db,
  { documentId, verificationCode }: { documentId: string; verificationCode: string },
): Promise<CertificateView | null> {
  const certificate = await findCurrentCertificate(db, documentId);
  if (!certificate) return null;
  const { revision, issuedAt, revokedAt, revokedClass } = certificate;
  return {
    verificationCode,
    state: revokedAt === null ? 'valid' : 'revoked',
    revision,
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedClass,
  };
}

/** A delivered document's owner, and its current certificate as mails and notifications name it. */
export async function findOwnedPaper(trx: Trx, document: { id: string; userId: string; filename: string }) {
  const owner = await findOwner(trx, document.userId);
  const certificate = await findCurrentCertificate(trx, document.id);
  if (!owner || !certificate) throw new AppError('CERTIFICATE_NOT_FOUND');
  const { paperKind, holders } = certificateFacts.parse(certificate.facts);
  return {
    to: { userId: owner.id, to: { name: owner.name, address: owner.email } },
    paper: {
      documentId: document.id,
      filename: document.filename,
      ...(paperKind === '' ? {} : { paperKind, holders: holders.map(({ name }) => name) }),
    },
  };
}

/** Counts and logs a certificate whose rows differ from its audit trail: they were changed directly in the database. */
export function reportChangedRecord({ log }: Deps, documentId: string): void {
  certificateRecordMismatches.inc();
  log.error({ documentId }, 'certificate does not match its audit trail');
}

/** Likewise for an entry that the certificate log cannot hold: it was written directly to the database. */
export function reportRefusedEntry({ log }: Deps, entry: { entryId: number; reason: string }): void {
  certificateRecordMismatches.inc();
  log.error(entry, 'entry set aside from the certificate log');
}
