import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import { orderRecipients, recipientLabels } from '#shared/certificate/recipients.ts';
import { documentStatuses } from '#shared/document-status.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildDocument, buildUser, type BuiltUser, type DocumentOptions } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';

const h = useHarness();

const refusal = (code: ErrorCode) => ({ cause: { code } });
const documents = (user: BuiltUser | null) => h.caller(user).documents;
const draft = (filename = 'birth.pdf') => ({ filename, idempotencyKey: randomUUID() });

async function rowOf(id: string) {
  return h.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
}

describe('create', () => {
  test('a customer’s draft is pending, unpaid, priced as one page, and has a verification code', async () => {
    const ana = await buildUser(h);
    const made = await documents(ana).create({
      ...draft(),
      translationType: 'certified',
      isBankStatement: true,
      sourceLanguage: 'Hebrew',
    });
    expect(made).toMatchObject({
      userId: ana.id,
      filename: 'birth.pdf',
      pages: 1,
      translationType: 'certified',
      isBankStatement: true,
      sourceLanguage: 'Hebrew',
      targetLanguage: 'English',
      status: 'pending',
      paymentStatus: 'unpaid',
      totalCostCents: 2500,
      chargedCents: 0,
      hasFile: false,
      hasTranslation: false,
    });
    expect(made.verificationCode).toMatch(/^TFE[A-HJKMNP-TV-Z2-9]{8}$/);
    expect((await documents(ana).get({ id: made.id })).timeline).toMatchObject([
      { event: 'created', fromStatus: null, toStatus: 'pending' },
    ]);
  });

  test('names its recipient, USCIS unless chosen, until it is paid for', async () => {
    const ana = await buildUser(h);
    const plain = draft();
    const made = await documents(ana).create(plain);
    expect(made).toMatchObject({ recipient: 'uscis', sourceCopy: null });
    expect((await documents(ana).create({ ...plain, recipient: 'uscis' })).id).toBe(made.id);
    await expect(documents(ana).create({ ...plain, recipient: 'ircc' })).rejects.toMatchObject(
      refusal('IDEMPOTENCY_MISMATCH'),
    );
    for (const recipient of orderRecipients) {
      expect(recipientLabels[recipient]).toBeTruthy();
      const changed = await documents(ana).update({ id: made.id, recipient, sourceCopy: true });
      expect(changed).toMatchObject({ recipient, sourceCopy: true });
    }
    const paid = await buildDocument(h, { owner: ana, paymentStatus: 'paid' });
    await expect(documents(ana).update({ id: paid.id, recipient: 'naati' })).rejects.toMatchObject(
      refusal('DOCUMENT_LOCKED'),
    );
  });

  test('defaults: certified, no bank statement, Portuguese', async () => {
    expect(await documents(await buildUser(h)).create(draft())).toMatchObject({
      translationType: 'certified',
      isBankStatement: false,
      sourceLanguage: 'Portuguese',
      totalCostCents: 1500,
    });
  });

  test('staff drafts are free and have a separate code prefix', async () => {
    for (const role of ['authenticator', 'admin'] as const) {
      const made = await documents(await buildUser(h, { role })).create({ ...draft(), clientName: 'Rui' });
      expect(made).toMatchObject({ paymentStatus: 'free', status: 'pending', chargedCents: 0, clientName: 'Rui' });
      expect(made.verificationCode).toMatch(/^AUTH[A-HJKMNP-TV-Z2-9]{8}$/);
    }
  });

  test('an idempotency key returns the same record, sequentially and concurrently; another user’s key is separate', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const input = draft();
    const first = await documents(ana).create(input);
    const again = await Promise.all(Array.from({ length: 10 }, () => documents(ana).create(input)));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect((await documents(ben).create(input)).id).not.toBe(first.id);

    const cold = draft('cold.pdf');
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => documents(ana).create(cold)));
    expect(new Set(atOnce.map(({ id }) => id)).size).toBe(1);
    expect((await documents(ana).list({ search: 'cold' })).total).toBe(1);
    expect((await documents(ana).get({ id: atOnce[0]?.id ?? '' })).timeline).toHaveLength(1);
  });

  test('a key reused with different input is refused, with the id of its record', async () => {
    const ana = await buildUser(h);
    const input = draft();
    const { id } = await documents(ana).create(input);
    for (const other of [
      { filename: 'passport.pdf' },
      { isBankStatement: true },
      { sourceLanguage: 'Korean' as const },
    ]) {
      await expect(documents(ana).create({ ...input, ...other })).rejects.toMatchObject({
        code: 'CONFLICT',
        cause: { code: 'IDEMPOTENCY_MISMATCH', details: { documentId: id } },
      });
    }
    await documents(ana).update({ id, isBankStatement: true });
    expect(await documents(ana).create(input)).toMatchObject({ id, isBankStatement: true });
  });

  test('invalid input is refused with a specific error', async () => {
    const ana = await buildUser(h);
    const create = (input: object) => documents(ana).create({ ...draft(), ...input });
    await expect(create({ filename: '' })).rejects.toMatchObject({
      ...refusal('FILENAME_REQUIRED'),
      message: 'Filename is required',
    });
    await expect(create({ filename: '   ' })).rejects.toMatchObject(refusal('FILENAME_REQUIRED'));
    await expect(create({ clientName: ' ' })).rejects.toMatchObject(refusal('CLIENT_NAME_REQUIRED'));
    for (const wrong of [
      { filename: 'x'.repeat(limits.filenameReceived + 1) },
      { sourceLanguage: 'Klingon' },
      { translationType: 'Certificado' },
      { folderId: 'root' },
      { idempotencyKey: 'short' },
      { clientName: 'zero \u0000 byte' },
      { idempotencyKey: 'zero \u0000 byte' },
    ]) {
      await expect(create(wrong)).rejects.toMatchObject(refusal('INVALID_INPUT'));
    }
    await expect(documents(null).create(draft())).rejects.toMatchObject({
      ...refusal('NOT_SIGNED_IN'),
      message: 'You need to be logged in to access this page.',
    });
    expect((await documents(ana).list({})).total).toBe(0);
  });

  test('accepts the owner’s folder; another user’s or a nonexistent folder is not found', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const [mine, theirs] = [
      await h.caller(ana).folders.create({ name: 'Mine' }),
      await h.caller(ben).folders.create({ name: 'Theirs' }),
    ];
    expect(await documents(ana).create({ ...draft(), folderId: mine.id })).toMatchObject({ folderId: mine.id });
    for (const folderId of [theirs.id, randomUUID()]) {
      await expect(documents(ana).create({ ...draft(), folderId })).rejects.toMatchObject(refusal('FOLDER_NOT_FOUND'));
    }
    expect((await documents(ana).list({})).total).toBe(1);
  });

  test('limits unpaid drafts to 200', async () => {
    const ana = await buildUser(h);
    const keyed = draft();
    const first = await documents(ana).create(keyed);
    await h.db
      .insertInto('documents')
      .values(
        Array.from({ length: limits.unpaidFiles - 1 }, (_, index) => ({
          userId: ana.id,
          filename: 'x.pdf',
          verificationCode: `TFE${String(index).padStart(6, 'Q')}`,
          idempotencyKey: `many-${index}`,
          clientName: null,
          folderId: null,
          fileId: null,
          fileKey: null,
          fileSizeBytes: null,
          fileSha256: null,
          fileMimetype: null,
        })),
      )
      .execute();
    await expect(documents(ana).create(draft())).rejects.toMatchObject(refusal('UPLOAD_QUOTA'));
    expect((await documents(ana).create(keyed)).id).toBe(first.id);
    await documents(ana).discard({ id: first.id });
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => documents(ana).create(draft())));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\scans\\id.png', 'C__scans_id.png'],
    ['birth\u0000\u0007.pdf', 'birth.pdf'],
    ['birth\r\nX-Evil: 1.pdf', 'birthX-Evil_ 1.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['"quoted\'.pdf', "_quoted'.pdf"],
    ['شهادة ميلاد.pdf', 'شهادة ميلاد.pdf'],
    [`${'y'.repeat(300)}.pdf`, `${'y'.repeat(200)}.pdf`],
    ['\u200E\u200F', 'unnamed_file'],
    ['...', 'unnamed_file'],
  ])('%j is stored as %j', async (given, kept) =>
    expect(await documents(await buildUser(h)).create(draft(given))).toMatchObject({ filename: kept }),
  );
});

describe('get', () => {
  test('returns price lines, timeline and verification record', async () => {
    const ana = await buildUser(h);
    const document = await buildDocument(h, { owner: ana, status: 'completed', pages: 4 });
    const details = await documents(ana).get({ id: document.id });
    expect(details).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      hasTranslation: true,
      isAuthenticated: true,
      chargedCents: 6000,
      quote: { lines: [{ pages: 4, rateCents: 1500, totalCents: 6000 }], totalCents: 6000, currency: 'usd' },
      verification: {
        verificationCode: document.verificationCode,
        isAuthenticated: true,
        authenticatedByName: 'Clara Reis',
        hasTranslation: true,
      },
    });
    expect(details.timeline.map(({ event }) => event)).toEqual(['created', 'pay', 'approve']);
    expect(Object.keys(details)).not.toContain('fileKey');
  });

  test('a revoked certificate is not authenticated', async () => {
    const ana = await buildUser(h);
    const document = await buildDocument(h, { owner: ana, status: 'completed' });
    await h.db.transaction().execute((trx) => updateRevoked(trx, { documentId: document.id, now: h.deps.now() }));
    expect((await documents(ana).get({ id: document.id })).verification).toMatchObject({ isAuthenticated: false });
  });
});

describe('update', () => {
  test('reprices an unpaid order from its stored pages', async () => {
    const ana = await buildUser(h);
    const { id } = await buildDocument(h, { owner: ana, pages: 3, withFile: true });
    expect(await documents(ana).update({ id, isBankStatement: true })).toMatchObject({ totalCostCents: 7500 });
    expect(await documents(ana).update({ id, sourceLanguage: 'Korean' })).toMatchObject({
      totalCostCents: 7500,
      translationType: 'certified',
      isBankStatement: true,
      sourceLanguage: 'Korean',
    });
    await expect(documents(ana).update({ id, clientName: '' })).rejects.toMatchObject(refusal('CLIENT_NAME_REQUIRED'));
  });

  test('a submitted order cannot be changed or discarded', async () => {
    const ana = await buildUser(h);
    for (const state of [
      { paymentStatus: 'paid' },
      { paymentStatus: 'refunded' },
      { status: 'completed' },
      { status: 'processing', paymentStatus: 'free' },
    ] satisfies DocumentOptions[]) {
      const before = await buildDocument(h, { owner: ana, ...state });
      await expect(documents(ana).update({ id: before.id, isBankStatement: true })).rejects.toMatchObject(
        refusal('DOCUMENT_LOCKED'),
      );
      await expect(documents(ana).discard({ id: before.id })).rejects.toMatchObject(refusal('DOCUMENT_LOCKED'));
      expect(await rowOf(before.id)).toEqual(before);
    }
  });
});

describe('discard and expiry', () => {
  test('discarding a draft deletes its file', async () => {
    const ana = await buildUser(h);
    const { id } = await buildDocument(h, { owner: ana, withFile: true });
    expect(await listKeys(h.env, ana.id)).toHaveLength(1);
    await documents(ana).discard({ id });
    await expect(documents(ana).get({ id })).rejects.toMatchObject(refusal('DOCUMENT_NOT_FOUND'));
    await expect(documents(ana).discard({ id })).rejects.toMatchObject(refusal('DOCUMENT_NOT_FOUND'));
    expect((await h.runJobs()).failed).toEqual([]);
    expect(await listKeys(h.env, ana.id)).toEqual([]);
  });

  test('an unpaid draft and its file expire after seven days; paid, free and checked-out documents stay', async () => {
    const ana = await buildUser(h);
    const week = limits.unpaidDraftMs;
    const now = new Date();
    const old = new Date(now.getTime() - week - 1000);
    const build = (options: DocumentOptions) =>
      buildDocument(h, { owner: ana, withFile: true, createdAt: old, ...options });
    const expired = [await build({}), await build({ withFile: false })];
    const young = await build({ createdAt: new Date(now.getTime() - week + 60_000) });
    const paid = await build({ paymentStatus: 'paid' });
    const free = await build({ paymentStatus: 'free' });
    const paying = await build({ pages: 2 });
    const checkout = await h.caller(ana).payments.createCheckoutSession({
      documentIds: [paying.id],
      expectedTotalCents: 3000,
    });

    await h.deps.jobs.enqueue(h.db, 'documents.expireDrafts', {});
    expect((await h.runJobs()).failed).toEqual([]);
    for (const { id } of expired) expect(await rowOf(id)).toBeUndefined();
    const kept = [young, paid, free, paying];
    for (const row of kept) expect(await rowOf(row.id)).toBeDefined();
    expect(await listKeys(h.env, ana.id)).toEqual(kept.map((row) => row.fileKey ?? '').sort());
    expect(await h.caller(ana).payments.getSessionInfo({ sessionId: checkout.sessionId })).toMatchObject({
      paymentStatus: 'open',
    });
  });

  test('a free order without a file expires after seven days; submitted and recent orders stay', async () => {
    const clara = await buildUser(h, { role: 'authenticator' });
    const now = new Date();
    const ago = (age: number) => new Date(now.getTime() - age);
    const order = async (age: number) => {
      h.setNow(ago(age));
      const { id } = await documents(clara).create({ ...draft(), clientName: 'Rui' });
      h.setNow(null);
      return id;
    };
    const week = limits.unpaidDraftMs;
    const forgotten = await order(week + 60_000);
    const submitted = await buildDocument(h, {
      owner: clara,
      status: 'processing',
      paymentStatus: 'free',
      createdAt: ago(week + 60_000),
    });
    const kept = [await order(week - 60_000), submitted.id];

    await h.deps.jobs.enqueue(h.db, 'documents.expireDrafts', {});
    expect((await h.runJobs()).failed).toEqual([]);
    expect(await rowOf(forgotten)).toBeUndefined();
    for (const id of kept) expect(await rowOf(id)).toBeDefined();
  });
});

describe('updateStatus', () => {
  test.each(documentStatuses)('from %s: only a failed document returns to processing', async (from) => {
    const ana = await buildUser(h);
    const isFailed = from === 'failed' || from === 'error';
    for (const to of documentStatuses) {
      const { id } = await buildDocument(h, { owner: ana, paymentStatus: 'paid' });
      await h.db.updateTable('documents').set({ status: from }).where('id', '=', id).execute();
      const attempt = documents(ana).updateStatus({ id, status: to });
      if (isFailed && to === 'processing') {
        expect(await attempt).toMatchObject({ status: 'processing' });
      } else {
        await expect(attempt).rejects.toMatchObject({
          ...refusal('STATUS_NOT_ALLOWED'),
          message: 'This change of status is not possible.',
        });
        expect(await rowOf(id)).toMatchObject({ status: from });
      }
    }
  });

  test('concurrent retries dispatch the work once', async () => {
    const ana = await buildUser(h);
    const { id } = await buildDocument(h, { owner: ana, status: 'failed' });
    await h.runJobs();
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => documents(ana).updateStatus({ id, status: 'processing' })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { timeline } = await documents(ana).get({ id });
    expect(timeline.filter(({ event }) => event === 'retry')).toHaveLength(1);
    expect((await h.runJobs()).done.filter((name) => name === 'translation.dispatch')).toHaveLength(1);
  });

  test('refunded work cannot be retried', async () => {
    const ana = await buildUser(h);
    const { id } = await buildDocument(h, { owner: ana, status: 'failed', paymentStatus: 'refunded' });
    await expect(documents(ana).updateStatus({ id, status: 'processing' })).rejects.toMatchObject(
      refusal('STATUS_NOT_ALLOWED'),
    );
  });
});
