import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueLeaf, issueRoot, type Issuer } from '#server/platform/signing/certificates.ts';
import {
  issueRevocationList,
  judgeByList,
  readRevocationList,
  revocationListPath,
} from '#server/platform/signing/revocation-list.ts';
import { gatherValidationData, OutsideLists } from '#server/platform/signing/validation-data.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date();
const daysLater = (days: number) => new Date(now.getTime() + days * dayMs);

let root: Issuer;
let other: Issuer;
let leaf: Buffer;
let sibling: Buffer;

async function makeRoot(name: string): Promise<Issuer> {
  const { certificate, pkcs8 } = await issueRoot(name, now);
  return { certificate, key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }) };
}

async function makeLeaf(commonName: string): Promise<Buffer> {
  const crlUrl = `https://example.com${revocationListPath(root.certificate)}`;
  const use = 'documentSigning';
  return (await issueLeaf(root, { organization: 'Acme', commonName, use, now, crlUrl })).certificate;
}

beforeAll(async () => {
  [root, other] = await Promise.all([makeRoot('Acme'), makeRoot('Other')]);
  [leaf, sibling] = await Promise.all([makeLeaf('One'), makeLeaf('Two')]);
});

const judge = (list: Uint8Array, options: { usedAt?: Date; now?: Date; issuer?: Uint8Array } = {}) =>
  judgeByList(list, { certificate: leaf, issuer: root.certificate, usedAt: now, now, ...options });

describe('a list', () => {
  test('is good for a week, for certificates of its issuer alone', async () => {
    const list = await issueRevocationList(root, { revoked: [], now });
    expect(await judge(list)).toBe('good');
    expect(await judge(list, { now: daysLater(6.9) })).toBe('good');
    expect(await judge(list, { now: daysLater(7.1) })).toBe('stale');
    expect(await judge(list, { now: daysLater(-1) })).toBe('stale');
    expect(await judge(list, { issuer: other.certificate })).toBe('other');
    expect(await judge(await issueRevocationList(other, { revoked: [], now }))).toBe('other');
  });

  test('counts from the date of a revocation on, for the certificate it names', async () => {
    const revoked = [{ certificate: leaf, since: daysLater(-2) }];
    const list = await issueRevocationList(root, { revoked, now });
    expect(await judge(list, { usedAt: daysLater(-3) })).toBe('good');
    expect(await judge(list, { usedAt: daysLater(-1) })).toBe('revoked');
    const ofSibling = await issueRevocationList(root, { revoked: [{ certificate: sibling, since: now }], now });
    expect(await judge(ofSibling)).toBe('good');
  });

  test('with a changed byte is invalid', async () => {
    const list = await issueRevocationList(root, { revoked: [], now });
    for (const at of [20, 60, list.length - 5]) {
      const changed = Buffer.from(list);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await judge(changed)).not.toBe('good');
    }
    expect(await judge(Buffer.from('noise'))).toBe('other');
  });

  test('is read as DER and as PEM', async () => {
    const list = await issueRevocationList(root, { revoked: [], now });
    const pem = `-----BEGIN X509 CRL-----\n${list.toString('base64')}\n-----END X509 CRL-----\n`;
    expect(readRevocationList(list)?.equals(list)).toBe(true);
    expect(readRevocationList(Buffer.from(pem))?.equals(list)).toBe(true);
    expect(readRevocationList(Buffer.from('<html>'))).toBeUndefined();
  });
});

test('a leaf names the address of its root’s list', () => {
  expect(leaf.includes(Buffer.from(revocationListPath(root.certificate)))).toBe(true);
});

describe('validation data', () => {
  let server: Server;
  let url: string;
  let answer: { status: number; body: Buffer };
  let requests = 0;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      requests += 1;
      response.writeHead(answer.status).end(answer.body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/root.crl`;
  });
  afterAll(() => server.close());

  const gather = (outside: OutsideLists, chain: Buffer[] = [leaf, Buffer.from(root.certificate)]) =>
    gatherValidationData({ ownList: () => Promise.resolve(null), outside, now: () => now }, [{ chain, usedAt: now }]);

  test('holds the chain and a list of each issuer; the list is asked for once an hour', async () => {
    const body = await issueRevocationList(root, { revoked: [], now });
    answer = { status: 200, body };
    requests = 0;
    const outside = new OutsideLists([url]);
    const found = await Promise.all([gather(outside), gather(outside)]);
    await gather(outside);
    expect(requests).toBe(1);
    for (const { certificates, revocationLists } of found) {
      expect(certificates.map((der) => new X509Certificate(der).subject)).toHaveLength(2);
      expect(revocationLists).toEqual([body]);
    }
  });

  test.each(['away', 'revoked', 'foreign', 'stale', 'no list'])('is refused when the list is %s', async (fault) => {
    const bodies: Record<string, () => Promise<Buffer>> = {
      away: () => Promise.resolve(Buffer.of()),
      revoked: () => issueRevocationList(root, { revoked: [{ certificate: leaf, since: daysLater(-1) }], now }),
      foreign: () => issueRevocationList(other, { revoked: [], now }),
      stale: () => issueRevocationList(root, { revoked: [], now: daysLater(-8) }),
      'no list': () => Promise.resolve(Buffer.from('<html>')),
    };
    answer = { status: fault === 'away' ? 503 : 200, body: (await bodies[fault]?.()) ?? Buffer.of() };
    await expect(gather(new OutsideLists([url]))).rejects.toMatchObject({ name: 'ValidationDataError' });
  });

  test('is refused without the issuer, and asks no address of the certificate', async () => {
    requests = 0;
    await expect(gather(new OutsideLists([]), [leaf])).rejects.toThrow(/issuer of .* is unknown/);
    await expect(gather(new OutsideLists([]))).rejects.toThrow('no revocation list');
    expect(requests).toBe(0);
  });
});
