import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { sweepFile } from '#server/features/documents/stored-bytes.ts';
import { expireCorrectionUploads } from '#server/features/documents/upload/service.ts';
import { correctionUploadOutput } from '#shared/schemas/uploads.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { buildPending, statement, traceOf, uploadCorrection, uploadIdOf } from '../support/reviews.ts';

/** Certificates after their delivery: revoked, issued again, and corrected because a customer reports a misspelling. */

let h: Harness;
let admin: BuiltUser;
let clara: BuiltUser;
let hugo: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  await h.listen();
  admin = await buildUser(h, { role: 'admin', name: 'Ada Min' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  hugo = await buildUser(h, { role: 'authenticator', name: 'Hugo Prado' });
});
afterAll(async () => {
  stopInspection();
  await h.stop();
});

const staff = (user: BuiltUser) => h.caller(user).authenticator;
const refused = (code: string) => ({ cause: { code } });
const reason = 'The name of the mother was misspelled.';
const items = [{ page: 2, wrong: 'Perreira', right: 'Pereira' }];

async function buildDelivered() {
  const pending = await buildPending(h);
  await staff(clara).approve({ id: pending.review.id, ...statement });
  return { ...pending, code: pending.document.verificationCode, id: pending.document.id };
}

const lookup = (code: string) => h.caller(null).verification.lookup({ code });
const revisionsOf = (documentId: string) =>
  h.db.selectFrom('certificates').selectAll().where('documentId', '=', documentId).orderBy('revision').execute();
const filesOf = (documentId: string) =>
  h.db
    .selectFrom('certificateFiles as f')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .select(['c.revision', 'f.sha256', 'f.fileKey'])
    .where('c.documentId', '=', documentId)
    .orderBy('c.revision')
    .execute();
const eventsOf = async (documentId: string, prefix: string) => {
  const { items: events } = await h.caller(admin).admin.auditLog({ documentId, pageSize: 100 });
  return events.filter(({ event }) => event.startsWith(prefix)).map(({ event, actorId }) => ({ event, actorId }));
};
const bellOf = async (user: BuiltUser, documentId: string) => {
  const { items: notes } = await h.caller(user).notifications.list({});
  return notes.filter((note) => note.documentId === documentId).map(({ type }) => type);
};
const mailsOf = async (user: BuiltUser) => {
  await h.runJobs();
  return h.mails(user.email);
};
const download = async (user: BuiltUser, id: string) => {
  const { url: link } = await h.caller(user).documents.fileLink({ id, kind: 'translation' });
  return { link, bytes: Buffer.from(await (await fetch(link)).arrayBuffer()) };
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const checkFile = (bytes: Buffer) => h.caller(null).verification.check({ sha256: sha256(bytes) });

describe('revoking', () => {
  test('twice at once is one revocation: the code says so however it is typed, and the customer is told once', async () => {
    const { id, code, owner } = await buildDelivered();
    const typed = [code, code.toLowerCase(), ` ${code.slice(0, 3)} ${code.slice(3, 7)}-${code.slice(7)}`];
    const answers = await Promise.all(
      typed.map((verificationCode) =>
        staff(admin).revoke({ verificationCode, reason: 'Wrong person <script>alert(1)</script>', class: 'error' }),
      ),
    );
    expect(answers).toEqual(typed.map(() => answers[0]));
    expect(answers[0]).toMatchObject({ state: 'revoked', revision: 1, revokedClass: 'error', verificationCode: code });
    for (const spelling of typed) {
      expect(await lookup(spelling)).toMatchObject({ state: 'revoked', verificationCode: code, revokedClass: 'error' });
    }
    expect(await eventsOf(id, 'certificate.')).toEqual([{ event: 'certificate.revoked', actorId: admin.id }]);
    expect(await bellOf(owner, id)).toContain('certificate_revoked');
    const mails = (await mailsOf(owner)).filter(({ subject }) => subject.includes('revoked'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain('&lt;script&gt;');
    expect(mails[0]?.html).not.toContain('<script>alert');
    expect(await h.caller(owner).documents.get({ id })).toMatchObject({
      certificate: { state: 'revoked', revokedClass: 'error' },
      verification: { isAuthenticated: false },
      revisions: { refusal: 'CERTIFICATE_REVOKED' },
    });
  });

  test('is for admins and the signer, with a reason and a recent proof', async () => {
    const { code, owner } = await buildDelivered();
    const call = (user: BuiltUser, said = 'issued in error') =>
      staff(user).revoke({ verificationCode: code, reason: said });
    await expect(call(owner)).rejects.toMatchObject(refused('STAFF_ONLY'));
    await expect(call(hugo)).rejects.toMatchObject(refused('REVOKE_DENIED'));
    await expect(call(clara, '  ')).rejects.toMatchObject(refused('REASON_REQUIRED'));
    const late = await buildUser(h, { role: 'admin' });
    await h.db
      .updateTable('sessions')
      .set({ provedAt: new Date(Date.now() - 3_600_000) })
      .where('userId', '=', late.id)
      .execute();
    await expect(call(late)).rejects.toMatchObject(refused('PROOF_NEEDED'));
    await expect(
      staff(admin).revoke({ verificationCode: 'TFE22222222', reason: 'no such code' }),
    ).rejects.toMatchObject(refused('CERTIFICATE_NOT_FOUND'));
    expect(await lookup(code)).toMatchObject({ state: 'valid' });
    expect(await call(clara)).toMatchObject({ state: 'revoked', revokedClass: 'error' });
  });

  test('after a refund answers the open question, as a matter of payment', async () => {
    const { id, code } = await buildDelivered();
    await h.db
      .insertInto('certificateQuestions')
      .values({ documentId: id, cause: 'refund', raisedAt: h.deps.now() })
      .execute();
    expect(await staff(admin).revoke({ verificationCode: code, reason: 'refunded' })).toMatchObject({
      revokedClass: 'payment',
    });
    expect(await h.caller(admin).admin.documentDetails({ id })).toMatchObject({ question: null });
  });

  test('a withdrawal after a refund tells the customer, too', async () => {
    const { id, code, owner } = await buildDelivered();
    await h.db
      .insertInto('certificateQuestions')
      .values({ documentId: id, cause: 'refund', raisedAt: h.deps.now() })
      .execute();
    await h.caller(admin).admin.answerCertificate({ id, answer: 'withdraw' });
    expect(await lookup(code)).toMatchObject({ state: 'revoked' });
    expect(await bellOf(owner, id)).toContain('certificate_revoked');
    const [mail] = (await mailsOf(owner)).filter(({ subject }) => subject.includes('revoked'));
    expect(mail?.text).toContain('Its payment was returned to you.');
  });
});

describe('reissuing', () => {
  test('states corrected facts under the same code; the earlier file is superseded and stays readable', async () => {
    const { id, code, owner } = await buildDelivered();
    const before = await download(owner, id);
    const facts = { ...statement.facts, holders: [{ name: 'João Pereira da Silva' }] };
    expect(await staff(hugo).reissue({ verificationCode: code.toLowerCase(), reason, facts })).toMatchObject({
      state: 'valid',
      revision: 2,
      verificationCode: code,
    });
    const after = await download(owner, id);
    const [first, second] = await filesOf(id);
    expect(sha256(before.bytes)).toBe(first?.sha256);
    expect(sha256(after.bytes)).toBe(second?.sha256);
    expect(await checkFile(before.bytes)).toMatchObject({ outcome: 'superseded', certificate: { currentRevision: 2 } });
    expect(await checkFile(after.bytes)).toMatchObject({ outcome: 'genuine' });
    const [certificate = ''] = await readPrinted(after.bytes);
    expect(squeezed(certificate)).toContain(squeezed('João Pereira da Silva'));
    expect(squeezed(certificate)).toMatch(/Revision2,replacesrevision1of[A-Z][a-z]+\d+,20\d\d/);
    expect(squeezed(certificate)).toContain('HugoPrado');

    const [old, current] = await revisionsOf(id);
    expect(old).toMatchObject({ revision: 1, supersededAt: current?.issuedAt, issuedBy: clara.id });
    expect(current).toMatchObject({ revision: 2, supersededAt: null, issuedBy: hugo.id, revisionReason: reason });
    expect(await lookup(code)).toMatchObject({ state: 'valid', holderInitials: 'J. P. S.' });
    expect(await eventsOf(id, 'certificate.')).toEqual([{ event: 'certificate.reissued', actorId: hugo.id }]);
    expect(await bellOf(owner, id)).toContain('certificate_reissued');
    const [mail] = (await mailsOf(owner)).filter(({ text }) => text.includes('revision 2'));
    expect(mail?.text).toContain(reason);

    // A link made before the reissue serves the bytes it was made for, in parts too.
    const part = await fetch(before.link, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(before.bytes.subarray(100, 200));
  });

  test('certifies a corrected file with its own checklist; earlier bytes and the kept source are never swept', async () => {
    const { id, code, review } = await buildDelivered();
    const bytes = await pdfOf(2);
    const send = (query: '?for=reissue' | '') => uploadCorrection(h, review.id, { staff: clara, bytes, query });
    expect((await send('')).status).toBe(409);
    const { uploadId } = correctionUploadOutput.parse(await (await send('?for=reissue')).json());
    const call = staff(clara).reissue({ verificationCode: code, reason, uploadId });
    await expect(call).rejects.toMatchObject(refused('CERTIFICATE_INCOMPLETE'));
    await expect(staff(hugo).reissue({ verificationCode: code, reason, uploadId, ...statement })).rejects.toMatchObject(
      refused('CORRECTION_REFERENCE'),
    );
    await staff(clara).reissue({ verificationCode: code, reason, uploadId, ...statement });
    const [[first, second], [, current]] = [await filesOf(id), await revisionsOf(id)];
    expect(current?.sourceFileSha256).toBe(sha256(bytes));

    h.setNow(new Date(Date.now() + 8 * 86_400_000));
    await expireCorrectionUploads(h.deps);
    h.setNow(null);
    for (const key of [first?.fileKey, second?.fileKey, current?.sourceFileKey]) {
      await sweepFile(h.deps, key ?? '');
      expect(await h.deps.storage.get(key ?? ''), key ?? '').toBeDefined();
    }
    expect(
      await staff(clara).reissue({
        verificationCode: code,
        reason,
        checklist: statement.checklist,
        acknowledgements: statement.acknowledgements,
      }),
    ).toMatchObject({ revision: 3 });
  });

  test('twice at once makes one revision and one mail', async () => {
    const { id, code, owner } = await buildDelivered();
    const calls = await Promise.allSettled(
      [1, 2, 3].map(() => staff(clara).reissue({ verificationCode: code, reason })),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const call of calls) {
      if (call.status === 'rejected') expect(call.reason).toMatchObject(refused('REISSUE_CONFLICT'));
    }
    expect(await revisionsOf(id)).toHaveLength(2);
    expect((await mailsOf(owner)).filter(({ text }) => text.includes('revision 2'))).toHaveLength(1);
    await expect(staff(clara).reissue({ verificationCode: code, reason, revision: 1 })).rejects.toMatchObject(
      refused('REISSUE_CONFLICT'),
    );
  });

  test('every download during a reissue is one whole file', async () => {
    const { id, code, owner } = await buildDelivered();
    let isDone = false;
    const seen = new Set<string>();
    const reading = (async () => {
      while (!isDone) seen.add(sha256((await download(owner, id)).bytes));
      seen.add(sha256((await download(owner, id)).bytes));
    })();
    await staff(clara).reissue({ verificationCode: code, reason });
    isDone = true;
    await reading;
    expect([...seen].toSorted()).toEqual((await filesOf(id)).map((file) => file.sha256).toSorted());
  });

  test('a worker that dies while printing changes nothing, and a second attempt works', { tags: 'sweep' }, async () => {
    const { document, code } = await buildDelivered();
    const before = await traceOf(h, document);
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const call = staff(clara).reissue({ verificationCode: code, reason });
    const isRefused = expect(call).rejects.toMatchObject(refused('SERVICE_UNAVAILABLE'));
    const [worker] = await vi.waitUntil(
      () => {
        const workers = posted.mock.contexts.filter((context) => context instanceof Worker);
        return workers.length > 0 && workers;
      },
      { timeout: 60_000 },
    );
    await worker?.terminate();
    await isRefused;
    posted.mockRestore();
    expect(await traceOf(h, document)).toEqual(before);
    expect(await staff(clara).reissue({ verificationCode: code, reason })).toMatchObject({ revision: 2 });
  });

  test('a revoked certificate is reinstated by an admin or its revoker, never for a refunded order', async () => {
    const { id, code } = await buildDelivered();
    await staff(admin).revoke({ verificationCode: code, reason: 'refunded', class: 'payment' });
    await expect(staff(clara).reissue({ verificationCode: code, reason })).rejects.toMatchObject(
      refused('REINSTATE_DENIED'),
    );
    await h.db.updateTable('documents').set({ paymentStatus: 'refunded' }).where('id', '=', id).execute();
    await expect(staff(admin).reissue({ verificationCode: code, reason })).rejects.toMatchObject(
      refused('ORDER_REFUNDED'),
    );
    await h.db.updateTable('documents').set({ paymentStatus: 'paid' }).where('id', '=', id).execute();
    await staff(admin).reissue({ verificationCode: code, reason: 'The refund failed.' });
    expect(await lookup(code)).toMatchObject({ state: 'valid' });
    expect((await revisionsOf(id)).map(({ revokedAt }) => revokedAt === null)).toEqual([false, true]);
  });
});

describe('a reported misspelling', () => {
  const report = (user: BuiltUser, id: string, said: typeof items = items) =>
    h.caller(user).documents.reportMisspelling({ id, items: said });

  test('reaches every member of staff, and a reissue answers it', async () => {
    const { id, code, owner, review } = await buildDelivered();
    expect(await report(owner, id)).toMatchObject({
      revisions: { refusal: 'REVISION_OPEN', requests: [{ state: 'open', items, revision: 1 }] },
    });
    for (const user of [clara, hugo, admin]) expect(await bellOf(user, id)).toContain('revision_asked');
    const { items: open } = await staff(hugo).revisions({ pageSize: 100 });
    expect(open).toContainEqual(
      expect.objectContaining({ documentId: id, reviewId: review.id, verificationCode: code, items }),
    );
    await staff(hugo).reissue({ verificationCode: code, reason });
    expect(await h.caller(owner).documents.get({ id })).toMatchObject({
      certificate: { revision: 2, state: 'valid' },
      revisions: { refusal: null, requests: [{ state: 'done' }] },
    });
    expect((await staff(hugo).revisions({ pageSize: 100 })).items.map(({ documentId }) => documentId)).not.toContain(
      id,
    );
  });

  test('is declined once, with a reason by bell and mail; then another may be reported', async () => {
    const { id, owner } = await buildDelivered();
    const view = await report(owner, id);
    const requestId = view.revisions.requests[0]?.id ?? '';
    const said = 'The original spells the name this way.';
    await staff(clara).declineRevision({ id: requestId, reason: said });
    await staff(clara).declineRevision({ id: requestId, reason: said });
    await expect(staff(hugo).declineRevision({ id: requestId, reason: 'other' })).rejects.toMatchObject(
      refused('REVISION_ANSWERED'),
    );
    expect(await eventsOf(id, 'revision.')).toHaveLength(2);
    expect(await bellOf(owner, id)).toContain('revision_declined');
    expect((await mailsOf(owner)).filter(({ text }) => text.includes(said))).toHaveLength(1);
    expect(await h.caller(owner).documents.get({ id })).toMatchObject({
      revisions: { refusal: null, requests: [{ state: 'declined', answer: said }] },
    });
    await report(owner, id);
  });

  test('twice at once is one request; another customer and staff find no such document', async () => {
    const { id, owner } = await buildDelivered();
    const calls = await Promise.allSettled([report(owner, id), report(owner, id)]);
    expect(calls.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(calls.find((call) => call.status === 'rejected')?.reason).toMatchObject(refused('REVISION_OPEN'));
    for (const user of [await buildUser(h), clara, admin]) {
      await expect(report(user, id)).rejects.toMatchObject(refused('DOCUMENT_NOT_FOUND'));
    }
  });

  test('is free for 30 days after delivery, and not for a refunded, disputed or undelivered order', async () => {
    const { id, owner } = await buildDelivered();
    h.setNow(new Date(Date.now() + 31 * 86_400_000));
    await expect(report(owner, id)).rejects.toMatchObject(refused('REVISION_TOO_LATE'));
    expect(await h.caller(owner).documents.get({ id })).toMatchObject({ revisions: { refusal: 'REVISION_TOO_LATE' } });
    h.setNow(new Date(Date.now() + 29 * 86_400_000));
    expect(await h.caller(owner).documents.get({ id })).toMatchObject({ revisions: { refusal: null } });
    h.setNow(null);
    const change = (values: object) => h.db.updateTable('documents').set(values).where('id', '=', id).execute();
    await change({ paymentHold: 'dispute' });
    await expect(report(owner, id)).rejects.toMatchObject(refused('PAYMENT_DISPUTED'));
    await change({ paymentHold: null, paymentStatus: 'refunded' });
    await expect(report(owner, id)).rejects.toMatchObject(refused('ORDER_REFUNDED'));
    const pending = await buildPending(h);
    await expect(report(pending.owner, pending.document.id)).rejects.toMatchObject(refused('REVISION_NOT_DELIVERED'));
  });

  test.each([
    ['nothing', [], 'REVISION_ITEMS_REQUIRED'],
    ['an empty spelling', [{ wrong: 'Joao', right: '  ' }], 'SPELLING_REQUIRED'],
    ['two lines', [{ wrong: 'Joao', right: 'João\nFree text' }], 'SPELLING_REQUIRED'],
    ['reversed text', [{ wrong: 'Joao', right: 'Jo\u202eao' }], 'SPELLING_REQUIRED'],
    ['the same spelling', [{ wrong: 'Joao', right: 'Joao' }], 'SPELLING_UNCHANGED'],
    ['page zero', [{ page: 0, wrong: 'Joao', right: 'João' }], 'REVISION_PAGE'],
  ])('refuses %s', async (_name, said, code) => {
    const owner = await buildUser(h);
    await expect(h.caller(owner).documents.reportMisspelling({ id: owner.id, items: said })).rejects.toMatchObject(
      refused(code),
    );
  });

  test('keeps script as text, and is limited per customer', async () => {
    const { id, owner } = await buildDelivered();
    const script = [{ wrong: '<img src=x onerror=alert(1)>', right: 'João' }];
    const view = await report(owner, id, script as typeof items);
    expect(view.revisions.requests[0]?.items).toEqual(script);
    const calls = [];
    for (let count = 0; count < 20; count += 1) calls.push(await report(owner, id).catch((error: unknown) => error));
    expect(calls.at(-1)).toMatchObject(refused('TOO_MANY_REVISIONS'));
  });

  test('a revocation closes it', async () => {
    const { id, code, owner } = await buildDelivered();
    await report(owner, id);
    await staff(clara).revoke({ verificationCode: code, reason: 'Not genuine', class: 'fraud' });
    expect(await h.caller(owner).documents.get({ id })).toMatchObject({
      revisions: { requests: [{ state: 'declined', answer: expect.any(String) as unknown }] },
    });
  });
});

test('a correction’s own file is kept for a later revision', async () => {
  const { document, review } = await buildPending(h);
  const uploadId = await uploadIdOf(h, review.id, clara);
  await staff(clara).sendCorrection({ id: review.id, uploadId, ...statement });
  h.setNow(new Date(Date.now() + 8 * 86_400_000));
  await expireCorrectionUploads(h.deps);
  h.setNow(null);
  await h.runJobs();
  expect(await staff(clara).reissue({ verificationCode: document.verificationCode, reason })).toMatchObject({
    revision: 2,
  });
});
