import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { CouponsTable } from '#server/platform/db/coupon-tables.ts';
import type { Currency } from '#shared/money.ts';

/** SQL of coupons and their uses. */

export function findCoupon(db: Db | Trx, code: string) {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
}

export function insertCoupon(trx: Trx, values: Insertable<CouponsTable>) {
  return trx
    .insertInto('coupons')
    .values(values)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Ends a coupon; undefined if it does not exist or had ended. */
export function endCoupon(trx: Trx, { id, now }: { id: string; now: Date }) {
  return trx
    .updateTable('coupons')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning(['id', 'code'])
    .executeTakeFirst();
}

/** The coupon that a payment holds or used. */
export function findUse(db: Db | Trx, paymentId: string) {
  return db
    .selectFrom('couponUses')
    .select(['id', 'couponId', 'amountCents', 'state'])
    .where('paymentId', '=', paymentId)
    .where('state', '<>', 'released')
    .executeTakeFirst();
}

/** Counts an account's uses, except those of payments about to be closed. */
export async function countOwnUses(
  db: Db | Trx,
  { couponId, accountId, except }: { couponId: string; accountId: string; except: readonly string[] },
): Promise<number> {
  const { count } = await db
    .selectFrom('couponUses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('couponId', '=', couponId)
    .where('accountId', '=', accountId)
    .where('state', '<>', 'released')
    .$if(except.length > 0, (query) => query.where('paymentId', 'not in', [...except]))
    .executeTakeFirstOrThrow();
  return count;
}

interface Use {
  couponId: string;
  paymentId: string;
  accountId: string;
  isOnce: boolean;
  amountCents: number;
  orderCents: number;
  currency: Currency;
  state: 'held' | 'used';
  now: Date;
}

/** Takes a remaining use and locks the coupon's row; false if none is left. */
export async function takeUse(trx: Trx, { now, ...use }: Use): Promise<boolean> {
  const taken = await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', use.couponId)
    .where((eb) => eb.or([eb('cap', 'is', null), eb('uses', '<', eb.ref('cap'))]))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await trx
    .insertInto('couponUses')
    .values({ ...use, createdAt: now, updatedAt: now })
    .execute();
  return true;
}

/** The order was paid. */
export async function confirmUse(trx: Trx, { paymentId, now }: { paymentId: string; now: Date }): Promise<void> {
  await trx
    .updateTable('couponUses')
    .set({ state: 'used', updatedAt: now })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'held')
    .execute();
}

/** The checkout ended without an order: others may use the coupon. */
export async function releaseUse(trx: Trx, { paymentId, now }: { paymentId: string; now: Date }): Promise<void> {
  const released = await trx
    .updateTable('couponUses')
    .set({ state: 'released', updatedAt: now })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'held')
    .returning('couponId')
    .execute();
  for (const { couponId } of released) {
    await trx
      .updateTable('coupons')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('id', '=', couponId)
      .execute();
  }
}

/** Coupons with their revenue, newest first. Sums exclude orders in a currency other than the coupon's. */
export function listCoupons(db: Db) {
  return db
    .selectFrom('coupons as c')
    .innerJoin('profiles as p', 'p.id', 'c.createdBy')
    .leftJoin('couponUses as u', (join) => join.onRef('u.couponId', '=', 'c.id').on('u.state', '<>', 'released'))
    .select(['c.id', 'c.code', 'c.percent', 'c.amountCents', 'c.currency', 'c.cap', 'c.uses', 'c.isOnce'])
    .select(['c.validFrom', 'c.validUntil', 'c.services', 'c.note', 'c.createdAt', 'c.endedAt'])
    .select('p.name as createdByName')
    .select((eb) => {
      const sumOf = (column: 'u.amountCents' | 'u.orderCents') =>
        eb.fn.coalesce(
          eb.fn.sum<number>(column).filterWhere('u.state', '=', 'used').filterWhereRef('u.currency', '=', 'c.currency'),
          sql<number>`0`,
        );
      return [
        eb.fn.count<number>('u.id').filterWhere('u.state', '=', 'used').as('orders'),
        sumOf('u.amountCents').as('discountCents'),
        sumOf('u.orderCents').as('revenueCents'),
      ];
    })
    .groupBy(['c.id', 'p.name'])
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .limit(500)
    .execute();
}
