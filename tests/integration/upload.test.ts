import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopPageCounting } from '#server/features/documents/upload/page-count.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { buildDocument, buildReview, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { oddPdf } from '../support/odd-pdfs.ts';
import {
  blankPng,
  cyclicPdf,
  emptyPdf,
  garbagePdf,
  htmlPolyglot,
  lyingPdf,
  pdfOf,
  pdfOfSize,
  pdfWithOwnerPassword,
  pdfWithUserPassword,
  pngOf,
  smallJpeg,
  truncatedPdf,
} from '../support/pdf-fixtures.ts';
import { buildDraft, documentOf, expectNothingKept, put, refusalOf } from '../support/upload.ts';

let h: Harness;
let url: string;
beforeAll(async () => {
  h = await createHarness();
  ({ url } = await h.listen());
});
afterAll(async () => {
  stopPageCounting();
  await h.stop();
});

const upload = (
  user: { cookie: string },
  id: string,
  body: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
) => put(url, user, { path: `documents/${id}`, body, headers });

describe('what can be ordered', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string, number]>([
    ['1 page', () => pdfOf(1), 'application/pdf', 1],
    ['3 pages', () => pdfOf(3), 'application/pdf', 3],
    ['50 pages', () => pdfOf(50), 'application/pdf', 50],
    ['10 MB less one byte', () => pdfOfSize(limits.fileBytes - 1), 'application/pdf', 1],
    ['3 pages that claim to be 50', () => lyingPdf(3, '50'), 'application/pdf', 3],
    ['50 pages that claim to be 1', () => lyingPdf(50, '1'), 'application/pdf', 50],
    ['restricted by its owner, but open', () => pdfWithOwnerPassword(3), 'application/pdf', 3],
    ['a PNG named .pdf', () => pngOf(20, 20), 'image/png', 1],
    [
      'a newline before the header',
      async () => Buffer.concat([Buffer.from('\n'), await pdfOf(2)]),
      'application/pdf',
      2,
    ],
    ['a JPEG named .pdf', () => smallJpeg(), 'image/jpeg', 1],
  ])('%s', async (_name, bytes, mimetype, pages) => {
    const { owner, draft } = await buildDraft(h);
    const file = await bytes();
    const totalCents = pages * 1500;
    expect(await upload(owner, draft.id, file, { 'content-type': 'text/html' })).toEqual({
      status: 200,
      body: { pages, quote: { lines: [{ pages, rateCents: 1500, totalCents }], totalCents, currency: 'usd' } },
    });
    await h.runJobs();
    const row = await documentOf(h, draft.id);
    expect(row).toMatchObject({
      pages,
      totalCostCents: totalCents,
      chargedCents: 0,
      paymentStatus: 'unpaid',
      status: 'pending',
      fileMimetype: mimetype,
      fileSizeBytes: file.length,
    });
    expect(await listKeys(h.env, owner.id)).toEqual([row.fileKey]);
    expect(await h.deps.storage.size(row.fileKey ?? '')).toBe(file.length);
  });

  test('staff see the pages that their viewer shows next to the counted ones', async () => {
    const { owner, draft } = await buildDraft(h);
    expect(await upload(owner, draft.id, lyingPdf(3, '1'))).toMatchObject({ status: 200, body: { pages: 3 } });
    const review = await buildReview(h, { document: await documentOf(h, draft.id) });
    const staff = await buildUser(h, { role: 'authenticator' });
    expect(await h.caller(staff).authenticator.get({ id: review.id })).toMatchObject({ viewerPages: 1 });
  });

  test('the key says whose it is and when, and cannot be guessed', async () => {
    const { owner, draft } = await buildDraft(h, 'certidão.pdf');
    await upload(owner, draft.id, await pdfOf(1));
    const { fileKey } = await documentOf(h, draft.id);
    expect(fileKey).toMatch(new RegExp(`^${owner.id}/\\d{13}_[\\w-]{12}_certidão\\.pdf$`));
  });
});

describe('what cannot is refused with its reason, and nothing is kept', () => {
  const busy = 'We are checking many files right now. There is nothing wrong with yours. Please try again in a moment.';

  async function expectRefused(
    bytes: () => Buffer | Promise<Buffer>,
    [status, code, message]: readonly [number, ErrorCode, string],
  ): Promise<void> {
    const { owner, draft } = await buildDraft(h);
    const send = async () => upload(owner, draft.id, await bytes());
    let answer = await send();
    // Retries as a client does: a machine that stays busy reports a costly file so, and stores nothing of it either.
    for (let tries = 1; answer.status === 503 && tries < 4; tries += 1) answer = await send();
    expect(answer).toMatchObject(
      answer.status === 503 ? refusalOf(503, 'UPLOAD_BUSY', busy) : refusalOf(status, code, message),
    );
    await expectNothingKept(h, draft);
    await expect(
      h.caller(owner).payments.createCheckoutSession({ documentIds: [draft.id], expectedTotalCents: 1500 }),
    ).rejects.toMatchObject({ cause: { code: 'FILE_REQUIRED' } });
  }

  test.each<[string, () => Buffer | Promise<Buffer>, number, ErrorCode, string]>([
    ['10 MB exactly', () => pdfOfSize(limits.fileBytes), 413, 'FILE_TOO_LARGE', 'File size must be less than 10MB.'],
    [
      '10 MB and a byte',
      () => pdfOfSize(limits.fileBytes + 1),
      413,
      'FILE_TOO_LARGE',
      'File size must be less than 10MB.',
    ],
    ['nothing', () => Buffer.alloc(0), 422, 'FILE_EMPTY', 'This file is empty. Please choose another one.'],
    ['a text', () => Buffer.from('hello'), 415, 'FILE_TYPE', 'Please select a PDF file or image (PNG, JPG).'],
    [
      'a web page before a PDF',
      () => htmlPolyglot(),
      415,
      'FILE_TYPE',
      'Please select a PDF file or image (PNG, JPG).',
    ],
    [
      'a GIF',
      () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
      415,
      'FILE_TYPE',
      'Please select a PDF file or image (PNG, JPG).',
    ],
    [
      'a PDF with a password',
      () => pdfWithUserPassword(3),
      422,
      'PDF_ENCRYPTED',
      'This PDF is protected by a password. Please remove the password and upload it again.',
    ],
    ['no pages', () => emptyPdf(), 422, 'PDF_NO_PAGES', 'This PDF has no pages. Please choose another one.'],
    [
      '51 pages',
      () => pdfOf(51),
      422,
      'PDF_TOO_MANY_PAGES',
      'This PDF has more than 50 pages. Please split it into parts of at most 50 pages.',
    ],
    [
      '51 pages that claim to be 1',
      () => lyingPdf(51, '1'),
      422,
      'PDF_TOO_MANY_PAGES',
      'This PDF has more than 50 pages. Please split it into parts of at most 50 pages.',
    ],
    [
      'pages that viewers count differently',
      () => oddPdf('/Kids twice, many first'),
      422,
      'PDF_UNUSUAL',
      'This PDF is saved in an unusual way, so its pages cannot be counted. Please print it to PDF again, or export it from another app, and upload that file.',
    ],
    [
      'more than 40 megapixels',
      () => blankPng(8000, 5001),
      422,
      'IMAGE_TOO_LARGE',
      'This image has more than 40 megapixels. Please scan it at a lower resolution, or save it smaller.',
    ],
    [
      'a phone photo in HEIC',
      () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
      415,
      'FILE_HEIC',
      'This HEIC photo could not be opened. Please upload a JPEG instead: on an iPhone, choose Settings > Camera > Formats > Most Compatible and take the photo again, or upload a screenshot of it.',
    ],
    [
      'a PNG cut off',
      () => pngOf(40, 30).subarray(0, 60),
      422,
      'IMAGE_PROCESSING',
      'Error processing image file. Please try again.',
    ],
  ])('%s', (_name, bytes, ...refused) => expectRefused(bytes, refused));

  test('too long to read', { tags: 'sweep' }, () =>
    expectRefused(() => garbagePdf(9_000_000), [422, 'PDF_PROCESSING', 'Error processing PDF file. Please try again.']),
  );

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a PDF cut off in the middle', () => truncatedPdf()],
    ['noise after the right first bytes', () => garbagePdf()],
    ['pages that contain themselves', () => cyclicPdf()],
  ])('%s: the catalogue’s text with a reason', async (_name, bytes) => {
    const { owner, draft } = await buildDraft(h);
    const answer = await upload(owner, draft.id, await bytes());
    expect(answer).toMatchObject({
      status: 422,
      body: { appCode: 'PDF_UNREADABLE', message: expect.stringMatching(/^Failed to read PDF pages: \w/) },
    });
    await expectNothingKept(h, draft);
  });

  test('and a good file is taken afterwards', async () => {
    const { owner, draft } = await buildDraft(h);
    await upload(owner, draft.id, Buffer.from('hello'));
    expect(await upload(owner, draft.id, await pdfOf(2))).toMatchObject({ status: 200, body: { pages: 2 } });
  });
});

describe('who may', () => {
  test('a visitor is asked to sign in', async () => {
    const { owner, draft } = await buildDraft(h);
    for (const cookie of ['', 'session=forged', `${owner.cookie}x`]) {
      expect(await upload({ ...owner, cookie }, draft.id, await pdfOf(1))).toMatchObject(
        refusalOf(401, 'NOT_SIGNED_IN', 'You need to be logged in to access this page.'),
      );
    }
    await expectNothingKept(h, draft);
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a foreign page may not: %j', async (headers) => {
    const { owner, draft } = await buildDraft(h);
    const answer = await upload(owner, draft.id, await pdfOf(1), headers);
    expect(answer).toMatchObject(refusalOf(403, 'FOREIGN_ORIGIN'));
    await expectNothingKept(h, draft);
  });

  test('a same-site page is allowed', async () => {
    const { owner, draft } = await buildDraft(h);
    const headers = { origin: url, 'sec-fetch-site': 'same-origin' };
    expect(await upload(owner, draft.id, await pdfOf(1), headers)).toMatchObject({ status: 200 });
  });

  test('a staff member’s own free order is submitted with its file, once', async () => {
    const staff = await buildUser(h, { role: 'authenticator' });
    const draft = await h.caller(staff).authenticator.uploadForClient({
      clientName: 'Rui Costa',
      filename: 'birth.pdf',
      idempotencyKey: 'free-order',
    });
    expect(await upload(staff, draft.id, await pdfOf(2))).toMatchObject({ status: 200, body: { pages: 2 } });
    expect(await documentOf(h, draft.id)).toMatchObject({
      status: 'processing',
      paymentStatus: 'free',
      chargedCents: 0,
    });
    expect(await upload(staff, draft.id, await pdfOf(2))).toMatchObject(refusalOf(409, 'DOCUMENT_LOCKED'));
    const reviews = await h.db
      .selectFrom('documentsToBeVerified')
      .select('id')
      .where('documentId', '=', draft.id)
      .execute();
    expect(reviews).toHaveLength(1);
  });
});

describe('again', () => {
  test('another file replaces the first: the price is updated and the old object deleted', async () => {
    const { owner, draft } = await buildDraft(h);
    await upload(owner, draft.id, await pdfOf(5));
    const first = await documentOf(h, draft.id);
    expect(await upload(owner, draft.id, await pdfOf(2))).toMatchObject({ body: { quote: { totalCents: 3000 } } });
    const second = await documentOf(h, draft.id);
    expect(second).toMatchObject({ pages: 2, totalCostCents: 3000 });
    expect(second.fileKey).not.toBe(first.fileKey);
    expect(second.fileId).not.toBe(first.fileId);
    await h.runJobs();
    expect(await listKeys(h.env, owner.id)).toEqual([second.fileKey]);
  });

  test('a bad file keeps the previous good one', async () => {
    const { owner, draft } = await buildDraft(h);
    await upload(owner, draft.id, await pdfOf(5));
    await h.runJobs();
    const before = await documentOf(h, draft.id);
    expect(await upload(owner, draft.id, garbagePdf())).toMatchObject({ status: 422 });
    await h.runJobs();
    expect(await documentOf(h, draft.id)).toEqual(before);
    expect(await listKeys(h.env, owner.id)).toEqual([before.fileKey]);
  });

  test('two at once: one is stored whole, and the other leaves nothing', async () => {
    const { owner, draft } = await buildDraft(h);
    const files = [await pdfOf(2), await pdfOf(7)];
    const answers = await Promise.all(files.map((file) => upload(owner, draft.id, file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await h.runJobs();
    const row = await documentOf(h, draft.id);
    expect([2, 7]).toContain(row.pages);
    expect(row).toMatchObject({
      totalCostCents: row.pages * 1500,
      fileSizeBytes: files[row.pages === 2 ? 0 : 1]?.length,
    });
    expect(await listKeys(h.env, owner.id)).toEqual([row.fileKey]);
  });

  test('a file of a paid order cannot be swapped', async () => {
    const owner = await buildUser(h);
    const paid = await buildDocument(h, { owner, paymentStatus: 'paid' });
    expect(await upload(owner, paid.id, await pdfOf(50))).toMatchObject(refusalOf(409, 'DOCUMENT_LOCKED'));
    await h.runJobs();
    expect(await documentOf(h, paid.id)).toEqual(paid);
    expect(await listKeys(h.env, owner.id)).toEqual([paid.fileKey]);
  });
});

describe('upload limits', () => {
  test('twenty uploads a minute, then a pause; another person is not affected', async () => {
    const { owner, draft } = await buildDraft(h);
    const { points } = rateLimits.upload;
    const file = pngOf(4, 4);
    // All but the last are counted without a file, since twenty files may take longer than the window on a busy machine.
    for (let count = 1; count < points; count += 1) {
      await h.deps.rateLimiter.consume('upload', owner.id, 'TOO_MANY_UPLOADS');
    }
    expect((await upload(owner, draft.id, file)).status).toBe(200);
    expect(await upload(owner, draft.id, file)).toMatchObject(refusalOf(429, 'TOO_MANY_UPLOADS'));
    const other = await buildDraft(h);
    expect(await upload(other.owner, other.draft.id, file)).toMatchObject({ status: 200 });
  });

  test('a gigabyte of unpaid files; replacing one of them stays possible', async () => {
    const { owner, draft } = await buildDraft(h);
    const full = await buildDocument(h, { owner, withFile: true });
    const fileSizeBytes = limits.unpaidBytes;
    await h.db.updateTable('documents').set({ fileSizeBytes }).where('id', '=', full.id).execute();
    expect(await upload(owner, draft.id, pngOf(4, 4))).toMatchObject(refusalOf(412, 'UPLOAD_QUOTA'));
    expect(await upload(owner, full.id, pngOf(4, 4))).toMatchObject({ status: 200 });
    expect(await upload(owner, draft.id, pngOf(4, 4))).toMatchObject({ status: 200 });
  });

  /** A draft beside files of which only so many bytes are left until the quota. */
  async function buildNearlyFull(bytesLeft: number, file: boolean | Buffer = false) {
    const owner = await buildUser(h);
    const drafts = [
      await buildDocument(h, { owner, withFile: file }),
      await buildDocument(h, { owner, withFile: file }),
    ] as const;
    const held = drafts.reduce((sum, { fileSizeBytes }) => sum + (fileSizeBytes ?? 0), 0);
    const rest = await buildDocument(h, { owner, withFile: true });
    const fileSizeBytes = limits.unpaidBytes - held - bytesLeft;
    await h.db.updateTable('documents').set({ fileSizeBytes }).where('id', '=', rest.id).execute();
    return { owner, drafts };
  }

  async function heldBytes(owner: BuiltUser): Promise<number> {
    const rows = await h.db.selectFrom('documents').select('fileSizeBytes').where('userId', '=', owner.id).execute();
    return rows.reduce((sum, row) => sum + (row.fileSizeBytes ?? 0), 0);
  }

  test('a replacement may not exceed the gigabyte quota; the replaced file is credited', async () => {
    const { owner, drafts } = await buildNearlyFull(1_000, pdfOfSize(2_000));
    const before = await documentOf(h, drafts[0].id);
    const replace = (size: number) => upload(owner, drafts[0].id, pdfOfSize(size));
    expect(await replace(3_001)).toMatchObject(refusalOf(412, 'UPLOAD_QUOTA'));
    expect(await documentOf(h, before.id)).toEqual(before);
    expect(await replace(3_000)).toMatchObject({ status: 200 });
    expect(await replace(3_001)).toMatchObject(refusalOf(412, 'UPLOAD_QUOTA'));
    expect(await replace(2_500)).toMatchObject({ status: 200 });
    expect(await replace(3_000)).toMatchObject({ status: 200 });
    expect(await heldBytes(owner)).toBe(limits.unpaidBytes);
  });

  test.each([
    ['new', false],
    ['replacing', true],
  ])('two uploads side by side do not pass it together: %s', async (_name, isReplacing) => {
    const { owner, drafts } = await buildNearlyFull(3_000, isReplacing && pdfOfSize(1_000));
    const answers = await Promise.all(drafts.map(({ id }) => upload(owner, id, pdfOfSize(3_000))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await heldBytes(owner)).toBeLessThanOrEqual(limits.unpaidBytes);
  });
});

test('nothing else can be put below /files', async () => {
  const owner = await buildUser(h);
  for (const path of ['documents', 'documents/a/b', 'elsewhere/x']) {
    expect(await put(url, owner, { path, body: Buffer.from('x') })).toMatchObject(refusalOf(404, 'NOT_FOUND'));
  }
});
