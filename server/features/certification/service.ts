import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { printText } from '#server/features/certification/issue/text-plan.ts';
import { closeQuestion } from '#server/features/certification/revocation/queries.ts';
import { revokeCertificate } from '#server/features/certification/revocation/service.ts';
import { findCurrentCertificate } from '#server/features/documents/certificates.ts';
import { lockDocument } from '#server/features/documents/rows.ts';
import { getText } from '#server/features/translation/text.ts';
import type { CertificateView, RevokeInput } from '#shared/schemas/revisions.ts';
import type { previewTextOutput } from '#shared/schemas/studio.ts';
import { canRevoke } from './policy.ts';
import { findDocumentByCode, getCertificate } from './revocation/by-code.ts';

/*
 * Revocation by staff, and the preview of a text.
 * Promises: a certificate stays as it was revoked first, with one event and one mail, also under concurrent calls.
 * Never: a revocation without a reason, or by an authenticator who did not sign the certificate.
 */

/**
 * Revokes the certificate of a code; a revoked one is returned unchanged. Answers an open question after a refund or dispute.
 * Throws CERTIFICATE_NOT_FOUND, REVOKE_DENIED.
 */
export async function revoke(deps: Deps, actor: Actor, input: RevokeInput): Promise<CertificateView> {
  const found = await findDocumentByCode(deps.db, input.verificationCode);
  const { documentId } = found;
  await deps.db.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const certificate = await findCurrentCertificate(trx, documentId);
    if (!certificate) throw new AppError('CERTIFICATE_NOT_FOUND');
    if (!canRevoke(actor, certificate)) throw new AppError('REVOKE_DENIED');
    if (certificate.revokedAt !== null) return;
    const question = await closeQuestion(trx, {
      documentId,
      answer: 'withdraw',
      answeredBy: actor.id,
      now: deps.now(),
    });
    const revokedClass = input.class ?? (question ? 'payment' : 'error');
    await revokeCertificate(deps, trx, {
      documentId,
      class: revokedClass,
      reason: input.reason,
      actor,
      event: 'certificate.revoked',
      details: { class: revokedClass, reason: input.reason, ...(question ? { cause: question.cause } : {}) },
    });
  });
  return getCertificate(deps.db, found);
}

/**
 * The studio's text as it would be delivered, without a certificate; one per person at a time. Throws REVIEW_NOT_FOUND and the
 * codes of `printText`.
 */
export async function previewText(deps: Deps, actor: Actor, id: string): Promise<z.input<typeof previewTextOutput>> {
  return deps.fairShares.previews.run(actor.id, async () => {
    const text = await getText(deps, id);
    const { pdf, pages } = await printText(deps, { text, owner: `preview:${actor.id}` });
    return { version: text.version, pdfBase64: Buffer.from(pdf).toString('base64'), pages };
  });
}
