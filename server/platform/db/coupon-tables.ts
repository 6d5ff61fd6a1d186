import type { ColumnType, Generated } from 'kysely';
import type { CouponUseState } from '#shared/coupons.ts';
import type { Currency } from '#shared/money.ts';
import type { TranslationType } from '#shared/translation-types.ts';

/** Coupons, and the orders that they were used for. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface CouponsTable {
  id: Generated<string>;
  code: string;
  percent: number | null;
  amountCents: number | null;
  currency: Currency;
  cap: number | null;
  uses: Generated<number>;
  isOnce: boolean;
  validFrom: Date;
  validUntil: OptionalTimestamp;
  services: TranslationType[] | null;
  note: string;
  createdBy: string;
  createdAt: Date;
  endedAt: OptionalTimestamp;
}

interface CouponUsesTable {
  id: Generated<string>;
  couponId: string;
  paymentId: string;
  accountId: string;
  isOnce: boolean;
  /** What was taken off, and what the order cost then. */
  amountCents: number;
  orderCents: number;
  state: CouponUseState;
  createdAt: Date;
  updatedAt: Date;
}

export interface CouponTables {
  coupons: CouponsTable;
  couponUses: CouponUsesTable;
}
