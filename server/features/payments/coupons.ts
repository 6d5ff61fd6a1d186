import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { couponState } from '#shared/coupons.ts';
import { houseCurrency } from '#shared/money.ts';
import type { couponsOutput, couponView, CreateCouponInput } from '#shared/schemas/coupons.ts';
import { endCoupon, insertCoupon, listCoupons } from './coupon-queries.ts';

/*
 * Coupons on staff's screen.
 * Promises: what a coupon takes off never changes, so that an order can be recomputed; it is ended, and never deleted.
 */

type Author = Pick<Actor, 'id' | 'role'> & { person: { id: string } };
type View = z.input<typeof couponView>;

/** All coupons with their use and revenue, newest first. */
export async function getCoupons({ db, now }: Deps): Promise<z.input<typeof couponsOutput>> {
  const rows = await listCoupons(db);
  return { coupons: rows.map((row): View => ({ ...row, state: couponState(row, now()) })) };
}

/** Throws COUPON_TAKEN for a code that was given before. */
export async function createCoupon(deps: Deps, actor: Author, input: CreateCouponInput): Promise<{ id: string }> {
  const { code, percent, amount, cap, isOnce, validFrom, validUntil, services, note } = input;
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const made = await insertCoupon(trx, {
      ...{ code, isOnce, note, createdBy: actor.person.id, createdAt: now },
      ...{ percent: percent ?? null, amountCents: amount?.cents ?? null, currency: amount?.currency ?? houseCurrency },
      ...{ cap: cap ?? null, validFrom: validFrom ?? now, validUntil: validUntil ?? null, services: services ?? null },
    });
    if (!made) throw new AppError('COUPON_TAKEN');
    const off = percent === undefined ? { amountCents: amount?.cents ?? 0 } : { percent };
    await recordAudit(deps, trx, { event: 'coupon.created', actor, details: { code, ...off, cap: cap ?? null } });
    return { id: made.id };
  });
}

/** No further checkout takes it; those that hold it keep it. Throws COUPON_NOT_FOUND. */
export async function stopCoupon(deps: Deps, actor: Author, { id }: { id: string }): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const ended = await endCoupon(trx, { id, now: deps.now() });
    if (!ended) throw new AppError('COUPON_NOT_FOUND');
    await recordAudit(deps, trx, { event: 'coupon.ended', actor, details: { code: ended.code } });
  });
}
