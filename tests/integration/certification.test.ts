import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certify } from '#server/features/certification/issue/print.ts';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { metrics } from '#server/platform/observability/metrics.ts';
import { statusOf } from '#shared/errors.ts';
import { startTimestamps } from '../../scripts/sandbox/timestamp.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { readPrinted } from '../support/printed.ts';
import { buildPending } from '../support/reviews.ts';
import { settingsOf, startServerProcess } from '../support/server-process.ts';
import { cutSignature, temporaryFolder } from '../support/signatures.ts';
import { printedSigner } from '../support/signers.ts';
import { makeSigningKey } from '../support/signing-keys.ts';

/** Certified and served files match their stored checksums; the signing key is valid. */

let h: Harness;
let clara: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: '髙橋 理多' });
});
afterAll(() => h.stop());

async function pendingFile() {
  const { review, document, owner } = await buildPending(h);
  const { translatedFileKey, translatedFileSizeBytes, translatedFileSha256, translatedFileMimetype } = review;
  if (!translatedFileKey || !translatedFileSizeBytes || !translatedFileSha256 || !translatedFileMimetype) {
    throw new Error('no translation');
  }
  const file = {
    key: translatedFileKey,
    sizeBytes: translatedFileSizeBytes,
    sha256: translatedFileSha256,
    mimetype: translatedFileMimetype,
  };
  return { review, document, owner, file };
}

async function decide(changes: Partial<Parameters<typeof certify>[1]> = {}, deps = h.deps) {
  const { review, file } = await pendingFile();
  return certify(deps, {
    review,
    file,
    decision: 'approved',
    facts: { paperKind: 'Birth certificate', holders: [{ name: 'Nguyễn Thị Ánh Đào' }] },
    terms: { preset: 'general', sourceCopy: false },
    signer: { profileId: randomUUID(), ...printedSigner({ nativeName: clara.name ?? '' }) },
    owner: clara.id,
    signatures: 'company',
    isSpecimen: false,
    now: new Date(),
    ...changes,
  });
}

async function readDelivered(key: string): Promise<Buffer> {
  const stored = await h.deps.storage.get(key);
  if (!stored) throw new Error('nothing stored');
  return readAll(stored);
}

async function swap(key: string, bytes?: Buffer): Promise<void> {
  await h.deps.storage.put(key, bytes ?? (await pdfOf(4)), { mimetype: 'application/pdf', cacheSeconds: 0 });
}

async function alarms(): Promise<number> {
  const text = await metrics.metrics();
  return Number(/^stored_file_mismatches_total (\d+)/m.exec(text)?.[1] ?? 0);
}

describe('issuing', () => {
  test('prints the names of holder and signer unchanged', async () => {
    const { key, pages, sourcePages } = await decide();
    const [certificate, ...others] = await readPrinted(await readDelivered(key));
    expect([pages, sourcePages]).toEqual([1 + others.length, others.length]);
    expect(certificate).toContain('Nguyễn Thị Ánh Đào');
    expect(certificate?.replaceAll(/\s/g, '')).toContain('髙橋理多');
  });

  test('reports an unprintable character, and stores nothing', async () => {
    const work = decide({ facts: { paperKind: 'Birth certificate', holders: [{ name: 'Ana ꦲ' }] } });
    await expect(work).rejects.toMatchObject({
      code: 'CERTIFICATE_LETTERS',
      details: { codePoint: 'U+A9B2', char: 'ꦲ', field: 'Name' },
    });
  });

  test.each(['translation', 'original'] as const)('refuses a %s replaced in the bucket', async (which) => {
    const { review, document, file } = await pendingFile();
    await swap(which === 'translation' ? file.key : (document.fileKey ?? ''));
    const before = await alarms();
    await expect(decide({ review, file })).rejects.toMatchObject({ code: 'STORED_FILE_ALTERED' });
    expect(statusOf('STORED_FILE_ALTERED')).toBe(502);
    expect(await alarms()).toBe(before + 1);
  });
});

describe('a download', () => {
  /** A delivery with a recorded checksum; `isLarge` makes the file large enough for a separate hashing pass. */
  async function servedFile(isLarge: boolean) {
    const { document, review } = await pendingFile();
    const bytes = Buffer.concat([await pdfOf(2), Buffer.alloc(isLarge ? 3 * 1024 * 1024 : 0, '%')]);
    const key = `${document.userId}/served-${document.id}.pdf`;
    await swap(key, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await h.db
      .updateTable('documentsToBeVerified')
      .set({ translatedFileKey: key, translatedFileSizeBytes: bytes.length, translatedFileSha256: sha256 })
      .where('id', '=', review.id)
      .execute();
    const { url } = makeFileLink(h.deps, { kind: 'draft', id: review.id, disposition: 'inline' });
    return { key, bytes, url: new URL(url, h.env.publicUrl).href };
  }

  test.each([true, false])('serves no byte of a replaced file, in full or by range (large: %s)', async (isLarge) => {
    const { key, bytes, url } = await servedFile(isLarge);
    const part = { headers: { range: 'bytes=100-199' } };
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes)).toBe(true);
    expect(Buffer.from(await (await fetch(url, part)).arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);

    await swap(key, Buffer.concat([Buffer.from('%PDF-9'), bytes.subarray(6)]));
    const before = await alarms();
    for (const options of [{}, part, { method: 'HEAD' }]) {
      const answer = await fetch(url, options);
      expect(answer.status).toBe(502);
      expect((await answer.text()).includes('%PDF-9')).toBe(false);
    }
    expect(await alarms()).toBeGreaterThan(before + 1);
  });
});

describe('a key of the settings', () => {
  const signing = (p12Base64: string, passphrase = 'test') => ({ p12Base64, passphrase });
  const valid = makeSigningKey(365);
  const later = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const ringOf = (p12: { p12Base64: string; passphrase: string }, now = later(0)) =>
    createSigning({ ...h.deps, env: { ...h.env, signing: p12 }, now: () => now });

  test('signs the delivered file', async () => {
    const { key, level } = await decide({}, { ...h.deps, signing: ringOf(signing(valid)) });
    const bytes = await readDelivered(key);
    expect(level).toBe('B-B');
    expect(bytes.toString('latin1')).toContain('ETSI.CAdES.detached');
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
    const used = (await h.deps.signing.roots()).find(({ kind }) => kind === 'signer');
    expect(used?.subject).toContain('Test Signer');
    expect(cutSignature(bytes).cms.includes(used?.certificate ?? 'none')).toBe(true);
  });

  test('raises a warning for the last thirty days and refuses to sign after expiry', async () => {
    expect(await ringOf(signing(valid)).health()).toMatchObject({ source: 'p12', state: 'ok', reason: null });
    const warning = { state: 'warning', reason: expect.stringMatching(/expires on \d{4}-\d\d-\d\d$/) };
    expect(await ringOf(signing(valid), later(340)).health()).toMatchObject(warning);
    const expired = ringOf(signing(valid), later(366));
    const fault = { state: 'fault', reason: expect.stringMatching(/expired on/) };
    expect(await expired.health()).toMatchObject(fault);
    await expect(decide({}, { ...h.deps, signing: expired })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test.each([
    ['garbage', Buffer.from('no key at all').toString('base64'), 'test'],
    ['of another passphrase', makeSigningKey(30), 'wrong'],
    ['a certificate alone', makeSigningKey(30, { isCertificateAlone: true }), 'test'],
  ])(
    'startup refuses a key that is %s, with the reason',
    { tags: 'sweep' },
    async (_name, SIGNING_P12_BASE64, SIGNING_P12_PASSPHRASE) => {
      const settings = { ...settingsOf(h.env), SIGNING_P12_BASE64, SIGNING_P12_PASSPHRASE };
      await expect(startServerProcess(settings)).rejects.toThrow(/SIGNING_P12_BASE64 is no PKCS #12 file/);
    },
  );

  test('startup refuses an expired key, with its expiry date', { tags: 'sweep' }, async () => {
    const settings = {
      ...settingsOf(h.env),
      SIGNING_P12_BASE64: makeSigningKey(-1),
      SIGNING_P12_PASSPHRASE: 'test',
    };
    await expect(startServerProcess(settings)).rejects.toThrow(/signing certificate expired on \d{4}-\d\d-\d\d/);
  });

  test('startup reports a key about to expire, and readiness is red but serves', { tags: 'sweep' }, async () => {
    const settings = {
      ...settingsOf(h.env),
      SIGNING_P12_BASE64: makeSigningKey(10),
      SIGNING_P12_PASSPHRASE: 'test',
    };
    const server = await startServerProcess(settings);
    try {
      const answer = await fetch(`${server.url}/health/ready`);
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { checks: { signing: false }, reasons: { signing: expect.stringMatching(/expires on \d{4}/) } },
      ]);
      expect(server.output()).toMatch(/signing key needs attention/);
    } finally {
      await server.stop();
    }
  });

  test('an opened key file leaves timestamps verifiable', async () => {
    const dir = temporaryFolder();
    const authority = await startTimestamps({ dir });
    const settings = {
      SIGNING_P12_BASE64: makeSigningKey(40),
      SIGNING_P12_PASSPHRASE: 'test',
      TIMESTAMP_URL: authority.url,
      TIMESTAMP_ROOTS: Buffer.from(authority.roots).toString('base64'),
    };
    const signed = await createHarness({ env: settings });
    try {
      expect(await signed.deps.signing.health()).toMatchObject({ source: 'p12', state: 'ok' });
      const stamped = await signed.deps.signing.timestamps?.stamp(Buffer.from('a signature'));
      expect(stamped?.token.length).toBeGreaterThan(500);
    } finally {
      await signed.stop();
      await authority.stop();
      fs.rmSync(dir, { recursive: true, force: true });
    }
  });

  test('turns readiness red with the reason when it expires at run time', async () => {
    const SIGNING_P12_BASE64 = makeSigningKey(40);
    const signed = await createHarness({ env: { SIGNING_P12_BASE64, SIGNING_P12_PASSPHRASE: 'test' } });
    try {
      const { url } = await signed.listen();
      expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({ checks: { signing: true } });
      const admin = signed.caller(await buildUser(signed, { role: 'admin' })).admin;
      expect(await admin.signingKey()).toMatchObject({ source: 'p12', state: 'ok', reason: null });
      signed.setNow(later(20));
      expect(await admin.signingKey()).toMatchObject({ state: 'warning', reason: expect.stringMatching(/expires on/) });
      signed.setNow(later(41));
      expect(await admin.signingKey()).toMatchObject({ state: 'fault', reason: expect.stringMatching(/expired on/) });
      const answer = await fetch(`${url}/health/ready`);
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { checks: { signing: false }, reasons: { signing: expect.stringMatching(/certificate expired on \d{4}/) } },
      ]);
    } finally {
      await signed.stop();
    }
  });
});
