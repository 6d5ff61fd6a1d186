import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import type {
  NotarialActsTable,
  NotarialRequestsTable,
  NotaryCommissionsTable,
} from '#server/platform/db/notary-tables.ts';

/**
 * SQL of orders awaiting a notary, of the journal, and of commissions. Writers hold the document's and review's locks; a version of a
 * commission ends, but its content never changes.
 */

export async function insertRequest(trx: Trx, values: Insertable<NotarialRequestsTable>): Promise<string> {
  const row = await trx.insertInto('notarialRequests').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** The open request of a review; undefined unless its order awaits a notary. */
export async function findOpenRequest(db: Db, reviewId: string) {
  return db
    .selectFrom('notarialRequests')
    .selectAll()
    .where('reviewId', '=', reviewId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
}

/** The newest request of a review, open or closed. */
export async function findLastRequest(db: Db, reviewId: string) {
  return db
    .selectFrom('notarialRequests')
    .selectAll()
    .where('reviewId', '=', reviewId)
    .orderBy('certifiedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Locks the open request until the transaction ends. */
export async function lockOpenRequest(trx: Trx, reviewId: string) {
  return trx
    .selectFrom('notarialRequests')
    .selectAll()
    .where('reviewId', '=', reviewId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeRequest(
  trx: Trx,
  params: { id: string; outcome: 'notarized' | 'returned'; reason?: string; closedBy: string; now: Date },
): Promise<void> {
  const { id, outcome, reason = null, closedBy, now } = params;
  await trx
    .updateTable('notarialRequests')
    .set({ outcome, returnReason: reason, closedBy, closedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The next number of a notary's journal. Numbers are consecutive: concurrent acts of one notary wait for each other. */
export async function nextJournalNumber(trx: Trx, notaryId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('journal:' || ${notaryId}::uuid, 0))`.execute(trx);
  const row = await trx
    .selectFrom('notarialActs')
    .select((eb) => eb.fn.max('journalNumber').as('last'))
    .where('notaryId', '=', notaryId)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

export async function insertAct(trx: Trx, values: Insertable<NotarialActsTable>): Promise<string> {
  const row = await trx.insertInto('notarialActs').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

function selectActs(db: Db) {
  return db
    .selectFrom('notarialActs as a')
    .innerJoin('notaryCommissions as c', 'c.id', 'a.commissionId')
    .leftJoin('notarialOaths as o', 'o.id', 'a.oathId')
    .leftJoin('notarialScans as s', 's.id', 'a.scanId')
    .select([
      'a.id',
      'a.documentId',
      'a.journalNumber',
      'a.kind',
      'a.method',
      'a.venueState',
      'a.venueCounty',
      'a.actedAt',
      'a.signerName',
      'a.identification',
      'a.paperKind',
      'a.feeCents',
      'a.recordedAt',
      'a.scanId',
      'a.appearance',
      'a.sessionReference',
      'a.signerAddress',
      'a.identityKind',
      'a.identityIssuer',
      'a.identityLastFour',
      'a.identityExpiresOn',
      'a.witnessName',
      'a.witnessAddress',
      'a.instrument',
      'a.instrumentDatedOn',
      'a.oathId',
      'o.signature',
      's.fileSha256 as scanSha256',
      'o.swornAt',
      'c.name as notaryName',
      'c.number as commissionNumber',
      'c.state as commissionState',
    ]);
}

export async function findActOfRequest(db: Db, requestId: string) {
  return db.selectFrom('notarialActs').selectAll().where('requestId', '=', requestId).executeTakeFirst();
}

/** One page of a notary's journal, newest first. */
export async function listActs(db: Db, params: { notaryId: string; limit: number; offset: number }) {
  const [rows, { total }] = await Promise.all([
    selectActs(db)
      .where('a.notaryId', '=', params.notaryId)
      .orderBy('a.journalNumber', 'desc')
      .limit(params.limit)
      .offset(params.offset)
      .execute(),
    db
      .selectFrom('notarialActs')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('notaryId', '=', params.notaryId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Entries of a notary's journal after a number, oldest first. */
export function readActs(db: Db, params: { notaryId: string; after: number; limit: number }) {
  return selectActs(db)
    .where('a.notaryId', '=', params.notaryId)
    .where('a.journalNumber', '>', params.after)
    .orderBy('a.journalNumber')
    .limit(params.limit)
    .execute();
}

/** Takes names and files out of requests for a notary; the journal itself holds none. */
export async function eraseNotaryRequests(trx: Trx, documentId: string): Promise<void> {
  await sql`
    update notarial_requests set
      statement = jsonb_build_object('facts', jsonb_build_object('paperKind', statement #> '{facts,paperKind}', 'holders', '[]'::jsonb)),
      file_key = 'erased/' || id,
      return_reason = case when return_reason is null then null else 'Deleted' end,
      revision_reason = case when revision_reason is null then null else 'Deleted' end
    where document_id = ${documentId}`.execute(trx);
}

export async function insertCommission(trx: Trx, values: Insertable<NotaryCommissionsTable>): Promise<string> {
  const row = await trx.insertInto('notaryCommissions').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Ends an active commission; false if there is none. */
export async function endCommissions(
  trx: Trx,
  params: { id: string; endedBy: string; now: Date } | { userId: string; state: string; endedBy: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('notaryCommissions')
    .set({ endedBy: params.endedBy, endedAt: params.now })
    .where('endedAt', 'is', null)
    .where((eb) =>
      'id' in params
        ? eb('id', '=', params.id)
        : eb.and([eb('userId', '=', params.userId), eb('state', '=', params.state)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the newest commission as the last one; false when one is marked. */
export async function markVacancy(trx: Trx, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update notary_commissions set vacancy_told_at = ${now}
    where id = (select id from notary_commissions order by set_at desc, id limit 1) and vacancy_told_at is null
      and not exists (select from notary_commissions where vacancy_told_at is not null)
    returning id`.execute(trx);
  return rows.length > 0;
}

export async function clearVacancy(trx: Trx): Promise<void> {
  await trx
    .updateTable('notaryCommissions')
    .set({ vacancyToldAt: null })
    .where('vacancyToldAt', 'is not', null)
    .execute();
}

export async function findCommission(db: Db, id: string) {
  return db.selectFrom('notaryCommissions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the version against its end until the transaction ends. */
export async function lockCommission(trx: Trx, id: string) {
  return trx.selectFrom('notaryCommissions').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

/** The live commissions of one person, expired ones too. */
export async function listOwnCommissions(db: Db, userId: string) {
  return db
    .selectFrom('notaryCommissions')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .orderBy('state')
    .execute();
}

/** Other people's commissions that allow electronic acts on a day. */
export async function listElectronicCommissions(db: Db, { not: userId, day }: { not: string; day: string }) {
  return db
    .selectFrom('notaryCommissions as c')
    .innerJoin('profiles as p', 'p.id', 'c.userId')
    .select(['c.id', 'c.name', 'c.number', 'c.state', 'c.county'])
    .where('c.endedAt', 'is', null)
    .where('c.expiresOn', '>=', day)
    .where('c.allowsElectronic', '=', true)
    .where('c.userId', '<>', userId)
    .where(holds('p', 'notarize'))
    .orderBy('c.name')
    .execute();
}

/** Every version of every commission with its person, live ones first, then newest first. Staff are few. */
export async function listCommissions(db: Db) {
  return db
    .selectFrom('notaryCommissions as c')
    .innerJoin('profiles as p', 'p.id', 'c.userId')
    .innerJoin('profiles as setter', 'setter.id', 'c.setBy')
    .selectAll('c')
    .select(['p.name as userName', 'p.email as userEmail', 'p.role as userRole'])
    .select((eb) => eb.fn.coalesce('setter.name', 'setter.email').as('setByName'))
    .orderBy((eb) => eb('c.endedAt', 'is not', null))
    .orderBy('c.setAt', 'desc')
    .limit(500)
    .execute();
}
