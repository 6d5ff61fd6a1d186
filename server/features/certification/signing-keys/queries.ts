import { sql, type Insertable, type Selectable } from 'kysely';
import type { SigningKeysTable } from '#server/platform/db/certificate-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { KeyPurpose } from '#server/platform/signing/types.ts';

/** SQL of signing keys. Rows are never deleted. */

export type SigningKey = Selectable<SigningKeysTable>;

/** Serializes the processes that create or replace keys, until the transaction ends. */
export async function lockKeys(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`.execute(trx);
}

/** The product's keys in use, at most one per purpose. */
export async function listKeysInUse(db: Db): Promise<SigningKey[]> {
  return db
    .selectFrom('signingKeys')
    .selectAll()
    .where('source', '=', 'product')
    .where('retiredAt', 'is', null)
    .execute();
}

/** Every key on record, newest first. */
export async function listAllKeys(db: Db): Promise<SigningKey[]> {
  return db.selectFrom('signingKeys').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute();
}

export async function updateSeal(db: Db, { id, seal }: { id: string; seal: Buffer }): Promise<void> {
  await db.updateTable('signingKeys').set({ seal }).where('id', '=', id).execute();
}

/** The record of a certificate of the settings. */
export async function findByCertificate(db: Db, certificate: Buffer): Promise<SigningKey | undefined> {
  return db
    .selectFrom('signingKeys')
    .selectAll()
    .where(sql`sha256(certificate)`, '=', sql<Buffer>`sha256(${certificate})`)
    .executeTakeFirst();
}

export async function insertKey(trx: Trx, values: Insertable<SigningKeysTable>): Promise<void> {
  await trx.insertInto('signingKeys').values(values).execute();
}

type OutsideCertificate = Pick<
  SigningKey,
  'id' | 'purpose' | 'source' | 'issuerId' | 'certificate' | 'publicKey' | 'validFrom' | 'validUntil'
> & { seal: Buffer };

/** Records a certificate of the settings, once. */
export async function insertOutsideCertificate(db: Db, values: OutsideCertificate): Promise<void> {
  await db
    .insertInto('signingKeys')
    .values({ ...values, encryptedPrivateKey: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Updates a recorded certificate to match the settings. */
export async function updateOutsideCertificate(db: Db, { id, ...values }: OutsideCertificate): Promise<void> {
  await db.updateTable('signingKeys').set(values).where('id', '=', id).execute();
}

/** Ends the use of the product's keys of these purposes. */
export async function updateRetired(
  trx: Trx,
  params: { purposes: readonly KeyPurpose[]; compromisedSince: Date | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('signingKeys')
    .set({ retiredAt: params.now, compromisedSince: params.compromisedSince })
    .where('purpose', 'in', params.purposes)
    .where('source', '=', 'product')
    .where('retiredAt', 'is', null)
    .execute();
}

/** Marks a certificate of the settings as compromised; false when it is not recorded. */
export async function updateCompromised(
  trx: Trx,
  params: { certificate: Buffer; compromisedSince: Date; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('signingKeys')
    .set({ retiredAt: params.now, compromisedSince: params.compromisedSince })
    .where(sql`sha256(certificate)`, '=', sql<Buffer>`sha256(${params.certificate})`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a private key as encrypted with the current APP_SECRET. */
export async function updateEncryptedKey(db: Db, params: { id: string; encryptedPrivateKey: Buffer }): Promise<void> {
  await db
    .updateTable('signingKeys')
    .set({ encryptedPrivateKey: params.encryptedPrivateKey })
    .where('id', '=', params.id)
    .execute();
}
