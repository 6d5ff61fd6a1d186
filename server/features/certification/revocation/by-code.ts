import { certificateFacts } from '#shared/certificate/statement.ts';
import type { CertificateView } from '#shared/schemas/revisions.ts';
import { isPossibleCode, normalizeCode } from '#shared/verification-code.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { certificateRecordMismatches } from '#server/platform/observability/metrics.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { findCurrentCertificate, listDeliveriesByCode } from '#server/features/documents/certificates.ts';

/*
 * Issued certificates by their public code.
 * Promises: a code is found in upper and lower case, with spaces, and with look-alike letters where that leaves one candidate.
 */

/** The delivered document of a code as typed. Throws CERTIFICATE_NOT_FOUND. */
export async function findDocumentByCode(
  db: Db,
  typed: string,
): Promise<{ documentId: string; verificationCode: string }> {
  const code = normalizeCode(typed);
  const candidates = isPossibleCode(code) ? await listDeliveriesByCode(db, code) : [];
  const exact = candidates.find(({ verificationCode }) => verificationCode === code);
  const found = exact ?? (candidates.length === 1 ? candidates[0] : undefined);
  if (!found) throw new AppError('CERTIFICATE_NOT_FOUND');
  return found;
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

/** The same. Throws CERTIFICATE_NOT_FOUND. */
export async function getCertificate(
  db: Db,
  document: { documentId: string; verificationCode: string },
): Promise<CertificateView> {
  const view = await findCertificateView(db, document);
  if (!view) throw new AppError('CERTIFICATE_NOT_FOUND');
  return view;
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

/** Counts and logs a certificate whose rows differ from its audit trail: they were changed behind the application. */
export function reportChangedRecord({ log }: Deps, documentId: string): void {
  certificateRecordMismatches.inc();
  log.error({ documentId }, 'certificate does not match its audit trail');
}
