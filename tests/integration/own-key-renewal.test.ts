import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { extendDueFiles } from '#server/features/certification/long-term-signatures.ts';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { startTimestamps, type TimestampSandbox } from '../../scripts/sandbox/timestamp.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { makeP12 } from '../support/own-keys.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { readStore, temporaryFolder } from '../support/signatures.ts';

/** Validation data of translators' own keys: in the delivery, and in its renewal. */

const dayMs = 24 * 60 * 60 * 1000;
const dirs = [temporaryFolder(), temporaryFolder()] as const;
/** Its certificate ends in 90 days: papers that it stamps are due at once. */
let authority: TimestampSandbox;
let later: TimestampSandbox;
let h: Harness;

beforeAll(async () => {
  authority = await startTimestamps({ dir: dirs[0], issuedAt: new Date(Date.now() - (3 * 365 - 90) * dayMs) });
  later = await startTimestamps({ dir: dirs[1] });
  h = await createHarness({
    env: {
      TIMESTAMP_URL: authority.url,
      TIMESTAMP_ROOTS: Buffer.from(authority.roots).toString('base64'),
      REVOCATION_LIST_URLS: `${authority.crlUrl},${later.crlUrl}`,
    },
  });
  await h.listen();
});
afterAll(async () => {
  await h.stop();
  await Promise.all([authority.stop(), later.stop()]);
  for (const dir of dirs) fs.rmSync(dir, { recursive: true, force: true });
});

/** A process after the operator changed the authority. */
function withLaterAuthority(): Deps {
  const roots = [authority, later].map((each) => new X509Certificate(each.roots).raw);
  const env = { ...h.env, timestamps: { url: later.url, roots } };
  return { ...h.deps, env, signing: createSigning({ ...h.deps, env }) };
}

const api = (user: BuiltUser) => h.caller(user).authenticator;

async function served(documentId: string): Promise<Buffer> {
  const [delivery] = await deliveriesOf(h, documentId);
  const stored = delivery && (await h.deps.storage.get(delivery.translatedFileKey));
  if (!stored) throw new Error('nothing stored');
  return readAll(stored);
}

async function deliver(by: BuiltUser) {
  const { review, document } = await buildPending(h);
  await api(by).approve({ id: review.id, ...statement });
  return { document, pdf: await served(document.id) };
}

async function levelsOf(documentId: string) {
  const files = await h.db
    .selectFrom('certificateFiles as f')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .leftJoin('longTermFiles as l', 'l.fileId', 'f.id')
    .select(['f.signatureLevel', 'l.level'])
    .where('c.documentId', '=', documentId)
    .orderBy('f.createdAt')
    .execute();
  return files.map(({ level, signatureLevel }) => level ?? signatureLevel);
}

test('a delivery holds chain and revocation list of its translator’s key, too, and again when it is renewed', async () => {
  const nora = await buildUser(h, { role: 'authenticator', name: 'Nora Okafor' });
  const { key } = await api(nora).makeSignerKey({ replaces: null });
  const { certificate, issuers } = await h.db
    .selectFrom('signerKeys')
    .select(['certificate', 'issuers'])
    .where('userId', '=', nora.id)
    .executeTakeFirstOrThrow();
  const serial = Buffer.from(new X509Certificate(certificate).serialNumber, 'hex');
  const name = Buffer.from(new X509Certificate(certificate).issuer.split('CN=')[1] ?? 'no name');
  const ofTranslators = async (pdf: Buffer) =>
    (await readStore(pdf)).revocationLists.filter((list) => list.includes(name));

  const { document, pdf } = await deliver(nora);
  expect(await levelsOf(document.id)).toEqual(['B-LT']);
  const { certificates } = await readStore(pdf);
  for (const one of [certificate, ...issuers]) expect(certificates.some((held) => held.equals(one))).toBe(true);
  expect((await ofTranslators(pdf)).map((list) => list.includes(serial))).toEqual([false]);

  // Its signature is older than the revocation, so that the newer list still counts for it.
  // Lists count in seconds: in the second of the signature it would be revoked before.
  h.setNow(new Date(Date.now() + 5_000));
  await api(nora).revokeSignerKey({ id: key?.id ?? '', reason: 'cessation' });
  await extendDueFiles(withLaterAuthority());
  expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
  const renewed = await served(document.id);
  expect(renewed.subarray(0, pdf.length).equals(pdf)).toBe(true);
  expect((await ofTranslators(renewed)).map((list) => list.includes(serial))).toEqual([false, true]);
  const sha256 = createHash('sha256').update(renewed).digest('hex');
  const { verification } = h.caller(null, { ip: '203.0.113.79' });
  expect(await verification.check({ sha256 })).toMatchObject({
    outcome: 'genuine',
    certificate: { longTermLevel: 'B-LTA', signerKey: { sha256: key?.sha256, isRevoked: false } },
  });
});

test('a key whose issuer publishes no list here delays neither delivery nor renewal', async () => {
  const lara = await buildUser(h, { role: 'authenticator', name: 'Lara Reis' });
  const p12 = makeP12({ name: 'Lara Reis' });
  const { key } = await api(lara).importSignerKey({ replaces: null, p12, passphrase: 'test' });
  expect(key?.hasRevocationList).toBe(false);
  const { document } = await deliver(lara);
  expect(await levelsOf(document.id)).toEqual(['B-LT']);
  await extendDueFiles(withLaterAuthority());
  expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
});
