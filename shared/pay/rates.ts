import { listsPair, type LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import type { TranslationType } from '#shared/translation-types.ts';
import type { PayCurrency } from './money.ts';

/** Pay of work on a paper: the applicable rate and the amount. */

export const payActivities = ['translate', 'revise', 'certify', 'notarize'] as const;
export type PayActivity = (typeof payActivities)[number];

/** Words are paid by the hundred, since a word costs fractions of a cent. */
export const payUnits = ['page', 'word', 'hour', 'flat'] as const;
export type PayUnit = (typeof payUnits)[number];

export const payActivityLabel = {
  translate: 'Translation',
  revise: 'Revision',
  certify: 'Certification',
  notarize: 'Notarial act',
} as const satisfies Record<PayActivity, string>;

export const payUnitLabel = {
  page: 'per page',
  word: 'per 100 words',
  hour: 'per hour',
  flat: 'per paper',
} as const satisfies Record<PayUnit, string>;

/** Terms of a rate; copied to each earning, so that its amount can be recomputed. */
export interface PayTerms {
  unit: PayUnit;
  /** For one page, hundred words, one hour, or the paper. */
  unitCents: number;
  currency: PayCurrency;
  /** Rush supplement in percent of the base amount. */
  rushPercent: number;
  /** Minimum per paper, rush included. */
  minimumCents: number;
}

export interface PayRate extends PayTerms {
  /** Null for every pair. */
  pair: LanguagePair | null;
  /** Null for every service. */
  service: TranslationType | null;
  activity: PayActivity;
  /** First day, in the house's time zone. */
  validFrom: string;
  /** First day on which it no longer counts. */
  endsOn: string | null;
  /** Order in which rates were written. */
  sequence: number;
}

export interface PaidPaper {
  sourceLanguage: string;
  targetLanguage: string;
  service: TranslationType;
}

/** Paid activities of a decision: the certifier's own correction is a revision, a supplied text a translation. */
export function activitiesOf(decision: ReviewDecision): readonly PayActivity[] {
  if (decision === 'approved') return ['certify'];
  return decision === 'corrected' ? ['revise', 'certify'] : ['translate', 'certify'];
}

/**
 * The rate of a piece of work on a day: the most specific one, a pair before a service. Of several versions the newest
 * one in force applies; none does if that version was ended.
 */
export function rateFor<Rate extends PayRate>(
  rates: readonly Rate[],
  work: PaidPaper & { activity: PayActivity },
  day: string,
): Rate | undefined {
  const begun = rates.filter((rate) => rate.validFrom <= day && wasEverInForce(rate) && fits(rate, work));
  return newestOfEach(begun)
    .filter(({ endsOn }) => endsOn === null || endsOn > day)
    .toSorted((one, other) => specificityOf(other) - specificityOf(one) || compareAge(other, one))[0];
}

/** One that was ended before its first day leaves the version before it in force. */
function wasEverInForce({ validFrom, endsOn }: PayRate): boolean {
  return endsOn === null || endsOn > validFrom;
}

function fits({ pair, service, activity }: PayRate, work: PaidPaper & { activity: PayActivity }): boolean {
  if (activity !== work.activity || (service !== null && service !== work.service)) return false;
  return pair === null || listsPair({ languagePairs: [pair] }, work);
}

/** Identity of a rate, shared by its versions. */
export function rateKey({ pair, service, activity }: Pick<PayRate, 'pair' | 'service' | 'activity'>): string {
  return JSON.stringify([pair?.from ?? null, pair?.to ?? null, service, activity]);
}

function newestOfEach<Rate extends PayRate>(rates: readonly Rate[]): Rate[] {
  const newest = new Map<string, Rate>();
  for (const rate of rates.toSorted(compareAge)) newest.set(rateKey(rate), rate);
  return [...newest.values()];
}

function compareAge(one: PayRate, other: PayRate): number {
  if (one.validFrom !== other.validFrom) return one.validFrom < other.validFrom ? -1 : 1;
  return one.sequence - other.sequence;
}

function specificityOf({ pair, service }: PayRate): number {
  return (pair === null ? 0 : 2) + (service === null ? 0 : 1);
}

export type PayRateState = 'upcoming' | 'current' | 'replaced' | 'ended';

/** State of a rate among its person's rates. */
export function rateStateOf<Rate extends PayRate>(rate: Rate, rates: readonly Rate[], day: string): PayRateState {
  if (!wasEverInForce(rate) || (rate.endsOn !== null && rate.endsOn <= day)) return 'ended';
  if (rate.validFrom > day) return 'upcoming';
  const isReplaced = rates.some(
    (other) =>
      other.validFrom <= day &&
      wasEverInForce(other) &&
      rateKey(other) === rateKey(rate) &&
      compareAge(other, rate) > 0,
  );
  return isReplaced ? 'replaced' : 'current';
}

/** Units per rate: hours are recorded in minutes. */
export const perUnit = { page: 1, word: 100, hour: 60, flat: 1 } as const satisfies Record<PayUnit, number>;

export interface Earning {
  /** Base amount, before rush and minimum. */
  baseCents: number;
  rushCents: number;
  /** Supplement up to the minimum. */
  topUpCents: number;
  amountCents: number;
}

/** `quantity` is pages, words, minutes, or 1. Each part is rounded to whole cents, halves up. */
export function earningOf(terms: Omit<PayTerms, 'currency'>, quantity: number, isRush: boolean): Earning {
  const baseCents = Math.round((terms.unitCents * quantity) / perUnit[terms.unit]);
  const rushCents = isRush ? Math.round((baseCents * terms.rushPercent) / 100) : 0;
  const topUpCents = Math.max(0, terms.minimumCents - baseCents - rushCents);
  return { baseCents, rushCents, topUpCents, amountCents: baseCents + rushCents + topUpCents };
}

/** `3 pages`, `412 words`, `1.5 h`; empty for a flat amount. */
export function quantityText(unit: PayUnit, quantity: number): string {
  if (unit === 'flat') return '';
  if (unit === 'hour') return `${String(Math.round((quantity / 60) * 100) / 100)} h`;
  return `${String(quantity)} ${unit}${quantity === 1 ? '' : 's'}`;
}

/** Words of a certified text, as they are paid. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
}
