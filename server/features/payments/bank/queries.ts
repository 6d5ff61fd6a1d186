import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { paymentBalance } from '#server/platform/db/payment-balance.ts';
import type { BankLinesTable, ReceivedTables } from '#server/platform/db/received-tables.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import { receivedNumber, type BankLineState } from '#shared/received.ts';
import type { OpenInvoice } from './matching.ts';

/** SQL of imported bank statements. */

export async function findImport(db: Db | Trx, sha256: Buffer): Promise<string | undefined> {
  const row = await db.selectFrom('bankImports').select('id').where('sha256', '=', sha256).executeTakeFirst();
  return row?.id;
}

/** Undefined when the file was imported meanwhile. */
export function insertImport(trx: Trx, values: Insertable<ReceivedTables['bankImports']>) {
  return trx
    .insertInto('bankImports')
    .values(values)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Inserts lines that no other statement has. */
export async function insertLines(trx: Trx, lines: readonly Insertable<BankLinesTable>[]): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('bankLines')
    .values([...lines])
    .execute();
}

/** Keys that are already imported, also by imports at once, which it serializes. */
export async function listKnownKeys(trx: Trx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank-lines', 0))`.execute(trx);
  const rows = await trx
    .selectFrom('bankLines')
    .select('bankKey')
    .where(sql<boolean>`bank_key = any(${[...keys]}::text[])`)
    .execute();
  return new Set(rows.map(({ bankKey }) => bankKey));
}

/** Stated invoices that are not paid, oldest first. */
export async function listOpenInvoices(db: Db | Trx): Promise<OpenInvoice[]> {
  const rows = await db
    .selectFrom('payments as y')
    .innerJoin('invoices as v', (join) => join.onRef('v.paymentId', '=', 'y.id').on('v.kind', '=', 'invoice'))
    .select(['y.id as paymentId', 'v.year', 'v.number', 'y.currency', 'v.customerName as accountName'])
    .select(paymentBalance('y').as('leftCents'))
    .where('y.status', '=', 'due')
    .where(paymentBalance('y'), '>', 0)
    .orderBy('v.issuedAt')
    .execute();
  return rows.map(({ year, number, ...row }) => ({ ...row, number: invoiceNumber({ kind: 'invoice', year, number }) }));
}

/** Newest first. */
export async function listImports(db: Db) {
  const countOf = (state: BankLineState) =>
    sql<number>`(select count(*) from bank_lines l where l.import_id = i.id and l.state = ${state})`;
  const rows = await db
    .selectFrom('bankImports as i')
    .leftJoin('profiles as p', 'p.id', 'i.importedBy')
    .select(['i.id', 'i.filename', 'i.format', 'i.importedAt', 'p.name as importedByName'])
    .select([
      countOf('proposed').as('proposed'),
      countOf('unmatched').as('unmatched'),
      countOf('confirmed').as('confirmed'),
      countOf('ignored').as('ignored'),
    ])
    .orderBy('i.importedAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ proposed, unmatched, confirmed, ignored, ...row }) => ({
    ...row,
    counts: { proposed, unmatched, confirmed, ignored },
  }));
}

export function findLine(db: Db | Trx, id: string) {
  return db.selectFrom('bankLines').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a line until the transaction ends. */
export function lockLine(trx: Trx, id: string) {
  return trx.selectFrom('bankLines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateLine(trx: Trx, id: string, values: Updateable<BankLinesTable>): Promise<void> {
  await trx.updateTable('bankLines').set(values).where('id', '=', id).execute();
}

/** Lines of an import whose number and amount match, in their order. */
export async function listCertain(db: Db, { importId, limit }: { importId: string; limit: number }) {
  const lines = db
    .selectFrom('bankLines')
    .where('importId', '=', importId)
    .where('state', '=', 'proposed')
    .where('match', '=', 'reference')
    .where('doubt', 'is', null);
  const [rows, { count }] = await Promise.all([
    lines.select('id').orderBy('position').limit(limit).execute(),
    lines.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), count };
}

function selectLines(db: Db, { importId, state }: { importId: string; state: BankLineState | undefined }) {
  return db
    .selectFrom('bankLines as l')
    .where('l.importId', '=', importId)
    .$if(state !== undefined, (query) => query.where('l.state', '=', state ?? 'proposed'));
}

/** In the order of the file. */
export async function listLines(
  db: Db,
  params: { importId: string; state: BankLineState | undefined; page: PageWindow },
) {
  const [rows, { total }] = await Promise.all([
    selectLines(db, params)
      .leftJoin('payments as y', 'y.id', 'l.proposedPaymentId')
      .leftJoin('invoices as v', (join) => join.onRef('v.paymentId', '=', 'y.id').on('v.kind', '=', 'invoice'))
      .leftJoin('receivedPayments as r', 'r.id', 'l.receivedId')
      .select(['l.id', 'l.bookedOn', 'l.amountCents', 'l.currency', 'l.payer', 'l.reference', 'l.state', 'l.match'])
      .select(['l.doubt', 'y.id as paymentId', 'v.year', 'v.number', 'v.customerName', 'r.number as receipt'])
      .select(sql<number | null>`case when y.status = 'due' then ${paymentBalance('y')} else 0 end`.as('leftCents'))
      .orderBy('l.position')
      .limit(params.page.pageSize)
      .offset(params.page.offset)
      .execute(),
    selectLines(db, params)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ paymentId, year, number, customerName, leftCents, receipt, ...row }) => ({
    ...row,
    receipt: receipt === null ? null : receivedNumber(receipt),
    proposal:
      paymentId === null || year === null || number === null
        ? null
        : {
            paymentId,
            number: invoiceNumber({ kind: 'invoice', year, number }),
            accountName: customerName,
            leftCents: leftCents ?? 0,
          },
  }));
  return { items, total };
}
