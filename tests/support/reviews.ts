import { expect } from 'vitest';
import { AppError } from '#server/errors.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { correctionUploadOutput } from '#shared/schemas/uploads.ts';
import { buildDocument, buildReview, buildUser, type BuiltUser, type DocumentOptions } from './factories.ts';
import type { Harness } from './harness.ts';
import { documentOf } from './orders.ts';
import { pdfOf } from './pdf-fixtures.ts';
import { readPrinted, squeezed } from './printed.ts';

/** Reviews, corrections and the effects of decisions. */

/** A complete review statement: checklist, facts, and an acknowledgement of differing page counts. */
export const statement = {
  checklist: [...checklistPoints],
  facts: { paperKind: 'Birth certificate', holders: [{ name: 'João Pereira' }] },
  acknowledgements: [{ rule: 'file.page-count' as const, reason: 'The original has one sheet with two sides.' }],
};

/** A paid document under review, by default with the workflow's translation. */
export async function buildPending(
  h: Harness,
  options: Omit<DocumentOptions, 'owner'> & { owner?: BuiltUser; withTranslation?: boolean | Buffer } = {},
) {
  const { withTranslation = true, ...rest } = options;
  const owner = rest.owner ?? (await buildUser(h));
  const document = await buildDocument(h, { owner, paymentStatus: 'paid', ...rest });
  await h.db.updateTable('documents').set({ status: 'processing' }).where('id', '=', document.id).execute();
  const review = await buildReview(h, { document, withTranslation });
  return { owner, document: await documentOf(h, document.id), review };
}

/** Uploads a correction; a two-page PDF by default. */
export async function uploadCorrection(
  h: Harness,
  reviewId: string,
  { staff, bytes, query = '' }: { staff: BuiltUser; bytes?: Buffer; query?: '?for=reissue' | '' },
): Promise<Response> {
  return fetch(`${h.env.publicUrl}/files/corrections/${reviewId}${query}`, {
    method: 'PUT',
    headers: { cookie: staff.cookie },
    body: new Uint8Array(bytes ?? (await pdfOf(2))),
  });
}

/** Uploads a correction and returns its id. */
export async function uploadIdOf(h: Harness, reviewId: string, staff: BuiltUser): Promise<string> {
  const response = await uploadCorrection(h, reviewId, { staff });
  return correctionUploadOutput.parse(await response.json()).uploadId;
}

/** Reviews of a document, the correction last. */
export function reviewsOf(h: Harness, documentId: string) {
  return h.db
    .selectFrom('documentsToBeVerified')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('isCorrection')
    .execute();
}

export function deliveriesOf(h: Harness, documentId: string) {
  return h.db.selectFrom('translatedDocuments').selectAll().where('originalDocumentId', '=', documentId).execute();
}

/** The certificate of a paper that `staff` approves now, without spaces. */
export async function certificateBy(h: Harness, staff: BuiltUser, sourceLanguage = 'Portuguese'): Promise<string> {
  const { review, document } = await buildPending(h, { sourceLanguage });
  await h.caller(staff).authenticator.approve({ id: review.id, ...statement });
  const [delivery] = await deliveriesOf(h, document.id);
  const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
  if (!stored) throw new Error('nothing is stored');
  const [certificate = ''] = await readPrinted(await readAll(stored));
  return squeezed(certificate);
}

/** Snapshot of everything a decision writes. */
export async function traceOf(h: Harness, document: { id: string; userId: string }) {
  const { id, userId } = document;
  const rows = async (text: string, value: string) => (await h.deps.pool.query<object>(text, [value])).rows;
  return {
    document: await documentOf(h, id),
    reviews: await reviewsOf(h, id),
    deliveries: await deliveriesOf(h, id),
    events: await rows('select event from document_events where document_id = $1 order by id', id),
    notifications: await rows('select type from notifications where user_id = $1 order by created_at', userId),
    mails: await rows('select template from outbound_emails where user_id = $1 order by created_at', userId),
  };
}

/** Returns the rules that refused a decision. */
export async function refusedBy(decision: Promise<unknown>): Promise<string[]> {
  const error: unknown = await decision.then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Error ? thrown.cause : undefined),
  );
  if (!(error instanceof AppError)) throw new Error('the decision was not refused');
  expect(error.code).toBe('CERTIFICATE_INCOMPLETE');
  const { findings } = error.details;
  return typeof findings === 'object' ? findings.map(({ rule }) => rule) : [];
}
