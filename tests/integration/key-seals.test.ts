import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSigning } from '#server/features/certification/signing-keys/signing.ts';
import { issueRoot } from '#server/platform/signing/certificates.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { verifyAudit } from '../support/tampering.ts';

/** Signing keys carry a seal under APP_SECRET: a forged row is not used. */

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.db.deleteFrom('signingKeys').execute();
  await createSigning(h.deps).prepare();
});
afterAll(() => h.stop());

/** What a forger with INSERT adds: an anchor of their own, in one of the forms that the table allows. */
async function forgeKey(form: { purpose: 'root' | 'document' | 'log'; source: 'product' | 'p12'; seal?: Buffer }) {
  const { certificate, publicKey, pkcs8, validFrom, validUntil } = await issueRoot('Forgers', new Date());
  const id = randomUUID();
  const isProduct = form.source === 'product';
  await h.db
    .insertInto('signingKeys')
    .values({
      ...form,
      id,
      issuerId: null,
      certificate: form.purpose === 'log' ? null : certificate,
      publicKey,
      encryptedPrivateKey: isProduct ? pkcs8 : null,
      validFrom,
      validUntil: form.purpose === 'log' ? null : validUntil,
      // A key in use is there already.
      retiredAt: isProduct ? new Date() : null,
    })
    .execute();
  return { id, certificate };
}

const sealOfAnother = async () =>
  (await h.db.selectFrom('signingKeys').select('seal').executeTakeFirstOrThrow()).seal ?? Buffer.of(1);

test.each([
  { purpose: 'root', source: 'product' },
  { purpose: 'document', source: 'p12' },
  { purpose: 'log', source: 'product' },
] as const)('a row of another is not used, and named: $purpose, $source', async (form) => {
  const before = await createSigning(h.deps).roots();
  const logKeys = await createSigning(h.deps).logKeys();
  const plain = await forgeKey(form);
  const copied = await forgeKey({ ...form, seal: await sealOfAnother() });
  const signing = createSigning(h.deps);
  const check = async () => {
    expect(await signing.roots()).toEqual(before);
    expect(await signing.logKeys()).toEqual(logKeys);
    const { state, reason } = await signing.health();
    expect(state).toBe('warning');
    for (const { id } of [plain, copied]) expect(reason).toContain(id);
  };
  await check();
  // The next start seals neither.
  await signing.prepare();
  await check();
  const audit = await verifyAudit(h);
  expect(audit).toMatchObject({ code: 1 });
  expect(audit.output).toContain(plain.id);
});

test('a key whose columns were changed is not used', async () => {
  await h.db
    .updateTable('signingKeys')
    .set({ encryptedPrivateKey: Buffer.of(1) })
    .where('purpose', '=', 'log')
    .execute();
  expect(await createSigning(h.deps).logKeys()).toHaveLength(1);
  await h.db
    .updateTable('signingKeys')
    .set({ validFrom: new Date(0) })
    .where('purpose', '=', 'log')
    .execute();
  expect(await createSigning(h.deps).logKeys()).toEqual([]);
});

test('rows of the release before are sealed at the first start alone', async () => {
  const old = await forgeKey({ purpose: 'document', source: 'p12' });
  await h.deps.pool.query('update signing_keys set seal = null');
  const isAnchor = async () =>
    (await createSigning(h.deps).roots()).some((root) => root.certificate.equals(old.certificate));
  expect(await isAnchor()).toBe(true);
  await createSigning(h.deps).prepare();
  expect(await isAnchor()).toBe(true);
  const { rows } = await h.deps.pool.query('select 1 from signing_keys where seal is null');
  expect(rows).toEqual([]);
  // A product key that a process of that release makes later proves itself by its private key.
  await h.deps.pool.query(`update signing_keys set seal = null where purpose = 'log'`);
  expect(await createSigning(h.deps).logKeys()).toHaveLength(1);
  expect((await createSigning(h.deps).health()).state).toBe('ok');
});

test('seals follow a new APP_SECRET, and none is lost with the old one', async () => {
  const before = await createSigning(h.deps).roots();
  const [own] = h.env.appSecrets;
  const other = 'another secret of thirty-two characters or more';
  const withSecrets = (...appSecrets: [string, ...string[]]) =>
    createSigning({ ...h.deps, env: { ...h.env, appSecrets } });
  await withSecrets(other, own).prepare();
  expect(await withSecrets(other).roots()).toEqual(before);
  await withSecrets(other).prepare();
  expect((await withSecrets(other).health()).reason).toBeNull();
  expect(await withSecrets(own).roots()).toEqual([]);
  await withSecrets(own, other).prepare();
  expect(await withSecrets(own).roots()).toEqual(before);
});
