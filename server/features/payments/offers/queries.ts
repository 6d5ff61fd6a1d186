import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { holds } from '#server/platform/db/holds.ts';
import { likePattern, type PageWindow } from '#server/platform/db/pagination.ts';
import type { PriceRequestTables } from '#server/platform/db/price-request-tables.ts';
import { isPersonMatching } from '#server/platform/db/search.ts';
import type { PriceRequestState } from '#shared/price-requests.ts';

/** SQL of prices that customers ask for, and of offers. */

/** Inserts a request; undefined if its key exists. */
export function insertRequest(trx: Trx, values: Insertable<PriceRequestTables['priceRequests']>) {
  return trx
    .insertInto('priceRequests')
    .values(values)
    .onConflict((conflict) => conflict.columns(['accountId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function findRequestByKey(trx: Trx, press: { accountId: string; idempotencyKey: string }) {
  return trx
    .selectFrom('priceRequests')
    .select('id')
    .where('accountId', '=', press.accountId)
    .where('idempotencyKey', '=', press.idempotencyKey)
    .executeTakeFirst();
}

/** Staff who may answer price requests. */
export function listDesk(trx: Trx) {
  return trx
    .selectFrom('profiles as p')
    .select(['p.id', 'p.name', 'p.email'])
    .where(holds('p', 'desk'))
    .orderBy('p.id')
    .execute();
}

/** Counts open requests under an advisory lock, which serializes an account's requests. */
export async function countWaitingLocked(trx: Trx, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`price_requests:${accountId}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('priceRequests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a request against its end and other offers until the transaction ends. */
export function lockRequest(trx: Trx, id: string) {
  return trx
    .selectFrom('priceRequests')
    .select(['id', 'accountId', 'about', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequest(
  trx: Trx,
  { id, ...values }: { id: string; state: PriceRequestState; closedAt: Date | null; reason?: string },
): Promise<void> {
  await trx.updateTable('priceRequests').set(values).where('id', '=', id).execute();
}

function requests(db: Db | Trx) {
  return db
    .selectFrom('priceRequests as r')
    .innerJoin('profiles as p', 'p.id', 'r.accountId')
    .select([
      'r.id',
      'r.accountId',
      'r.about',
      'r.languages',
      'r.pages',
      'r.state',
      'r.reason',
      'r.dueAt',
      'r.createdAt',
    ])
    .select(['p.name as customerName', 'p.email as customerEmail', 'r.neededBy'])
    .select(
      sql<{ id: string; filename: string; sizeBytes: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'filename', f.filename, 'sizeBytes', f.size_bytes)
          order by f.created_at, f.id)
        from price_request_files f where f.request_id = r.id), '[]')`.as('files'),
    );
}

export function findRequest(db: Db | Trx, id: string) {
  return requests(db).where('r.id', '=', id).executeTakeFirst();
}

export async function listOwnRequests(db: Db, { accountId, page }: { accountId: string; page: PageWindow }) {
  const own = requests(db).where('r.accountId', '=', accountId);
  const [items, { total }] = await Promise.all([
    own.orderBy('r.createdAt', 'desc').orderBy('r.id').limit(page.pageSize).offset(page.offset).execute(),
    own
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

interface QueueFilter {
  state: 'waiting' | 'closed';
  search: string | undefined;
  page: PageWindow;
}

/** Everybody's: those that wait by their due time, those that ended newest first. */
export async function listRequests(db: Db, { state, search, page }: QueueFilter) {
  const isWaiting = state === 'waiting';
  const found = requests(db)
    .where('r.closedAt', isWaiting ? 'is' : 'is not', null)
    .$if(search !== undefined && search !== '', (query) =>
      query.where(isPersonMatching('r.accountId', likePattern(search ?? ''))),
    );
  const [items, { total }] = await Promise.all([
    found
      .orderBy(isWaiting ? 'r.dueAt' : 'r.closedAt', isWaiting ? 'asc' : 'desc')
      .orderBy('r.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** Of each request the newest offer that was not withdrawn. */
export async function listOffers(db: Db | Trx, requestIds: readonly string[]) {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('priceOffers')
    .selectAll()
    .distinctOn('requestId')
    .where('requestId', 'in', requestIds)
    .where('withdrawnAt', 'is', null)
    .orderBy('requestId')
    .orderBy('version', 'desc')
    .execute();
}

export function findOffer(db: Db | Trx, id: string) {
  return db.selectFrom('priceOffers').selectAll().where('id', '=', id).executeTakeFirst();
}

type NewOffer = Omit<Insertable<PriceRequestTables['priceOffers']>, 'lines' | 'quoted' | 'version'> & {
  lines: readonly object[];
  quoted: readonly object[];
};

/** Inserts the next version, and withdraws those before it. The caller holds the request's lock. */
export async function insertOffer(
  trx: Trx,
  { lines, quoted, ...offer }: NewOffer,
): Promise<{ id: string; version: number }> {
  await withdrawOffers(trx, { requestId: offer.requestId, now: offer.createdAt });
  const { last } = await trx
    .selectFrom('priceOffers')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql.lit(0)).as('last'))
    .where('requestId', '=', offer.requestId)
    .executeTakeFirstOrThrow();
  const version = last + 1;
  const json = { lines: JSON.stringify(lines), quoted: JSON.stringify(quoted) };
  const { id } = await trx
    .insertInto('priceOffers')
    .values({ ...offer, ...json, version })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, version };
}

/** Withdraws the offers of a request that were not accepted. */
export async function withdrawOffers(trx: Trx, { requestId, now }: { requestId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('priceOffers')
    .set({ withdrawnAt: now })
    .where('requestId', '=', requestId)
    .where('withdrawnAt', 'is', null)
    .where('acceptedAt', 'is', null)
    .execute();
}

export async function updateAccepted(
  trx: Trx,
  { id, ...values }: { id: string; acceptedAt: Date; acceptedName: string; quoteId: string },
): Promise<void> {
  await trx.updateTable('priceOffers').set(values).where('id', '=', id).execute();
}

/** The saved quote that an order of the desk was accepted at. */
export async function findAcceptedQuote(db: Db | Trx, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('priceOffers')
    .select('quoteId')
    .where('orderId', '=', orderId)
    .where('acceptedAt', 'is not', null)
    .orderBy('acceptedAt', 'desc')
    .executeTakeFirst();
  return row?.quoteId ?? undefined;
}

/** Inserts a file; the same bytes again are the file that is there. */
export async function insertFile(trx: Trx, file: Insertable<PriceRequestTables['priceRequestFiles']>) {
  const columns = ['id', 'filename', 'sizeBytes'] as const;
  const made = await trx
    .insertInto('priceRequestFiles')
    .values(file)
    .onConflict((conflict) => conflict.columns(['requestId', 'sha256']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return (
    made ??
    (await trx
      .selectFrom('priceRequestFiles')
      .select(columns)
      .where('requestId', '=', file.requestId)
      .where('sha256', '=', file.sha256)
      .executeTakeFirstOrThrow())
  );
}

export async function countFiles(trx: Trx, requestId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('priceRequestFiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow();
  return count;
}

export function findFile(db: Db, id: string) {
  return db
    .selectFrom('priceRequestFiles as f')
    .innerJoin('priceRequests as r', 'r.id', 'f.requestId')
    .select(['f.filename', 'f.bytes', 'r.accountId'])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** Deletes the files of requests that ended before. */
export async function deleteFilesEndedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('priceRequestFiles')
    .where('requestId', 'in', (eb) => eb.selectFrom('priceRequests').select('id').where('closedAt', '<=', before))
    .execute();
}

/** Deletes the account's requests with their files and offers. */
export async function deleteRequests(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('priceRequests').where('accountId', '=', accountId).execute();
}
