import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDocument, buildUser, type BuiltUser, type DocumentOptions } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const h = useHarness();
let url: string;
beforeAll(async () => {
  ({ url } = await h.listen());
});

async function deliveryOf(documentId: string) {
  return h.db
    .selectFrom('translatedDocuments')
    .selectAll()
    .where('originalDocumentId', '=', documentId)
    .executeTakeFirstOrThrow();
}

describe('another user’s record', () => {
  /** Each call that takes a record id, with input valid for the owner. */
  const calls: [string, 'query' | 'mutation', object][] = [
    ['documents.get', 'query', {}],
    ['documents.update', 'mutation', { isBankStatement: true }],
    ['documents.discard', 'mutation', {}],
    ['documents.updateStatus', 'mutation', { status: 'processing' }],
    ['documents.updateStatus', 'mutation', { status: 'completed' }],
    ['documents.rename', 'mutation', { filename: 'mine now.pdf' }],
    ['documents.move', 'mutation', { folderId: null }],
    ['documents.remove', 'mutation', {}],
    ['documents.restore', 'mutation', {}],
    ['documents.fileLink', 'mutation', { kind: 'original' }],
    ['documents.fileLink', 'mutation', { kind: 'translation' }],
  ];

  async function call(user: BuiltUser, path: string, kind: 'query' | 'mutation', input: object) {
    const body = JSON.stringify(input);
    const response =
      kind === 'query'
        ? await fetch(`${url}/trpc/${path}?input=${encodeURIComponent(body)}`, { headers: { cookie: user.cookie } })
        : await fetch(`${url}/trpc/${path}`, {
            method: 'POST',
            headers: { cookie: user.cookie, 'content-type': 'application/json' },
            body,
          });
    const text = await response.text();
    return { status: response.status, body: text.replace(/"requestId":"[^"]+"/, '"requestId":""') };
  }

  let owner: BuiltUser;
  let ids: string[];
  beforeAll(async () => {
    owner = await buildUser(h);
    const states: DocumentOptions[] = [{}, { withFile: true }, { status: 'failed' }, { status: 'completed' }];
    ids = [];
    for (const state of states) ids.push((await buildDocument(h, { owner, ...state })).id);
    ids.push((await deliveryOf(ids[3] ?? '')).id);
  });

  test.each(calls)('%s (%s) %j: looks nonexistent to customers and staff', async (path, kind, input) => {
    const before = await h.db
      .selectFrom('documents')
      .selectAll()
      .where('userId', '=', owner.id)
      .orderBy('id')
      .execute();
    for (const role of ['user', 'authenticator', 'admin'] as const) {
      const stranger = await buildUser(h, { role });
      const absent = await call(stranger, path, kind, { ...input, id: randomUUID() });
      expect(absent.status).toBe(404);
      expect(absent.body).toContain('"appCode":"DOCUMENT_NOT_FOUND"');
      expect(absent.body).toContain('Document not found in database. Please contact support.');
      for (const id of ids) expect(await call(stranger, path, kind, { ...input, id })).toEqual(absent);
    }
    expect(
      await h.db.selectFrom('documents').selectAll().where('userId', '=', owner.id).orderBy('id').execute(),
    ).toEqual(before);
  });

  test('an upload to it: looks nonexistent in every state', async () => {
    const stranger = await buildUser(h);
    const upload = async (id: string) => {
      const response = await fetch(`${url}/files/documents/${id}`, {
        method: 'PUT',
        headers: { cookie: stranger.cookie },
        body: '%PDF-1.7',
      });
      const body: unknown = await response.json();
      return { status: response.status, body: { ...Object(body), requestId: '' } };
    };
    const absent = await upload(randomUUID());
    expect(absent).toMatchObject({ status: 404, body: { appCode: 'DOCUMENT_NOT_FOUND' } });
    for (const id of [...ids, 'not-an-id']) expect(await upload(id)).toEqual(absent);
  });

  test('a visitor must sign in for every call', async () => {
    for (const [path, kind, input] of calls) {
      const answer = await call({ ...owner, cookie: '' }, path, kind, { ...input, id: ids[0] });
      expect(answer).toMatchObject({ status: 401, body: expect.stringContaining('"appCode":"NOT_SIGNED_IN"') });
    }
  });

  test('is absent from lists, totals and the verification record', async () => {
    const stranger = await buildUser(h);
    const mine = h.caller(stranger).documents;
    expect(await mine.list({})).toMatchObject({ items: [], total: 0 });
    expect(await mine.translations({ all: true })).toMatchObject({ items: [], total: 0 });
    expect(await mine.stats()).toMatchObject({ total: 0, unpaid: 0 });
    expect(await h.caller(stranger).verification.record({ documentId: ids[3] ?? '' })).toBeNull();
  });

  test('is not looked up for invalid input', async () => {
    for (const input of [{ id: ids[0], status: 'done' }, { id: 'x', status: 'processing' }, {}]) {
      expect(await call(owner, 'documents.updateStatus', 'mutation', input)).toMatchObject({
        status: 400,
        body: expect.stringContaining('"appCode":"INVALID_INPUT"'),
      });
    }
  });
});
