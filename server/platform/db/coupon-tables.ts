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
  /** The discount, and the order's price after it. */
  amountCents: number;
  orderCents: number;
  currency: Generated<Currency>;
  state: CouponUseState;
  createdAt: Date;
  updatedAt: Date;
}

/** Where an order is made and mailed to. */
export interface PlaceColumns {
  /** Where a copy on paper is mailed; null without one. */
  mailCountry: ColumnType<string | null, string | null | undefined, string | null>;
  /** The office that makes it; null is the main one. */
  office: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Of an ordered document. */
export interface ChargedColumns {
  rateCents: number;
  totalCents: number;
  /** Rush surcharge, a part of its total. */
  surchargeCents: Generated<number>;
  /** Price lines of the desk. */
  extraCents: Generated<number>;
  /** Postage, a part of its total. */
  postageCents: Generated<number>;
  /** Supplement up to the order's minimum, part of its total. */
  topUpCents: Generated<number>;
  /** Charged once for the document, a part of its total. */
  feeCents: Generated<number>;
  /** Share of the order's discount, which its total is without. */
  discountCents: Generated<number>;
}

export interface CouponTables {
  coupons: CouponsTable;
  couponUses: CouponUsesTable;
}
