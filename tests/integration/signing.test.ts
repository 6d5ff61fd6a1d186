import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { PDF } from '@libpdf/core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMissingTimestamps, addTimestamp } from '#server/features/certification/signatures.ts';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { runCommand } from '#server/operations/cli.ts';
import { issueRoot } from '#server/platform/signing/certificates.ts';
import { toPem } from '#server/platform/signing/pem.ts';
import { correctionUploadOutput } from '#shared/schemas/uploads.ts';
import { startTimestamps, type TimestampSandbox } from '../../scripts/sandbox/timestamp.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { readPrinted } from '../support/printed.ts';
import { buildPending, deliveriesOf, statement, uploadCorrection } from '../support/reviews.ts';
import { settingsOf, startServerProcess } from '../support/server-process.ts';
import { cutSignature, hasTools, temporaryFolder, toolNames, verifyOutside } from '../support/signatures.ts';

/** Signatures of deliveries: the product's own key, timestamps, an outside signer, rotation. */

const dir = temporaryFolder();
let authority: TimestampSandbox;
let h: Harness;
let clara: BuiltUser;

beforeAll(async () => {
  authority = await startTimestamps({ dir });
  h = await createHarness({
    env: {
      TRANSLATION_WEBHOOK_URL: '',
      SANDBOX_TRANSLATIONS: 'false',
      TIMESTAMP_URL: authority.url,
      TIMESTAMP_ROOTS: Buffer.from(authority.roots).toString('base64'),
    },
  });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterEach(() => setMode('normal'));
afterAll(async () => {
  await h.stop();
  await authority.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

async function setMode(mode: string, delayMs = 15_000): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(authority.controlUrl, { method: 'POST', headers, body: JSON.stringify({ mode, delayMs }) });
}

const approve = (id: string, staff = clara) => h.caller(staff).authenticator.approve({ id, ...statement });

/** Files of a document's certificate, oldest first. */
function filesOf(documentId: string) {
  return h.db
    .selectFrom('certificateFiles as f')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .select(['f.sha256', 'f.fileKey', 'f.signatureLevel as level'])
    .where('c.documentId', '=', documentId)
    .orderBy('f.createdAt')
    .execute();
}

async function readObject(key: string): Promise<Buffer> {
  const stored = await h.deps.storage.get(key);
  if (!stored) throw new Error('nothing stored');
  return readAll(stored);
}

async function deliver() {
  const { review, document } = await buildPending(h);
  await approve(review.id);
  const [delivery] = await deliveriesOf(h, document.id);
  if (!delivery) throw new Error('nothing delivered');
  return { document, delivery, pdf: await readObject(delivery.translatedFileKey) };
}

async function rootsPem(): Promise<string> {
  return (await fetch(`${h.env.publicUrl}/.well-known/document-signing.pem`)).text();
}

async function rotate(...args: string[]): Promise<number> {
  const env = settingsOf(h.env);
  const print = console.log;
  console.log = () => undefined;
  try {
    return await runCommand(['rotate-signing-key', ...args], { env, input: Readable.from(['']) });
  } finally {
    console.log = print;
  }
}

describe('a delivery', () => {
  test('is signed with a timestamp by default, with a certificate for document signing', async () => {
    const { document, delivery, pdf } = await deliver();
    expect(await filesOf(document.id)).toEqual([
      { sha256: delivery.translatedFileSha256, fileKey: delivery.translatedFileKey, level: 'B-T' },
    ]);
    const [root] = await h.deps.signing.roots();
    const text = cutSignature(pdf).cms;
    expect(text.includes(root?.certificate ?? 'none')).toBe(true);
    expect(root).toMatchObject({ kind: 'root', retiredAt: null, compromisedSince: null });
  });

  test.skipIf(!hasTools)('is accepted by qpdf, pdfsig and OpenSSL', { meta: { needs: toolNames } }, async () => {
    const { pdf } = await deliver();
    verifyOutside(pdf, { roots: await rootsPem(), timestampRoots: authority.roots });
  });

  test('gets its timestamp later when the authority was away; both files stay genuine', async () => {
    await setMode('away');
    const { document, delivery, pdf } = await deliver();
    const [first] = await filesOf(document.id);
    expect(first).toMatchObject({ level: 'B-B', sha256: delivery.translatedFileSha256 });
    expect((await h.runJobs()).failed.map(({ name }) => name)).toContain('certification.timestamp');

    await setMode('normal');
    await h.runJobs();
    const [before, after] = await filesOf(document.id);
    expect([before, after?.level]).toEqual([first, 'B-T']);
    const [newer] = await deliveriesOf(h, document.id);
    expect(newer?.translatedFileSha256).toBe(after?.sha256);
    const stamped = await readObject(newer?.translatedFileKey ?? '');
    expect(cutSignature(stamped).content.equals(cutSignature(pdf).content)).toBe(true);
    expect(createHash('sha256').update(stamped).digest('hex')).toBe(after?.sha256);
    expect(
      createHash('sha256')
        .update(await readObject(first?.fileKey ?? ''))
        .digest('hex'),
    ).toBe(first?.sha256);
    if (hasTools) verifyOutside(stamped, { roots: await rootsPem(), timestampRoots: authority.roots });

    await addTimestamp(h.deps, { sha256: first?.sha256 ?? '' });
    await Promise.all([1, 2].map(() => addTimestamp(h.deps, { sha256: first?.sha256 ?? '' })));
    expect(await filesOf(document.id)).toHaveLength(2);
  });

  test('gets one timestamp from concurrent retries, also after one that was killed halfway', async () => {
    await setMode('away');
    const { document, delivery } = await deliver();
    await setMode('normal');
    const sha256 = delivery.translatedFileSha256;
    const storage = { ...h.deps.storage, put: () => Promise.reject(new Error('killed')) };
    await expect(addTimestamp({ ...h.deps, storage }, { sha256 })).rejects.toThrow('killed');
    expect(await filesOf(document.id)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => addTimestamp(h.deps, { sha256 })));
    expect((await filesOf(document.id)).map(({ level }) => level)).toEqual(['B-B', 'B-T']);
  });

  test('gets its timestamp from the sweep when its own job is lost', async () => {
    await setMode('away');
    const { document } = await deliver();
    await setMode('normal');
    await addMissingTimestamps(h.deps);
    expect((await filesOf(document.id)).map(({ level }) => level)).toEqual(['B-B', 'B-T']);
  });

  test('gets no timestamp any more once it is revoked, also while the authority stamps', async () => {
    await setMode('away');
    const { document, delivery } = await deliver();
    await setMode('normal');
    const revoke = () =>
      h.db.transaction().execute((trx) => updateRevoked(trx, { documentId: document.id, now: new Date() }));
    const { signing } = h.deps;
    const stamp = async (data: Uint8Array) => {
      await revoke();
      return signing.timestamps?.stamp(data) ?? Promise.reject(new Error('there is no authority'));
    };
    const timestamps = { stamp, describe: () => Promise.reject(new Error('not asked')) };
    const revoking = Object.assign(createSigning(h.deps), { timestamps });
    await addTimestamp({ ...h.deps, signing: revoking }, { sha256: delivery.translatedFileSha256 });
    await addTimestamp(h.deps, { sha256: delivery.translatedFileSha256 });
    await addMissingTimestamps(h.deps);
    expect((await filesOf(document.id)).map(({ level }) => level)).toEqual(['B-B']);
  });

  test('does not wait for a hanging authority', async () => {
    await deliver();
    await setMode('slow', 60_000);
    const startedAt = performance.now();
    const { document } = await deliver();
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await filesOf(document.id)).toMatchObject([{ level: 'B-B' }]);
  });

  test.each(['imprint', 'nonce', 'signature', 'time', 'certificate'])(
    'does not take a timestamp that is wrong in its %s',
    async (mode) => {
      await setMode(mode);
      const stamping = h.deps.signing.timestamps?.stamp(Buffer.from('signature'));
      await expect(stamping).rejects.toMatchObject({ name: 'TimestampError' });
    },
  );

  test('does not take a lying authority’s timestamp, nor one of another root', async () => {
    await setMode('lying');
    const { document, pdf } = await deliver();
    expect(await filesOf(document.id)).toMatchObject([{ level: 'B-B' }]);
    expect(cutSignature(pdf).token).toBeUndefined();

    await setMode('normal');
    const other = await issueRoot('Another authority', new Date());
    const timestamps = { url: authority.url, roots: [other.certificate] };
    const signing = createSigning({ ...h.deps, env: { ...h.env, timestamps } });
    await expect(signing.timestamps?.stamp(Buffer.from('signature'))).rejects.toThrow('TIMESTAMP_ROOTS');
  });

  test('contains the translator’s signed file, and says so', async () => {
    const { review, document } = await buildPending(h);
    const { pdf: signedByTranslator } = await deliver();
    const response = await uploadCorrection(h, review.id, { staff: clara, bytes: signedByTranslator });
    const { uploadId } = correctionUploadOutput.parse(await response.json());
    await h.caller(clara).authenticator.sendCorrection({ id: review.id, uploadId, ...statement });
    const [delivery] = await deliveriesOf(h, document.id);
    const pdf = await readObject(delivery?.translatedFileKey ?? '');
    expect((await readPrinted(pdf))[0]).toContain("The translator's signed file is attached");
    const attached = (await PDF.load(pdf)).getAttachment('translator-signed.pdf');
    expect(Buffer.from(attached ?? []).equals(signedByTranslator)).toBe(true);
    if (hasTools) verifyOutside(pdf, { roots: await rootsPem(), timestampRoots: authority.roots });
  });
});

describe('the product’s own keys', () => {
  test('are made once by many processes that start at once, and stored encrypted', async () => {
    await h.db.deleteFrom('signingKeys').execute();
    const rings = Array.from({ length: 6 }, () => createSigning(h.deps));
    await Promise.all(rings.map((ring) => ring.prepare()));
    const rows = await h.db.selectFrom('signingKeys').selectAll().execute();
    expect(rows.map(({ purpose }) => purpose).toSorted()).toEqual(['document', 'log', 'root', 'seal']);
    // The version of a PKCS #8 structure, then its algorithm.
    const plain = Buffer.from([0x02, 0x01, 0x00, 0x30]);
    for (const { encryptedPrivateKey } of rows) expect(encryptedPrivateKey?.includes(plain)).toBe(false);
    const keyIds = await Promise.all(rings.map(async (ring) => (await ring.logSigner()).keyId));
    expect(new Set(keyIds).size).toBe(1);
  });

  test('two servers start at once on an empty table', { tags: 'sweep' }, async () => {
    await h.db.deleteFrom('signingKeys').execute();
    const servers = await Promise.all([1, 2].map(() => startServerProcess(settingsOf(h.env))));
    const answers = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/.well-known/document-signing.pem`)).text()),
    );
    await Promise.all(servers.map((server) => server.stop()));
    expect(answers[0]).toContain('BEGIN CERTIFICATE');
    expect(answers[1]).toBe(answers[0]);
  });

  test(
    'stop the start when APP_SECRET does not decrypt them; are encrypted again with a new first secret',
    { tags: 'sweep' },
    async () => {
      await createSigning(h.deps).prepare();
      const other = 'another secret of thirty-two characters or more';
      const [own] = h.env.appSecrets;
      const lost = startServerProcess({ ...settingsOf(h.env), APP_SECRET: other });
      await expect(lost).rejects.toThrow(/signing key in the database cannot be decrypted with APP_SECRET/);

      const withSecrets = (...appSecrets: [string, ...string[]]) =>
        createSigning({ ...h.deps, env: { ...h.env, appSecrets } });
      await withSecrets(other, own).prepare();
      await withSecrets(other).prepare();
      await expect(withSecrets(own).prepare()).rejects.toMatchObject({ name: 'SigningKeyError' });
      await withSecrets(own, other).prepare();
    },
  );

  test('are renewed before they expire', async () => {
    const years = (count: number) => () => new Date(Date.now() + count * 365 * 24 * 60 * 60 * 1000);
    const [before] = await h.deps.signing.roots();
    const later = createSigning({ ...h.deps, now: years(2.9) });
    expect(await later.health()).toMatchObject({ state: 'ok' });
    await later.prepare();
    expect((await later.health()).expiresAt?.getTime()).toBeGreaterThan(years(5)().getTime());
    expect((await later.roots())[0]?.sha256).toBe(before?.sha256);
    const muchLater = createSigning({ ...h.deps, now: years(18) });
    await muchLater.prepare();
    expect((await muchLater.roots())[0]?.sha256).not.toBe(before?.sha256);
    await h.db.deleteFrom('signingKeys').execute();
  });
});

describe('rotate-signing-key', () => {
  test.skipIf(!hasTools)(
    'papers of earlier keys still verify; a decision during a rotation is signed',
    { meta: { needs: toolNames } },
    async () => {
      const { pdf: first } = await deliver();
      const [during, code] = await Promise.all([deliver(), rotate()]);
      expect(code).toBe(0);
      const { pdf: second } = await deliver();
      expect(await rotate('--new-root')).toBe(0);
      const { pdf: third } = await deliver();
      const roots = await rootsPem();
      for (const pdf of [first, during.pdf, second, third]) {
        verifyOutside(pdf, { roots, timestampRoots: authority.roots });
      }
      const [newest, oldest] = await h.deps.signing.roots();
      expect([newest?.retiredAt, oldest?.retiredAt]).toEqual([null, expect.any(Date)]);
      expect(() => verifyOutside(third, { roots: toPem(oldest?.certificate ?? Buffer.of()) })).toThrow();
    },
  );

  test('marks a compromised root, replaces the log key when asked, and is in the audit log', async () => {
    await h.deps.signing.prepare();
    const logKey = (await h.deps.signing.logSigner()).keyId;
    expect(await rotate('--log', '--compromised-since', '2026-01-02')).toBe(0);
    const [newest, marked] = await h.deps.signing.roots();
    expect(newest?.compromisedSince).toBeNull();
    expect(marked?.compromisedSince).toEqual(new Date('2026-01-02'));
    expect((await h.deps.signing.logKeys()).map(({ keyId }) => keyId)).toContain(logKey);
    expect((await h.deps.signing.logSigner()).keyId).not.toBe(logKey);
    const event = await h.db
      .selectFrom('staffEvents')
      .select(['event', 'actorId', 'actorRole'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({ event: 'signingKey.rotated', actorId: null, actorRole: 'system' });
    const audit = await runQuietly('verify-audit');
    expect(audit).toBe(0);
    const published = await fetch(`${h.env.publicUrl}/.well-known/document-signing.json`);
    expect(await published.json()).toMatchObject({
      roots: expect.arrayContaining([expect.objectContaining({ compromisedSince: '2026-01-02T00:00:00.000Z' })]),
    });
  });

  async function runQuietly(command: string): Promise<number> {
    const print = console.log;
    console.log = () => undefined;
    try {
      return await runCommand([command], { env: settingsOf(h.env), input: Readable.from(['']) });
    } finally {
      console.log = print;
    }
  }
});
