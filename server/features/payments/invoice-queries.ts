import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { InvoicesTable } from '#server/platform/db/invoice-tables.ts';
import { likePattern, type Keyset, type PageWindow } from '#server/platform/db/pagination.ts';
import { isMatching } from '#server/platform/db/search.ts';
import { isWithin, type TimeRange } from '#server/platform/db/time-range.ts';
import { invoiceNumber, type InvoiceKind } from '#shared/invoices.ts';

/** SQL of invoices and credit notes. Every read of an organization's names its account in the WHERE. */

/** Name and address that an organization is billed at; undefined for any other account. */
export function findBilled(db: Db | Trx, accountId: string) {
  return db
    .selectFrom('organizations as o')
    .innerJoin('profiles as p', 'p.id', 'o.accountId')
    .select(['p.name', 'o.billingAddress'])
    .where('o.accountId', '=', accountId)
    .executeTakeFirst();
}

function listPayers(trx: Trx, accountId: string) {
  return trx
    .selectFrom('organizationMembers as m')
    .innerJoin('profiles as p', 'p.id', 'm.userId')
    .select(['m.userId', 'm.role', 'p.name', 'p.email'])
    .where('m.accountId', '=', accountId)
    .where('m.role', 'in', ['owner', 'billing'])
    .orderBy('m.createdAt')
    .execute();
}

/** Those who read invoices by mail: billing members, or the owners where there are none. */
export async function listBillingMembers(trx: Trx, accountId: string) {
  const payers = await listPayers(trx, accountId);
  const billing = payers.filter(({ role }) => role === 'billing');
  return billing.length > 0 ? billing : payers;
}

export async function listOwners(trx: Trx, accountId: string) {
  return (await listPayers(trx, accountId)).filter(({ role }) => role === 'owner');
}

/** The next number of a kind and year; others wait for it until the transaction ends. */
export async function takeNumber(trx: Trx, { kind, year }: { kind: InvoiceKind; year: number }): Promise<number> {
  const { last } = await trx
    .insertInto('invoiceNumbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((eb) => ({ last: eb('invoiceNumbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertInvoice(trx: Trx, values: Insertable<InvoicesTable>): Promise<void> {
  await trx.insertInto('invoices').values(values).execute();
}

/** Ids of a payment's refunds that have a credit note, and null for its invoice. */
export async function listIssued(trx: Trx, paymentId: string): Promise<ReadonlySet<string | null>> {
  const rows = await trx.selectFrom('invoices').select('refundId').where('paymentId', '=', paymentId).execute();
  return new Set(rows.map(({ refundId }) => refundId));
}

/** The number of a payment's invoice and when it is due; undefined before it is issued. */
export async function findStatement(db: Db | Trx, { paymentId, accountId }: { paymentId: string; accountId: string }) {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('invoices as v', 'v.paymentId', 'p.id')
    .select(['v.kind', 'v.year', 'v.number', 'p.dueAt'])
    .where('p.id', '=', paymentId)
    .where('p.userId', '=', accountId)
    .where('v.kind', '=', 'invoice')
    .executeTakeFirst();
  return row && { number: invoiceNumber(row), dueAt: row.dueAt };
}

/** Records the matter of each order, which may be moved or renamed later. */
export async function updateMatters(trx: Trx, paymentId: string): Promise<void> {
  await trx
    .updateTable('paymentItems as i')
    .from('documents as d')
    .innerJoin('folders as f', 'f.id', 'd.folderId')
    .set({ matter: sql<string>`concat_ws(', ', f.name, f.reference)` })
    .where('i.paymentId', '=', paymentId)
    .whereRef('d.id', '=', 'i.documentId')
    .execute();
}

/** The house reads the invoices of every account; everybody else names theirs. */
type Whose = { accountId: string } | 'every-account';

function ownInvoices(db: Db, whose: Whose) {
  return db
    .selectFrom('invoices as v')
    .innerJoin('payments as p', 'p.id', 'v.paymentId')
    .leftJoin('refunds as r', 'r.id', 'v.refundId')
    .$if(whose !== 'every-account', (query) =>
      query.where('v.accountId', '=', whose === 'every-account' ? '' : whose.accountId),
    );
}

function selectView(db: Db, whose: Whose) {
  return ownInvoices(db, whose)
    .select(['v.id', 'v.kind', 'v.year', 'v.number', 'v.issuedAt', 'v.totalCents', 'v.paymentId', 'v.refundId'])
    .select(['v.customerName', 'v.billingAddress', 'p.cardBrand', 'p.cardLast4', 'r.status as refundStatus'])
    .select([
      'p.status as paymentStatus',
      'p.dueAt',
      'p.refundedCents',
      'p.receivedCents',
      'p.currency',
      'p.onAccount',
      'p.creditedCents as uncollectedCents',
    ])
    .select('r.stripeRefundId')
    .select((eb) => [
      eb
        .selectFrom('invoices as c')
        .innerJoin('refunds as cr', 'cr.id', 'c.refundId')
        .whereRef('c.paymentId', '=', 'v.paymentId')
        .where('cr.status', '=', 'succeeded')
        .select((inner) => inner.fn.coalesce(inner.fn.sum<number>('c.totalCents'), sql<number>`0`).as('cents'))
        .$asScalar()
        .$notNull()
        .as('creditedCents'),
      eb
        .selectFrom('invoices as o')
        .whereRef('o.paymentId', '=', 'v.paymentId')
        .where('o.kind', '=', 'invoice')
        .select((inner) => inner.fn<string>('concat', ['o.year', sql.lit('-'), 'o.number']).as('original'))
        .as('original'),
    ]);
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

export async function listInvoices(db: Db, { accountId, page }: { accountId: string; page: PageWindow }) {
  const [items, { total }] = await Promise.all([
    selectView(db, { accountId })
      .orderBy('v.issuedAt', 'desc')
      .orderBy('v.id', 'desc')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    ownInvoices(db, { accountId })
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

export function findInvoice(db: Db, { id, accountId }: { id: string; accountId: string }) {
  return selectView(db, { accountId }).where('v.id', '=', id).executeTakeFirst();
}

/** For the house: any invoice. */
export function findAnyInvoice(db: Db, id: string) {
  return selectView(db, 'every-account').where('v.id', '=', id).executeTakeFirst();
}

export type LedgerFilter = TimeRange & { search?: string | undefined; kind?: InvoiceKind | undefined };

function ledgerMatching(db: Db, { search, kind, ...range }: LedgerFilter) {
  const pattern = search ? likePattern(search) : undefined;
  const number = search === undefined ? undefined : /^(?:inv|cn)-(\d{4})-(\d{1,9})$/i.exec(search);
  return selectView(db, 'every-account')
    .select('v.accountId')
    .$if(kind !== undefined, (query) => query.where('v.kind', '=', kind ?? 'invoice'))
    .where(isWithin('v.issuedAt', range))
    .$if(pattern !== undefined && !number, (query) => query.where(isMatching('v.customerName', pattern ?? '')))
    .$if(Boolean(number), (query) =>
      query.where('v.year', '=', Number(number?.[1])).where('v.number', '=', Number(number?.[2])),
    );
}

/** The house's ledger, newest first. */
export async function listLedger(db: Db, filter: LedgerFilter & { page: PageWindow }) {
  const { page } = filter;
  const [items, { total }] = await Promise.all([
    ledgerMatching(db, filter)
      .orderBy('v.issuedAt', 'desc')
      .orderBy('v.id', 'desc')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    ledgerMatching(db, filter)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** For exports of the ledger, newest first; `at` is the keyset's time with microseconds. */
export function listLedgerAfter(
  db: Db,
  filter: LedgerFilter,
  { after, limit }: { after: Keyset | undefined; limit: number },
) {
  return ledgerMatching(db, filter)
    .select(sql<string>`v.issued_at::text`.as('at'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(v.issued_at, v.id) < (${after?.at ?? ''}::timestamptz, ${after?.id ?? ''}::uuid)`),
    )
    .orderBy('v.issuedAt', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
}

/** For exports, newest first; `at` is the keyset's time with microseconds. */
export function listInvoicesAfter(
  db: Db,
  params: { accountId: string; year: number | undefined; after: Keyset | undefined; limit: number },
) {
  const { accountId, year, after, limit } = params;
  return selectView(db, { accountId })
    .select(sql<string>`v.issued_at::text`.as('at'))
    .$if(year !== undefined, (query) => query.where('v.year', '=', year ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(v.issued_at, v.id) < (${after?.at ?? ''}::timestamptz, ${after?.id ?? ''}::uuid)`),
    )
    .orderBy('v.issuedAt', 'desc')
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute();
}

/** The documents of invoices, by invoice; of a credit note, those that its refund is about. */
export async function listLines(db: Db, invoices: readonly Pick<InvoiceRow, 'id'>[]) {
  if (invoices.length === 0) return new Map<string, never[]>();
  const ids = invoices.map(({ id }) => id);
  const rows = await db
    .selectFrom('invoices as v')
    .innerJoin('paymentItems as i', 'i.paymentId', 'v.paymentId')
    .leftJoin('refundShares as s', (join) =>
      join.onRef('s.refundId', '=', 'v.refundId').onRef('s.documentId', '=', 'i.documentId'),
    )
    .select(['v.id as invoiceId', 'i.documentId', 'i.filename', 'i.matter', 'i.translationType', 'i.isBankStatement'])
    .select(['i.pages', 'i.rateCents', 'i.speed', 'i.surchargeCents', 'i.postageCents', 'i.topUpCents'])
    .select((eb) => eb.fn.coalesce('s.amountCents', 'i.totalCents').as('totalCents'))
    .where('v.id', 'in', ids)
    .where((eb) => eb.or([eb('v.refundId', 'is', null), eb('s.refundId', 'is not', null)]))
    .orderBy('i.position')
    .execute();
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId);
}

/** Takes name and address out of an erased organization's invoices; numbers, dates and amounts stay for accounting. */
export async function eraseInvoices(trx: Trx, { accountId, name }: { accountId: string; name: string }): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ customerName: name, billingAddress: null })
    .where('accountId', '=', accountId)
    .execute();
}
