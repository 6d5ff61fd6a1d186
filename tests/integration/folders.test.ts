import { describe, expect, test } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import { foldersRouter } from '#server/features/folders/router.ts';
import { createCallerFactory } from '#server/trpc.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { buildDocument, buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const h = useHarness();

const createCaller = createCallerFactory(foldersRouter);
const as = (user: SignedInActor | null) => createCaller(h.context(user));
const refusal = (code: ErrorCode) => ({ cause: { code } });

async function parents(user: SignedInActor): Promise<Record<string, string | null>> {
  const { items } = await as(user).list();
  return Object.fromEntries(items.map((folder) => [folder.id, folder.parentId]));
}

describe('create and list', () => {
  test('limits folders to five hundred', async () => {
    const ana = await buildUser(h);
    await h.db
      .insertInto('folders')
      .values(Array.from({ length: limits.folders }, (_, index) => ({ userId: ana.id, name: `Folder ${index}` })))
      .execute();
    await expect(as(ana).create({ name: 'One more' })).rejects.toMatchObject(refusal('FOLDER_LIMIT'));
  });

  test('a folder is listed for its owner only', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const folder = await as(ana).create({ name: '  Certificates ', color: '#1d3d6b' });
    expect(folder).toMatchObject({ name: 'Certificates', parentId: null, color: '#1d3d6b' });
    expect(await as(ana).list()).toEqual({ items: [{ ...folder, fileCount: 0 }] });
    expect(await as(ben).list()).toEqual({ items: [] });
  });

  test('refuses a blank name, an invalid colour and a visitor', async () => {
    const ana = await buildUser(h);
    await expect(as(ana).create({ name: '   ' })).rejects.toMatchObject(refusal('FOLDER_NAME_REQUIRED'));
    await expect(as(ana).create({ name: 'A', color: 'red;x' })).rejects.toMatchObject(refusal('INVALID_INPUT'));
    await expect(as(null).list()).rejects.toMatchObject(refusal('NOT_SIGNED_IN'));
    await expect(as(null).create({ name: 'A' })).rejects.toMatchObject(refusal('NOT_SIGNED_IN'));
  });

  test('a folder cannot be created inside another user’s folder', async () => {
    const [ana, ben] = [await buildUser(h), await buildUser(h)];
    const theirs = await as(ben).create({ name: 'Private' });
    await expect(as(ana).create({ name: 'A', parentId: theirs.id })).rejects.toMatchObject(refusal('FOLDER_NOT_FOUND'));
  });
});

test('another user’s folder looks nonexistent to rename, move, move into and remove', async () => {
  const [ana, ben] = [await buildUser(h), await buildUser(h, { role: 'admin' })];
  const [mine, theirs] = [await as(ana).create({ name: 'Mine' }), await as(ben).create({ name: 'Theirs' })];
  const missing = refusal('FOLDER_NOT_FOUND');
  await expect(as(ana).rename({ id: theirs.id, name: 'Taken' })).rejects.toMatchObject(missing);
  await expect(as(ana).move({ id: theirs.id, parentId: null })).rejects.toMatchObject(missing);
  await expect(as(ana).move({ id: mine.id, parentId: theirs.id })).rejects.toMatchObject(missing);
  await expect(as(ana).remove({ id: theirs.id })).rejects.toMatchObject(missing);
  await expect(as(ben).remove({ id: mine.id })).rejects.toMatchObject(missing);
  expect(await as(ben).list()).toEqual({ items: [{ ...theirs, fileCount: 0 }] });
});

test('a folder is renamed', async () => {
  const ana = await buildUser(h);
  const folder = await as(ana).create({ name: 'Old' });
  expect(await as(ana).rename({ id: folder.id, name: ' New ' })).toEqual({ ...folder, name: 'New' });
  await expect(as(ana).rename({ id: folder.id, name: ' ' })).rejects.toMatchObject(refusal('FOLDER_NAME_REQUIRED'));
});

describe('move', () => {
  test('into another folder, and back to the root', async () => {
    const ana = await buildUser(h);
    const [outer, inner] = [await as(ana).create({ name: 'Outer' }), await as(ana).create({ name: 'Inner' })];
    expect(await as(ana).move({ id: inner.id, parentId: outer.id })).toMatchObject({ parentId: outer.id });
    expect(await as(ana).move({ id: inner.id, parentId: null })).toMatchObject({ parentId: null });
  });

  test('never into itself or a descendant', async () => {
    const ana = await buildUser(h);
    const top = await as(ana).create({ name: '1' });
    const middle = await as(ana).create({ name: '2', parentId: top.id });
    const bottom = await as(ana).create({ name: '3', parentId: middle.id });
    for (const { id } of [top, middle, bottom]) {
      await expect(as(ana).move({ id: top.id, parentId: id })).rejects.toMatchObject(refusal('FOLDER_CYCLE'));
    }
  });

  test('concurrent moves of two folders into each other: one succeeds, and no cycle forms', async () => {
    const ana = await buildUser(h);
    const [a, b] = [await as(ana).create({ name: 'A' }), await as(ana).create({ name: 'B' })];
    const outcomes = await Promise.allSettled([
      as(ana).move({ id: a.id, parentId: b.id }),
      as(ana).move({ id: b.id, parentId: a.id }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('FOLDER_CYCLE') });
  });

  test('fifty concurrent moves leave every folder reachable from the root', async () => {
    const ana = await buildUser(h);
    const folders = await Promise.all([1, 2, 3, 4, 5, 6].map((name) => as(ana).create({ name: String(name) })));
    const moves = Array.from({ length: 50 }, (_, index) => ({
      id: folders[index % 6]?.id ?? '',
      parentId: folders[(index * 5 + 1 + Math.floor(index / 6)) % 6]?.id ?? null,
    }));
    await Promise.allSettled(moves.map((move) => as(ana).move(move)));
    const parentOf = await parents(ana);
    for (const { id } of folders) {
      let above: string | null | undefined = id;
      for (let steps = 0; above && steps <= folders.length; steps += 1) above = parentOf[above];
      expect(above).toBeNull();
    }
  });
});

describe('remove', () => {
  test('moves its contents to its parent', async () => {
    const ana = await buildUser(h);
    const top = await as(ana).create({ name: 'Top' });
    const gone = await as(ana).create({ name: 'Gone', parentId: top.id });
    const child = await as(ana).create({ name: 'Child', parentId: gone.id });
    const document = await buildDocument(h, { owner: ana, folderId: gone.id, status: 'completed' });
    await as(ana).remove({ id: gone.id });
    expect(await parents(ana)).toEqual({ [top.id]: null, [child.id]: top.id });
    const [upload, delivery] = [
      await h.db.selectFrom('documents').select('folderId').where('id', '=', document.id).executeTakeFirst(),
      await h.db
        .selectFrom('translatedDocuments')
        .select('folderId')
        .where('originalDocumentId', '=', document.id)
        .executeTakeFirst(),
    ];
    expect([upload, delivery]).toEqual([{ folderId: top.id }, { folderId: top.id }]);
  });

  test('moves the contents of a root folder to the root; a second removal is not found', async () => {
    const ana = await buildUser(h);
    const gone = await as(ana).create({ name: 'Gone' });
    const document = await buildDocument(h, { owner: ana, folderId: gone.id, status: 'completed' });
    await as(ana).remove({ id: gone.id });
    const after = await h.db
      .selectFrom('translatedDocuments')
      .select('folderId')
      .where('originalDocumentId', '=', document.id)
      .executeTakeFirst();
    expect(after).toEqual({ folderId: null });
    await expect(as(ana).remove({ id: gone.id })).rejects.toMatchObject(refusal('FOLDER_NOT_FOUND'));
  });
});
