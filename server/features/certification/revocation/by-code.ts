import { AppError } from '#server/errors.ts';
import { findCertificateView } from '#server/features/documents/certificates.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { CertificateView } from '#shared/schemas/revisions.ts';
import { isPossibleCode, normalizeCode } from '#shared/verification-code.ts';
import { listDeliveriesByCode } from './queries.ts';

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

/** The certificate of a document. Throws CERTIFICATE_NOT_FOUND. */
export async function getCertificate(
  db: Db,
  document: { documentId: string; verificationCode: string },
): Promise<CertificateView> {
  const view = await findCertificateView(db, document);
  if (!view) throw new AppError('CERTIFICATE_NOT_FOUND');
  return view;
}
