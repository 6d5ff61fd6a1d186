import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { documentOf } from '../support/orders.ts';
import { pdfOf, pngOf, truncatedPdf } from '../support/pdf-fixtures.ts';
import {
  buildPending,
  deliveriesOf,
  reviewsOf,
  statement,
  traceOf,
  uploadCorrection,
  uploadIdOf,
} from '../support/reviews.ts';
import { put, refusalOf } from '../support/upload.ts';

/** Staff uploads: corrections, and documents for a client. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let url: string;
let clara: BuiltUser;
beforeAll(async () => {
  ({ url } = await h.listen());
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});

const staffApi = (staff: BuiltUser = clara) => h.caller(staff).authenticator;

describe('a correction', () => {
  test('keeps the known facts; the customer sees Completed, corrected', async () => {
    const owner = await buildUser(h);
    const folder = await h.caller(owner).folders.create({ name: 'Visa' });
    const { document, review } = await buildPending(h, {
      owner,
      pages: 3,
      sourceLanguage: 'Spanish',
      isBankStatement: true,
      clientName: 'João',
      folderId: folder.id,
    });
    const delivered = await staffApi().sendCorrection({
      id: review.id,
      uploadId: await uploadIdOf(h, review.id, clara),
      ...statement,
    });
    const known = {
      pages: 3,
      sourceLanguage: 'Spanish',
      targetLanguage: 'English',
      translationType: 'certified',
      totalCostCents: 7500,
      clientName: 'João',
      verificationCode: document.verificationCode,
    };
    expect(delivered).toMatchObject({ ...known, isCorrected: true, isAuthenticated: true, status: 'completed' });
    const trace = await traceOf(h, document);
    expect(trace).toMatchObject({
      document: { status: 'completed', isAuthenticated: true },
      reviews: [
        { id: review.id, status: 'rejected', isCorrection: false, isAuthenticated: false, authenticatedBy: clara.id },
        {
          ...known,
          status: 'completed',
          isCorrection: true,
          isAuthenticated: true,
          isBankStatement: true,
        },
      ],
      deliveries: [{ ...known, folderId: folder.id, isCorrection: true, reviewId: review.id }],
      notifications: [{ type: 'document_rejected' }],
      mails: [{ template: 'translation-corrected' }],
    });
    const mine = h.caller(owner).documents;
    expect(await mine.get({ id: document.id })).toMatchObject({ status: 'completed', isCorrected: true });
    expect((await mine.translations({ folderId: folder.id })).items).toMatchObject([{ isCorrected: true }]);
    const found = await h.caller(null).verification.lookup({ code: document.verificationCode });
    expect(found).toMatchObject({ isAuthenticated: true });
  });

  test('needs neither a translation nor the workflow', async () => {
    const { document, review } = await buildPending(h, { withTranslation: false });
    await staffApi().sendCorrection({ id: review.id, uploadId: await uploadIdOf(h, review.id, clara), ...statement });
    expect(await documentOf(h, document.id)).toMatchObject({ status: 'completed' });
  });

  test('concurrent submissions are sent once', async () => {
    const { document, review } = await buildPending(h);
    const input = { id: review.id, uploadId: await uploadIdOf(h, review.id, clara), ...statement };
    const results = await Promise.allSettled([staffApi().sendCorrection(input), staffApi().sendCorrection(input)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await deliveriesOf(h, document.id)).toHaveLength(1);
    expect(await reviewsOf(h, document.id)).toHaveLength(2);
  });

  test('refuses an upload by another user, for another document, or that does not exist', async () => {
    const [{ review }, other] = [await buildPending(h), await buildPending(h)];
    const rival = await buildUser(h, { role: 'authenticator' });
    const wrong = [await uploadIdOf(h, review.id, rival), await uploadIdOf(h, other.review.id, clara), randomUUID()];
    for (const uploadId of wrong) {
      await expect(staffApi().sendCorrection({ id: review.id, uploadId, ...statement })).rejects.toMatchObject({
        cause: { code: 'CORRECTION_REFERENCE' },
      });
    }
  });

  test.each<[string, () => Promise<Buffer>, number, string]>([
    ['an image', () => Promise.resolve(pngOf(40, 40)), 415, 'CORRECTION_NOT_PDF'],
    ['a web page', () => Promise.resolve(Buffer.from('<html>')), 415, 'CORRECTION_NOT_PDF'],
    ['a damaged PDF', () => truncatedPdf(), 422, 'PDF_UNREADABLE'],
  ])('%s is not taken', async (_name, make, status, appCode) => {
    const { review } = await buildPending(h);
    const response = await uploadCorrection(h, review.id, { staff: clara, bytes: await make() });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ appCode });
  });

  test('of a decided document is refused', async () => {
    const { review } = await buildPending(h);
    await staffApi().approve({ id: review.id, ...statement });
    expect((await uploadCorrection(h, review.id, { staff: clara })).status).toBe(409);
  });

  test('by a customer is refused', async () => {
    const { owner, review } = await buildPending(h);
    const response = await uploadCorrection(h, review.id, { staff: owner });
    expect(await response.json()).toMatchObject({ appCode: 'CORRECTION_DENIED' });
  });
});

describe('a corrected file that lies about', () => {
  const stored = (reviewId: string) => listKeys(h.env, `corrections/${reviewId}_`);

  /** Runs the hourly sweep that many milliseconds from now. */
  async function sweepAfter(ms: number): Promise<void> {
    h.setNow(new Date(Date.now() + ms));
    await h.deps.jobs.enqueue(h.db, 'documents.expireDrafts', {});
    expect((await h.runJobs()).failed).toEqual([]);
    h.setNow(null);
  }

  test('is deleted after seven days, sent or not; delivered files stay', async () => {
    const [sent, decided, pending] = [await buildPending(h), await buildPending(h), await buildPending(h)];
    await staffApi().sendCorrection({
      id: sent.review.id,
      uploadId: await uploadIdOf(h, sent.review.id, clara),
      ...statement,
    });
    await uploadIdOf(h, decided.review.id, clara);
    await staffApi().approve({ id: decided.review.id, ...statement });
    const uploadId = await uploadIdOf(h, pending.review.id, clara);
    const deliveries = [...(await deliveriesOf(h, sent.document.id)), ...(await deliveriesOf(h, decided.document.id))];
    const delivered = deliveries.map((row) => row.translatedFileKey);
    expect(await stored(sent.review.id)).toHaveLength(2);

    await sweepAfter(limits.correctionUploadMs - 60_000);
    expect(await stored(sent.review.id)).toHaveLength(2);
    expect(await stored(decided.review.id)).toHaveLength(1);
    expect(await stored(pending.review.id)).toHaveLength(1);

    await sweepAfter(limits.correctionUploadMs + 60_000);
    expect(await stored(sent.review.id)).toEqual(delivered.slice(0, 1));
    expect(await stored(decided.review.id)).toEqual([]);
    expect(await stored(pending.review.id)).toEqual([]);
    for (const key of delivered) expect(await h.deps.storage.size(key)).toBeGreaterThan(0);
    await expect(staffApi().sendCorrection({ id: pending.review.id, uploadId, ...statement })).rejects.toMatchObject({
      cause: { code: 'CORRECTION_REFERENCE' },
    });
    await staffApi().sendCorrection({
      id: pending.review.id,
      uploadId: await uploadIdOf(h, pending.review.id, clara),
      ...statement,
    });
  });

  test('is kept while a delivery refers to it', async () => {
    const { document, review } = await buildPending(h);
    await staffApi().sendCorrection({ id: review.id, uploadId: await uploadIdOf(h, review.id, clara), ...statement });
    const [delivery] = await deliveriesOf(h, document.id);
    const fileKey = delivery?.translatedFileKey ?? '';
    await h.db.updateTable('correctionUploads').set({ fileKey }).where('reviewId', '=', review.id).execute();
    await sweepAfter(limits.correctionUploadMs + 60_000);
    expect(await h.deps.storage.size(fileKey)).toBeGreaterThan(0);
  });
});

describe('an upload for a client', () => {
  const input = () => ({ filename: 'certidão.pdf', clientName: 'Maria Souza', idempotencyKey: randomUUID() });

  test('is free, has an AUTH code, follows the same workflow, and is created once', async () => {
    const asked = input();
    const made = await Promise.all(Array.from({ length: 5 }, () => staffApi().uploadForClient(asked)));
    expect(new Set(made.map((document) => document.id)).size).toBe(1);
    const [document] = made;
    const id = document?.id ?? '';
    expect(document).toMatchObject({ paymentStatus: 'free', clientName: 'Maria Souza' });
    expect(document?.verificationCode).toMatch(/^AUTH[A-HJKMNP-TV-Z2-9]{8}$/);

    const upload = await fetch(`${h.env.publicUrl}/files/documents/${id}`, {
      method: 'PUT',
      headers: { cookie: clara.cookie },
      body: new Uint8Array(await pdfOf(3)),
    });
    expect(upload.status).toBe(200);
    expect(await documentOf(h, id)).toMatchObject({
      status: 'processing',
      paymentStatus: 'free',
      totalCostCents: 4500,
      chargedCents: 0,
    });
    const [review, ...more] = await reviewsOf(h, id);
    expect(more).toEqual([]);
    expect(review).toMatchObject({ clientName: 'Maria Souza', status: 'pending' });
    const job = `select 1 from pgboss.job where name = 'translation.dispatch' and data->>'documentId' = $1`;
    expect((await h.deps.pool.query(job, [id])).rowCount).toBe(1);
    const paid = await h.db.selectFrom('paymentItems').select('paymentId').where('documentId', '=', id).execute();
    expect(paid).toEqual([]);
    const payments = await h.caller(clara).payments.list({});
    expect(payments.total).toBe(0);
  });

  test('needs the client’s name', async () => {
    await expect(staffApi().uploadForClient({ ...input(), clientName: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('files of the same name for two clients are two documents', async () => {
    const [one, two] = [await staffApi().uploadForClient(input()), await staffApi().uploadForClient(input())];
    expect(one.id).not.toBe(two.id);
  });
});

describe('the upload of a correction', () => {
  test('accepts a PDF for a pending review without deciding it', async () => {
    const staff = await buildUser(h, { role: 'authenticator' });
    const review = await buildReview(h);
    const answer = await put(url, staff, { path: `corrections/${review.id}`, body: await pdfOf(2) });
    expect(answer).toEqual({ status: 200, body: { uploadId: expect.any(String), pages: 2 } });
    const [key, ...others] = await listKeys(h.env, `corrections/${review.id}_`);
    expect(key).toMatch(/_correction\.pdf$/);
    expect(others).toEqual([]);
    const row = await h.db
      .selectFrom('documentsToBeVerified')
      .selectAll()
      .where('id', '=', review.id)
      .executeTakeFirst();
    expect(row).toEqual(review);
  });

  test('refuses an image, a visitor, a customer, an unknown and a decided review', async () => {
    const [staff, customer] = [await buildUser(h, { role: 'admin' }), await buildUser(h)];
    const review = await buildReview(h);
    const send = (user: BuiltUser, id: string, body: Buffer) => put(url, user, { path: `corrections/${id}`, body });
    const pdf = await pdfOf(1);
    expect(await send(staff, review.id, pngOf(4, 4))).toMatchObject(refusalOf(415, 'CORRECTION_NOT_PDF'));
    expect(await send(customer, review.id, pdf)).toMatchObject(
      refusalOf(403, 'CORRECTION_DENIED', 'Permission denied. Please contact support to verify your access.'),
    );
    expect(await send({ ...staff, cookie: '' }, review.id, pdf)).toMatchObject(refusalOf(401, 'NOT_SIGNED_IN'));
    expect(await send(staff, customer.id, pdf)).toMatchObject(refusalOf(404, 'REVIEW_NOT_FOUND'));
    expect(await send(staff, 'x', pdf)).toMatchObject(refusalOf(404, 'REVIEW_NOT_FOUND'));
    const done = await buildDocument(h, { status: 'completed' });
    const { id } = await h.db
      .selectFrom('documentsToBeVerified')
      .select('id')
      .where('documentId', '=', done.id)
      .executeTakeFirstOrThrow();
    expect(await send(staff, id, pdf)).toMatchObject(refusalOf(409, 'CONFLICT'));
    await h.runJobs();
    expect(await listKeys(h.env, `corrections/${review.id}_`)).toEqual([]);
  });
});
