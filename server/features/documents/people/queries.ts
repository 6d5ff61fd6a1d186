import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';

/** SQL of names as in the passport. */

/** A customer's family, by name. */
export async function listFamily(db: Db, userId: string) {
  return db
    .selectFrom('familyMembers')
    .select(['id', 'name', 'nativeName'])
    .where('userId', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Serializes the writers of one family, so that its size can be limited. */
export async function lockFamily(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`family:${userId}`}, 0))`.execute(trx);
}

/** Inserts a member; a known name gets the native name that is given. */
export async function upsertMember(
  trx: Trx,
  { userId, person, now }: { userId: string; person: NamedPerson; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('familyMembers')
    .values({ userId, ...person, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.expression(sql`user_id, lower(name)`).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        nativeName: eb.fn.coalesce('excluded.nativeName', 'familyMembers.nativeName'),
        updatedAt: now,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined for another customer's member. */
export async function updateMember(
  trx: Trx,
  { id, userId, person, now }: { id: string; userId: string; person: NamedPerson; now: Date },
): Promise<string | undefined> {
  const row = await trx
    .updateTable('familyMembers')
    .set({ ...person, updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** False for another customer's member. */
export async function deleteMember(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('familyMembers')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPeople(db: Db, documentId: string) {
  return db
    .selectFrom('documentPeople')
    .select(['name', 'nativeName'])
    .where('documentId', '=', documentId)
    .orderBy('position')
    .execute();
}

/** The caller holds the document's lock. */
export async function replacePeople(
  trx: Trx,
  { documentId, people }: { documentId: string; people: readonly (NamedPerson & { memberId: string | null })[] },
): Promise<void> {
  await trx.deleteFrom('documentPeople').where('documentId', '=', documentId).execute();
  if (people.length === 0) return;
  await trx
    .insertInto('documentPeople')
    .values(people.map((person, position) => ({ documentId, position, ...person })))
    .execute();
}

/** Removes members that only this document named, and that were added with it: names that were mistyped. */
export async function deleteDroppedMembers(
  trx: Trx,
  { documentId, kept }: { documentId: string; kept: readonly string[] },
): Promise<void> {
  const dropped = trx
    .selectFrom('documentPeople as p')
    .innerJoin('documents as d', 'd.id', 'p.documentId')
    .innerJoin('familyMembers as m', 'm.id', 'p.memberId')
    .select('m.id')
    .where('p.documentId', '=', documentId)
    .whereRef('m.createdAt', '>=', 'd.createdAt')
    .$if(kept.length > 0, (query) => query.where('m.id', 'not in', [...kept]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documentPeople as other')
            .select('other.memberId')
            .whereRef('other.memberId', '=', 'm.id')
            .whereRef('other.documentId', '<>', 'p.documentId'),
        ),
      ),
    );
  await trx.deleteFrom('familyMembers').where('id', 'in', dropped).execute();
}

/** Carries a member's spelling to the documents that are not decided yet. */
export async function updateUndecidedPeople(
  trx: Trx,
  { memberId, person }: { memberId: string; person: NamedPerson },
): Promise<void> {
  await trx
    .updateTable('documentPeople as p')
    .set({ ...person })
    .where('p.memberId', '=', memberId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('translatedDocuments as t').whereRef('t.originalDocumentId', '=', 'p.documentId').select('t.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documentsToBeVerified as r')
            .select('r.id')
            .whereRef('r.documentId', '=', 'p.documentId')
            .where(({ or, eb }) => or([eb('r.status', '<>', 'pending'), eb('r.notarySince', 'is not', null)])),
        ),
      ),
    )
    .execute();
}

/** Names given or certified with the owner's other documents, newest first. */
export async function listRelatedNames(db: Db, { documentId, userId }: { documentId: string; userId: string }) {
  const given = db
    .selectFrom('documentPeople as p')
    .innerJoin('documents as d', 'd.id', 'p.documentId')
    .select(['p.name', 'p.nativeName', 'd.filename as document', 'd.createdAt'])
    .where('d.userId', '=', userId)
    .where('d.id', '<>', documentId)
    .where('d.paymentStatus', '<>', 'unpaid')
    .orderBy('d.createdAt', 'desc')
    .limit(relatedNames);
  const certified = db
    .selectFrom('certificates as c')
    .innerJoin('documents as d', 'd.id', 'c.documentId')
    .select(['c.facts', 'd.createdAt'])
    .where('d.userId', '=', userId)
    .where('d.id', '<>', documentId)
    .where('c.supersededAt', 'is', null)
    .where('c.revokedAt', 'is', null)
    .orderBy('d.createdAt', 'desc')
    .limit(relatedNames);
  return { given: await given.execute(), certified: await certified.execute() };
}

/** People whom a document's certificates name, superseded ones included. */
export async function listCertifiedHolders(db: Db, documentId: string) {
  const rows = await db.selectFrom('certificates').select('facts').where('documentId', '=', documentId).execute();
  return rows.flatMap(({ facts }) => facts.holders);
}

/** Whose document it is: the account, and the client that staff uploaded it for. */
export async function findAccountNames(db: Db, documentId: string) {
  return db
    .selectFrom('documents as d')
    .innerJoin('profiles as owner', 'owner.id', 'd.userId')
    .select(['d.clientName', 'owner.name as ownerName'])
    .where('d.id', '=', documentId)
    .executeTakeFirst();
}

/** Bounds the number of comparisons in one check. */
const relatedNames = 100;

/** Deletes a customer's whole family list. */
export async function deleteFamily(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('familyMembers').where('userId', '=', userId).execute();
}
