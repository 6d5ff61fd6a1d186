import type { QuestionCause } from '#shared/certificate-question.ts';
import type { CertificateChoice } from '#shared/schemas/payments.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findDeliveryRecord, setRevoked } from '#server/features/documents/delivery/queries.ts';
import { insertDocumentEvent, lockDocument } from '#server/features/documents/queries.ts';
import { closeQuestion, findLastQuestion, insertQuestion } from './queries.ts';

/*
 * Certificates that stop verifying, and the question whether one should.
 * Promises: money that goes back after delivery leaves an open question unless the refund answered it; each answer is
 * recorded once, with who gave it; a withdrawn certificate says "revoked" to everybody from that commit on.
 */

type Answerer = Pick<Actor, 'id' | 'role'>;

/**
 * Asks whether a document's certificate stays valid; nothing happens where there is no valid one, or it is being asked.
 * True when a new question was raised.
 */
export async function askAboutCertificate(
  deps: Deps,
  trx: Trx,
  { documentId, cause }: { documentId: string; cause: QuestionCause },
): Promise<boolean> {
  const delivery = await findDeliveryRecord(trx, documentId);
  if (!delivery?.isAuthenticated) return false;
  return insertQuestion(trx, { documentId, cause, raisedAt: deps.now() });
}

/** Drops the open question: the money stayed after all. */
export async function dropCertificateQuestion(deps: Deps, trx: Trx, documentId: string): Promise<void> {
  await closeQuestion(trx, { documentId, answer: null, answeredBy: null, now: deps.now() });
}

/** The answer that a refund carried with it: withdraws the certificate, and answers an earlier question as well. */
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
 * Answers the open question about a document. The same answer again changes nothing. Throws DOCUMENT_NOT_FOUND,
 * CERTIFICATE_NOT_IN_QUESTION where nothing is asked, CERTIFICATE_ALREADY_DECIDED where somebody answered otherwise.
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
    await recordAnswer(trx, { documentId, event: 'certificate.kept', actor, cause: question.cause, now });
  });
}

function assertSame(last: { answer: CertificateChoice | null } | undefined, answer: CertificateChoice): void {
  if (!last?.answer) throw new AppError('CERTIFICATE_NOT_IN_QUESTION');
  if (last.answer !== answer) throw new AppError('CERTIFICATE_ALREADY_DECIDED');
}

/** The certificate no longer verifies: its code says "revoked" and since when. Nothing happens where there is none. */
async function withdraw(
  deps: Deps,
  trx: Trx,
  { documentId, actor, cause }: { documentId: string; actor: Answerer | null; cause?: QuestionCause },
): Promise<void> {
  const now = deps.now();
  if (!(await setRevoked(trx, { documentId, now }))) return;
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
