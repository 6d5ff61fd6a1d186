import { createPrivateKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import type { Env } from '#server/env.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { decrypt, encrypt } from '#server/platform/db/encryption.ts';
import { issueLeaf, issueRoot, type IssuedKey } from '#server/platform/signing/certificates.ts';
import { revocationListPath } from '#server/platform/signing/revocation-list.ts';
import { SigningKeyError, type KeyPurpose } from '#server/platform/signing/types.ts';
import { contextOf, isOurs, sealOf } from './key-seal.ts';
import { insertKey, listKeysInUse, lockKeys, updateEncryptedKey, updateRetired, type SigningKey } from './queries.ts';

/*
 * The product's own keys: a root, a leaf that signs documents, a key that signs the log, and one that signs seals.
 * Promises: concurrent starts create one set; private keys are stored encrypted with APP_SECRET; a leaf is renewed before it
 * expires, and a root before it would shorten a leaf's life.
 * Never: a key replaced because it cannot be decrypted, which would hide a wrong APP_SECRET.
 */

export interface KeyParts {
  env: Pick<Env, 'appSecrets' | 'brand' | 'publicUrl'>;
  db: Db;
  now: () => Date;
}

/** The company's keys in use. */
export type ProductKeys = Record<Exclude<KeyPurpose, 'translators'>, SigningKey>;
type KeysInUse = Partial<Record<KeyPurpose, SigningKey>>;

/** A leaf is renewed this long before it expires. */
const renewMs = 90 * 24 * 60 * 60 * 1000;
/** A root is replaced when less than a leaf's life is left. */
const rootRenewMs = 4 * 365 * 24 * 60 * 60 * 1000;

const undecryptable =
  'The signing key in the database cannot be decrypted with APP_SECRET. Append the secret that it was made with to ' +
  'APP_SECRET, after a comma; if that is lost, run "rotate-signing-key --new-root --log" and "rotate-signing-key --translators".';

/** Reads the keys in use; creates the missing and renews the expiring ones. */
export async function readProductKeys(parts: KeyParts): Promise<ProductKeys> {
  const inUse = await listKeysInUse(parts.db);
  // Signing with a forged key would let its holder sign as the company.
  if (!inUse.every((row) => isOurs(parts.env, row))) throw new SigningKeyError(undecryptable);
  const known = byPurpose(inUse);
  const isComplete =
    known.root && known.document && known.log && known.seal && staleKeys(known, parts.now()).length === 0;
  if (isComplete) return known as ProductKeys;
  return parts.db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    const stale = staleKeys(byPurpose(await listKeysInUse(trx)), parts.now());
    await retire(parts, trx, { purposes: stale, compromisedSince: null });
    return createMissing(parts, trx);
  });
}

/** Retires the keys of `purposes`, and a root's leaf with it; `createMissing` replaces them. */
export async function retire(
  { now }: KeyParts,
  trx: Trx,
  { purposes, compromisedSince }: { purposes: readonly KeyPurpose[]; compromisedSince: Date | null },
): Promise<void> {
  if (purposes.length === 0) return;
  const all = purposes.includes('root') ? [...new Set<KeyPurpose>([...purposes, 'document'])] : purposes;
  await updateRetired(trx, { purposes: all, compromisedSince, now: now() });
}

/** Creates the keys that are not in use. The caller holds the lock. */
export async function createMissing(parts: KeyParts, trx: Trx): Promise<ProductKeys> {
  const now = parts.now();
  const { legalName } = parts.env.brand;
  const known = byPurpose(await listKeysInUse(trx));
  if (!known.root)
    await insertIssued(parts, trx, { purpose: 'root', issuerId: null, key: await issueRoot(legalName, now) });
  if (!known.document) {
    const root = known.root ?? byPurpose(await listKeysInUse(trx)).root;
    if (!root?.certificate) throw new Error('the root was not stored');
    const key = await issueLeaf(
      { certificate: root.certificate, key: decryptKey(parts.env, root) },
      {
        organization: legalName,
        commonName: `${legalName} document signing`,
        use: 'documentSigning',
        now,
        crlUrl: `${parts.env.publicUrl}${revocationListPath(root.certificate)}`,
      },
    );
    await insertIssued(parts, trx, { purpose: 'document', issuerId: root.id, key });
  }
  if (!known.log) await insertBareKey(parts, trx, 'log');
  if (!known.seal) await insertBareKey(parts, trx, 'seal');
  return byPurpose(await listKeysInUse(trx)) as ProductKeys;
}

/** Throws SigningKeyError. */
export function decryptKey(
  { appSecrets }: Pick<Env, 'appSecrets'>,
  row: Pick<SigningKey, 'id' | 'encryptedPrivateKey'>,
): KeyObject {
  const pkcs8 = row.encryptedPrivateKey && decrypt(appSecrets, contextOf(row.id), row.encryptedPrivateKey);
  if (!pkcs8) throw new SigningKeyError(undecryptable);
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
}

/** Re-encrypts keys of an older APP_SECRET, so that it can be dropped. Throws SigningKeyError. */
export async function encryptWithCurrentSecret({ env, db }: KeyParts, row: SigningKey): Promise<void> {
  const [current] = env.appSecrets;
  if (row.encryptedPrivateKey && decrypt([current], contextOf(row.id), row.encryptedPrivateKey)) return;
  const pkcs8 = decryptKey(env, row).export({ type: 'pkcs8', format: 'der' });
  await updateEncryptedKey(db, { id: row.id, encryptedPrivateKey: encrypt(current, contextOf(row.id), pkcs8) });
}

/**
 * The root of translators' certificates, made with the first of them. It is apart from the company's: a file that a translator
 * alone signed must never chain to that.
 */
export async function requireTranslatorsRoot(
  parts: KeyParts,
): Promise<{ id: string; certificate: Buffer; key: KeyObject }> {
  const root = await parts.db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    const now = parts.now();
    const { translators: known } = byPurpose(await listKeysInUse(trx));
    if (known && !endsWithin(known, rootRenewMs, now)) return known;
    await retire(parts, trx, { purposes: ['translators'], compromisedSince: null });
    const { legalName } = parts.env.brand;
    const key = await issueRoot(legalName, now, `${legalName} translators`);
    await insertIssued(parts, trx, { purpose: 'translators', issuerId: null, key });
    return byPurpose(await listKeysInUse(trx)).translators;
  });
  if (!root?.certificate) throw new Error('the root was not stored');
  return { id: root.id, certificate: root.certificate, key: decryptKey(parts.env, root) };
}

function byPurpose(rows: readonly SigningKey[]): KeysInUse {
  return Object.fromEntries(rows.map((row) => [row.purpose, row]));
}

function endsWithin(row: SigningKey | undefined, ms: number, now: Date): boolean {
  return row?.validUntil != null && row.validUntil.getTime() - now.getTime() < ms;
}

function staleKeys({ root, document }: KeysInUse, now: Date): KeyPurpose[] {
  if (!endsWithin(document, renewMs, now)) return [];
  return endsWithin(root, rootRenewMs, now) ? ['root', 'document'] : ['document'];
}

async function insertIssued(
  { env, now }: KeyParts,
  trx: Trx,
  { purpose, issuerId, key }: { purpose: 'root' | 'document' | 'translators'; issuerId: string | null; key: IssuedKey },
): Promise<void> {
  const id = randomUUID();
  const { certificate, publicKey, validFrom, validUntil } = key;
  const encryptedPrivateKey = encrypt(env.appSecrets[0], contextOf(id), key.pkcs8);
  const stated = { id, purpose, source: 'product' as const, issuerId, certificate, publicKey, validFrom, validUntil };
  const seal = sealOf(env.appSecrets[0], stated);
  await insertKey(trx, { ...stated, encryptedPrivateKey, seal, createdAt: now() });
}

/** Inserts a key without a certificate. Seals are signed with P-256, which every browser verifies. */
async function insertBareKey({ env, now }: KeyParts, trx: Trx, purpose: 'log' | 'seal'): Promise<void> {
  const id = randomUUID();
  const { publicKey, privateKey } =
    purpose === 'log' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stated = {
    id,
    purpose,
    source: 'product' as const,
    issuerId: null,
    certificate: null,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    validFrom: now(),
    validUntil: null,
  };
  await insertKey(trx, {
    ...stated,
    encryptedPrivateKey: encrypt(env.appSecrets[0], contextOf(id), privateKey.export({ type: 'pkcs8', format: 'der' })),
    seal: sealOf(env.appSecrets[0], stated),
    createdAt: now(),
  });
}
