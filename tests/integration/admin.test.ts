import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentStatuses, statusGroups } from '#shared/document-status.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildDelivery, buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';

let h: Harness;
let admin: BuiltUser;
beforeAll(async () => {
  h = await createHarness();
  admin = await buildUser(h, { role: 'admin', name: 'Olga Lima' });
});
afterAll(() => h.stop());

const as = (user: BuiltUser) => h.caller(user).admin;
const refusal = (code: ErrorCode) => ({ cause: { code } });
const words = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

test('every procedure requires the admin role', async () => {
  const id = crypto.randomUUID();
  for (const role of ['user', 'authenticator'] as const) {
    const admins = as(await buildUser(h, { role }));
    const calls = [
      admins.overview(),
      admins.documents({}),
      admins.documentDetails({ id }),
      admins.setDocumentStatus({ id, status: 'completed' }),
      admins.users({}),
      admins.setUserRole({ id, role: 'admin' }),
      admins.authenticators(),
      admins.activities({}),
      admins.auditLog({}),
      admins.stuckWork(),
      admins.retryWork({ id: `mail:${id}` }),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refusal('ADMIN_ONLY'))));
  }
  await expect(h.caller(null).admin.overview()).rejects.toMatchObject(refusal('NOT_SIGNED_IN'));
});

describe('overview', () => {
  test('revenue is charges minus refunds; drafts and free uploads count nothing', async () => {
    const other = await createHarness();
    try {
      const boss = await buildUser(other, { role: 'admin' });
      const figures = () => other.caller(boss).admin.overview();
      expect(await figures()).toMatchObject({
        revenueCents: 0,
        averagePerDocumentCents: 0,
        completionRate: 0,
        documents: { total: 0 },
      });
      await buildDocument(other, { pages: 3, status: 'completed' });
      await buildDocument(other, { pages: 2, status: 'processing', paymentStatus: 'refunded' });
      await buildDocument(other, { pages: 9, status: 'processing', paymentStatus: 'free' });
      await buildDocument(other, { pages: 7 });
      const partly = await buildDocument(other, { pages: 2, status: 'failed' });
      await other.db.updateTable('payments').set({ refundedCents: 1000 }).where('userId', '=', partly.userId).execute();

      const overview = await figures();
      expect(overview).toMatchObject({
        chargedCents: 4500 + 3000 + 3000,
        refundedCents: 3000 + 1000,
        revenueCents: 6500,
        averagePerDocumentCents: 1625,
        completionRate: 25,
        documents: { total: 5, ordered: 4, drafts: 1, awaitingReview: 3, translated: 1 },
        statuses: { pending: 1, processing: 2, completed: 1, error: 1 },
        users: { admins: 1, authenticators: 1 },
      });
      expect(overview.days).toHaveLength(30);
      const today = new Date().toISOString().slice(0, 10);
      expect(overview.days.at(-1)).toEqual({ day: today, received: 5, completed: 1, revenueCents: 6500 });
      expect(overview.days[0]).toMatchObject({ received: 0, completed: 0, revenueCents: 0 });
    } finally {
      await other.stop();
    }
  });

  test('database and application agree on the group of every status', async () => {
    const owner = await buildUser(h);
    for (const status of documentStatuses) {
      const document = await buildDocument(h, { owner, filename: 'group.pdf' });
      const { statusGroup } = await h.db
        .updateTable('documents')
        .set({ status })
        .where('id', '=', document.id)
        .returning('statusGroup')
        .executeTakeFirstOrThrow();
      const known: readonly string[] = statusGroups[statusGroup];
      expect(known, status).toContain(status);
    }
  });
});

describe('documents', () => {
  test('are paginated by twenty, newest first, without duplicates', async () => {
    const owner = await buildUser(h, { name: words('Paged') });
    const createdAt = new Date('2026-01-05T10:00:00Z');
    for (let n = 0; n < 23; n += 1) await buildDocument(h, { owner, filename: `page-${n}.pdf`, createdAt });
    const search = owner.name ?? '';
    const first = await as(admin).documents({ search });
    const second = await as(admin).documents({ search, page: 2 });
    expect(first).toMatchObject({ total: 23, page: 1, pageSize: 20 });
    expect(second.items).toHaveLength(3);
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(23);
    expect((await as(admin).documents({ search, page: 3 })).items).toEqual([]);
  });

  test('are the same on each page when read from either end of the list', async () => {
    const owner = await buildUser(h);
    const createdAt = new Date('2026-01-06T10:00:00Z');
    for (let n = 0; n < 12; n += 1) await buildDocument(h, { owner, createdAt });
    const rows = await h.db.selectFrom('documents').select('id').orderBy('createdAt', 'desc').orderBy('id').execute();
    const pageSize = 5;
    const shown: string[] = [];
    for (let page = 1; page <= Math.ceil(rows.length / pageSize) + 1; page += 1) {
      const { items, total } = await as(admin).documents({ page, pageSize });
      expect(total).toBe(rows.length);
      shown.push(...items.map(({ id }) => id));
    }
    expect(shown).toEqual(rows.map(({ id }) => id));
  });

  test('a search beyond the count cap returns the newest matches on each page', async () => {
    const owner = await buildUser(h, { name: words('Many') });
    await sql`
      insert into documents (user_id, filename, verification_code, idempotency_key, created_at)
      select ${owner.id}, 'many.pdf', 'MANY' || n, 'many-' || n, now() - n * interval '1 minute'
      from generate_series(1, ${limits.searchCounted + 200}::int) n`.execute(h.db);
    const page = 40;
    const { items, total } = await as(admin).documents({ search: owner.name ?? '', page });
    expect(total).toBe(limits.searchCounted);
    const first = (page - 1) * 20 + 1;
    expect(items.map(({ verificationCode }) => verificationCode)).toEqual(
      Array.from({ length: 20 }, (_, index) => `MANY${first + index}`),
    );
  });

  test('are searched by file, owner, address, user id and code; % and _ match literally', async () => {
    const owner = await buildUser(h, { name: words('Zélia'), phone: '+15550100177' });
    const document = await buildDocument(h, { owner, filename: `${words('100%_sure')}.pdf` });
    await buildDocument(h, { owner: await buildUser(h), filename: `${words('100 xsure')}.pdf` });
    const { filename, verificationCode } = document;
    for (const search of [
      filename.toUpperCase(),
      '100%_SURE',
      owner.name ?? '',
      owner.email,
      owner.id,
      owner.id.slice(3, 20),
      verificationCode,
    ]) {
      const { items, total } = await as(admin).documents({ search });
      expect(
        items.map((item) => item.id),
        search,
      ).toEqual([document.id]);
      expect(total).toBe(1);
    }
    const [found] = (await as(admin).documents({ search: verificationCode })).items;
    expect(found).toMatchObject({
      userName: owner.name,
      userEmail: owner.email,
      userPhone: '+15550100177',
      statusGroup: 'pending',
      paymentStatus: 'unpaid',
      hasTranslation: false,
      reviewId: null,
    });
  });

  test('views hold documents awaiting review and delivered ones; a translation makes a document completed', async () => {
    const owner = await buildUser(h, { name: words('Views') });
    const draft = await buildDocument(h, { owner });
    const waiting = await buildDocument(h, { owner, status: 'processing' });
    const delivered = await buildDocument(h, { owner, status: 'completed' });
    await h.db.updateTable('documents').set({ status: 'processing' }).where('id', '=', delivered.id).execute();
    const ids = async (filter: Parameters<ReturnType<typeof as>['documents']>[0]) =>
      (await as(admin).documents({ search: owner.name ?? '', ...filter })).items.map((item) => item.id);

    expect((await ids({})).toSorted()).toEqual([draft.id, waiting.id, delivered.id].toSorted());
    expect(await ids({ view: 'to-authenticate' })).toEqual([waiting.id]);
    expect(await ids({ view: 'translated' })).toEqual([delivered.id]);
    expect(await ids({ status: 'processing' })).toEqual([waiting.id]);
    expect(await ids({ status: 'completed' })).toEqual([delivered.id]);
    expect(await ids({ view: 'to-authenticate', status: 'processing' })).toEqual([waiting.id]);
    expect(await ids({ view: 'to-authenticate', status: 'completed' })).toEqual([]);
    expect(await ids({ view: 'translated', status: 'completed' })).toEqual([delivered.id]);
  });

  test('details show owner, payments and refunds, events with their actors, and file links', async () => {
    const { url } = await h.listen();
    const owner = await buildUser(h, { name: 'Rui Alves', phone: '+15550100188' });
    const by = await buildUser(h, { role: 'authenticator', name: 'Vera Luz' });
    const document = await buildDocument(h, { owner, status: 'processing', isBankStatement: true });
    const review = await h.db
      .selectFrom('documentsToBeVerified')
      .selectAll()
      .where('documentId', '=', document.id)
      .executeTakeFirstOrThrow();
    expect((await as(admin).documentDetails({ id: document.id })).translation?.mimetype).toBe('application/pdf');
    await buildDelivery(h, { review, by });
    const payment = await h.db
      .selectFrom('payments')
      .selectAll()
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow();
    await h.db
      .insertInto('refunds')
      .values({ paymentId: payment.id, amountCents: 500, reason: 'A kindness', requestedBy: admin.id })
      .execute();

    const details = await as(admin).documentDetails({ id: document.id });
    expect(details).toMatchObject({
      user: { id: owner.id, name: 'Rui Alves', email: owner.email, phone: '+15550100188' },
      translationType: 'certified',
      isBankStatement: true,
      sourceLanguage: 'Portuguese',
      hasTranslation: true,
      payments: [{ id: payment.id, status: 'paid', amountCents: 2500, cardLast4: '4242' }],
      refunds: [{ amountCents: 500, reason: 'A kindness', requestedByName: 'Olga Lima', status: 'requested' }],
    });
    expect(details.payments[0]?.createdAt).toBe(payment.createdAt.toISOString());
    expect(details.timeline.map(({ event, actorName }) => [event, actorName])).toEqual([
      ['created', 'Rui Alves'],
      ['pay', null],
      ['approve', 'Vera Luz'],
    ]);
    for (const file of [details.original, details.translation]) {
      expect(file?.url.startsWith(url)).toBe(true);
      expect((await fetch(file?.url ?? url)).headers.get('content-type')).toBe('application/pdf');
    }
    const missing = as(admin).documentDetails({ id: crypto.randomUUID() });
    await expect(missing).rejects.toMatchObject(refusal('DOCUMENT_NOT_FOUND'));
  });
});

describe('status', () => {
  test('can be set in any order; every change is in the audit log with its actor', async () => {
    const document = await buildDocument(h, { status: 'failed' });
    const { id } = document;
    expect(await as(admin).setDocumentStatus({ id, status: 'pending' })).toMatchObject({ id, status: 'pending' });
    expect((await as(admin).setDocumentStatus({ id, status: 'processing' })).status).toBe('processing');
    const { items, total } = await as(admin).auditLog({ documentId: id, actorId: admin.id });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { event: 'set', fromStatus: 'pending', toStatus: 'processing', actorName: 'Olga Lima', documentId: id },
      { event: 'set', fromStatus: 'failed', toStatus: 'pending', filename: document.filename },
    ]);
    expect((await as(admin).auditLog({ documentId: id })).total).toBe(4);
  });

  test('completed without a translation requires a reason and changes nothing without one', async () => {
    const { id } = await buildDocument(h, { status: 'processing' });
    for (const reason of [undefined, '   ']) {
      const call = as(admin).setDocumentStatus({ id, status: 'completed', reason });
      await expect(call).rejects.toMatchObject(refusal('STATUS_REASON_REQUIRED'));
    }
    expect((await as(admin).auditLog({ documentId: id, actorId: admin.id })).total).toBe(0);
    const set = await as(admin).setDocumentStatus({ id, status: 'completed', reason: 'Sent on paper' });
    expect(set).toMatchObject({ status: 'completed', hasTranslation: false });
    const [entry] = (await as(admin).auditLog({ documentId: id, actorId: admin.id })).items;
    expect(entry).toMatchObject({ event: 'set', toStatus: 'completed', details: { reason: 'Sent on paper' } });
    expect((await as(admin).documentDetails({ id })).timeline.at(-1)?.reason).toBe('Sent on paper');
  });

  test('a delivered document stays completed and can be completed again without a reason', async () => {
    const { id } = await buildDocument(h, { status: 'completed' });
    for (const status of ['pending', 'processing'] as const) {
      const call = as(admin).setDocumentStatus({ id, status, reason: 'by hand' });
      await expect(call).rejects.toMatchObject(refusal('STATUS_NOT_ALLOWED'));
    }
    await h.db.updateTable('documents').set({ status: 'processing' }).where('id', '=', id).execute();
    const set = await as(admin).setDocumentStatus({ id, status: 'completed' });
    expect(set).toMatchObject({ status: 'completed', statusGroup: 'completed' });
  });

  test('any status except pending, processing and completed is refused, as is an unknown document', async () => {
    const { id } = await buildDocument(h, { status: 'processing' });
    // @ts-expect-error rejected cannot be set
    await expect(as(admin).setDocumentStatus({ id, status: 'rejected' })).rejects.toMatchObject(
      refusal('INVALID_INPUT'),
    );
    const missing = as(admin).setDocumentStatus({ id: crypto.randomUUID(), status: 'pending' });
    await expect(missing).rejects.toMatchObject(refusal('DOCUMENT_NOT_FOUND'));
  });
});
