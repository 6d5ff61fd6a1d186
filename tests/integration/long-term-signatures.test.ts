import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readFile } from '#client/features/verification/file-check/read-signature.ts';
import type { Deps } from '#server/deps.ts';
import { extendDueFiles } from '#server/features/certification/long-term-signatures.ts';
import { addTimestamp } from '#server/features/certification/signatures.ts';
import { rotateKeys } from '#server/features/certification/signing-keys/rotation.ts';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { refreshBacklog } from '#server/operations/backlog.ts';
import { readReadiness } from '#server/operations/readiness.ts';
import { metrics } from '#server/platform/observability/metrics.ts';
import { startTimestamps, type TimestampSandbox } from '../../scripts/sandbox/timestamp.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildPending, deliveriesOf, statement } from '../support/reviews.ts';
import { hasTools, readStore, temporaryFolder, toolNames, verifyExtended, verifyList } from '../support/signatures.ts';

/** Deliveries that verify after their certificates expired: validation data, document timestamps, revocation lists. */

const dayMs = 24 * 60 * 60 * 1000;
const dirs = [temporaryFolder(), temporaryFolder(), temporaryFolder()] as const;
/** Its certificate ends in 90 days: papers that it stamps are due at once. */
let authority: TimestampSandbox;
/** Its certificate ends in three years. */
let later: TimestampSandbox;
let h: Harness;
let clara: BuiltUser;

beforeAll(async () => {
  const issuedAt = new Date(Date.now() - (3 * 365 - 90) * dayMs);
  authority = await startTimestamps({ dir: dirs[0], issuedAt });
  later = await startTimestamps({ dir: dirs[1] });
  h = await createHarness({
    env: {
      TIMESTAMP_URL: authority.url,
      TIMESTAMP_ROOTS: Buffer.from(authority.roots).toString('base64'),
      REVOCATION_LIST_URLS: `${authority.crlUrl},${later.crlUrl}`,
    },
  });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterEach(() => setMode('normal'));
afterAll(async () => {
  await h.stop();
  await Promise.all([authority.stop(), later.stop()]);
  for (const dir of dirs) fs.rmSync(dir, { recursive: true, force: true });
});

async function setMode(mode: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(authority.controlUrl, { method: 'POST', headers, body: JSON.stringify({ mode, delayMs: 60_000 }) });
}

/** Simulates a fresh process, without cached authorities or lists. */
function restarted(): Deps {
  return { ...h.deps, signing: createSigning(h.deps) };
}

/** A process after the operator changed the authority. */
function withLaterAuthority(other = later): Deps {
  const roots = [authority, other].map((each) => new X509Certificate(each.roots).raw);
  const env = { ...h.env, timestamps: { url: other.url, roots } };
  return { ...h.deps, env, signing: createSigning({ ...h.deps, env }) };
}

/** Files of a document's certificate, oldest first. */
function filesOf(documentId: string) {
  return h.db
    .selectFrom('certificateFiles as f')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .leftJoin('longTermFiles as l', 'l.fileId', 'f.id')
    .select(['f.sha256', 'f.sizeBytes', 'f.fileKey', 'f.signatureLevel', 'l.level', 'l.signedBytes', 'l.dueAt'])
    .where('c.documentId', '=', documentId)
    .orderBy('f.createdAt')
    .execute();
}

const levelsOf = async (documentId: string) =>
  (await filesOf(documentId)).map(({ level, signatureLevel }) => level ?? signatureLevel);

async function readObject(key: string): Promise<Buffer> {
  const stored = await h.deps.storage.get(key);
  if (!stored) throw new Error('nothing stored');
  return readAll(stored);
}

async function served(documentId: string) {
  const [delivery] = await deliveriesOf(h, documentId);
  if (!delivery) throw new Error('nothing delivered');
  return { delivery, pdf: await readObject(delivery.translatedFileKey) };
}

async function deliver() {
  const { review, document } = await buildPending(h);
  await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
  return { document, ...(await served(document.id)) };
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const publicly = () => h.caller(null, { ip: '203.0.113.78' }).verification;
const check = (bytes: Buffer, code?: string) => publicly().check({ sha256: sha256Of(bytes), code });

async function trust() {
  const roots = await (await fetch(`${h.env.publicUrl}/.well-known/document-signing.pem`)).text();
  return { roots, timestampRoots: `${authority.roots}\n${later.roots}` };
}

describe('a delivery', () => {
  test('holds chains and revocation lists in the signed revision, and certifies it', async () => {
    const { document, delivery, pdf } = await deliver();
    expect(await levelsOf(document.id)).toEqual(['B-LT']);
    const { certificates, revocationLists, permissions } = await readStore(pdf);
    const [root] = await h.deps.signing.roots();
    const timestampRoot = new X509Certificate(authority.roots).raw;
    for (const issuer of [root?.certificate, timestampRoot]) {
      expect(certificates.some((certificate) => issuer && certificate.equals(issuer))).toBe(true);
    }
    expect([certificates.length, revocationLists.length, permissions]).toEqual([4, 2, 2]);
    expect(await check(pdf)).toMatchObject({
      outcome: 'genuine',
      certificate: { signatureLevel: 'B-T', longTermLevel: 'B-LT' },
    });
    expect(await publicly().lookup({ code: delivery.verificationCode })).toMatchObject({
      signatureLevel: 'B-T',
      longTermLevel: 'B-LT',
    });
    // Columns read by the previous release.
    expect((await filesOf(document.id))[0]?.signatureLevel).toBe('B-T');
  });

  test.skipIf(!hasTools)(
    'is accepted by pdfsig and OpenSSL with its own lists',
    { meta: { needs: toolNames } },
    async () => {
      const { pdf } = await deliver();
      await verifyExtended(pdf, { ...(await trust()), signedBytes: pdf.length });
    },
  );

  test('does not wait for an unavailable list: B-T at first, and B-LT by the job', async () => {
    await setMode('no-crl');
    const deps = restarted();
    const { document, pdf } = await deliverWith(deps);
    expect(await levelsOf(document.id)).toEqual(['B-T']);
    await extendDueFiles(deps);
    expect([await levelsOf(document.id), await gaugeOf('signed_files_unvalidated')]).toEqual([['B-T'], 1]);
    expect((await readReadiness(deps)).checks, 'readiness says it').toMatchObject({ validation: false });

    await setMode('normal');
    await makeDue(document.id);
    await extendDueFiles(restarted());
    expect([await levelsOf(document.id), await gaugeOf('signed_files_unvalidated')]).toEqual([['B-T', 'B-LT'], 0]);
    const { pdf: extended } = await served(document.id);
    expect(extended.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(await Promise.all([check(pdf), check(extended)])).toMatchObject([
      { outcome: 'genuine', certificate: { signatureLevel: 'B-T', longTermLevel: null } },
      { outcome: 'genuine', certificate: { signatureLevel: 'B-T', longTermLevel: 'B-LT' } },
    ]);
    if (hasTools) await verifyExtended(extended, { ...(await trust()), signedBytes: pdf.length });
  });

  test('gets timestamp, then validation data when the authority was away', async () => {
    await setMode('away');
    const { document, delivery } = await deliverWith(restarted());
    expect(await levelsOf(document.id)).toEqual(['B-B']);
    await setMode('normal');
    await addTimestamp(restarted(), { sha256: delivery.translatedFileSha256 });
    await extendDueFiles(restarted());
    expect(await levelsOf(document.id)).toEqual(['B-B', 'B-T', 'B-LT']);
    const { pdf } = await served(document.id);
    const [, timestamped] = await filesOf(document.id);
    if (hasTools) await verifyExtended(pdf, { ...(await trust()), signedBytes: timestamped?.sizeBytes ?? 0 });
  });
});

async function gaugeOf(name: string): Promise<number | undefined> {
  await refreshBacklog(h.deps);
  return (await metrics.getSingleMetric(name)?.get())?.values[0]?.value;
}

async function deliverWith(deps: Deps) {
  const signing = h.deps.signing;
  h.deps.signing = deps.signing;
  try {
    return await deliver();
  } finally {
    h.deps.signing = signing;
  }
}

describe('a renewal', () => {
  test('appends a document timestamp; beginning and whole stay genuine, in the log too', async () => {
    const { document, delivery, pdf } = await deliver();
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
    const { pdf: renewed, delivery: now } = await served(document.id);
    expect(renewed.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(now).toMatchObject({ translatedFileSha256: sha256Of(renewed), verificationCode: delivery.verificationCode });
    expect(await filesOf(document.id)).toMatchObject([
      { sha256: sha256Of(pdf), sizeBytes: pdf.length, signedBytes: pdf.length, dueAt: null },
      { sha256: sha256Of(renewed), sizeBytes: renewed.length, signedBytes: pdf.length, dueAt: expect.any(Date) },
    ]);
    expect(await Promise.all([check(pdf), check(renewed)])).toMatchObject([
      { outcome: 'genuine', certificate: { signatureLevel: 'B-T', longTermLevel: 'B-LT' } },
      { outcome: 'genuine', certificate: { signatureLevel: 'B-T', longTermLevel: 'B-LTA' } },
    ]);
    await h.runJobs();
    for (const file of [pdf, renewed]) {
      const answer = await fetch(`${h.env.publicUrl}/transparency/proof?sha256=${sha256Of(file)}`);
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
        200,
        expect.stringContaining(sha256Of(file)),
      ]);
    }
    if (hasTools) await verifyExtended(renewed, { ...(await trust()), signedBytes: pdf.length });
  });

  test('is repeated with each later certificate, and never without', async () => {
    const { document, pdf } = await deliver();
    await extendDueFiles(restarted());
    expect(await levelsOf(document.id)).toEqual(['B-LT']);
    await makeDue(document.id);
    await extendDueFiles(withLaterAuthority());
    await makeDue(document.id);
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
    const { pdf: renewed } = await served(document.id);
    expect(renewed.subarray(0, pdf.length).equals(pdf)).toBe(true);
  });

  test('waits for a certificate that is worth its bytes', async () => {
    const issuedAt = new Date(Date.now() - (3 * 365 - 120) * dayMs);
    const soon = await startTimestamps({ dir: dirs[2], issuedAt });
    const { document } = await deliver();
    await extendDueFiles(withLaterAuthority(soon));
    expect(await levelsOf(document.id)).toEqual(['B-LT']);
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
    await soon.stop();
  });

  test('reaches a paper that the release before delivered', async () => {
    const { document } = await deliver();
    const files = h.db
      .selectFrom('certificateFiles as f')
      .innerJoin('certificates as c', 'c.id', 'f.certificateId')
      .select('f.id')
      .where('c.documentId', '=', document.id);
    await h.db.deleteFrom('longTermFiles').where('fileId', 'in', files).execute();
    expect(await check((await served(document.id)).pdf)).toMatchObject({ certificate: { longTermLevel: null } });
    await extendDueFiles(restarted());
    expect(await levelsOf(document.id)).toEqual(['B-T', 'B-LT']);
    await makeDue(document.id);
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(document.id)).toEqual(['B-T', 'B-LT', 'B-LTA']);
  });

  test('happens once when the job runs twice at once', async () => {
    const { document } = await deliver();
    await Promise.all([1, 2, 3].map(() => extendDueFiles(withLaterAuthority())));
    expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
  });

  test('is made up for when it was killed after the object was stored', async () => {
    const { document, pdf } = await deliver();
    const keys: string[] = [];
    const deps = withLaterAuthority();
    const storage = {
      ...deps.storage,
      put: async (...args: Parameters<Deps['storage']['put']>) => {
        await deps.storage.put(...args);
        keys.push(args[0]);
        throw new Error('killed');
      },
    };
    await extendDueFiles({ ...deps, storage });
    expect(keys).toHaveLength(1);
    expect(await levelsOf(document.id)).toEqual(['B-LT']);
    expect((await served(document.id)).pdf.equals(pdf)).toBe(true);
    // The sweep deletes the object without a row.
    const { rows } = await sql<{ key: string }>`
      select data ->> 'key' as key from pgboss.job where name = 'documents.sweepFile'`.execute(h.db);
    expect(rows.map(({ key }) => key)).toContain(keys[0]);
    await makeDue(document.id);
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
  });

  test('leaves revoked papers and files of another content alone', async () => {
    const revoked = await deliver();
    await h.db.transaction().execute((trx) => updateRevoked(trx, { documentId: revoked.document.id, now: new Date() }));
    const damaged = await deliver();
    const [file] = await filesOf(damaged.document.id);
    const other = Buffer.from(damaged.pdf);
    other[2_000] = (other[2_000] ?? 0) ^ 1;
    await h.deps.storage.put(file?.fileKey ?? '', other, { mimetype: 'application/pdf', cacheSeconds: 1 });
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(revoked.document.id)).toEqual(['B-LT']);
    expect(await levelsOf(damaged.document.id)).toEqual(['B-LT']);
  });
});

async function makeDue(documentId: string): Promise<void> {
  const files = h.db
    .selectFrom('certificateFiles as f')
    .innerJoin('certificates as c', 'c.id', 'f.certificateId')
    .select('f.id')
    .where('c.documentId', '=', documentId);
  const dueAt = new Date(Date.now() - 1000);
  await h.db
    .updateTable('longTermFiles')
    .set({ dueAt })
    .where('fileId', 'in', files)
    .where('dueAt', 'is not', null)
    .execute();
}

describe('what follows a known file', () => {
  test('makes it another file, whatever its signature says', async () => {
    const { document, delivery, pdf } = await deliver();
    await extendDueFiles(withLaterAuthority());
    const { pdf: renewed } = await served(document.id);
    const { roots } = await publicly().roots();
    const anchors = roots.map(({ kind, certificate }) => ({
      kind,
      certificate: new Uint8Array(Buffer.from(certificate, 'base64')),
      compromisedSince: undefined,
    }));
    const strange = [
      Buffer.concat([pdf, Buffer.from('\n% a note')]),
      Buffer.concat([renewed, Buffer.from('\n')]),
      renewed.subarray(0, renewed.length - 1),
      renewed.subarray(0, pdf.length + 100),
    ];
    for (const bytes of strange) {
      const reading = await readFile(new Blob([new Uint8Array(bytes)]), { roots: anchors });
      expect(reading).toMatchObject({ signature: 'extended', code: delivery.verificationCode });
      expect(await check(bytes, reading.code)).toMatchObject({ outcome: 'altered' });
      expect(await check(bytes)).toMatchObject({ outcome: 'unknown' });
    }
    const whole = await readFile(new Blob([new Uint8Array(renewed)]), { roots: anchors });
    expect(whole).toMatchObject({ signature: 'extended', sha256: sha256Of(renewed) });
    expect(whole.timestamp?.time).toBeInstanceOf(Date);
  });
});

describe('revocation lists of own roots', () => {
  const listsOf = async () => {
    const published = await fetch(`${h.env.publicUrl}/.well-known/document-signing.json`);
    const { roots } = (await published.json()) as { roots: { crl: string; pem: string; retiredAt: string | null }[] };
    return roots;
  };

  test('are published for every root ever used, at the address in new certificates', async () => {
    const { document, pdf: before } = await deliver();
    await rotateKeys(h.deps, { newRoot: true, log: false, compromisedSince: null });
    const { pdf } = await deliver();
    const roots = await listsOf();
    expect(roots.length).toBeGreaterThan(1);
    for (const { crl, pem } of roots) {
      const answer = await fetch(crl);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pkix-crl']);
      if (hasTools) verifyList(Buffer.from(await answer.arrayBuffer()), pem);
    }
    expect(pdf.includes(Buffer.from(roots[0]?.crl ?? 'none'))).toBe(false);
    const { certificates } = await readStore(pdf);
    expect(certificates.some((certificate) => certificate.includes(Buffer.from(roots[0]?.crl ?? 'none')))).toBe(true);
    expect((await fetch(`${h.env.publicUrl}/.well-known/document-signing/${'0'.repeat(64)}.crl`)).status).toBe(404);
    // A paper of the retired root is renewed with that root's list of today.
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
    const { pdf: renewed } = await served(document.id);
    if (hasTools) await verifyExtended(renewed, { ...(await trust()), signedBytes: before.length });
  });

  test('name a stolen key’s certificate from its date on', async () => {
    const since = new Date(Date.now() + dayMs);
    const { document, pdf } = await deliver();
    await rotateKeys(h.deps, { newRoot: false, log: false, compromisedSince: since });
    // Signed and stamped before that date.
    await extendDueFiles(withLaterAuthority());
    expect(await levelsOf(document.id)).toEqual(['B-LT', 'B-LTA']);
    const retired = (await listsOf()).find(({ retiredAt }) => retiredAt !== null);
    const list = Buffer.from(await (await fetch(retired?.crl ?? '')).arrayBuffer());
    if (hasTools) verifyList(list, retired?.pem ?? '');
    const { certificates } = await readStore(pdf);
    const leaf = certificates.find((one) =>
      new X509Certificate(one).checkIssued(new X509Certificate(retired?.pem ?? '')),
    );
    const serial = new X509Certificate(leaf ?? Buffer.of()).serialNumber;
    expect(list.includes(Buffer.from(serial, 'hex'))).toBe(true);
  });
});
