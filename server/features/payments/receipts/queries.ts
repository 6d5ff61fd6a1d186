import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { likePattern, type PageWindow } from '#server/platform/db/pagination.ts';
import { isMatching } from '#server/platform/db/search.ts';
import { invoiceNumber } from '#shared/invoices.ts';
import { receivedNumber, type ReceivedMethod } from '#shared/received.ts';
import type { receivedView } from '#shared/schemas/received.ts';
import type { Share } from '../refund-shares.ts';

/** SQL of recorded payments as staff reads them. */

/** Locks an entry until the transaction ends. */
export function lockReceived(trx: Trx, id: string) {
  return trx.selectFrom('receivedPayments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findCounter(db: Db | Trx, id: string) {
  return db.selectFrom('receivedPayments').select(['id', 'number']).where('reverses', '=', id).executeTakeFirst();
}

/** Documents paid together, in order, with the inputs of their prices. */
export function listOrderToPay(db: Db | Trx, documentIds: readonly string[]) {
  return db
    .selectFrom('documents as d')
    .innerJoin('profiles as p', 'p.id', 'd.userId')
    .select(['d.userId', 'p.name as ownerName', 'p.email as ownerEmail', 'p.currency'])
    .where('d.id', 'in', [...documentIds])
    .where('d.pages', '>', 0)
    .orderBy(sql`array_position(${[...documentIds]}::uuid[], d.id)`)
    .execute();
}

function selectView(db: Db | Trx) {
  return db
    .selectFrom('receivedPayments as r')
    .innerJoin('profiles as p', 'p.id', 'r.accountId')
    .leftJoin('profiles as w', 'w.id', 'r.recordedBy')
    .leftJoin('receivedPayments as c', 'c.reverses', 'r.id')
    .leftJoin('receivedPayments as o', 'o.id', 'r.reverses')
    .select(['r.id', 'r.number', 'r.accountId', 'r.method', 'r.amountCents', 'r.currency', 'r.receivedOn'])
    .select(['r.reference', 'r.note', 'r.recordedAt', 'p.name as accountName', 'p.email as accountEmail'])
    .select(['w.name as recordedByName', 'c.number as counter', 'o.number as original'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('receivedAllocations as a')
          .innerJoin('payments as y', 'y.id', 'a.paymentId')
          .leftJoin('invoices as v', (join) => join.onRef('v.paymentId', '=', 'y.id').on('v.kind', '=', 'invoice'))
          .whereRef('a.receivedId', '=', 'r.id')
          // Names of one word: keys inside JSON stay as they are in SQL.
          .select(['y.id as payment', 'v.year', 'v.number', 'y.receiptNumber as receipt'])
          .select((inner) => inner.fn.sum<number>('a.amountCents').as('amount'))
          .groupBy(['y.id', 'v.year', 'v.number'])
          .having((inner) => inner(inner.fn.sum<number>('a.amountCents'), '>', 0)),
      ).as('paidFor'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectView>['executeTakeFirstOrThrow']>>;

function toView({ counter, original, paidFor, number, ...row }: Row): z.input<typeof receivedView> {
  const paid = paidFor.map(({ payment, year, number: invoice, receipt, amount }) => ({
    paymentId: payment,
    amountCents: amount,
    number:
      year === null || invoice === null ? String(receipt) : invoiceNumber({ kind: 'invoice', year, number: invoice }),
  }));
  const isInForce = row.amountCents > 0 && counter === null;
  return {
    ...row,
    number: receivedNumber(number),
    paidFor: paid,
    freeCents: isInForce ? row.amountCents - paid.reduce((sum, { amountCents }) => sum + amountCents, 0) : 0,
    reversedBy: counter === null ? null : receivedNumber(counter),
    reverses: original === null ? null : receivedNumber(original),
  };
}

export async function findReceived(db: Db | Trx, id: string) {
  const row = await selectView(db).where('r.id', '=', id).executeTakeFirst();
  return row && toView(row);
}

/** Newest first; the search is in the account, the reference and the number. */
export async function listReceived(
  db: Db,
  { search, method, page }: { search: string | undefined; method: ReceivedMethod | undefined; page: PageWindow },
) {
  let matching = selectView(db);
  if (method) matching = matching.where('r.method', '=', method);
  if (search) {
    const pattern = likePattern(search);
    const number = /^(?:rcv-)?(\d{1,15})$/i.exec(search)?.[1];
    matching = matching.where((eb) =>
      eb.or([
        isMatching('p.name', pattern),
        isMatching('p.email', pattern),
        isMatching('r.reference', pattern),
        ...(number === undefined ? [] : [eb('r.number', '=', Number(number))]),
      ]),
    );
  }
  const [rows, { total }] = await Promise.all([
    matching.orderBy('r.recordedAt', 'desc').orderBy('r.id', 'desc').limit(page.pageSize).offset(page.offset).execute(),
    matching
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toView), total };
}

/** Refunds pending manual payout, oldest first. */
export async function listPayouts(db: Db) {
  const waiting = selectPayouts(db)
    .select(['f.amountCents', sql<boolean>`false`.as('isReturned')])
    .where('f.status', '=', 'requested')
    .where('y.stripePaymentIntentId', 'is', null)
    .where('y.receivedCents', '>', 0);
  const returned = selectPayouts(db)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(lostOf(sql.ref('f.id')).as('share'))
          .select((inner) => inner.fn.coalesce(inner.fn.sum<number>('share.amountCents'), sql<number>`0`).as('cents'))
          .as('lost'),
      (join) => join.onTrue(),
    )
    .select([sql<number>`lost.cents::integer`.as('amountCents'), sql<boolean>`true`.as('isReturned')])
    .where('f.status', '=', 'failed')
    .where('f.stripeRefundId', 'is not', null)
    .where('lost.cents', '>', 0);
  return waiting.unionAll(returned).orderBy('createdAt').limit(200).execute();
}

/**
 * What a refund that the card provider could not carry out still owes for orders whose file left meanwhile. Of several such refunds
 * of an order the newest counts, and none while another one is under way.
 */
function lostOf(refundId: RawBuilder<unknown>) {
  return sql<Share>`(
    select s.document_id, least(s.amount_cents, d.charged_cents - d.refunded_cents) as amount_cents
    from refunds r join refund_shares s on s.refund_id = r.id join documents d on d.id = s.document_id
    where r.id = ${refundId} and r.status = 'failed' and r.stripe_refund_id is not null
      and d.payment_status = 'paid' and d.payment_hold is null and d.file_key is null and not d.is_authenticated
      and not exists (select from refunds n join refund_shares o on o.refund_id = n.id
        where n.payment_id = r.payment_id and n.status = 'failed' and n.stripe_refund_id is not null
          and o.document_id = s.document_id and (n.created_at, n.id) > (r.created_at, r.id)))`;
}

/** The same of one refund, under the payment's lock. */
export function listLost(trx: Trx, refundId: string) {
  return trx
    .selectFrom(lostOf(sql.val(refundId)).as('share'))
    .selectAll()
    .orderBy('documentId')
    .execute();
}

function selectPayouts(db: Db | Trx) {
  return (
    db
      .selectFrom('refunds as f')
      .innerJoin('payments as y', 'y.id', 'f.paymentId')
      .innerJoin('profiles as p', 'p.id', 'y.userId')
      .leftJoin('guestOrders as g', 'g.accountId', 'p.id')
      .select(['f.id', 'y.currency', 'f.reason', 'f.createdAt', 'p.name'])
      // As a guest typed it.
      .select((eb) => eb.fn.coalesce('g.email', 'p.email').as('email'))
  );
}
