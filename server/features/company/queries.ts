import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { CompanyTables } from '#server/platform/db/company-tables.ts';
import type { FactKind } from '#shared/schemas/company.ts';

export type StoredVersion = Selectable<CompanyTables['companyVersions']>;

/** All versions in the order of publication. */
export function listVersions(db: Db): Promise<StoredVersion[]> {
  return db.selectFrom('companyVersions').selectAll().orderBy('kind').orderBy('scope').orderBy('version').execute();
}

interface Place {
  kind: FactKind;
  scope: string;
}

/** Serializes the publications of one kind and scope until the transaction ends, and returns the last version's number or 0. */
export async function lockVersions(trx: Trx, { kind, scope }: Place): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company:${kind}:${scope}`}, 0))`.execute(trx);
  const { version } = await trx
    .selectFrom('companyVersions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('version'))
    .where('kind', '=', kind)
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow();
  return version;
}

export function insertVersion(
  trx: Trx,
  {
    kind,
    scope,
    facts,
    version,
    ...row
  }: Place & {
    version: number;
    facts: object;
    validFrom: Date;
    reason: string;
    publishedBy: string;
    publishedAt: Date;
  },
): Promise<StoredVersion> {
  return trx
    .insertInto('companyVersions')
    .values({ kind, scope, version, facts: JSON.stringify(facts), ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Versions of one kind and scope with who published them, newest first. */
export function listPublications(db: Db, { kind, scope }: Place) {
  return db
    .selectFrom('companyVersions as v')
    .leftJoin('profiles as p', 'p.id', 'v.publishedBy')
    .select(['v.id', 'v.version', 'v.facts', 'v.validFrom', 'v.reason', 'v.publishedAt', 'p.name as publishedByName'])
    .where('v.kind', '=', kind)
    .where('v.scope', '=', scope)
    .orderBy('v.version', 'desc')
    .execute();
}

export function findDraft(db: Db, { kind, scope }: Place) {
  return db
    .selectFrom('companyDrafts as d')
    .leftJoin('profiles as p', 'p.id', 'd.savedBy')
    .selectAll('d')
    .select('p.name as savedByName')
    .where('d.kind', '=', kind)
    .where('d.scope', '=', scope)
    .executeTakeFirst();
}

export async function upsertDraft(
  db: Db,
  { kind, scope, facts, ...row }: Place & { facts: object; basedOn: number | null; savedBy: string; savedAt: Date },
): Promise<void> {
  const values = { ...row, facts: JSON.stringify(facts) };
  await db
    .insertInto('companyDrafts')
    .values({ kind, scope, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'scope']).doUpdateSet(values))
    .execute();
}

export async function deleteDraft(db: Db, { kind, scope }: Place): Promise<void> {
  await db.deleteFrom('companyDrafts').where('kind', '=', kind).where('scope', '=', scope).execute();
}

/** Pictures are named by their content, so that the same one is stored once. */
export async function insertPicture(
  db: Db,
  picture: { sha256: string; bytes: Buffer; width: number; height: number },
): Promise<void> {
  await db
    .insertInto('companyPictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

export function findPicture(db: Db, sha256: string) {
  return db.selectFrom('companyPictures').selectAll().where('sha256', '=', sha256).executeTakeFirst();
}

/** Places with a draft of a kind. */
export async function listDraftScopes(db: Db, kind: FactKind): Promise<string[]> {
  const rows = await db.selectFrom('companyDrafts').select('scope').where('kind', '=', kind).execute();
  return rows.map(({ scope }) => scope);
}

/** Scopes that have ever been published. */
export async function listScopes(db: Db, kind: FactKind): Promise<string[]> {
  const rows = await db
    .selectFrom('companyVersions')
    .select('scope')
    .distinct()
    .where('kind', '=', kind)
    .orderBy('scope')
    .execute();
  return rows.map(({ scope }) => scope);
}
