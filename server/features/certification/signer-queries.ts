import { sql, type Insertable } from 'kysely';
import type { SignerProfilesTable } from '#server/platform/db/certificate-tables.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';

/** SQL of signers' profiles. Rows are versions, only ever inserted; the last one of a person is in force. */

const columns = [
  'id',
  'userId',
  'legalName',
  'nativeName',
  'credential',
  'credentialNumber',
  'credentialExpiresOn',
  'address',
  'email',
  'phone',
  'languagePairs',
  'isPublic',
  'createdAt',
] as const;

/** The version in force with its signature; undefined for a person without a profile. */
export async function findSignerProfile(db: Db, userId: string) {
  return db
    .selectFrom('signerProfiles')
    .select([...columns, 'signatureStrokes', 'signaturePng'])
    .where('userId', '=', userId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One version with its signature. */
export async function findSignerVersion(db: Db, id: string) {
  return db
    .selectFrom('signerProfiles')
    .select([...columns, 'signatureStrokes', 'signaturePng'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const hasSignature = sql<boolean>`signature_strokes is not null or signature_png is not null`.as('hasSignature');

/** The versions in force of several people, without the signatures themselves. */
export async function listSignerProfiles(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('signerProfiles')
    .distinctOn('userId')
    .select(columns)
    .select(hasSignature)
    .where('userId', 'in', userIds)
    .orderBy('userId')
    .orderBy('version', 'desc')
    .execute();
}

/** Staff who are public in their version in force, without the signatures themselves. */
export async function listPublicProfiles(db: Db) {
  return db
    .with('current', (cte) =>
      cte
        .selectFrom('signerProfiles as s')
        .innerJoin('profiles as p', 'p.id', 's.userId')
        .distinctOn('s.userId')
        .selectAll('s')
        .where(holds('p', 'certify'))
        .orderBy('s.userId')
        .orderBy('s.version', 'desc'),
    )
    .selectFrom('current')
    .select(columns)
    .select(hasSignature)
    .where('isPublic', '=', true)
    .orderBy('legalName')
    .orderBy('userId')
    .execute();
}

export async function insertSignerProfile(trx: Trx, values: Insertable<SignerProfilesTable>): Promise<void> {
  await trx.insertInto('signerProfiles').values(values).execute();
}
