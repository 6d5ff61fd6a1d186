import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { makeFileLink, type FileTarget } from '#server/features/documents/file-link.ts';
import { signPayload } from '#server/platform/http/signed-token.ts';
import { createStorage } from '#server/platform/integrations/storage.ts';
import { createLog } from '#server/platform/observability/log.ts';
import { catalogue, type ErrorCode } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import { buildDocument, buildUser, type BuiltUser, type DocumentRow } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { reserveServer } from '../support/http.ts';
import { pdfOf, pngOf } from '../support/pdf-fixtures.ts';
import { put } from '../support/upload.ts';

const h = useHarness();
let url: string;
let owner: BuiltUser;
let bytes: Buffer;
let document: DocumentRow;
beforeAll(async () => {
  ({ url } = await h.listen());
  owner = await buildUser(h);
  bytes = await pdfOf(3);
  document = await buildDocument(h, { owner, pages: 3, withFile: bytes });
});

async function linkOf(
  id: string,
  kind: 'original' | 'translation' = 'original',
  disposition: 'inline' | 'attachment' = 'inline',
): Promise<string> {
  return (await h.caller(owner).documents.fileLink({ id, kind, disposition })).url;
}

const read = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function expectRefusal(response: Response, code: ErrorCode): Promise<void> {
  expect(await response.json()).toMatchObject({ appCode: code, message: catalogue[code].message });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBeNull();
}

describe('the whole file', () => {
  test('is served byte for byte, with headers that prevent execution', async () => {
    const response = await fetch(await linkOf(document.id));
    expect(response.status).toBe(200);
    expect(await read(response)).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': 'inline; filename=birth-certificate.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'accept-ranges': 'bytes',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    });
  });

  test('needs no session: the link grants access, and reveals no owner, storage key or filename', async () => {
    const link = await linkOf(document.id);
    expect((await fetch(link, { headers: { cookie: '' } })).status).toBe(200);
    const payload = Buffer.from(link.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString();
    expect(payload).not.toContain(owner.id);
    expect(payload).not.toContain(document.fileKey ?? '-');
    expect(payload).not.toContain(document.filename);
  });

  test('an image is served with the extension and type of its bytes', async () => {
    const draft = await buildDocument(h, { owner, filename: 'scan.pdf' });
    const png = pngOf(30, 20);
    await put(url, owner, { path: `documents/${draft.id}`, body: png });
    const response = await fetch(await linkOf(draft.id));
    expect(await read(response)).toEqual(png);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toBe('inline; filename=scan.png');
    expect(response.headers.get('content-security-policy')).toMatch(/; sandbox$/);
  });

  test('a translation is served by document id and translation id, even when removed', async () => {
    const done = await buildDocument(h, { owner, status: 'completed' });
    const { id: translationId } = await h.db
      .selectFrom('translatedDocuments')
      .select('id')
      .where('originalDocumentId', '=', done.id)
      .executeTakeFirstOrThrow();
    const first = await read(await fetch(await linkOf(done.id, 'translation')));
    expect(await read(await fetch(await linkOf(translationId, 'translation')))).toEqual(first);
    const original = await read(await fetch(await linkOf(translationId, 'original')));
    expect(createHash('sha256').update(original).digest('hex')).toBe(done.fileSha256);
    await h.caller(owner).documents.remove({ id: translationId });
    expect((await fetch(await linkOf(done.id, 'translation'))).status).toBe(200);
  });

  test('a missing file has no link', async () => {
    const draft = await buildDocument(h, { owner });
    for (const kind of ['original', 'translation'] as const) {
      await expect(linkOf(draft.id, kind)).rejects.toMatchObject({
        cause: { code: 'PDF_MISSING' },
        message: 'No PDF file available to view.',
      });
    }
  });
});

describe('content-disposition', () => {
  test.each([
    ['plain.pdf', 'attachment; filename=plain.pdf'],
    ['two words.pdf', 'attachment; filename="two words.pdf"'],
    ["it's; a=b, c.pdf", 'attachment; filename="it\'s; a=b, c.pdf"'],
    ['100%25.pdf', "attachment; filename=100%25.pdf; filename*=UTF-8''100%2525.pdf"],
    ['certidão.pdf', 'attachment; filename="certid?o.pdf"; filename*=UTF-8\'\'certid%C3%A3o.pdf'],
    ['شهادة.pdf', 'attachment; filename="?????.pdf"; filename*=UTF-8\'\'%D8%B4%D9%87%D8%A7%D8%AF%D8%A9.pdf'],
    ['出生😀.pdf', 'attachment; filename="????.pdf"; filename*=UTF-8\'\'%E5%87%BA%E7%94%9F%F0%9F%98%80.pdf'],
    ['a"b\r\nX-Evil: 1.pdf', 'attachment; filename="a_bX-Evil_ 1.pdf"'],
    ['no ending', 'attachment; filename="no ending.pdf"'],
    ['photo.jpg', 'attachment; filename=photo.pdf'],
    ['page.html', 'attachment; filename=page.html.pdf'],
  ])('%j', async (filename, header) => {
    const { id } = await h.caller(owner).documents.create({ filename, idempotencyKey: randomUUID() });
    await h.db
      .updateTable('documents')
      .set({
        fileId: randomUUID(),
        fileKey: document.fileKey,
        fileMimetype: document.fileMimetype,
        fileSha256: document.fileSha256,
        fileSizeBytes: document.fileSizeBytes,
      })
      .where('id', '=', id)
      .execute();
    const response = await fetch(await linkOf(id, 'original', 'attachment'), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-evil')).toBeNull();
    expect(response.headers.get('content-disposition')).toBe(header);
  });
});

describe('range requests', () => {
  test.each<[string, string, number, number]>([
    ['the first 100 bytes', 'bytes=0-99', 0, 99],
    ['one byte', 'bytes=0-0', 0, 0],
    ['the middle', 'bytes=500-1499', 500, 1499],
    ['from there on', 'bytes=1000-', 1000, -1],
    ['the last 64', 'bytes=-64', -64, -1],
    ['more than there is', 'bytes=100-99999999', 100, -1],
  ])('%s', async (_name, range, from, to) => {
    const size = bytes.length;
    const [start, end] = [from < 0 ? size + from : from, to < 0 ? size + to : to];
    const response = await fetch(await linkOf(document.id), { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(await read(response)).toEqual(bytes.subarray(start, end + 1));
  });

  test.each(['bytes=99999999-', 'bytes=-0'])('%s is not satisfiable', async (range) => {
    const response = await fetch(await linkOf(document.id), { headers: { range } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await read(response)).toHaveLength(0);
  });

  test.each(['bytes=0-9,20-29', 'pages=1-2', 'bytes', 'bytes=a-b', '', 'bytes=-99999999'])(
    '%j returns the whole file',
    async (range) => {
      const response = await fetch(await linkOf(document.id), { headers: { range } });
      expect(response.status).toBe(200);
      expect(await read(response)).toEqual(bytes);
    },
  );

  test('a download resumes only for a matching ETag', async () => {
    const link = await linkOf(document.id);
    const etag = `"${document.fileSha256}"`;
    const same = await fetch(link, { headers: { range: 'bytes=10-', 'if-range': etag } });
    expect(same.status).toBe(206);
    await same.body?.cancel();
    const other = await fetch(link, { headers: { range: 'bytes=10-', 'if-range': '"other"' } });
    expect(other.status).toBe(200);
    expect(await read(other)).toEqual(bytes);
  });
});

test('HEAD returns the headers of GET without a body', async () => {
  const link = await linkOf(document.id);
  for (const headers of [{}, { range: 'bytes=0-9' }]) {
    const head = await fetch(link, { method: 'HEAD', headers });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect(head.headers.get('content-type')).toBe('application/pdf');
    expect(await read(head)).toHaveLength(0);
  }
});

test('a matching If-None-Match gets 304', async () => {
  const link = await linkOf(document.id);
  const etag = (await fetch(link, { method: 'HEAD' })).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const response = await fetch(link, { headers: { 'if-none-match': known, 'cache-control': 'max-age=0' } });
    expect([known, response.status]).toEqual([known, 304]);
    expect(response.headers.get('etag')).toBe(etag);
    expect(await read(response)).toHaveLength(0);
  }
  const changed = await fetch(link, { headers: { 'if-none-match': '"other"', 'cache-control': 'max-age=0' } });
  expect(changed.status).toBe(200);
  await changed.body?.cancel();
});

describe('refused links', () => {
  test('an expired link gets 403, and a fresh link works', async () => {
    try {
      const start = new Date();
      h.setNow(start);
      const { url: link, expiresAt } = await h.caller(owner).documents.fileLink({ id: document.id, kind: 'original' });
      expect(expiresAt).toBe(new Date(start.getTime() + limits.fileLinkInAppMs).toISOString());
      h.setNow(new Date(start.getTime() + limits.fileLinkInAppMs - 1));
      expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
      h.setNow(new Date(start.getTime() + limits.fileLinkInAppMs));
      expect((await fetch(link, { method: 'HEAD' })).status).toBe(403);
      const late = await fetch(link, { headers: { 'if-none-match': `"${document.fileSha256}"` } });
      expect(late.status).toBe(403);
      await expectRefusal(late, 'LINK_EXPIRED');
      expect((await fetch(await linkOf(document.id), { method: 'HEAD' })).status).toBe(200);
    } finally {
      h.setNow(null);
    }
  });

  test('no link is valid for more than 30 days', () => {
    const target: FileTarget = { kind: 'original', id: document.id, disposition: 'inline' };
    const { expiresAt } = makeFileLink(h.deps, target, 365 * 24 * 60 * 60 * 1000);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(2_592_000 * 1000);
  });

  test('any edit of a token is refused as forged', async () => {
    const token = (await linkOf(document.id)).split('/').at(-1) ?? '';
    const [payload = '', signature = ''] = token.split('.');
    const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
    const edits = [
      ...Array.from(token, (letter, at) => token.slice(0, at) + other(letter) + token.slice(at + 1)),
      // Every other last letter: some decode to the same bytes.
      ...Array.from(
        'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
        (last) => token.slice(0, -1) + last,
      ),
      `${token}=`,
      `${token}.`,
      `${token}.x`,
      `${token}%20`,
      payload,
      `${payload}.`,
      `.${signature}`,
      `${signature}.${payload}`,
    ].filter((edit) => edit !== token);
    for (const edit of edits) {
      const response = await fetch(`${url}/files/${edit}`);
      expect([edit, response.status]).toEqual([edit, 403]);
      await expectRefusal(response, 'LINK_FORGED');
    }
  });

  test('a token with another purpose, another secret or an invalid payload', async () => {
    const facts = { kind: 'original', id: document.id, disposition: 'inline', expires: Date.now() + 60_000 };
    const secret = h.env.appSecrets[0];
    const tokens = [
      signPayload(secret, 'mailed-token', facts),
      signPayload('another secret of thirty-two characters', 'file-link', facts),
      signPayload(secret, 'file-link', { ...facts, kind: 'everything' }),
      signPayload(secret, 'file-link', { ...facts, expires: 'never' }),
      signPayload(secret, 'file-link', { ...facts, id: '../etc' }),
      signPayload(secret, 'file-link', []),
    ];
    for (const token of tokens) {
      const response = await fetch(`${url}/files/${token}`);
      expect(response.status).toBe(403);
      await expectRefusal(response, 'LINK_FORGED');
    }
    expect((await fetch(`${url}/files/${signPayload(secret, 'file-link', facts)}`, { method: 'HEAD' })).status).toBe(
      200,
    );
  });

  test.each(['x', 'a.b', '%00', '..%2f..%2fetc%2fpasswd', 'null.null', `${'a'.repeat(5000)}.b`])(
    'a malformed token %j',
    async (token) => {
      const response = await fetch(`${url}/files/${token}`);
      expect(response.status).toBe(403);
      await expectRefusal(response, 'LINK_FORGED');
    },
  );

  test('an undecodable URL gets 404, not a server error', async () => {
    const response = await fetch(`${url}/files/%E0%A4%A`);
    expect(response.status).toBe(404);
    await expectRefusal(response, 'NOT_FOUND');
  });

  test('a link to a discarded document', async () => {
    const draft = await buildDocument(h, { owner, withFile: true });
    const link = await linkOf(draft.id);
    await h.caller(owner).documents.discard({ id: draft.id });
    const response = await fetch(link);
    expect(response.status).toBe(404);
    await expectRefusal(response, 'STORED_FILE_MISSING');
  });

  test('a lost object gets 404 for GET and HEAD', async () => {
    const draft = await buildDocument(h, { owner, withFile: true });
    await h.deps.storage.remove(draft.fileKey ?? '');
    const link = await linkOf(draft.id);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(404);
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const response = await fetch(link, { headers });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-range')).toBeNull();
      await expectRefusal(response, 'STORED_FILE_MISSING');
    }
  });
});

test('object store unavailable: 503, and the same link works after recovery', async () => {
  const proxy = await startCutProxy(h.env.storage.endpoint ?? '');
  const storage = createStorage({ ...h.env.storage, endpoint: proxy.url });
  const server = await reserveServer();
  const { url: origin } = server.serve({ ...h.deps, storage });
  try {
    const link = (await linkOf(document.id)).replace(url, origin);
    proxy.set('cut');
    const response = await fetch(link, { headers: { range: 'bytes=0-9' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-range')).toBeNull();
    await expectRefusal(response, 'SERVICE_UNAVAILABLE');
    proxy.set('open');
    expect(await read(await fetch(link))).toEqual(bytes);
  } finally {
    await server.close();
    await proxy.stop();
    storage.close();
  }
});

test('a reader who leaves before the first byte frees the connection to the object store, and is no failure', async () => {
  const large = Buffer.concat([await pdfOf(1), randomBytes(3_000_000)]);
  const { id } = await buildDocument(h, { owner, withFile: large });
  const logged: string[] = [];
  const opened: Readable[] = [];
  const [isOpen, hasLeft] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const storage: typeof h.deps.storage = {
    ...h.deps.storage,
    // The first reads the whole object for its hash, the second is sent.
    async get(key, options) {
      const stored = await h.deps.storage.get(key, options);
      if (stored) opened.push(stored.stream);
      if (opened.length === 2) {
        isOpen.resolve();
        await hasLeft.promise;
      }
      return stored;
    },
  };
  const log = createLog('error', { write: (line: string) => logged.push(line) });
  const server = http.createServer(createApp({ ...h.deps, storage, log }));
  server.on('connection', (socket) => socket.on('close', () => setImmediate(hasLeft.resolve)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const leaving = new AbortController();
    const link = (await linkOf(id)).replace(url, `http://127.0.0.1:${readAddress(server).port}`);
    const response = fetch(link, { signal: leaving.signal });
    await isOpen.promise;
    leaving.abort();
    await expect(response).rejects.toThrow('aborted');
    await expect.poll(() => opened[1]?.destroyed).toBe(true);
    expect(logged).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
