import { sql, type ExpressionBuilder, type Insertable, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { PaymentItemsTable, PaymentsTable } from '#server/platform/db/tables.ts';

/** SQL of payments and their items. A customer's queries name the owner in the WHERE. */

export async function insertPayment(
  trx: Trx,
  values: Insertable<PaymentsTable>,
  items: readonly Omit<Insertable<PaymentItemsTable>, 'paymentId'>[],
) {
  const payment = await trx.insertInto('payments').values(values).returningAll().executeTakeFirstOrThrow();
  await insertItems(trx, payment.id, items);
  return payment;
}

export async function insertItems(
  trx: Trx,
  paymentId: string,
  items: readonly Omit<Insertable<PaymentItemsTable>, 'paymentId'>[],
): Promise<void> {
  await trx
    .insertInto('paymentItems')
    .values(items.map((item) => ({ ...item, paymentId })))
    .execute();
}

/** A payment without items. Undefined when its session is already recorded. */
export async function insertDuplicatePayment(trx: Trx, values: Insertable<PaymentsTable>) {
  return trx
    .insertInto('payments')
    .values(values)
    .onConflict((conflict) => conflict.column('stripeSessionId').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findPayment(db: Db, params: { id: string; userId?: string }) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', params.id)
    .$if(params.userId !== undefined, (query) => query.where('userId', '=', params.userId ?? ''))
    .executeTakeFirst();
}

export async function findPaymentBySession(db: Db, params: { sessionId: string; userId?: string }) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('stripeSessionId', '=', params.sessionId)
    .$if(params.userId !== undefined, (query) => query.where('userId', '=', params.userId ?? ''))
    .executeTakeFirst();
}

export async function findPaymentByIntent(db: Db, intentId: string) {
  return db.selectFrom('payments').selectAll().where('stripePaymentIntentId', '=', intentId).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export async function lockPayment(trx: Trx, id: string) {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updatePayment(
  db: Db,
  params: { id: string; values: Updateable<PaymentsTable>; now: Date },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...params.values, updatedAt: params.now })
    .where('id', '=', params.id)
    .execute();
}

/** Pages that an account ordered since a time, without those of orders that were not paid. */
export async function sumPages(
  db: Db | Trx,
  { accountId, since }: { accountId: string; since: Date },
): Promise<number> {
  const { pages } = await db
    .selectFrom('payments as p')
    .innerJoin('paymentItems as i', 'i.paymentId', 'p.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('i.pages'), sql<number>`0`).as('pages'))
    .where('p.userId', '=', accountId)
    .where('p.createdAt', '>=', since)
    .where('p.status', 'in', ['paid', 'due'])
    .executeTakeFirstOrThrow();
  return pages;
}

export async function listItems(db: Db, paymentId: string) {
  return db.selectFrom('paymentItems').selectAll().where('paymentId', '=', paymentId).orderBy('position').execute();
}

/** Whether an order of this account was paid, whatever became of it since. */
export async function hasPaid(db: Db | Trx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('paidAt', 'is not', null)
    .where('flag', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Payments of an account that are open. */
export function listOpenPaymentsOf(db: Db, userId: string) {
  return db.selectFrom('payments').selectAll().where('userId', '=', userId).where('status', '=', 'open').execute();
}

/** Paid payments that fulfilled their orders, since a time. */
export async function listFulfilledOf(trx: Trx, { userId, since }: { userId: string; since: Date }) {
  const rows = await trx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where('paidAt', 'is not', null)
    .where('flag', 'is', null)
    .orderBy('createdAt')
    .execute();
  return rows.flatMap((row) => (row.paidAt ? [{ ...row, paidAt: row.paidAt }] : []));
}

/** Hands over every payment of an account. Their locks come first: fulfilment and refunds read the owner under them. */
export async function handOverPayments(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await trx.selectFrom('payments').select('id').where('userId', '=', from).orderBy('id').forUpdate().execute();
  await trx.updateTable('payments').set({ userId: to }).where('userId', '=', from).execute();
  await trx.updateTable('receivedPayments').set({ accountId: to }).where('accountId', '=', from).execute();
}

/** Releases the documents of a failed or refunded payment to be ordered again. */
export async function releaseItems(trx: Trx, paymentId: string): Promise<void> {
  await trx.updateTable('paymentItems').set({ isLive: false }).where('paymentId', '=', paymentId).execute();
}

/** Payments that are open, due or paid and hold any of these documents. */
export async function listLivePaymentsOf(db: Db, documentIds: readonly string[]) {
  return db
    .selectFrom('payments as p')
    .selectAll('p')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('paymentItems as i')
          .select('i.documentId')
          .whereRef('i.paymentId', '=', 'p.id')
          .where('i.documentId', 'in', [...documentIds])
          .where('i.isLive', '=', true),
      ),
    )
    .orderBy('p.createdAt')
    .execute();
}

/** The payment or tab that a document was ordered with, open refunds included. */
export async function findPaymentOfOrder(db: Db, documentId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('paymentItems as i', 'i.paymentId', 'p.id')
    .select(['p.id', 'p.stripePaymentIntentId as intentId'])
    .where('i.documentId', '=', documentId)
    .where('p.status', 'in', ['due', 'paid', 'refunded'])
    .where('p.flag', 'is', null)
    .orderBy('p.createdAt', 'desc')
    .executeTakeFirst();
}

/**
 * Open payments that differ from their documents: discarded, paid in another session, repriced, or the file replaced; without a notary
 * also those of notarized translations.
 */
export async function listStalePayments(
  db: Db,
  { hasNotary, limit, ownerId }: { hasNotary: boolean; limit: number; ownerId: string | undefined },
) {
  return db
    .selectFrom('payments as p')
    .leftJoin('paymentItems as i', 'i.paymentId', 'p.id')
    .leftJoin('documents as d', 'd.id', 'i.documentId')
    .select('p.id')
    .where('p.status', '=', 'open')
    .$if(ownerId !== undefined, (query) => query.where('p.userId', '=', ownerId ?? ''))
    .groupBy('p.id')
    .having((eb) =>
      eb.or([
        eb(eb.fn.coalesce(eb.fn.sum<number>('i.totalCents'), sql<number>`0`), '!=', eb.ref('p.amountCents')),
        eb(
          sql<boolean>`bool_or(${sql.ref('d.file_sha256')} is distinct from ${sql.ref('i.file_sha256')}
            or ${sql.ref('d.currency')} is distinct from ${sql.ref('p.currency')}
            or ${sql.ref('d.total_cost_cents')} is distinct from ${sql.ref('i.total_cents')}
            or ${sql.ref('d.payment_status')} <> 'unpaid'
            or (not ${hasNotary}::boolean and ${sql.ref('i.translation_type')} = 'notarized'))`,
          '=',
          true,
        ),
      ]),
    )
    .limit(limit)
    .execute();
}

/** Open payments, and statements with a checkout, created before `before`, least recently updated first. */
export async function listOpenPayments(db: Db, params: { before: Date; limit: number; ownerId: string | undefined }) {
  return db
    .selectFrom('payments')
    .select(['id', 'stripeSessionId', 'expiresAt'])
    .where((eb) =>
      eb.or([eb('status', '=', 'open'), eb.and([eb('status', '=', 'due'), eb('stripeSessionId', 'is not', null)])]),
    )
    .where('createdAt', '<', params.before)
    .$if(params.ownerId !== undefined, (query) => query.where('userId', '=', params.ownerId ?? ''))
    .orderBy('updatedAt')
    .limit(params.limit)
    .execute();
}

function selectView(db: Db) {
  return db
    .selectFrom('payments as p')
    .select([
      'p.id',
      'p.receiptNumber',
      'p.status',
      'p.amountCents',
      'p.refundedCents',
      'p.creditedCents',
      'p.currency',
      'p.createdAt',
      'p.paidAt',
      'p.cardBrand',
      'p.cardLast4',
    ])
    .select((eb) =>
      eb
        .selectFrom('paymentItems as i')
        .whereRef('i.paymentId', '=', 'p.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('documents'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

function toView({ cardBrand: _brand, cardLast4: _last4, ...row }: Row) {
  return {
    ...row,
    receiptNumber: String(row.receiptNumber),
    documents: row.documents ?? 0,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

const settledStatuses = ['paid', 'refunded'] as const;

/** A month's statement has an invoice; it has a receipt once money for it has arrived. */
function hasReceipt(eb: ExpressionBuilder<{ p: PaymentsTable }, 'p'>) {
  return eb.and([
    eb('p.status', 'in', settledStatuses),
    eb.or([eb('p.onAccount', '=', false), eb('p.paidAt', 'is not', null)]),
  ]);
}

/** Newest first; `settled` limits the list to payments with a receipt. Late row lookup: OFFSET skips ids alone. */
export async function listPayments(db: Db, params: { userId: string; page: PageWindow; settled: boolean }) {
  const payments = db
    .selectFrom('payments as p')
    .where('p.userId', '=', params.userId)
    .$if(params.settled, (query) => query.where(hasReceipt));
  const ids = payments
    .select('p.id')
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .limit(params.page.pageSize)
    .offset(params.page.offset);
  const [rows, { total }] = await Promise.all([
    selectView(db).where('p.id', 'in', ids).orderBy('p.createdAt', 'desc').orderBy('p.id').execute(),
    payments.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toView), total };
}

/** A settled payment with its lines, for its owner; undefined for any other. */
export async function findReceipt(db: Db, params: { id: string; userId: string }) {
  const row = await selectView(db)
    .innerJoin('profiles as c', 'c.id', 'p.userId')
    .select(['c.name as customerName', 'c.email as customerEmail'])
    .where('p.id', '=', params.id)
    .where('p.userId', '=', params.userId)
    .where(hasReceipt)
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await db
    .selectFrom('paymentItems')
    .select([
      'documentId',
      'filename',
      'translationType',
      'isBankStatement',
      'pages',
      'rateCents',
      'speed',
      'surchargeCents',
      'postageCents',
      'topUpCents',
      'feeCents',
      'discountCents',
      'extraCents',
      'totalCents',
    ])
    .where('paymentId', '=', params.id)
    .orderBy('position')
    .execute();
  const { customerName, customerEmail, ...payment } = row;
  return {
    ...toView(payment),
    customerName,
    customerEmail,
    cardBrand: row.cardBrand,
    cardLast4: row.cardLast4,
    lines,
  };
}
