import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { applyOrderMoney } from '#server/features/documents/standing.ts';
import { endSources, notifyOwners } from '#server/features/privacy/erasure/retention.ts';
import { errorMessage } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { documentOf } from '../support/orders.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { readZip } from '../support/zip.ts';

/** A customer's own data: the download of everything, who opened it, and when sources leave. */

const h = useHarness();
let clerk: BuiltUser;

beforeAll(async () => {
  clerk = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  await h.listen();
});

async function deliver(filename = 'birth.pdf', owner?: BuiltUser) {
  const built = await buildPending(h, owner ? { filename, owner } : { filename });
  await h.caller(clerk).authenticator.approve({ id: built.review.id, ...statement });
  await h.runJobs();
  return built;
}

/** Memory after a collection: garbage alone may reach 100 MB. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

const get = (url: string, user: BuiltUser, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { cookie: user.cookie, ...headers } });

describe('the export', () => {
  test('holds every file and the data about it, and nothing of anyone else', async () => {
    const { owner } = await deliver('birth.pdf');
    await deliver('marriage.pdf', owner);
    await deliver('foreign.pdf');
    const { url } = await h.caller(owner).auth.exportData();
    const response = await get(url, owner);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const entries = readZip(Buffer.from(await response.arrayBuffer()));
    const names = Object.keys(entries);
    expect(names).toEqual(expect.arrayContaining(['account.json', 'family.json', 'payments.json', 'mails.json']));
    const own = (name: string) => names.filter((entry) => entry.includes(name)).map((entry) => entry.split('/').at(-1));
    expect(own('birth.pdf/').sort()).toEqual(['birth.pdf', 'document.json', 'translation revision 1.pdf']);
    expect(own('marriage.pdf/')).toHaveLength(3);
    expect(Buffer.concat(Object.values(entries)).includes('foreign.pdf')).toBe(false);
    const details: unknown = JSON.parse(entries['documents/0001 birth.pdf/document.json']?.toString() ?? '');
    expect(details).toMatchObject({
      order: { filename: 'birth.pdf', paymentStatus: 'paid' },
      certificates: [{ revision: 1, facts: { paperKind: 'Birth certificate' } }],
    });
    expect(JSON.parse(entries['account.json']?.toString() ?? '')).toMatchObject({ email: owner.email });
    // Neither object keys nor addresses of staff.
    expect(Buffer.concat(Object.values(entries)).includes(`${owner.id}/`)).toBe(false);
    expect(Buffer.concat(Object.values(entries)).includes(clerk.email)).toBe(false);
  });

  test('the link works for its owner’s session only, and not for long', async () => {
    const { owner } = await deliver();
    const { url, expiresAt } = await h.caller(owner).auth.exportData();
    expect((await fetch(url)).status).toBe(401);
    expect((await get(url, await buildUser(h))).status).toBe(403);
    h.setNow(new Date(new Date(expiresAt).getTime() + 1000));
    expect((await get(url, owner)).status).toBe(403);
    h.setNow(null);
  });

  test('is limited per customer', async () => {
    const user = await buildUser(h);
    for (let count = 0; count < 5; count += 1) await h.caller(user).auth.exportData();
    await expect(h.caller(user).auth.exportData()).rejects.toThrow(errorMessage('TOO_MANY_REQUESTS'));
  });

  test('of 2,000 documents is streamed in bounded memory', { tags: 'sweep' }, async () => {
    const owner = await buildUser(h);
    const file = Buffer.alloc(100 * 1024, '%PDF-1.7 ');
    const { id } = await buildDocument(h, { owner, withFile: file, paymentStatus: 'paid' });
    await h.deps.pool.query(
      `insert into documents (user_id, filename, payment_status, verification_code, file_id, file_key, file_size_bytes, file_sha256,
        file_mimetype, idempotency_key, created_at)
      select user_id, 'paper-' || n || '.pdf', 'paid', 'TFE' || lpad(n::text, 8, '0'), file_id, file_key, file_size_bytes, file_sha256,
        file_mimetype, 'copy-' || n, created_at + n * interval '1 second'
      from documents, generate_series(1, 1999) n where id = $1`,
      [id],
    );
    const { url } = await h.caller(owner).auth.exportData();
    const response = await get(url, owner);
    const before = bytesInUse();
    let [sizeBytes, peakBytes, measuredAt] = [0, 0, 0];
    for await (const chunk of response.body ?? []) {
      sizeBytes += (chunk as Uint8Array).length;
      if (sizeBytes - measuredAt < 8 * 1024 * 1024) continue;
      measuredAt = sizeBytes;
      peakBytes = Math.max(peakBytes, bytesInUse() - before);
    }
    expect(sizeBytes).toBeGreaterThan(2000 * file.length);
    expect(peakBytes).toBeLessThan(sizeBytes / 2);
  });

  test('names a file that cannot be read instead of ending', async () => {
    const { owner, document } = await deliver();
    await h.deps.storage.remove((await documentOf(h, document.id)).fileKey ?? '');
    const { url } = await h.caller(owner).auth.exportData();
    const entries = readZip(Buffer.from(await (await get(url, owner)).arrayBuffer()));
    expect(entries['files that could not be read.json']?.toString()).toContain('birth.pdf');
    expect(Object.keys(entries)).toContain('documents/0001 birth.pdf/translation revision 1.pdf');
  });
});

describe('who opened a file', () => {
  test('is shown to its owner, once per opening', async () => {
    const { owner, document } = await deliver();
    const link = (user: BuiltUser) =>
      h.caller(user).documents.fileLink({ id: document.id, kind: 'translation', disposition: 'inline' });
    const { url } = await link(owner);
    const ranges = Array.from({ length: 6 }, (_, index) => `bytes=${index * 10}-${index * 10 + 9}`);
    await Promise.all(ranges.map((range) => get(url, owner, { range })));
    await get(url, clerk, { range: 'bytes=0-9' });
    const { items, total } = await h.caller(owner).documents.accesses({ id: document.id });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { who: 'staff', name: 'Clara Reis', role: 'authenticator', file: 'translation', action: 'viewed' },
      { who: 'you', name: null, role: null, file: 'translation', action: 'viewed' },
    ]);
    await expect(h.caller(await buildUser(h)).documents.accesses({ id: document.id })).rejects.toThrow(
      errorMessage('DOCUMENT_NOT_FOUND'),
    );
  });
});

describe('sources', () => {
  test('leave after notice, by mail and bell; the translation stays', async () => {
    const { owner, document } = await deliver();
    await deliver('second.pdf', owner);
    const source = (await documentOf(h, document.id)).fileKey ?? '';
    expect(await listKeys(h.env, source)).toEqual([source]);
    const delivered = h.deps.now().getTime();
    const at = async (days: number) => {
      h.setNow(new Date(delivered + days * 24 * 60 * 60_000));
      await notifyOwners(h.deps);
      await endSources(h.deps);
      await h.runJobs();
    };
    try {
      await at(165);
      expect(await documentOf(h, document.id)).toMatchObject({ sourceToldAt: null });
      await at(167);
      await at(168);
      const told = await h.db
        .selectFrom('notifications')
        .select('message')
        .where('userId', '=', owner.id)
        .where('type', '=', 'sources_leaving')
        .execute();
      expect(told).toHaveLength(1);
      expect(told[0]?.message).toContain('2 delivered documents');
      const mails = (await h.mails(owner.email)).filter(({ subject }) => subject.startsWith('Files you uploaded'));
      expect(mails).toHaveLength(1);
      await at(167 + limits.sourceNoticeMs / 86_400_000 - 0.1);
      expect((await documentOf(h, document.id)).fileKey).not.toBeNull();
      await at(167 + limits.sourceNoticeMs / 86_400_000 + 0.1);
    } finally {
      h.setNow(null);
    }
    expect(await documentOf(h, document.id)).toMatchObject({ fileKey: null, isAuthenticated: true });
    expect(await listKeys(h.env, source)).toEqual([]);
    const { url } = await h
      .caller(owner)
      .documents.fileLink({ id: document.id, kind: 'translation', disposition: 'inline' });
    expect((await get(url, owner)).status).toBe(200);
    await expect(h.caller(owner).documents.fileLink({ id: document.id, kind: 'original' })).rejects.toThrow();
    expect((await h.caller(owner).documents.accesses({ id: document.id })).sourceRemovedAt).not.toBeNull();
  });

  const days = (count: number) => count * 24 * 60 * 60_000;
  const applyMoney = (documentId: string, refundedCents: number) =>
    h.db.transaction().execute((trx) => applyOrderMoney(h.deps, trx, { documentId, refundedCents, hold: null }));
  const later = async (count: number, act: () => Promise<unknown>) => {
    h.setNow(new Date(Date.now() + days(count)));
    try {
      await act();
    } finally {
      h.setNow(null);
    }
  };

  test('of a refunded order stay once its refund failed, until the work is delivered and its owner is told again', async () => {
    const { document, review } = await buildPending(h, { filename: 'refunded.pdf' });
    const { chargedCents } = await documentOf(h, document.id);
    await applyMoney(document.id, chargedCents);
    await later(170, () => notifyOwners(h.deps));
    expect(await documentOf(h, document.id)).toMatchObject({
      paymentStatus: 'refunded',
      sourceToldAt: expect.any(Date),
    });
    await applyMoney(document.id, 0);
    await later(190, () => endSources(h.deps));
    expect(await documentOf(h, document.id)).toMatchObject({ paymentStatus: 'paid', sourceRemovedAt: null });
    await h.caller(clerk).authenticator.approve({ id: review.id, ...statement });
    await later(190, () => endSources(h.deps));
    expect(await documentOf(h, document.id)).toMatchObject({ sourceRemovedAt: null });
    await later(170, () => notifyOwners(h.deps));
    await later(190, () => endSources(h.deps));
    expect((await documentOf(h, document.id)).sourceRemovedAt).not.toBeNull();
  });

  test('stay while a complaint about the order is open', async () => {
    const { document } = await deliver('complaint.pdf');
    const admin = await buildUser(h, { role: 'admin' });
    await later(170, () => notifyOwners(h.deps));
    const complaint = {
      documentId: document.id,
      cause: 'accuracy',
      said: 'The street is wrong.',
      aboutId: null,
    } as const;
    const { id } = await h.caller(admin).admin.openComplaint(complaint);
    await later(190, () => endSources(h.deps));
    expect(await documentOf(h, document.id)).toMatchObject({ sourceRemovedAt: null });
    await h.caller(admin).admin.closeComplaint({
      ...{ id, cause: 'accuracy', aboutId: null, cost: null, lesson: 'None.', outcome: 'declined' },
    });
    await later(190, () => endSources(h.deps));
    expect((await documentOf(h, document.id)).sourceRemovedAt).not.toBeNull();
  });
});
