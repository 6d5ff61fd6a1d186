import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const h = useHarness();

const refusal = (code: ErrorCode) => ({ cause: { code } });
const documents = (user: BuiltUser) => h.caller(user).documents;

async function deliveryOf(documentId: string) {
  return h.db
    .selectFrom('translatedDocuments')
    .selectAll()
    .where('originalDocumentId', '=', documentId)
    .executeTakeFirstOrThrow();
}

describe('list and stats', () => {
  test('paginates, newest first, with the total', async () => {
    const ana = await buildUser(h);
    const start = Date.UTC(2026, 0, 1);
    for (let index = 0; index < 5; index += 1) {
      await buildDocument(h, { owner: ana, filename: `${index}.pdf`, createdAt: new Date(start + index * 1000) });
    }
    const names = async (page: number) =>
      (await documents(ana).list({ page, pageSize: 2 })).items.map(({ filename }) => filename);
    expect([await names(1), await names(2), await names(3), await names(4)]).toEqual([
      ['4.pdf', '3.pdf'],
      ['2.pdf', '1.pdf'],
      ['0.pdf'],
      [],
    ]);
    expect(await documents(ana).list({ page: 2, pageSize: 2 })).toMatchObject({ total: 5, page: 2, pageSize: 2 });
    expect(await documents(ana).list({})).toMatchObject({ page: 1, pageSize: limits.pageSizeCustomer });
    for (const wrong of [{ page: 0 }, { page: 1.5 }, { pageSize: 0 }, { pageSize: limits.pageSizeMax + 1 }]) {
      await expect(documents(ana).list(wrong)).rejects.toMatchObject(refusal('INVALID_INPUT'));
    }
  });

  test('search matches literally and case-insensitively, in names and codes', async () => {
    const ana = await buildUser(h);
    for (const filename of ['100%.pdf', 'a_b.pdf', 'axb.pdf', 'Certidão.PDF']) {
      await buildDocument(h, { owner: ana, filename });
    }
    const found = async (search: string) =>
      (await documents(ana).list({ search })).items.map(({ filename }) => filename).sort();
    expect(await found('%')).toEqual(['100%.pdf']);
    expect(await found('a_b')).toEqual(['a_b.pdf']);
    expect(await found('CERTIDÃO')).toEqual(['Certidão.PDF']);
    expect(await found('\\')).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('  axb ')).toEqual(['axb.pdf']);
    const { items } = await documents(ana).list({ search: 'axb' });
    expect(await found(items[0]?.verificationCode.toLowerCase() ?? 'none')).toEqual(['axb.pdf']);
    await expect(documents(ana).list({ search: 'x'.repeat(201) })).rejects.toMatchObject(refusal('INVALID_INPUT'));
    await expect(documents(ana).list({ search: '\u0000' })).rejects.toMatchObject(refusal('INVALID_INPUT'));
  });

  test('each record is in exactly one status group, and the dashboard counts match the list', async () => {
    const ana = await buildUser(h);
    const statuses = ['processing', 'processing', 'failed', 'completed', 'completed', 'completed'] as const;
    for (const status of statuses) await buildDocument(h, { owner: ana, status, filename: `${status}.pdf` });
    await buildDocument(h, { owner: ana });
    const counts = { pending: 1, processing: 2, completed: 3, error: 1 };
    expect(await documents(ana).list({ pageSize: 1 })).toMatchObject({ total: 7, counts });
    for (const status of ['pending', 'processing', 'completed', 'error'] as const) {
      const list = await documents(ana).list({ status });
      expect([list.items.length, list.total, list.counts]).toEqual([counts[status], counts[status], counts]);
    }
    expect(await documents(ana).list({ search: 'completed' })).toMatchObject({
      total: 3,
      counts: { pending: 0, processing: 0, completed: 3, error: 0 },
    });
    // Three of six paid orders; the draft does not count towards the rate.
    expect(await documents(ana).stats()).toEqual({ total: 7, ...counts, unpaid: 1, successRate: 50 });
    expect(await documents(await buildUser(h)).stats()).toMatchObject({ total: 0, successRate: 0 });
  });
});

describe('delivered translations', () => {
  test('list: filters by folder, root, all and name, paginates, and omits removed and unfinished translations', async () => {
    const ana = await buildUser(h);
    const folder = await h.caller(ana).folders.create({ name: 'Family' });
    const inFolder = await buildDocument(h, {
      owner: ana,
      status: 'completed',
      folderId: folder.id,
      filename: 'in.pdf',
    });
    await buildDocument(h, { owner: ana, status: 'completed', filename: 'root.pdf' });
    await buildDocument(h, { owner: ana, status: 'processing', filename: 'later.pdf' });
    const names = async (input: Parameters<ReturnType<typeof documents>['translations']>[0]) =>
      (await documents(ana).translations(input)).items.map(({ filename }) => filename).sort();
    expect(await names({})).toEqual(['in.pdf', 'root.pdf']);
    expect(await names({ folderId: folder.id, all: true })).toEqual(['in.pdf', 'root.pdf']);
    expect(await names({ folderId: folder.id })).toEqual(['in.pdf']);
    expect(await names({ folderId: null })).toEqual(['root.pdf']);
    const fileCounts = async () => (await h.caller(ana).folders.list()).items.map(({ fileCount }) => fileCount);
    expect(await fileCounts()).toEqual([1]);
    expect(await names({ search: 'RO' })).toEqual(['root.pdf']);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await documents(ana).translations({ page: 2, pageSize: 1 })).toMatchObject({
      total: 2,
      page: 2,
      pageSize: 1,
    });

    await documents(ana).remove({ id: (await deliveryOf(inFolder.id)).id });
    expect(await names({})).toEqual(['root.pdf']);
    expect(await fileCounts()).toEqual([0]);
  });

  test('rename changes the displayed name, never the certified title', async () => {
    const ana = await buildUser(h);
    const document = await buildDocument(h, { owner: ana, status: 'completed', filename: 'birth.pdf' });
    const { id } = await deliveryOf(document.id);
    expect(await documents(ana).rename({ id, filename: ' ../my birth.pdf ' })).toMatchObject({
      filename: '_my birth.pdf',
    });
    await expect(documents(ana).rename({ id, filename: '  ' })).rejects.toMatchObject(refusal('FILENAME_REQUIRED'));
    const found = await h.caller(null).verification.lookup({ code: document.verificationCode });
    expect(found).toMatchObject({ filename: 'Personal document' });
  });

  test('move: into the owner’s folder and back to the root, never into another user’s folder', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const { id } = await deliveryOf((await buildDocument(h, { owner: ana, status: 'completed' })).id);
    const mine = await h.caller(ana).folders.create({ name: 'Mine' });
    const theirs = await h.caller(ben).folders.create({ name: 'Theirs' });
    expect(await documents(ana).move({ id, folderId: mine.id })).toMatchObject({ folderId: mine.id });
    for (const folderId of [theirs.id, randomUUID()]) {
      await expect(documents(ana).move({ id, folderId })).rejects.toMatchObject(refusal('FOLDER_NOT_FOUND'));
    }
    expect(await documents(ana).move({ id, folderId: null })).toMatchObject({ folderId: null });
  });

  test('remove hides and restore shows a translation; it stays verifiable and keeps its file', async () => {
    const ana = await buildUser(h);
    const document = await buildDocument(h, { owner: ana, status: 'completed' });
    const { id, translatedFileKey } = await deliveryOf(document.id);
    await documents(ana).remove({ id });
    await documents(ana).remove({ id });
    await h.runJobs();
    expect((await documents(ana).translations({})).total).toBe(0);
    expect(await h.deps.storage.size(translatedFileKey)).toBeGreaterThan(0);
    expect(await h.caller(null).verification.lookup({ code: document.verificationCode })).not.toBeNull();
    expect(await documents(ana).restore({ id })).toMatchObject({ id });
    expect((await documents(ana).translations({})).total).toBe(1);
  });
});

test('verification record: readable by the owner and staff, before and after certification', async () => {
  const ana = await buildUser(h);
  const staff = await buildUser(h, { role: 'authenticator' });
  const waiting = await buildDocument(h, { owner: ana, status: 'processing' });
  const done = await buildDocument(h, { owner: ana, status: 'completed' });
  for (const reader of [ana, staff]) {
    const { verification } = h.caller(reader);
    expect(await verification.record({ documentId: waiting.id })).toMatchObject({
      verificationCode: waiting.verificationCode,
      isAuthenticated: false,
      authenticatedByName: null,
      hasTranslation: false,
    });
    expect(await verification.record({ documentId: done.id })).toMatchObject({
      isAuthenticated: true,
      authenticatedByName: 'Clara Reis',
      hasTranslation: true,
    });
    expect(await verification.record({ documentId: randomUUID() })).toBeNull();
  }
});
