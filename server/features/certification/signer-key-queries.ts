import { sql, type Insertable, type Selectable } from 'kysely';
import type { Env } from '#server/env.ts';
import type { SignerKeysTable } from '#server/platform/db/certificate-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { decrypt, encrypt, type SecretContext } from '#server/platform/db/encryption.ts';
import type { Revoked } from '#server/platform/signing/revocation-list.ts';
import { keyRevocationWords, type KeyRevocationReason } from '#shared/certificate/signer-keys.ts';

/**
 * SQL of signers' keys. Rows are never deleted, and one that ended never changes. Private keys are encrypted with APP_SECRET, each bound
 * to its row.
 */

export type SignerKey = Selectable<SignerKeysTable>;

/** The key that a person signs with. */
export async function findSignerKey(db: Db | Trx, userId: string): Promise<SignerKey | undefined> {
  return db
    .selectFrom('signerKeys')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** Every key that a person had, newest first, without private keys. */
export async function listSignerKeys(db: Db, userId: string) {
  return db
    .selectFrom('signerKeys')
    .select(['id', 'source', 'certificate', 'issuers', 'validFrom', 'validUntil', 'createdAt'])
    .select(['endedAt', 'ending', 'revocationReason', 'revokedSince'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertSignerKey(trx: Trx, values: Insertable<SignerKeysTable>): Promise<void> {
  await trx.insertInto('signerKeys').values(values).execute();
}

/** Whether some person's key has this certificate already. */
export async function isKnownCertificate(db: Db | Trx, certificate: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('signerKeys')
    .select('id')
    .where(sql`sha256(certificate)`, '=', sql<Buffer>`sha256(${certificate})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the use of a key and destroys its private part. */
export async function updateEnded(
  trx: Trx,
  params: {
    id: string;
    by: string;
    now: Date;
    revocation: { reason: KeyRevocationReason; since: Date } | null;
  },
): Promise<void> {
  const { id, by, now, revocation } = params;
  await trx
    .updateTable('signerKeys')
    .set({
      encryptedPrivateKey: null,
      endedAt: now,
      endedBy: by,
      ending: revocation === null ? 'replaced' : 'revoked',
      revocationReason: revocation?.reason ?? null,
      revokedSince: revocation?.since ?? null,
    })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** Keeps a key in use until the transaction ends; false once it has ended. */
export async function lockSignerKey(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('signerKeys').select('endedAt').where('id', '=', id).forShare().executeTakeFirst();
  return row !== undefined && row.endedAt === null;
}

/** Entries of a translators' root's revocation list. */
export async function listRevokedSignerKeys(db: Db, issuerId: string): Promise<Revoked[]> {
  const rows = await db
    .selectFrom('signerKeys')
    .select(['certificate', 'revocationReason', 'revokedSince'])
    .where('issuerId', '=', issuerId)
    .where('revokedSince', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ certificate, revocationReason: reason, revokedSince: since }) =>
    since && reason ? [{ certificate, since, reason: keyRevocationWords[reason].code }] : [],
  );
}

/** Keys in use with their private parts, for a further APP_SECRET. */
export async function listEncryptedSignerKeys(db: Db) {
  const rows = await db
    .selectFrom('signerKeys')
    .select(['id', 'encryptedPrivateKey'])
    .where('endedAt', 'is', null)
    .execute();
  return rows.flatMap(({ id, encryptedPrivateKey }) => (encryptedPrivateKey ? [{ id, encryptedPrivateKey }] : []));
}

/** Stores a re-encrypted private key, unless the key has ended or changed meanwhile. */
export async function updateEncryptedSignerKey(
  db: Db,
  params: { id: string; from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .updateTable('signerKeys')
    .set({ encryptedPrivateKey: params.to })
    .where('id', '=', params.id)
    .where('encryptedPrivateKey', '=', params.from)
    .execute();
}

/** The chain that signed a certificate's file before the company, DER; undefined where the company signed alone. */
export async function findSignerChain(db: Db, certificateId: string): Promise<Buffer[] | undefined> {
  const row = await db
    .selectFrom('certificates as c')
    .innerJoin('signerKeys as k', 'k.id', 'c.signerKeyId')
    .select(['k.certificate', 'k.issuers'])
    .where('c.id', '=', certificateId)
    .executeTakeFirst();
  return row && [row.certificate, ...row.issuers];
}

const contextOf = (rowId: string): SecretContext => ({ purpose: 'signer-key', rowId });

export function encryptSignerKey({ appSecrets }: Pick<Env, 'appSecrets'>, id: string, pkcs8: Buffer): Buffer {
  return encrypt(appSecrets[0], contextOf(id), pkcs8);
}

/** Undefined when no APP_SECRET decrypts it, or the key has ended. */
export function decryptSignerKey(
  { appSecrets }: Pick<Env, 'appSecrets'>,
  { id, encryptedPrivateKey }: Pick<SignerKey, 'id' | 'encryptedPrivateKey'>,
): Buffer | undefined {
  return encryptedPrivateKey === null ? undefined : decrypt(appSecrets, contextOf(id), encryptedPrivateKey);
}

/**
 * Re-encrypts keys of an older APP_SECRET with the current one. A key that no secret decrypts stays, and its owner is
 * notified.
 */
export async function encryptSignerKeys({ env, db }: { env: Pick<Env, 'appSecrets'>; db: Db }): Promise<void> {
  const [current] = env.appSecrets;
  for (const { id, encryptedPrivateKey: from } of await listEncryptedSignerKeys(db)) {
    if (decrypt([current], contextOf(id), from)) continue;
    const pkcs8 = decrypt(env.appSecrets, contextOf(id), from);
    if (pkcs8) await updateEncryptedSignerKey(db, { id, from, to: encrypt(current, contextOf(id), pkcs8) });
  }
}
