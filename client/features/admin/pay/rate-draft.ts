import { targetLanguage } from '#shared/languages.ts';
import { parsePay, payDecimal, type PayCurrency } from '#shared/pay/money.ts';
import { payActivities, payUnits, type PayActivity, type PayUnit } from '#shared/pay/rates.ts';
import { translationTypes } from '#shared/pricing.ts';
import type { PayRateView, SaveRateInput } from '#shared/schemas/pay.ts';

/** The form's state: every text as typed. */
export interface RateDraft {
  person: string;
  /** Source language into English; empty for every pair. */
  source: string;
  /** Empty for every service. */
  service: string;
  activity: PayActivity;
  unit: PayUnit;
  amount: string;
  currency: PayCurrency;
  rush: string;
  minimum: string;
  validFrom: string;
}

/** A new rate, or the next version of one. */
export function draftOf(rate: PayRateView | undefined, at: { person: string; today: string }): RateDraft {
  const typed = (cents: number) => (rate && cents > 0 ? payDecimal({ cents, currency: rate.currency }) : '');
  return {
    person: rate?.userId ?? at.person,
    source: rate?.pair?.from ?? '',
    service: rate?.service ?? '',
    activity: rate?.activity ?? 'certify',
    unit: rate?.unit ?? 'page',
    amount: rate ? payDecimal({ cents: rate.unitCents, currency: rate.currency }) : '',
    currency: rate?.currency ?? 'usd',
    rush: rate && rate.rushPercent > 0 ? String(rate.rushPercent) : '',
    minimum: typed(rate?.minimumCents ?? 0),
    validFrom: at.today,
  };
}

export type RateFaults = Partial<Record<keyof RateDraft, string>>;

/** The procedure's input; undefined where a field is invalid. */
export function readDraft(draft: RateDraft, today: string): { input?: SaveRateInput; faults: RateFaults } {
  const { person, source, service, activity, unit, currency, validFrom } = draft;
  const cents = parsePay(draft.amount, currency);
  const minimumCents = draft.minimum.trim() === '' ? 0 : parsePay(draft.minimum, currency);
  const rushPercent = draft.rush.trim() === '' ? 0 : Number(draft.rush);
  const isRush = Number.isInteger(rushPercent) && rushPercent >= 0 && rushPercent <= 300;
  const faults: RateFaults = {
    ...(person === '' && { person: 'Choose a person.' }),
    ...(cents === undefined && { amount: 'Enter an amount such as 12.50.' }),
    ...(minimumCents === undefined && { minimum: 'Enter an amount, or leave it empty.' }),
    ...(!isRush && { rush: 'Enter 0 to 300.' }),
    ...((validFrom === '' || validFrom < today) && { validFrom: 'Choose today or a later day.' }),
  };
  if (cents === undefined || minimumCents === undefined || Object.keys(faults).length > 0) return { faults };
  return {
    faults,
    input: {
      ...{ person, activity, unit, amount: { cents, currency }, rushPercent, minimumCents, validFrom },
      pair: source === '' ? null : { from: source, to: targetLanguage },
      service: translationTypes.find((one) => one === service) ?? null,
    },
  };
}

/** Narrows a select's string to one of its values. */
export const chosen = {
  activity: (value: string): PayActivity => payActivities.find((one) => one === value) ?? 'certify',
  unit: (value: string): PayUnit => payUnits.find((one) => one === value) ?? 'page',
};
