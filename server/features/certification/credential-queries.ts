import type { Insertable, Updateable } from 'kysely';
import type { SignerCredentialsTable } from '#server/platform/db/certificate-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import { reminderDays, type ReminderDays } from '#shared/certificate/credentials.ts';
import type { SignerFields } from '#shared/certificate/signer.ts';

/** SQL of signers' credentials. Lists leave out withdrawn ones. */

export type Printed = Pick<SignerFields, 'credential' | 'credentialNumber' | 'credentialExpiresOn'>;

function selectLive(db: Db) {
  return db
    .selectFrom('signerCredentials as c')
    .leftJoin('profiles as checker', 'checker.id', 'c.checkedBy')
    .selectAll('c')
    .select((eb) => eb.fn.coalesce('checker.name', 'checker.email').as('checkedByName'))
    .where('c.withdrawnAt', 'is', null);
}

/** A person's credentials, newest claim first. */
export async function listOwnCredentials(db: Db, userId: string) {
  return selectLive(db).where('c.userId', '=', userId).orderBy('c.claimedAt', 'desc').orderBy('c.id').execute();
}

/** Credentials of certifiers, unchecked ones first, then by expiry. Not paginated, since staff are few. */
export async function listStaffCredentials(db: Db) {
  return selectLive(db)
    .innerJoin('profiles as p', 'p.id', 'c.userId')
    .select(['p.name as userName', 'p.email as userEmail'])
    .where(holds('p', 'certify'))
    .orderBy((eb) => eb.or([eb('c.checkedAt', 'is not', null), eb('c.refusedAt', 'is not', null)]))
    .orderBy('c.validUntil')
    .orderBy('c.id')
    .limit(500)
    .execute();
}

export async function findCredential(db: Db, id: string) {
  return selectLive(db).where('c.id', '=', id).executeTakeFirst();
}

/** Locks a row until the transaction ends. */
export async function lockCredential(trx: Trx, id: string) {
  return trx
    .selectFrom('signerCredentials')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Checked credentials of several people, expired ones included. */
export async function listCheckedCredentials(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('signerCredentials')
    .select(['id', 'userId', 'credential', 'number', 'validUntil', 'languages', 'registerUrl'])
    .where('userId', 'in', userIds)
    .where('checkedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** Locks the checked credential that a profile prints against its withdrawal and the undoing of its check; undefined without one. */
export async function lockPrintedCredential(
  trx: Trx,
  userId: string,
  { credential, credentialNumber, credentialExpiresOn }: Printed,
) {
  return trx
    .selectFrom('signerCredentials')
    .select('id')
    .where('userId', '=', userId)
    .where('credential', '=', credential)
    .where('number', '=', credentialNumber)
    .where('validUntil', 'is not distinct from', credentialExpiresOn)
    .where('checkedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Returns its id; undefined if the holder has a claim of the same facts. */
export async function insertCredential(
  trx: Trx,
  values: Insertable<SignerCredentialsTable>,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('signerCredentials')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Takes the proofs of an erased person's credentials; returns their keys. What certificates print of a credential, and who checked it
 * how, stays: 8 CFR 103.2(b)(3) has the translator's competence certified, which has to be answered for as long as papers verify.
 */
export async function eraseProofs(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('signerCredentials')
    .select(['id', 'proofKey'])
    .where('userId', '=', userId)
    .where('proofKey', 'is not', null)
    .forUpdate()
    .execute();
  const none = { proofKey: null, proofSizeBytes: null, proofSha256: null, proofMimetype: null };
  for (const { id } of rows) await updateCredential(trx, { id, values: none });
  return rows.flatMap(({ proofKey }) => proofKey ?? []);
}

/** Columns that reopen a refused claim. */
export const notRefused = { refusedAt: null, refusedBy: null, refusal: null } as const;

export async function updateCredential(
  trx: Trx,
  { id, values }: { id: string; values: Updateable<SignerCredentialsTable> },
): Promise<void> {
  await trx.updateTable('signerCredentials').set(values).where('id', '=', id).execute();
}

/** Whether the holder claims the same facts in another row. */
export async function hasSameClaim(
  db: Db,
  row: Pick<SignerCredentialsTable, 'userId' | 'credential' | 'number' | 'validUntil'> & { id: string },
): Promise<boolean> {
  const same = await db
    .selectFrom('signerCredentials')
    .select('id')
    .where('id', '<>', row.id)
    .where('userId', '=', row.userId)
    .where('credential', '=', row.credential)
    .where('number', '=', row.number)
    .where('validUntil', 'is not distinct from', row.validUntil)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return same !== undefined;
}

/** Ids of certifiers' checked credentials that expire between two days. */
export async function listEndingCredentials(db: Db, { from, to }: { from: string; to: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('signerCredentials as c')
    .innerJoin('profiles as p', 'p.id', 'c.userId')
    .select('c.id')
    .where('c.checkedAt', 'is not', null)
    .where('c.withdrawnAt', 'is', null)
    .where('c.validUntil', '>=', from)
    .where('c.validUntil', '<=', to)
    .where((eb) => eb.or([eb('c.remindedDays', 'is', null), eb('c.remindedDays', '>', reminderDays[2])]))
    .where(holds('p', 'certify'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a reminder as sent; undefined if it or a later one was sent before. */
export async function markReminded(trx: Trx, { id, days }: { id: string; days: ReminderDays }) {
  return trx
    .updateTable('signerCredentials as c')
    .from('profiles as p')
    .set({ remindedDays: days })
    .whereRef('p.id', '=', 'c.userId')
    .where('c.id', '=', id)
    .where('c.withdrawnAt', 'is', null)
    .where((eb) => eb.or([eb('c.remindedDays', 'is', null), eb('c.remindedDays', '>', days)]))
    .returning([
      'c.userId',
      'c.credential',
      'c.number',
      'c.validUntil',
      'p.name',
      'p.email',
      'p.role',
      'p.capabilities',
    ])
    .executeTakeFirst();
}

/** Takes credentials that the upgrade counted as checked and that are not in the audit log yet, and marks them. */
export async function takeUnrecorded(trx: Trx, { how, now }: { how: string; now: Date }) {
  return trx
    .updateTable('signerCredentials')
    .set({ recordedAt: now })
    .where('how', '=', how)
    .where('checkedBy', 'is', null)
    .where('recordedAt', 'is', null)
    .returning(['id', 'userId', 'credential', 'number', 'validUntil', 'how'])
    .execute();
}
