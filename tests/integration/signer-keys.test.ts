import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readFile } from '#client/features/verification/file-check/read-signature.ts';
import { endTrust } from '#server/features/auth/end-trust.ts';
import { startSession } from '#server/features/auth/session.ts';
import { sealOf } from '#server/features/certification/signing-keys/key-seal.ts';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { readAll } from '#server/features/documents/stored-bytes.ts';
import { isSignedWhole } from '#server/platform/signing/signed-pdf.ts';
import { finding } from '#shared/certificate/statement.ts';
import { limits } from '#shared/limits.ts';
import { proveSession } from '../support/accounts.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { longestTurn } from '../support/loop-turns.ts';
import { buildWithNotary } from '../support/notaries.ts';
import { isSignedWith, makeP12, signedRevisions } from '../support/own-keys.ts';
import { readPrinted, squeezed } from '../support/printed.ts';
import { buildPending, deliveriesOf, refusedBy, statement } from '../support/reviews.ts';
import { makeSigningKey } from '../support/signing-keys.ts';

/** Keys of signers: made or imported, opened by a proof, and their signature beside the company's. */

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
beforeAll(async () => {
  await h.listen();
});

const newStaff = (name = 'Clara Reis') => buildUser(h, { role: 'authenticator', name });
const api = (staff: BuiltUser) => h.caller(staff).authenticator;
const make = (staff: BuiltUser) => api(staff).makeSignerKey({ replaces: null });
const unproven = (staff: BuiltUser) =>
  h.db.updateTable('sessions').set({ provedAt: null }).where('id', '=', staff.sessionId).execute();

async function newSigner() {
  const staff = await newStaff();
  const { key } = await make(staff);
  if (!key) throw new Error('no key was made');
  return { staff, key };
}

async function approve(staff: BuiltUser) {
  const { document, review } = await buildPending(h);
  await api(staff).approve({ id: review.id, ...statement });
  const [delivery] = await deliveriesOf(h, document.id);
  const stored = delivery && (await h.deps.storage.get(delivery.translatedFileKey));
  if (!stored) throw new Error('nothing stored');
  const pdf = await readAll(stored);
  const certificate = await h.db
    .selectFrom('certificates')
    .selectAll()
    .where('documentId', '=', document.id)
    .executeTakeFirstOrThrow();
  const [page = ''] = await readPrinted(pdf);
  return { pdf, certificate, code: delivery.verificationCode, page: squeezed(page), revisions: signedRevisions(pdf) };
}

const rowOf = (id: string) => h.db.selectFrom('signerKeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const refusal = z.object({ cause: z.object({ code: z.string(), details: z.object({ findings: z.array(finding) }) }) });

async function keyRefusal(call: Promise<unknown>): Promise<string[]> {
  const error: unknown = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  const { cause } = refusal.parse(error);
  expect(cause.code).toBe('SIGNER_KEY_REFUSED');
  return cause.details.findings.map(({ rule }) => rule);
}

async function serverVerdict(pdf: Buffer): Promise<boolean> {
  const anchors = await h.deps.signing.roots();
  return isSignedWhole(pdf, { anchors, timestampRoots: [], seenAt: h.deps.now() });
}

async function browserVerdict(pdf: Buffer): Promise<string> {
  const roots = await h.deps.signing.roots();
  const read = await readFile(new Blob([Uint8Array.from(pdf)]), {
    roots: roots.map(({ kind, certificate }) => ({ kind, certificate, compromisedSince: undefined })),
  });
  return read.signature;
}

describe('a decision', () => {
  test('without a key of the signer is signed by the company, and the paper says so', async () => {
    const { page, revisions, certificate } = await approve(await newStaff());
    expect(revisions).toHaveLength(1);
    expect(certificate.signerKeyId).toBeNull();
    expect(page).toContain(squeezed('The translator’s signature above is not electronic.'));
  });

  test('with a key is signed by the signer, then by the company, and the paper says which is which', async () => {
    const { staff, key } = await newSigner();
    const { page, revisions, certificate, pdf } = await approve(staff);
    const row = await rowOf(key.id);
    expect(revisions).toHaveLength(2);
    expect(isSignedWith(revisions[0], row.certificate)).toBe(true);
    expect(isSignedWith(revisions[1], row.certificate)).toBe(false);
    expect(certificate.signerKeyId).toBe(key.id);
    expect(page).toContain(squeezed('“Translator”: the translator named above. “Issuer”:'));
    expect(await serverVerdict(pdf)).toBe(true);
    expect(await browserVerdict(pdf)).toBe('intact');
    expect(new X509Certificate(row.certificate).subject).toContain('CN=Clara Reis');
  });

  test('is told with both signatures by look-up and file check; with a revoked key, that it does not count', async () => {
    const { staff, key } = await newSigner();
    const { pdf, code } = await approve(staff);
    const publicly = h.caller(null, { ip: '203.0.113.90' }).verification;
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const signerKey = { sha256: key.sha256, source: 'made', isRevoked: false };
    expect(await publicly.lookup({ code })).toMatchObject({ state: 'valid', signerKey });
    expect(await publicly.check({ sha256 })).toMatchObject({ outcome: 'genuine', certificate: { signerKey } });
    const { first } = await readFile(new Blob([Uint8Array.from(pdf)]), { roots: [] });
    expect(first).toEqual({ certificate: key.sha256, isIntact: true });
    const forged = Buffer.from(pdf);
    forged[900] = (forged[900] ?? 0) ^ 1;
    expect((await readFile(new Blob([Uint8Array.from(forged)]), { roots: [] })).first?.isIntact).toBe(false);

    const since = key.validFrom.slice(0, 10);
    await api(staff).revokeSignerKey({ id: key.id, reason: 'key-compromise', since });
    expect(await publicly.lookup({ code })).toMatchObject({ state: 'valid', signerKey: { isRevoked: true } });
  });

  test('whose record is given another key is refused by the look-up', async () => {
    const { staff } = await newSigner();
    const { code, certificate } = await approve(staff);
    await h.db.updateTable('certificates').set({ signerKeyId: null }).where('id', '=', certificate.id).execute();
    const call = h.caller(null, { ip: '203.0.113.91' }).verification.lookup({ code });
    await expect(call).rejects.toMatchObject({ cause: { code: 'CERTIFICATE_ALTERED' } });
  });

  test('a file that the signer’s key alone signed is genuine nowhere', async () => {
    const { staff, key } = await newSigner();
    const { revisions } = await approve(staff);
    const [alone] = revisions;
    const { issuers } = await rowOf(key.id);
    const published = (await h.deps.signing.roots()).map(({ certificate }) => certificate.toString('base64'));
    for (const issuer of issuers) expect(published).not.toContain(issuer.toString('base64'));
    expect(issuers).toHaveLength(1);
    if (!alone) throw new Error('one signature only');
    expect(await serverVerdict(alone)).toBe(false);
    expect(await browserVerdict(alone)).toBe('foreign');
    const pem = await (await fetch(`${h.env.publicUrl}/.well-known/document-signing.pem`)).text();
    for (const issuer of issuers) expect(pem).not.toContain(new X509Certificate(issuer).toString().trim());
  });

  test('for a notary bears the company’s signature alone, says so, and needs no proof of the key', async () => {
    const { staff } = await newSigner();
    await unproven(staff);
    const { held } = await buildWithNotary(h, { by: staff });
    expect(held.id).toBeDefined();
  });

  test('is refused with a key whose name the profile no longer has, until the key is replaced', async () => {
    const { staff, key } = await newSigner();
    const { profile } = await api(staff).signerProfile();
    if (!profile) throw new Error('no profile');
    const { signature: _signature, savedAt: _savedAt, ...fields } = profile;
    await api(staff).updateSignerProfile({ ...fields, legalName: 'Clara Reis Souza' });
    const { review } = await buildPending(h);
    expect(await refusedBy(api(staff).approve({ id: review.id, ...statement }))).toEqual(['signer.key']);
    expect((await api(staff).signerKey()).key?.fault).toContain('names you as your profile no longer does');
    await api(staff).makeSignerKey({ replaces: key.id });
    await proveSession(h, staff);
    await api(staff).approve({ id: review.id, ...statement });
  });
});

describe('a key', () => {
  test('is opened by a recent proof, for so many decisions and so long', async () => {
    const { staff } = await newSigner();
    await unproven(staff);
    const { review } = await buildPending(h);
    const decide = () => api(staff).approve({ id: review.id, ...statement });
    await expect(decide()).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED' } });
    await proveSession(h, staff);
    await decide();
    const { key } = await api(staff).signerKey();
    expect(key?.open?.decisionsLeft).toBe(limits.signerKeyDecisions - 1);

    const change = (values: { decisionsLeft: number } | { expiresAt: Date }) =>
      h.db.updateTable('signerKeyReleases').set(values).where('sessionId', '=', staff.sessionId).execute();
    // The proof is still recent, and has opened the key once.
    await change({ decisionsLeft: 0 });
    await expect(approve(staff)).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED' } });
    await proveSession(h, staff);
    await approve(staff);
    await change({ expiresAt: new Date() });
    await expect(approve(staff)).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED' } });
  });

  test('is opened in one session, not in another of the same person', async () => {
    const { staff } = await newSigner();
    await approve(staff);
    const { sessionId } = await startSession(h.deps, staff.id, 'another browser');
    const other = { ...staff, sessionId };
    await unproven(other);
    expect((await api(other).signerKey()).key?.open).toBeNull();
    await expect(approve(other)).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED' } });
    await approve(staff);
  });

  test.each(['passwordReset', 'roleChanged', 'signedOutEverywhere', 'passwordChanged'] as const)(
    'is closed by the end of trust: %s',
    async (cause) => {
      const { staff } = await newSigner();
      await approve(staff);
      await h.db
        .transaction()
        .execute((trx) =>
          endTrust(h.deps, trx, { cause, userId: staff.id, by: null, except: { sessionId: staff.sessionId } }),
        );
      expect((await api(staff).signerKey()).key?.open).toBeNull();
      await expect(approve(staff)).rejects.toMatchObject({ cause: { code: 'PROOF_NEEDED' } });
    },
  );

  test('decisions at once take one use each', async () => {
    const { staff } = await newSigner();
    await Promise.all([approve(staff), approve(staff), approve(staff)]);
    expect((await api(staff).signerKey()).key?.open?.decisionsLeft).toBe(limits.signerKeyDecisions - 3);
  });

  test('two that are made at once leave one', async () => {
    const staff = await newStaff();
    const outcomes = await Promise.allSettled([make(staff), make(staff)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await h.db.selectFrom('signerKeys').select('id').where('userId', '=', staff.id).execute();
    expect(rows).toHaveLength(1);
  });

  test('is stored encrypted, and re-encrypted after a rotation of APP_SECRET', async () => {
    const { staff, key } = await newSigner();
    const before = (await rowOf(key.id)).encryptedPrivateKey;
    expect(before?.includes(Buffer.from([0x02, 0x01, 0x00, 0x30]))).toBe(false);
    const [own] = h.env.appSecrets;
    const other = 'another secret of thirty-two characters or more';
    const prepare = (...appSecrets: [string, ...string[]]) =>
      createSigning({ ...h.deps, env: { ...h.env, appSecrets } }).prepare();
    await prepare(other, own);
    const after = (await rowOf(key.id)).encryptedPrivateKey;
    expect(after?.equals(before ?? Buffer.of())).toBe(false);
    await expect(approve(staff)).rejects.toMatchObject({ cause: { code: 'SERVICE_UNAVAILABLE' } });
    await prepare(own, other);
    await approve(staff);
  });

  test('that is revoked is destroyed, stands on its root’s revocation list with its reason, and in the audit log', async () => {
    const { staff, key } = await newSigner();
    await approve(staff);
    const { issuers } = await rowOf(key.id);
    const today = h.deps.now().toISOString().slice(0, 10);
    await api(staff).revokeSignerKey({ id: key.id, reason: 'affiliation-changed' });
    await api(staff).revokeSignerKey({ id: key.id, reason: 'affiliation-changed' });
    const row = await rowOf(key.id);
    expect(row).toMatchObject({
      encryptedPrivateKey: null,
      ending: 'revoked',
      revocationReason: 'affiliation-changed',
    });
    const [root = Buffer.of()] = issuers;
    const sha256 = new X509Certificate(root).fingerprint256.replaceAll(':', '').toLowerCase();
    const list = await h.deps.signing.revocationList(sha256);
    // The reason code, as an enumerated value: affiliationChanged.
    expect(list?.includes(Buffer.from([0x0a, 0x01, 0x03]))).toBe(true);
    const serial = Buffer.from(new X509Certificate(row.certificate).serialNumber, 'hex');
    expect(list?.includes(serial)).toBe(true);
    const served = await fetch(`${h.env.publicUrl}/.well-known/document-signing/${sha256}.crl`);
    expect(served.status).toBe(200);
    const events = await h.db
      .selectFrom('staffEvents')
      .select(['event', 'details'])
      .where('actorId', '=', staff.id)
      .where('event', 'like', 'signerKey.%')
      .orderBy('id')
      .execute();
    expect(events.map(({ event }) => event)).toEqual(['signerKey.made', 'signerKey.revoked']);
    expect(events[1]?.details).toMatchObject({ keyId: key.id, reason: 'affiliation-changed' });
    const { revisions } = await approve(staff);
    expect(revisions).toHaveLength(1);
    expect((await api(staff).signerKey()).ended.map(({ id }) => id)).toEqual([key.id]);
    expect(today).toHaveLength(10);
  });

  test('that was replaced is destroyed and on no list; its certificate never changes again', async () => {
    const { staff, key } = await newSigner();
    const { key: second } = await api(staff).makeSignerKey({ replaces: key.id });
    await expect(api(staff).makeSignerKey({ replaces: key.id })).rejects.toMatchObject({ cause: { code: 'CONFLICT' } });
    const row = await rowOf(key.id);
    expect(row).toMatchObject({ encryptedPrivateKey: null, ending: 'replaced', revokedSince: null });
    expect(second?.id).not.toBe(key.id);
    const change = h.db.updateTable('signerKeys').set({ ending: 'revoked' }).where('id', '=', key.id).execute();
    await expect(change).rejects.toThrow('append-only');
    await expect(h.db.deleteFrom('signerKeys').where('id', '=', key.id).execute()).rejects.toThrow('append-only');
  });

  test('that is revoked while a decision prints delivers nothing', async () => {
    const { staff, key } = await newSigner();
    const { document, review } = await buildPending(h);
    const print = h.deps.typesetter.print.bind(h.deps.typesetter);
    const spy = vi.spyOn(h.deps.typesetter, 'print').mockImplementation(async (job, owner) => {
      const printed = await print(job, owner);
      await api(staff).revokeSignerKey({ id: key.id, reason: 'cessation' });
      return printed;
    });
    const call = api(staff).approve({ id: review.id, ...statement });
    await expect(call).rejects.toMatchObject({ cause: { code: 'CONFLICT' } });
    spy.mockRestore();
    expect(await deliveriesOf(h, document.id)).toEqual([]);
  });
});

describe('an import', () => {
  const imported = (staff: BuiltUser, p12: string, passphrase = 'test') =>
    api(staff).importSignerKey({ replaces: null, p12, passphrase });

  test('takes the key and its chain, in whatever order the file has them, and signs with it', async () => {
    const staff = await newStaff();
    const { key } = await imported(staff, makeP12());
    expect(key).toMatchObject({ source: 'imported', name: 'Clara Reis', issuer: 'Registry CA', algorithm: 'RSA 3072' });
    expect(key?.hasRevocationList).toBe(false);
    const { revisions, pdf } = await approve(staff);
    const row = await rowOf(key?.id ?? '');
    expect(row.issuers).toHaveLength(1);
    expect(isSignedWith(revisions[0], row.certificate)).toBe(true);
    expect(isSignedWith(revisions[0], row.issuers[0] ?? Buffer.of())).toBe(true);
    expect([await serverVerdict(pdf), await browserVerdict(pdf)]).toEqual([true, 'intact']);
    expect(await serverVerdict(revisions[0] ?? Buffer.of())).toBe(false);
  });

  test.each([
    ['expired', 'expired', () => makeP12({ days: -3 })],
    ['RSA of 1024 bits', 'weak', () => makeP12({ key: ['rsa:1024'] })],
    ['a key for encryption', 'usage', () => makeP12({ extensions: ['keyUsage=critical,keyEncipherment'] })],
    ['a certificate of a server', 'usage', () => makeP12({ extensions: ['extendedKeyUsage=serverAuth'] })],
    ['another person’s', 'name', () => makeP12({ name: 'Nora Okafor' })],
    ['no PKCS #12 file', 'file', () => Buffer.from('a picture').toString('base64')],
    ['a file without a key', 'file', () => makeSigningKey(30, { isCertificateAlone: true })],
  ])('%s is refused', async (_, rule, file) => {
    const staff = await newStaff();
    expect(await keyRefusal(imported(staff, file()))).toEqual([`signer-key.${rule}`]);
    expect((await api(staff).signerKey()).key).toBeNull();
  });

  test('a wrong passphrase is refused as one', async () => {
    expect(await keyRefusal(imported(await newStaff(), makeP12(), 'wrong'))).toEqual(['signer-key.passphrase']);
  });

  test('a file that takes minutes to open times out, and blocks nobody else', { tags: 'sweep' }, async () => {
    const staff = await newStaff();
    const file = makeP12({ isCostly: true });
    const give = () => imported(staff, file).catch((error: unknown) => error);
    const { result, stallMs } = await longestTurn(give);
    const { cause } = z.object({ cause: z.object({ code: z.string() }) }).parse(result);
    // The second where the machine is too busy to tell.
    expect(['SIGNER_KEY_REFUSED', 'SERVICE_UNAVAILABLE']).toContain(cause.code);
    expect(stallMs).toBeLessThan(200);
  });

  test('a certificate of the company is refused', async () => {
    const p12 = makeP12();
    const staff = await newStaff();
    const { leaf } = await import('#server/platform/signing/p12.ts').then(({ readP12Key }) =>
      readP12Key(Buffer.from(p12, 'base64'), 'test'),
    );
    const stated = {
      id: randomUUID(),
      purpose: 'document' as const,
      source: 'p12' as const,
      issuerId: null,
      certificate: leaf.raw,
      publicKey: leaf.publicKey.export({ type: 'spki', format: 'der' }),
      validFrom: new Date(leaf.validFrom),
      validUntil: new Date(leaf.validTo),
    };
    const seal = sealOf(h.env.appSecrets[0], stated);
    await h.db
      .insertInto('signingKeys')
      .values({ ...stated, encryptedPrivateKey: null, seal })
      .execute();
    expect(await keyRefusal(imported(staff, p12))).toEqual(['signer-key.company']);
  });

  test('belongs to one person', async () => {
    const p12 = makeP12();
    await imported(await newStaff(), p12);
    expect(await keyRefusal(imported(await newStaff(), p12))).toEqual(['signer-key.known']);
  });
});
