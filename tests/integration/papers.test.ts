import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { requestMissingThumbnails } from '#server/features/documents/thumbnails/service.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { phonePhoto } from '../support/phone-photo.ts';
import { scanOf } from '../support/scans.ts';
import { documentOf, put } from '../support/upload.ts';

/** Orders as papers of people: kind, holder, date, note, and the picture of the first page. */

const h = useHarness();
let url: string;
let ana: BuiltUser;
let clara: BuiltUser;
beforeAll(async () => {
  ({ url } = await h.listen());
  ana = await buildUser(h);
  clara = await buildUser(h, { role: 'authenticator' });
});

const create = (more: object = {}) =>
  h.caller(ana).documents.create({
    filename: 'scan0001.pdf',
    translationType: 'certified',
    idempotencyKey: randomUUID(),
    ...more,
  });
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

async function pictureOf(address: string | null, user: { cookie: string }) {
  const response = await fetch(`${url}${address ?? ''}`, { headers: { cookie: user.cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an order says whose paper it is', () => {
  test('its kind and holder are the title in lists, before and after payment, for customer and staff', async () => {
    const draft = await create({ paperKind: 'Birth certificate', people: [{ name: 'João Pereira da Silva' }] });
    const ordered = { paperKind: 'Birth certificate', holders: ['João Pereira da Silva'] };
    expect(draft).toMatchObject({ ordered, certified: null, filename: 'scan0001.pdf' });
    const { items } = await h.caller(ana).documents.list({ search: 'birth' });
    expect(items.map(({ id }) => id)).toContain(draft.id);

    const paid = await buildDocument(h, { owner: ana, status: 'processing' });
    await h.db.updateTable('documents').set({ paperKind: 'Passport' }).where('id', '=', paid.id).execute();
    const queue = await h.caller(clara).authenticator.queue({ pageSize: 100 });
    expect(queue.items.find(({ documentId }) => documentId === paid.id)).toMatchObject({
      ordered: { paperKind: 'Passport', holders: [] },
    });
  });

  test('date and note reach the order; they can be changed and taken back until payment', async () => {
    const { id } = await create({ neededBy: '2026-12-24', note: '  Page 2 matters.  ' });
    expect(await h.caller(ana).documents.get({ id })).toMatchObject({
      neededBy: '2026-12-24',
      note: 'Page 2 matters.',
    });
    await h.caller(ana).documents.update({ id, isBankStatement: true });
    expect(await h.caller(ana).documents.get({ id })).toMatchObject({
      neededBy: '2026-12-24',
      note: 'Page 2 matters.',
    });
    await h.caller(ana).documents.update({ id, neededBy: null, note: '' });
    expect(await h.caller(ana).documents.get({ id })).toMatchObject({ neededBy: null, note: null });
  });

  test('a kind that is not on the list is refused', async () => {
    await expect(create({ paperKind: 'Notarized by USCIS' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the picture of the first page', () => {
  async function upload(body: Buffer) {
    const draft = await create();
    expect(await put(url, ana, { path: `documents/${draft.id}`, body })).toMatchObject({ status: 200 });
    await h.runJobs();
    return h.caller(ana).documents.get({ id: draft.id });
  }

  test.each([
    ['a PDF', () => pdfOf(2)],
    ['a photo', () => scanOf({ format: 'jpeg', letters: 40 })],
  ])('is made of %s, for its owner and staff only, and cached privately for minutes', async (_name, body) => {
    const { thumbnailUrl, id } = await upload(await body());
    const { response, bytes } = await pictureOf(thumbnailUrl, ana);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.subarray(0, 3)).toEqual(jpeg);
    expect((await pictureOf(thumbnailUrl, clara)).response.status).toBe(200);
    const other = await buildUser(h);
    expect((await pictureOf(thumbnailUrl, other)).response.status).toBe(404);
    expect((await pictureOf(thumbnailUrl, { cookie: '' })).response.status).toBe(401);
    expect((await pictureOf(`/files/thumbnails/${randomUUID()}`, other)).response.status).toBe(404);
    expect(await listKeys(h.env, `thumbnails/${id}`)).toHaveLength(1);
  });

  test('goes with a replaced file and with its document', async () => {
    const { id, thumbnailUrl } = await upload(await pdfOf(1));
    await put(url, ana, { path: `documents/${id}`, body: await pdfOf(3) });
    expect((await h.caller(ana).documents.get({ id })).thumbnailUrl).toBeNull();
    await h.runJobs();
    expect((await h.caller(ana).documents.get({ id })).thumbnailUrl).not.toBe(thumbnailUrl);
    expect(await listKeys(h.env, `thumbnails/${id}`)).toHaveLength(1);
    await h.caller(ana).documents.discard({ id });
    await h.runJobs();
    expect(await listKeys(h.env, `thumbnails/${id}`)).toEqual([]);
  });

  test('is made once, however often and at once the job runs', async () => {
    const { id } = await upload(await pdfOf(1));
    await h.db.updateTable('documents').set({ thumbnailKey: null }).where('id', '=', id).execute();
    await Promise.all([1, 2, 3].map(() => h.deps.jobs.enqueue(h.db, 'documents.makeThumbnail', { documentId: id })));
    await h.runJobs();
    const { thumbnailKey } = await documentOf(h, id);
    expect(await listKeys(h.env, `thumbnails/${id}`)).toEqual([thumbnailKey]);
  });

  test('is made for older documents that have none: some per run, each once', { tags: 'sweep' }, async () => {
    const old = await Promise.all(
      Array.from({ length: 22 }, async () => buildDocument(h, { owner: ana, withFile: await pdfOf(1) })),
    );
    const ids = old.map(({ id }) => id);
    const broken = await buildDocument(h, { owner: ana, withFile: Buffer.from('%PDF-1.7 no') });
    const hoursAgo = (hours: number) => new Date(h.deps.now().getTime() - hours * 3_600_000);
    const withPicture = async () =>
      (
        await h.db
          .selectFrom('documents')
          .select('id')
          .where('id', 'in', ids)
          .where('thumbnailKey', 'is not', null)
          .execute()
      ).length;
    await requestMissingThumbnails(h.deps);
    await h.runJobs();
    expect(await withPicture()).toBe(0);
    await h.db
      .updateTable('documents')
      .set({ createdAt: hoursAgo(2) })
      .where('id', 'in', [...ids, broken.id])
      .execute();
    await Promise.all([requestMissingThumbnails(h.deps), requestMissingThumbnails(h.deps)]);
    const { rows } = await h.deps.pool.query<{ queued: number }>(
      `select count(*)::int as queued from pgboss.job where name = 'documents.makeThumbnail' and state = 'created'`,
    );
    expect(rows).toEqual([{ queued: 23 }]);
    await h.runJobs();
    expect(await withPicture()).toBe(22);
    await requestMissingThumbnails(h.deps);
    expect((await h.runJobs()).done).not.toContain('documents.makeThumbnail');
  });

  test('a document whose page cannot be drawn has none, and its order goes on', async () => {
    const document = await buildDocument(h, { owner: ana, status: 'processing', withFile: Buffer.from('%PDF-1.7 no') });
    await h.deps.jobs.enqueue(h.db, 'documents.makeThumbnail', { documentId: document.id });
    await h.runJobs();
    expect(await h.caller(ana).documents.get({ id: document.id })).toMatchObject({
      thumbnailUrl: null,
      status: 'processing',
    });
    expect((await pictureOf(`/files/thumbnails/${document.id}`, ana)).response.status).toBe(404);
  });
});

test('a phone photo in HEIC is one page, and is stored, shown and given back as a JPEG', async () => {
  const draft = await create({ filename: 'IMG_0001.HEIC' });
  expect(await put(url, ana, { path: `documents/${draft.id}`, body: phonePhoto })).toMatchObject({
    status: 200,
    body: { pages: 1 },
  });
  await h.runJobs();
  const stored = await h.caller(ana).documents.get({ id: draft.id });
  expect(stored).toMatchObject({ mimetype: 'image/jpeg', pages: 1, filename: 'IMG_0001.HEIC' });
  expect(stored.thumbnailUrl).not.toBeNull();
  const link = await h.caller(ana).documents.fileLink({ id: draft.id, kind: 'original' });
  const response = await fetch(link.url);
  expect(response.headers.get('content-disposition')).toContain('IMG_0001.jpg');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 480, height: 640 });
});

test('a HEIC photo that cannot be opened is refused with a way out', async () => {
  const draft = await create();
  expect(await put(url, ana, { path: `documents/${draft.id}`, body: phonePhoto.subarray(0, 900) })).toMatchObject({
    status: 415,
    body: { appCode: 'FILE_HEIC' },
  });
});
