import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { ReceivedPaymentsTable, ReceivedTables } from '#server/platform/db/received-tables.ts';
import type { Currency } from '#shared/money.ts';

/** SQL of received money and its allocations. Rows are added, never changed. */

/** Undefined when the same press is recorded already. */
export async function insertReceived(trx: Trx, values: Insertable<ReceivedPaymentsTable>) {
  return trx
    .insertInto('receivedPayments')
    .values(values)
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertAllocation(
  trx: Trx,
  values: Omit<Insertable<ReceivedTables['receivedAllocations']>, 'id'>,
): Promise<void> {
  await trx.insertInto('receivedAllocations').values(values).execute();
}

/** What each entry pays of a payment, oldest first, without those that were released or taken back whole. */
export function listAllocationsOf(db: Db | Trx, paymentId: string) {
  return db
    .selectFrom('receivedAllocations')
    .select('receivedId')
    .select((eb) => eb.fn.sum<number>('amountCents').as('amountCents'))
    .where('paymentId', '=', paymentId)
    .groupBy('receivedId')
    .having((eb) => eb(eb.fn.sum<number>('amountCents'), '>', 0))
    .orderBy((eb) => eb.fn.min('createdAt'))
    .orderBy('receivedId')
    .execute();
}

/** Allocations of an entry, by payment. */
export function listAllocationsBy(db: Db | Trx, receivedId: string) {
  return db
    .selectFrom('receivedAllocations')
    .select('paymentId')
    .select((eb) => eb.fn.sum<number>('amountCents').as('amountCents'))
    .where('receivedId', '=', receivedId)
    .groupBy('paymentId')
    .having((eb) => eb(eb.fn.sum<number>('amountCents'), '>', 0))
    .orderBy('paymentId')
    .execute();
}

/** Unallocated cents of an entry `r` that were not reversed either. */
const free = sql<number>`(r.amount_cents
  - (select coalesce(sum(a.amount_cents), 0) from received_allocations a where a.received_id = r.id))::integer`;
const isInForce = sql<boolean>`r.amount_cents > 0
  and not exists (select 1 from received_payments c where c.reverses = r.id)`;

/**
 * Locks the account's entries with an unallocated amount, oldest first. Entries for a waiting order are not credit. Amounts are
 * read once the entries are locked: a reversal that the lock waited for leaves nothing of them.
 */
export async function lockCredit(trx: Trx, { accountId, currency }: { accountId: string; currency: Currency }) {
  const credit = trx
    .selectFrom('receivedPayments as r')
    .where('r.accountId', '=', accountId)
    .where('r.currency', '=', currency)
    .where(isInForce)
    .where(isNotHeld)
    .where(sql<boolean>`${free} > 0`)
    .orderBy('r.recordedAt')
    .orderBy('r.id');
  const locked = (await credit.select('r.id').forUpdate().execute()).map(({ id }) => id);
  if (locked.length === 0) return [];
  return credit
    .select(['r.id', free.as('freeCents')])
    .where('r.id', 'in', locked)
    .execute();
}

const isNotHeld = sql<boolean>`not exists (select 1 from documents d where d.id = r.document_id and d.payment_status = 'unpaid')`;

/** Locks the entries received for an order, oldest first. */
export function lockHeld(trx: Trx, { documentId, currency }: { documentId: string; currency: Currency }) {
  return trx
    .selectFrom('receivedPayments as r')
    .select(['r.id', free.as('freeCents')])
    .where('r.documentId', '=', documentId)
    .where('r.currency', '=', currency)
    .where(isInForce)
    .where(sql<boolean>`${free} > 0`)
    .orderBy('r.recordedAt')
    .orderBy('r.id')
    .forUpdate()
    .execute();
}

/** The credit of accounts, each sum in one currency. */
export async function listCredits(db: Db | Trx, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('receivedPayments as r')
    .select(['r.accountId', 'r.currency', sql<number>`sum(${free})::integer`.as('cents')])
    .where('r.accountId', 'in', [...accountIds])
    .where(isInForce)
    .where(isNotHeld)
    .groupBy(['r.accountId', 'r.currency'])
    .having(sql<boolean>`sum(${free}) > 0`)
    .execute();
}

type Entry = Selectable<ReceivedPaymentsTable>;

export function findByKey(db: Db | Trx, key: string) {
  return db
    .selectFrom('receivedPayments')
    .select(['id', 'number'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

/** An entry that states the same, recorded since then and not taken back. */
export function findRepeated(
  trx: Trx,
  {
    since,
    ...same
  }: Pick<Entry, 'accountId' | 'documentId' | 'method' | 'amountCents' | 'currency' | 'receivedOn' | 'reference'> & {
    since: Date;
  },
) {
  return trx
    .selectFrom('receivedPayments as r')
    .select(['r.id', 'r.number'])
    .where('r.accountId', '=', same.accountId)
    .where(sql<boolean>`r.document_id is not distinct from ${same.documentId}::uuid`)
    .where('r.method', '=', same.method)
    .where('r.amountCents', '=', same.amountCents)
    .where('r.currency', '=', same.currency)
    .where('r.receivedOn', '=', same.receivedOn)
    .where('r.reference', '=', same.reference)
    .where('r.recordedAt', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('receivedPayments as c').select('c.id').whereRef('c.reverses', '=', 'r.id'))),
    )
    .executeTakeFirst();
}
