import type { QuestionCause } from '#shared/certificate-question.ts';
import type { CertificateChoice } from '#shared/schemas/payments.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { updateRevoked } from '#server/features/documents/certificates/queries.ts';
import { findTranslationCertificate } from '#server/features/documents/translations/queries.ts';
import { insertDocumentEvent, lockDocument } from '#server/features/documents/queries.ts';
import { closeQuestion, findLastQuestion, insertQuestion } from './queries.ts';

/*
 * Revocation of certificates, and the open question of it after a refund or dispute.
 * Promises: a refund or dispute after delivery opens a question unless it carried an answer; each answer is recorded once, with
 * its actor; a withdrawn certificate verifies as "revoked" from that commit on.
 */

type Answerer = Pick<Actor, 'id' | 'role'>;

/**
 * Opens the question whether a document's certificate stays valid. False when there is no valid certificate, or a question is
 * open.
 */
export async function openCertificateQuestion(
  deps: Deps,
  trx: Trx,
  { documentId, cause }: { documentId: string; cause: QuestionCause },
): Promise<boolean> {
  const certificate = await findTranslationCertificate(trx, documentId);
  if (!certificate?.isAuthenticated) return false;
  return insertQuestion(trx, { documentId, cause, raisedAt: deps.now() });
}

/** Closes the open question without an answer, once the refund or dispute fell away. */
export async function closeCertificateQuestion(deps: Deps, trx: Trx, documentId: string): Promise<void> {
  await closeQuestion(trx, { documentId, answer: null, answeredBy: null, now: deps.now() });
}

/** Applies the choice that a refund carried; it also answers an open question. */
export async function applyCertificateChoice(
  deps: Deps,
  trx: Trx,
  params: { documentId: string; choice: CertificateChoice; requestedBy: string | null },
): Promise<void> {
  const { documentId, choice, requestedBy } = params;
  await closeQuestion(trx, { documentId, answer: choice, answeredBy: requestedBy, now: deps.now() });
  if (choice === 'withdraw') await revokeCertificate(deps, trx, { documentId, actor: null });
}

/**
 * Answers the open question about a document; repeating an answer is idempotent. Throws DOCUMENT_NOT_FOUND,
 * CERTIFICATE_NOT_IN_QUESTION (none), CERTIFICATE_ALREADY_DECIDED (answered differently).
 */
export async function answerCertificateQuestion(
  deps: Deps,
  actor: Actor,
  { id: documentId, answer }: { id: string; answer: CertificateChoice },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockDocument(trx, documentId))) throw new AppError('DOCUMENT_NOT_FOUND');
    const now = deps.now();
    const question = await closeQuestion(trx, { documentId, answer, answeredBy: actor.id, now });
    if (!question) return assertSame(await findLastQuestion(trx, documentId), answer);
    if (answer === 'withdraw') return revokeCertificate(deps, trx, { documentId, actor, cause: question.cause });
    await recordAnswer(trx, { documentId, event: 'certificate.kept', actor, cause: question.cause, now });
  });
}

function assertSame(last: { answer: CertificateChoice | null } | undefined, answer: CertificateChoice): void {
  if (!last?.answer) throw new AppError('CERTIFICATE_NOT_IN_QUESTION');
  if (last.answer !== answer) throw new AppError('CERTIFICATE_ALREADY_DECIDED');
}

/** Revokes the certificate and records it; does nothing without a valid certificate. */
async function revokeCertificate(
  deps: Deps,
  trx: Trx,
  { documentId, actor, cause }: { documentId: string; actor: Answerer | null; cause?: QuestionCause },
): Promise<void> {
  const now = deps.now();
  if (!(await updateRevoked(trx, { documentId, now }))) return;
  await recordAnswer(trx, { documentId, event: 'certificate.withdrawn', actor, cause, now });
}

async function recordAnswer(
  trx: Trx,
  params: {
    documentId: string;
    event: 'certificate.kept' | 'certificate.withdrawn';
    actor: Answerer | null;
    cause: QuestionCause | undefined;
    now: Date;
  },
): Promise<void> {
  const { documentId, event, actor, cause, now } = params;
  await insertDocumentEvent(trx, {
    documentId,
    event,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? 'system',
    details: JSON.stringify(cause ? { cause } : {}),
    createdAt: now,
  });
}
