import type { Selectable } from 'kysely';
import type { Actor } from '#server/context.ts';
import { type NewSheet, insertCertificate, updateSuperseded } from '#server/features/documents/certificates.ts';
import { nameOnRecord } from '#server/features/documents/review/service.ts';
import { insertTranslation, updateIssued } from '#server/features/documents/rows.ts';
import type { StoredFile } from '#server/features/documents/stored-bytes.ts';
import type { CertificatesTable } from '#server/platform/db/certificate-tables.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable, ReviewsTable } from '#server/platform/db/tables.ts';
import { initialsOf, type CertificateFacts } from '#shared/certificate/facts.ts';
import type { CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';

/*
 * The rows of a delivery: the file a customer paid for and an authority can verify, and its certificate.
 * Promises: one per document; its code never changes, and its certified title and file only with a new revision.
 */

/** Inserts the translation and the certificate of a decided review, in the deciding transaction; returns the translation's id. */
export async function deliverTranslation(
  trx: Trx,
  params: {
    document: Selectable<DocumentsTable>;
    review: Selectable<ReviewsTable>;
    isCorrection: boolean;
  } & Issued,
): Promise<string> {
  const { document, review, isCorrection, now } = params;
  const translationId = await insertTranslation(trx, {
    originalDocumentId: document.id,
    reviewId: review.id,
    userId: document.userId,
    folderId: document.folderId,
    filename: document.filename,
    certifiedFilename: document.filename,
    pages: document.pages,
    totalCostCents: document.totalCostCents,
    currency: document.currency,
    baseCurrency: document.baseCurrency,
    baseRate: document.baseRate,
    translationType: document.translationType,
    clientName: document.clientName,
    sourceLanguage: document.sourceLanguage,
    targetLanguage: document.targetLanguage,
    verificationCode: document.verificationCode,
    ...issuedColumns(params),
    isCorrection,
    uploadDate: document.uploadDate,
    createdAt: now,
    updatedAt: now,
  });
  await insertCertificate(
    trx,
    { documentId: document.id, translationId, ...certificateColumns(params) },
    certificateFile(params),
    params.file.sheet,
  );
  return translationId;
}

/** Inserts the next revision of a certificate and points the delivery at its file. The caller holds the document's lock. */
export async function replaceTranslation(
  trx: Trx,
  params: { replaced: Selectable<CertificatesTable>; reason: string } & Issued,
): Promise<void> {
  const { replaced, reason, actor, now } = params;
  const { documentId, translationId } = replaced;
  await updateSuperseded(trx, { id: replaced.id, now, actor });
  await updateIssued(trx, { id: translationId, values: issuedColumns(params), now });
  await insertCertificate(
    trx,
    {
      documentId,
      translationId,
      revision: replaced.revision + 1,
      revisionReason: reason,
      ...certificateColumns(params),
    },
    certificateFile(params),
    params.file.sheet,
  );
}

/** Statement and file of one revision. */
interface Issued {
  /** `source` is the translation that was certified. */
  file: StoredFile & {
    pages: number;
    level: SignatureLevel;
    timestampExpiresAt: Date | null;
    source: StoredFile;
    sheet: NewSheet | null;
  };
  facts: CertificateFacts;
  terms: CertificateTerms;
  actor: Actor;
  /** The certified text; null for a file without text. */
  certifiedText: { text: string; sha256: string } | null;
  /** The printed version of the signer's profile. */
  signerProfileId: string;
  /** The signer's own key, which signed the file; null where the company signed alone. */
  signerKeyId: string | null;
  now: Date;
}

/** The delivery's copy of its current revision, which lists and public lookups read. */
function issuedColumns({ file, facts, actor, now }: Issued) {
  return {
    paperKind: facts.paperKind,
    holderInitials: facts.holders.map(({ name }) => initialsOf(name)).join(', '),
    translatedFileKey: file.key,
    translatedFileSizeBytes: file.sizeBytes,
    translatedFileSha256: file.sha256,
    translatedFileMimetype: file.mimetype,
    isAuthenticated: true,
    authenticatedBy: actor.id,
    authenticatedByName: nameOnRecord(actor),
    authenticatedByEmail: actor.email,
    authenticationDate: now,
  };
}

function certificateColumns(issued: Issued) {
  const { file, facts, certifiedText, terms, actor, signerProfileId, signerKeyId, now } = issued;
  const { source } = file;
  return {
    facts: JSON.stringify(facts),
    ...terms,
    issuedBy: actor.id,
    issuedAt: now,
    signerProfileId,
    signerKeyId,
    sourceFileKey: source.key,
    sourceFileSizeBytes: source.sizeBytes,
    sourceFileSha256: source.sha256,
    sourceFileMimetype: source.mimetype,
    certifiedText: certifiedText?.text ?? null,
    certifiedTextSha256: certifiedText?.sha256 ?? null,
  };
}

function certificateFile({ file, now }: Issued) {
  return {
    sha256: file.sha256,
    fileKey: file.key,
    sizeBytes: file.sizeBytes,
    pages: file.pages,
    signatureLevel: file.level,
    timestampExpiresAt: file.timestampExpiresAt,
    createdAt: now,
  };
}
