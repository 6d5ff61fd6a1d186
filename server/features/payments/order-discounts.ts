import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findGuestAddress } from '#server/features/auth/guests.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { couponCode, couponState, volumePercent } from '#shared/coupons.ts';
import { isSameCurrency, type Currency } from '#shared/money.ts';
import { discountOf, quote, type Discount, type PricedItem, type Quote } from '#shared/pricing.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { countOwnUses, findCoupon, takeUse } from './coupon-queries.ts';
import { sumPages } from './queries.ts';
import { monthStart } from './stating.ts';

/*
 * Discounts of an order.
 * Promises: one discount per order, the one that takes off most; a coupon is used as often as it may, however many checkouts open
 * at once, since each holds a use from its opening on and releases it when it ends without an order.
 */

interface HeldCoupon {
  kind: 'coupon';
  couponId: string;
  code: string;
  isOnce: boolean;
}
export type DiscountKind = { kind: 'volume'; percent: number } | HeldCoupon;
/** A discount with its source; an amount applies only to orders in its currency. */
export type OfferedDiscount = DiscountKind & { discount: Discount; currency?: Currency };

type Reader = Pick<Deps, 'company' | 'now' | 'rateLimiter'>;

interface Asked {
  actor: Pick<Actor, 'id'>;
  /** As it was typed. */
  coupon: string | undefined;
  items: readonly PricedItem[];
  /** Currency of the order's price lists. */
  currency: Currency;
  /** Payments of the same documents, which end when the order is placed again. */
  live: readonly { id: string }[];
}

/** The discounts that an order may have. Throws TOO_MANY_REQUESTS after many wrong codes, and the COUPON codes. */
export async function findDiscounts(deps: Reader, db: Db | Trx, asked: Asked): Promise<OfferedDiscount[]> {
  const volume = await findVolumeDiscount(deps, db, asked.actor.id);
  const coupon = asked.coupon === undefined ? undefined : await findUsable(deps, db, { ...asked, code: asked.coupon });
  return [...(volume ? [volume] : []), ...(coupon ? [coupon] : [])];
}

/** By the pages that the account ordered since the month began. */
async function findVolumeDiscount(
  { company, now }: Reader,
  db: Db | Trx,
  accountId: string,
): Promise<OfferedDiscount | undefined> {
  const terms = await company.find('volume-discount', { scope: accountId });
  if (!terms || terms.facts.steps.length === 0) return undefined;
  const pages = await sumPages(db, { accountId, since: monthStart(now()) });
  const percent = volumePercent(terms.facts.steps, pages);
  return percent === 0 ? undefined : { kind: 'volume', percent, discount: { percent } };
}

async function findUsable(
  { now, rateLimiter }: Reader,
  db: Db | Trx,
  { code: typed, actor, items, currency, live }: Asked & { code: string },
): Promise<OfferedDiscount> {
  const code = couponCode(typed);
  const coupon = await findCoupon(db, code);
  const state = coupon && couponState(coupon, now());
  if (!coupon || state === 'upcoming') {
    await rateLimiter.consume('coupons', actor.id, 'TOO_MANY_REQUESTS');
    throw new AppError('COUPON_UNKNOWN');
  }
  const except = live.map(({ id }) => id);
  const own = await countOwnUses(db, { couponId: coupon.id, accountId: actor.id, except });
  if (state === 'ended') throw new AppError('COUPON_ENDED');
  if (coupon.percent === null && !isSameCurrency(coupon.currency, currency)) throw new AppError('COUPON_CURRENCY');
  if (coupon.isOnce && own > 0) throw new AppError('COUPON_USED');
  if (coupon.isOnce && (await findGuestAddress(db, actor.id)) !== undefined) throw new AppError('COUPON_NEEDS_ACCOUNT');
  const { services } = coupon;
  if (services !== null && !items.some(({ translationType }) => services.includes(translationType))) {
    throw new AppError('COUPON_OTHER_SERVICES');
  }
  // One that this order's own checkout holds is free once that ends.
  const isHeld = own < (await countOwnUses(db, { couponId: coupon.id, accountId: actor.id, except: [] }));
  if (state === 'used-up' && !isHeld) throw new AppError('COUPON_USED_UP');
  return {
    ...{ kind: 'coupon', couponId: coupon.id, code, isOnce: coupon.isOnce },
    ...(coupon.percent === null && { currency: coupon.currency }),
    discount: {
      ...(coupon.percent === null ? { amountCents: coupon.amountCents ?? 0 } : { percent: coupon.percent }),
      ...(services !== null && { services }),
    },
  };
}

/** An order's price with the discount that takes off most, and that discount. */
export function bestQuote(
  items: readonly PricedItem[],
  list: PriceList,
  discounts: readonly OfferedDiscount[],
): Quote & { discount: DiscountKind | null } {
  let best: Quote & { discount: DiscountKind | null } = { ...quote(items, list), discount: null };
  for (const { discount, currency, ...kind } of discounts) {
    if (currency !== undefined && !isSameCurrency(currency, list.currency)) continue;
    const offered = quote(items, list, discount);
    // A coupon worth no more than the volume discount is not consumed.
    if (discountOf(offered) > discountOf(best)) best = { ...offered, discount: kind };
  }
  return best;
}

/** Takes the use of an order's coupon. Throws COUPON_USED_UP when others took the last one, COUPON_USED. */
export async function holdCoupon(
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  use: {
    order: { price: Quote; discount: DiscountKind | null };
    payment: { id: string; userId: string };
    state: 'held' | 'used';
  },
): Promise<void> {
  const { order, payment, state } = use;
  if (order.discount?.kind !== 'coupon') return;
  const isTaken = await takeUse(trx, {
    ...{ couponId: order.discount.couponId, isOnce: order.discount.isOnce, state, now: now() },
    ...{ paymentId: payment.id, accountId: payment.userId },
    ...{ amountCents: discountOf(order.price), orderCents: order.price.totalCents },
    currency: order.price.currency,
  });
  if (!isTaken) throw new AppError('COUPON_USED_UP');
}
