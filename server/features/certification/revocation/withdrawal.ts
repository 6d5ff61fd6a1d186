import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { insertDocumentEvent, lockDocument } from '#server/features/documents/rows.ts';
import { findTranslationCertificate } from '#server/features/documents/translations.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { QuestionCause } from '#shared/certificate-question.ts';
import type { CertificateChoice } from '#shared/schemas/payments.ts';
import { closeQuestion, findLastQuestion, insertQuestion } from './queries.ts';
import { revokeCertificate } from './service.ts';

/*
 * The open question of a certificate's validity after a refund or dispute.
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
  if (choice === 'withdraw') await withdraw(deps, trx, { documentId, actor: null });
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
    if (answer === 'withdraw') return withdraw(deps, trx, { documentId, actor, cause: question.cause });
    await recordKept(trx, { documentId, actor, cause: question.cause, now });
  });
}

function assertSame(last: { answer: CertificateChoice | null } | undefined, answer: CertificateChoice): void {
  if (!last?.answer) throw new AppError('CERTIFICATE_NOT_IN_QUESTION');
  if (last.answer !== answer) throw new AppError('CERTIFICATE_ALREADY_DECIDED');
}

/** Revokes the certificate because its payment was returned, which tells the customer. */
async function withdraw(
  deps: Deps,
  trx: Trx,
  { documentId, actor, cause }: { documentId: string; actor: Answerer | null; cause?: QuestionCause },
): Promise<void> {
  await revokeCertificate(deps, trx, {
    documentId,
    class: 'payment',
    reason: null,
    actor,
    event: 'certificate.withdrawn',
    details: cause ? { cause } : {},
  });
}

async function recordKept(
  trx: Trx,
  { documentId, actor, cause, now }: { documentId: string; actor: Answerer; cause: QuestionCause; now: Date },
): Promise<void> {
  await insertDocumentEvent(trx, {
    documentId,
    event: 'certificate.kept',
    actorId: personIdOf(actor),
    actorRole: actor.role,
    details: JSON.stringify({ cause }),
    createdAt: now,
  });
}
