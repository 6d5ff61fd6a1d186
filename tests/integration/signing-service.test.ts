import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { issueLeaf, issueRoot } from '#server/platform/signing/certificates.ts';
import { toPem } from '#server/platform/signing/pem.ts';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { cutSignature, hasTools, temporaryFolder, toolNames, verifyOutside } from '../support/signatures.ts';

/** A signer outside the product, for keys in an HSM or a key management service. */

const token = 'token-of-the-signer';
const dir = temporaryFolder();
let service: http.Server;
let mode: 'normal' | 'away' | 'hanging' | 'lying' = 'normal';
let root: Awaited<ReturnType<typeof issueRoot>>;
let leaf: Awaited<ReturnType<typeof issueLeaf>>;
let h: Harness;
let clara: BuiltUser;

beforeAll(async () => {
  fs.mkdirSync(dir);
  root = await issueRoot('Hardware', new Date());
  const key = createPrivateKey({ key: root.pkcs8, format: 'der', type: 'pkcs8' });
  leaf = await issueLeaf(
    { certificate: root.certificate, key },
    { organization: 'Hardware', commonName: 'HSM', use: 'documentSigning', now: new Date() },
  );
  service = http.createServer((request, response) => void answer(request, response));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${readAddress(service).port}/v1`;
  h = await createHarness({ env: { SIGNING_SERVICE_URL: url, SIGNING_SERVICE_TOKEN: token } });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(async () => {
  await h.stop();
  service.close();
  service.closeAllConnections();
  fs.rmSync(dir, { recursive: true });
});

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  if (mode === 'hanging') return;
  const isAllowed = request.headers.authorization === `Bearer ${token}`;
  if (mode === 'away' || !isAllowed) {
    response.writeHead(isAllowed ? 503 : 401).end();
    return;
  }
  if (request.url === '/v1/certificates') {
    const certificates = [leaf, root].map(({ certificate }) => certificate.toString('base64'));
    response.end(JSON.stringify({ certificates }));
    return;
  }
  const { digest } = JSON.parse((await request.toArray()).join('')) as { digest: string };
  const signature = signDigest(mode === 'lying' ? createHash('sha256').digest('base64') : digest);
  response.end(JSON.stringify({ signature: signature.toString('base64') }));
}

/** OpenSSL, since node:crypto signs no digest that it has not computed. */
function signDigest(digest: string): Buffer {
  const files = [path.join(dir, 'hsm.der'), path.join(dir, 'digest')] as const;
  fs.writeFileSync(files[0], leaf.pkcs8);
  fs.writeFileSync(files[1], Buffer.from(digest, 'base64'));
  return execFileSync('openssl', ['pkeyutl', '-sign', '-keyform', 'DER', '-inkey', files[0], '-in', files[1]]);
}

const decide = (id: string) => h.caller(clara).authenticator.approve({ id, ...statement });

test.skipIf(!hasTools)(
  'signs deliveries, which verify with its certificate; that alone is published',
  { meta: { needs: toolNames } },
  async () => {
    mode = 'normal';
    const { review, document } = await buildPending(h);
    await decide(review.id);
    const [delivery] = await deliveriesOf(h, document.id);
    const stored = await h.deps.storage.get(delivery?.translatedFileKey ?? '');
    if (!stored) throw new Error('nothing stored');
    const pdf = await readAll(stored);
    verifyOutside(pdf, { roots: toPem(root.certificate) });
    expect(cutSignature(pdf).cms.includes(leaf.certificate)).toBe(true);
    const own = (await h.deps.signing.roots()).filter(({ subject }) => subject.includes('Hardware'));
    expect(own.map(({ kind }) => kind)).toEqual(['signer']);
    expect(own[0]?.certificate.equals(leaf.certificate)).toBe(true);
  },
);

test.each(['away', 'hanging', 'lying'] as const)(
  'that is %s refuses the decision, which leaves no trace and works later',
  async (how) => {
    mode = 'normal';
    await h.deps.signing.documentKey();
    mode = how;
    const { review, document } = await buildPending(h);
    await expect(decide(review.id)).rejects.toMatchObject({ cause: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await deliveriesOf(h, document.id)).toEqual([]);
    mode = 'normal';
    await expect(decide(review.id)).resolves.toBeDefined();
  },
);

test('that is down from the start blocks decisions, and readiness warns of it', async () => {
  mode = 'away';
  const signing = createSigning(h.deps);
  await signing.prepare();
  await expect(signing.documentKey()).rejects.toMatchObject({ name: 'SigningServiceError' });
  expect(await signing.health()).toMatchObject({
    source: 'service',
    state: 'warning',
    reason: expect.stringContaining('answered 503'),
  });
});

test('with a certificate that expired refuses the decision', async () => {
  mode = 'normal';
  const now = () => new Date(Date.now() + 4 * 365 * 24 * 60 * 60 * 1000);
  const signing = createSigning({ ...h.deps, now });
  await expect(signing.documentKey()).rejects.toThrow(/expired on/);
  expect(await signing.health()).toMatchObject({ source: 'service', state: 'fault' });
});
