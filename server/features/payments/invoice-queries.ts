import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { InvoicesTable } from '#server/platform/db/invoice-tables.ts';
import { isAfterKeyset, likePattern, type Keyset, type PageWindow } from '#server/platform/db/pagination.ts';
import { isMatching } from '#server/platform/db/search.ts';
import { isWithin, type TimeRange } from '#server/platform/db/time-range.ts';
import { invoiceNumber, type InvoiceKind } from '#shared/invoices.ts';
import type { Tax, TaxedLine } from '#shared/tax.ts';

/** SQL of invoices and credit notes. Every read of an organization's names its account in the WHERE. */

/** Name and address that an organization is billed at; undefined for any other account. */
export function findBilled(db: Db | Trx, accountId: string) {
  return db
    .selectFrom('organizations as o')
    .innerJoin('profiles as p', 'p.id', 'o.accountId')
    .select(['p.name', 'o.billingAddress', 'o.country', 'o.vatId'])
    .where('o.accountId', '=', accountId)
    .executeTakeFirst();
}

/** Recipient of a payment's invoice, reused for its credit notes. */
export async function findInvoiced(trx: Trx, paymentId: string) {
  const row = await trx
    .selectFrom('invoices')
    .select(['customerName as name', 'billingAddress', 'parties', 'office', 'series'])
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  return row && { ...row, country: row.parties?.buyer.country ?? null, vatId: row.parties?.buyer.vatId ?? null };
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

/** Those who read invoices by mail: billing members, the owners where there are none, or the person whose account it is. */
export async function listBillingMembers(trx: Trx, accountId: string) {
  const payers = await listPayers(trx, accountId);
  const billing = payers.filter(({ role }) => role === 'billing');
  if (payers.length > 0) return billing.length > 0 ? billing : payers;
  return trx
    .selectFrom('profiles')
    .select(['id as userId', 'name', 'email'])
    .where('id', '=', accountId)
    .where('kind', '=', 'person')
    .execute();
}

export async function listOwners(trx: Trx, accountId: string) {
  return (await listPayers(trx, accountId)).filter(({ role }) => role === 'owner');
}

/** The next number of a seller, kind and year; others wait for it until the transaction ends. */
export async function takeNumber(
  trx: Trx,
  { office, kind, year }: { office: string; kind: InvoiceKind; year: number },
): Promise<number> {
  if (office !== '') {
    const { last } = await trx
      .insertInto('invoiceSeries')
      .values({ office, kind, year, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['office', 'kind', 'year']).doUpdateSet((eb) => ({ last: eb('invoiceSeries.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return last;
  }
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

export async function insertInvoice(
  trx: Trx,
  values: Insertable<InvoicesTable>,
  lines: readonly (TaxedLine & { documentId: string })[],
): Promise<void> {
  await trx.insertInto('invoices').values(values).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('invoiceLines')
    .values(lines.map((line, position) => ({ ...line, position, invoiceId: values.id })))
    .execute();
}

/** The documents of a payment, or what a refund returns of them, with the office that makes them. */
export function listSold(trx: Trx, { paymentId, refundId }: { paymentId: string; refundId: string | null }) {
  return trx
    .selectFrom('paymentItems as i')
    .leftJoin('documents as d', 'd.id', 'i.documentId')
    .leftJoin('refundShares as s', (join) =>
      join.onRef('s.documentId', '=', 'i.documentId').on('s.refundId', '=', refundId),
    )
    .select(['i.documentId', 'i.translationType', 'd.office'])
    .select((eb) => eb.ref(refundId === null ? 'i.totalCents' : 's.amountCents').as('grossCents'))
    .where('i.paymentId', '=', paymentId)
    .$if(refundId !== null, (query) => query.where('s.amountCents', 'is not', null))
    .orderBy('i.position')
    .execute();
}

/** The tax of each document on the invoice of a payment. */
export async function listCharged(trx: Trx, paymentId: string): Promise<ReadonlyMap<string, Tax>> {
  const rows = await trx
    .selectFrom('invoiceLines as l')
    .innerJoin('invoices as v', 'v.id', 'l.invoiceId')
    .select(['l.documentId', 'l.category', 'l.rate'])
    .where('v.paymentId', '=', paymentId)
    .where('v.kind', '=', 'invoice')
    .execute();
  return new Map(rows.map(({ documentId, ...tax }) => [documentId, tax]));
}

/** Net and tax per document, by invoice. */
export async function listTaxLines(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom('invoiceLines')
    .selectAll()
    .where('invoiceId', 'in', [...ids])
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId);
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
    .select(['v.kind', 'v.year', 'v.number', 'v.series', 'p.dueAt'])
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
    .select(['v.office', 'v.series', 'v.parties', 'v.netCents', 'v.taxCents'])
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
        .exists(
          eb
            .selectFrom('paymentItems as i')
            .innerJoin('documents as d', 'd.id', 'i.documentId')
            .whereRef('i.paymentId', '=', 'p.id')
            .where('i.isLive', '=', true)
            .where('d.paymentHold', '=', 'underpaid'),
        )
        .$castTo<boolean>()
        .as('isUnderpaid'),
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
        .select((inner) =>
          inner.fn<string>('concat', ['o.year', sql.lit('-'), 'o.number', sql.lit('-'), 'o.series']).as('original'),
        )
        .as('original'),
    ]);
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

/** The parts of the number of the invoice that a credit note corrects. */
export function originalOf({ original }: Pick<InvoiceRow, 'original'>) {
  const [year = '', number = '', series = ''] = (original ?? '').split('-');
  return { year: Number(year), number: Number(number), series };
}

/** The invoice of a payment. */
export function findInvoiceOf(db: Db | Trx, paymentId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'kind', 'year', 'number', 'series'])
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
}

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

export type LedgerFilter = TimeRange & {
  search?: string | undefined;
  kind?: InvoiceKind | undefined;
  /** The seller's; '' is the main one. */
  office?: string | undefined;
};

function ledgerMatching(db: Db, { search, kind, office, ...range }: LedgerFilter) {
  const pattern = search ? likePattern(search) : undefined;
  const number = search === undefined ? undefined : /^(?:[a-z0-9]{1,8}-)?(?:inv|cn)-(\d{4})-(\d{1,9})$/i.exec(search);
  return selectView(db, 'every-account')
    .select('v.accountId')
    .$if(office !== undefined, (query) => query.where('v.office', '=', office ?? ''))
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
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('v.issuedAt', 'v.id', after)))
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
    .$if(after !== undefined, (query) => query.where(isAfterKeyset('v.issuedAt', 'v.id', after)))
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
    .select(['i.pages', 'i.rateCents', 'i.speed', 'i.surchargeCents', 'i.postageCents', 'i.topUpCents', 'i.extraCents'])
    .select(['i.feeCents', 'i.discountCents'])
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
    .set({ customerName: name, billingAddress: null, parties: null })
    .where('accountId', '=', accountId)
    .execute();
}
