import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queuePush } from '#server/features/notifications/push.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { readZip } from '../support/zip.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service of its own, which answers with `status`. */
const service = { status: 201, received: [] as Received[], url: '' };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    service.received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.status, { Location: 'http://127.0.0.1:9/' }).end();
  });
});
const vapid = createECDH('prime256v1');
const publicKey = vapid.generateKeys('base64url');

let h: Harness;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const privateKey = Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  h = await createHarness({
    env: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICES: service.url },
  });
});
afterAll(async () => {
  await h.stop();
  server.close();
});

/** A browser that subscribes, and decrypts what it is sent. */
async function subscribe(user: BuiltUser, endpoint = `${service.url}/send/${randomBytes(8).toString('hex')}`) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16);
  const input = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
  await h.caller(user).notifications.subscribePush(input);
  return { decrypt: (body: Buffer) => decrypt(body, { keys, auth }) };
}

async function send(user: BuiltUser): Promise<string> {
  const { id: documentId } = await buildDocument(h, { owner: user, status: 'processing' });
  await h.runJobs();
  service.received.length = 0;
  await h.db.transaction().execute((trx) => queuePush(h.deps, trx, { userId: user.id, documentId }));
  await h.runJobs();
  return documentId;
}

const isOn = async (user: BuiltUser) => (await h.caller(user).notifications.pushStatus()).isOn;

test('a message is signed with the VAPID key and only its browser can read it; it names no person and no file', async () => {
  const user = await buildUser(h);
  const browser = await subscribe(user);
  expect(await h.caller(user).notifications.pushStatus()).toEqual({ publicKey, isOn: true });
  const documentId = await send(user);
  expect(service.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.received;
  expect(JSON.parse(browser.decrypt(body))).toEqual({
    kind: 'translation_ready',
    tag: documentId,
    title: 'Your translation is ready',
    body: 'Open it to read and download it.',
  });
  const { header, claims, isValid } = readVapid(headers.authorization ?? '');
  expect({ header, isValid }).toEqual({ header: { typ: 'JWT', alg: 'ES256' }, isValid: true });
  expect(claims).toMatchObject({ aud: service.url, sub: `mailto:${h.env.brand.supportEmail}` });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });

  await h.caller(user).auth.updateProfile({ locale: 'pt' });
  await send(user);
  expect(JSON.parse(browser.decrypt(service.received[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
    title: 'Sua tradução está pronta',
  });
});

test('an endpoint outside the allowed push services is refused', async () => {
  const user = await buildUser(h);
  const { host } = new URL(service.url);
  const outside = [
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data',
    `https://${host}/`,
    `http://${host}@evil.example/`,
    `http://someone:secret@${host}/`,
    `${service.url}.evil.example/`,
    'file:///etc/passwd',
  ];
  for (const endpoint of outside) {
    await expect(subscribe(user, endpoint), endpoint).rejects.toThrow();
  }
  expect(await isOn(user)).toBe(false);
});

test('an expired subscription is removed; a failing service is retried; a redirect is not followed', async () => {
  const user = await buildUser(h);
  await subscribe(user);
  service.status = 503;
  await send(user).catch(() => undefined);
  expect(await isOn(user)).toBe(true);
  service.status = 307;
  await send(user).catch(() => undefined);
  expect(await isOn(user)).toBe(true);
  service.status = 410;
  await send(user);
  expect(await isOn(user)).toBe(false);
  service.status = 201;
});

test('ends with the session, and moves with the browser to the next person', async () => {
  const first = await buildUser(h);
  const second = await buildUser(h);
  const endpoint = `${service.url}/send/shared`;
  await subscribe(first, endpoint);
  await subscribe(second, endpoint);
  await send(first);
  expect(service.received).toHaveLength(0);
  await h.caller(second).auth.logout();
  await send(second);
  expect(service.received).toHaveLength(0);
});

test('a message queued for one person never reaches the next one in the same browser', async () => {
  const first = await buildUser(h);
  const second = await buildUser(h);
  const endpoint = `${service.url}/send/handed-over`;
  await subscribe(first, endpoint);
  const { id: documentId } = await buildDocument(h, { owner: first, status: 'processing' });
  service.received.length = 0;
  await h.db.transaction().execute((trx) => queuePush(h.deps, trx, { userId: first.id, documentId }));
  await subscribe(second, endpoint);
  await h.runJobs();
  expect(service.received).toHaveLength(0);
  expect(await isOn(second)).toBe(true);
});

test('is listed in the data export, and ends with the account', async () => {
  const user = await buildUser(h);
  await subscribe(user);
  await h.listen();
  const { url } = await h.caller(user).auth.exportData();
  const response = await fetch(url, { headers: { cookie: user.cookie } });
  const listed: unknown = JSON.parse(
    readZip(Buffer.from(await response.arrayBuffer()))['pushMessages.json']?.toString() ?? '',
  );
  expect(listed).toMatchObject([{ service: expect.stringContaining(service.url) }]);

  await h.caller(user).auth.deleteAccount({ email: user.email });
  await send(user);
  expect(service.received).toHaveLength(0);
});

/** Decrypts one record of aes128gcm (RFC 8188) with keys derived as in RFC 8291. */
function decrypt(body: Buffer, { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

function readVapid(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid =
    key === publicKey &&
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return { header: read(header), claims: read(claims), isValid };
}
