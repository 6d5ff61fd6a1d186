import { createHash, randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certify } from '#server/features/certification/service.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import { findSigningFault, findSigningWarning } from '#server/integrations/signing-key.ts';
import { readAll } from '#server/integrations/storage.ts';
import { metrics } from '#server/observability/metrics.ts';
import { runChecks } from '#server/operations/readiness.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { readPrinted } from '../support/printed.ts';
import { buildPending } from '../support/reviews.ts';
import { printedSigner } from '../support/signers.ts';
import { settingsOf, startServerProcess } from '../support/server-process.ts';
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
    await expect(decide({ review, file })).rejects.toMatchObject({ code: 'STORED_FILE_ALTERED', httpStatus: 502 });
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

describe('the signing key', () => {
  const signing = (p12Base64: string, passphrase = 'test') => ({ p12Base64, passphrase });
  const valid = makeSigningKey(365);
  const later = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

  test('signs the delivered file', async () => {
    const env = { ...h.env, signing: signing(valid) };
    const { key } = await decide({}, { ...h.deps, env });
    const bytes = await readDelivered(key);
    expect(bytes.toString('latin1')).toContain('ETSI.CAdES.detached');
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(1);
  });

  test('raises a warning for the last thirty days and is refused after expiry', async () => {
    expect(await findSigningFault(signing(valid), later(0))).toBeUndefined();
    expect(await findSigningWarning(signing(valid), later(0))).toBeUndefined();
    expect(await findSigningWarning(signing(valid), later(340))).toMatch(/expires on \d{4}-\d\d-\d\d$/);
    expect(await findSigningFault(signing(valid), later(366))).toMatch(/expired on/);
  });

  test.each([
    ['garbage', Buffer.from('no key at all').toString('base64'), 'test'],
    ['of another passphrase', makeSigningKey(30), 'wrong'],
  ])('startup refuses a key that is %s, with the reason', async (_name, SIGNING_P12_BASE64, SIGNING_P12_PASSPHRASE) => {
    const settings = { ...settingsOf(h.env), SIGNING_P12_BASE64, SIGNING_P12_PASSPHRASE };
    await expect(startServerProcess(settings)).rejects.toThrow(/SIGNING_P12_BASE64 is no PKCS #12 file/);
  });

  test('startup refuses an expired key, with its expiry date', async () => {
    const settings = {
      ...settingsOf(h.env),
      SIGNING_P12_BASE64: makeSigningKey(-1),
      SIGNING_P12_PASSPHRASE: 'test',
    };
    await expect(startServerProcess(settings)).rejects.toThrow(/signing certificate expired on \d{4}-\d\d-\d\d/);
  });

  test('readiness reports the reason over HTTP', async () => {
    const SIGNING_P12_BASE64 = makeSigningKey(10);
    const signed = await createHarness({ env: { SIGNING_P12_BASE64, SIGNING_P12_PASSPHRASE: 'test' } });
    try {
      const { url } = await signed.listen();
      signed.setNow(later(11));
      const answer = await fetch(`${url}/health/ready`);
      expect([answer.status, await answer.json()]).toMatchObject([
        503,
        { checks: { signing: false }, reasons: { signing: expect.stringMatching(/certificate expired on \d{4}/) } },
      ]);
    } finally {
      await signed.stop();
    }
  });

  test('turns readiness red on expiry at run time', async () => {
    const env = { ...h.env, signing: signing(makeSigningKey(10)) };
    expect(await findSigningFault(env.signing, later(0))).toBeUndefined();
    expect(await runChecks({ ...h.deps, env })).toMatchObject({ signing: true });
    expect(await runChecks({ ...h.deps, env, now: () => later(11) })).toMatchObject({ signing: false });
    expect(await findSigningFault(env.signing, later(11))).toMatch(/certificate expired on/);
  });
});
