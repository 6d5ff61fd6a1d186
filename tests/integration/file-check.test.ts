import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkProof } from '#client/features/verification/file-check/check-proof.ts';
import { readFile } from '#client/features/verification/file-check/read-signature.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import type { InclusionProof } from '#shared/schemas/transparency.ts';
import { startTimestamps, type TimestampSandbox } from '../../scripts/sandbox/timestamp.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { temporaryFolder } from '../support/signatures.ts';

/** The browser's check of a real delivery against the published certificates. */

const dir = temporaryFolder();
let authority: TimestampSandbox;
let h: Harness;
let clara: BuiltUser;

beforeAll(async () => {
  authority = await startTimestamps({ dir });
  const roots = Buffer.from(authority.roots).toString('base64');
  h = await createHarness({ env: { TIMESTAMP_URL: authority.url, TIMESTAMP_ROOTS: roots } });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(async () => {
  await h.stop();
  await authority.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

const publicly = () => h.caller(null, { ip: '203.0.113.77' }).verification;

async function deliver(): Promise<{ code: string; pdf: Buffer }> {
  const { review, document } = await buildPending(h);
  await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
  // A slow authority's timestamp is added later.
  const levels = async () => {
    await h.runJobs();
    const files = h.db.selectFrom('certificateFiles as f').innerJoin('certificates as c', 'c.id', 'f.certificateId');
    const rows = await files.select('f.signatureLevel').where('c.documentId', '=', document.id).execute();
    return rows.map(({ signatureLevel }) => signatureLevel);
  };
  await expect.poll(levels).toContain('B-T');
  const [delivery] = await deliveriesOf(h, document.id);
  const stored = delivery && (await h.deps.storage.get(delivery.translatedFileKey));
  if (!stored) throw new Error('nothing was delivered');
  return { code: delivery.verificationCode, pdf: await readAll(stored) };
}

async function read(pdf: Buffer, compromisedSince?: Date) {
  const { roots } = await publicly().roots();
  const anchors = roots.map(({ kind, certificate }) => ({
    kind,
    certificate: new Uint8Array(Buffer.from(certificate, 'base64')),
    compromisedSince,
  }));
  return readFile(new Blob([new Uint8Array(pdf)]), { roots: anchors });
}

test('a delivery is intact and genuine, and its timestamp is read', async () => {
  const { code, pdf } = await deliver();
  const reading = await read(pdf);
  expect(reading).toMatchObject({ signature: 'intact', isPdf: true, code });
  expect(Math.abs(Date.now() - (reading.timestamp?.time.getTime() ?? 0))).toBeLessThan(10 * 60 * 1000);
  expect(reading.timestamp?.authority).not.toBe('');
  expect(await publicly().check({ sha256: reading.sha256, code: reading.code })).toMatchObject({
    outcome: 'genuine',
    certificate: { verificationCode: code, signatureLevel: 'B-T' },
  });
});

test('the browser follows the proof to a signed head, and refuses another leaf, path, root or key', async () => {
  const { pdf } = await deliver();
  const { sha256 } = await read(pdf);
  const { proof } = await publicly().check({ sha256 });
  const { logKeys } = await publicly().roots();
  if (!proof) throw new Error('nothing is proven');
  const [sibling = ''] = proof.path;
  const forgeries: [InclusionProof, { sha256?: string; logKeys?: string[] }][] = [
    [{ ...proof, leaf: proof.leaf.replace('"issued"', '"revoked"') }, {}],
    [{ ...proof, leaf: proof.leaf.replace('"revision":1', '"revision":2') }, {}],
    [{ ...proof, path: proof.path.slice(1) }, {}],
    [{ ...proof, path: [...proof.path, sibling] }, {}],
    [{ ...proof, index: proof.index + 1 }, {}],
    [{ ...proof, head: { ...proof.head, time: '2026-01-01T00:00:00.000Z' } }, {}],
    [{ ...proof, head: { ...proof.head, root: sibling } }, {}],
    [proof, { sha256: '0'.repeat(64) }],
    [proof, { logKeys: [] }],
  ];
  expect(proof.path.length).toBeGreaterThan(0);
  expect(await checkProof(proof, { sha256, logKeys })).toBe('proven');
  for (const [forged, trust] of forgeries) {
    expect(await checkProof(forged, { sha256, logKeys, ...trust })).toBe('refused');
  }
});

test('a changed delivery is broken, an appended one extended, both altered by their code', async () => {
  const { code, pdf } = await deliver();
  const flipped = Buffer.from(pdf);
  flipped[1000] = (flipped[1000] ?? 0) ^ 1;
  const forgeries = [
    [flipped, 'broken'],
    [Buffer.concat([pdf, Buffer.from('\n')]), 'extended'],
  ] as const;
  for (const [forged, signature] of forgeries) {
    const reading = await read(forged);
    expect(reading).toMatchObject({ signature, code });
    expect(await publicly().check({ sha256: reading.sha256, code: reading.code })).toMatchObject({
      outcome: 'altered',
    });
  }
});

test('a compromised key proves nothing; the record of the file still does', async () => {
  const { pdf } = await deliver();
  const reading = await read(pdf, new Date());
  expect(reading.signature).toBe('foreign');
  expect(await publicly().check({ sha256: reading.sha256 })).toMatchObject({ outcome: 'genuine' });
});
