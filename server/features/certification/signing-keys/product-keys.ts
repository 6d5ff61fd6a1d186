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
 * The product's own keys: a root, a leaf that signs documents, and a key that signs the log.
 * Promises: concurrent starts create one set; private keys are stored encrypted with APP_SECRET; a leaf is renewed before it
 * expires, and a root before it would shorten a leaf's life.
 * Never: a key replaced because it cannot be decrypted, which would hide a wrong APP_SECRET.
 */

export interface KeyParts {
  env: Pick<Env, 'appSecrets' | 'brand' | 'publicUrl'>;
  db: Db;
  now: () => Date;
}

/** The keys in use. */
export type ProductKeys = Record<KeyPurpose, SigningKey>;

/** A leaf is renewed this long before it expires. */
const renewMs = 90 * 24 * 60 * 60 * 1000;
/** A root is replaced when less than a leaf's life is left. */
const rootRenewMs = 4 * 365 * 24 * 60 * 60 * 1000;

const undecryptable =
  'The signing key in the database cannot be decrypted with APP_SECRET. Append the secret that it was made with to ' +
  'APP_SECRET, after a comma; if that is lost, run "rotate-signing-key --new-root --log".';

/** Reads the keys in use; creates the missing and renews the expiring ones. */
export async function readProductKeys(parts: KeyParts): Promise<ProductKeys> {
  const inUse = await listKeysInUse(parts.db);
  // Signing with a key that is not ours would make its holder us.
  if (!inUse.every((row) => isOurs(parts.env, row))) throw new SigningKeyError(undecryptable);
  const known = byPurpose(inUse);
  const isComplete = known.root && known.document && known.log && staleKeys(known, parts.now()).length === 0;
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
  if (!known.log) await insertLogKey(parts, trx);
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

/** Encrypts again what an older APP_SECRET encrypted, so that the older one can be dropped. Throws SigningKeyError. */
export async function encryptWithCurrentSecret({ env, db }: KeyParts, row: SigningKey): Promise<void> {
  const [current] = env.appSecrets;
  if (row.encryptedPrivateKey && decrypt([current], contextOf(row.id), row.encryptedPrivateKey)) return;
  const pkcs8 = decryptKey(env, row).export({ type: 'pkcs8', format: 'der' });
  await updateEncryptedKey(db, { id: row.id, encryptedPrivateKey: encrypt(current, contextOf(row.id), pkcs8) });
}

function byPurpose(rows: readonly SigningKey[]): Partial<ProductKeys> {
  return Object.fromEntries(rows.map((row) => [row.purpose, row]));
}

function staleKeys({ root, document }: Partial<ProductKeys>, now: Date): KeyPurpose[] {
  const endsWithin = (row: SigningKey | undefined, ms: number): boolean =>
    row?.validUntil != null && row.validUntil.getTime() - now.getTime() < ms;
  if (!endsWithin(document, renewMs)) return [];
  return endsWithin(root, rootRenewMs) ? ['root', 'document'] : ['document'];
}

async function insertIssued(
  { env, now }: KeyParts,
  trx: Trx,
  { purpose, issuerId, key }: { purpose: 'root' | 'document'; issuerId: string | null; key: IssuedKey },
): Promise<void> {
  const id = randomUUID();
  const { certificate, publicKey, validFrom, validUntil } = key;
  const encryptedPrivateKey = encrypt(env.appSecrets[0], contextOf(id), key.pkcs8);
  const stated = { id, purpose, source: 'product' as const, issuerId, certificate, publicKey, validFrom, validUntil };
  const seal = sealOf(env.appSecrets[0], stated);
  await insertKey(trx, { ...stated, encryptedPrivateKey, seal, createdAt: now() });
}

async function insertLogKey({ env, now }: KeyParts, trx: Trx): Promise<void> {
  const id = randomUUID();
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const stated = {
    id,
    purpose: 'log' as const,
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
