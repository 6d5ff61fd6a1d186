import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { QuestionCause } from '#shared/certificate-question.ts';
import type { CertificateChoice } from '#shared/schemas/payments.ts';
import { foldCode } from '#shared/verification-code.ts';

/** SQL of certificate questions: whether a certificate stays valid. Writers hold the document's lock. */

/** Inserts a question; false while one about the same document is open. */
export async function insertQuestion(
  trx: Trx,
  values: { documentId: string; cause: QuestionCause; raisedAt: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('certificateQuestions')
    .values(values)
    .onConflict((conflict) => conflict.column('documentId').where('closedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A document's newest question, open or closed. */
export async function findLastQuestion(db: Db, documentId: string) {
  return db
    .selectFrom('certificateQuestions')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('raisedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Closes a document's open question; a null `answer` closes it unanswered. Undefined if none is open. */
export async function closeQuestion(
  trx: Trx,
  params: { documentId: string; answer: CertificateChoice | null; answeredBy: string | null; now: Date },
) {
  const { answer, answeredBy, now } = params;
  return trx
    .updateTable('certificateQuestions')
    .set({ answer, answeredBy, closedAt: now })
    .where('documentId', '=', params.documentId)
    .where('closedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Deliveries whose code equals this one once look-alike characters are folded. */
export async function listDeliveriesByCode(db: Db, code: string) {
  return db
    .selectFrom('translatedDocuments')
    .select(['originalDocumentId as documentId', 'verificationCode'])
    .where(sql`translate(verification_code, 'OIL', '011')`, '=', foldCode(code))
    .execute();
}
