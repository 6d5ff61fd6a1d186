import { findBillingFaults, type BillingDetails, type BillingFault, type TaxStatus } from '#shared/pay/self-billing.ts';

/** The form's state: every text as typed. */
export type BillingDraft = Omit<BillingDetails, 'rate'> & { percent: string };

export function draftOf(details: BillingDetails | null, name: string): BillingDraft {
  if (details) {
    const { rate, ...typed } = details;
    return { ...typed, percent: rate === 0 ? '' : String(rate / 100) };
  }
  return {
    ...{ name, street: '', city: '', zip: '', region: '', country: '', taxId: '', vatId: '' },
    ...{ taxStatus: 'unregistered', percent: '', series: '' },
  };
}

const plain = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Basis points of a typed percentage; 0 for anything else, which is invalid where a rate is required. */
function rateOf(percent: string): number {
  const match = /^\d{1,2}(?:[.,]\d{1,2})?$/.exec(percent.trim());
  return match ? Math.round(Number(match[0].replace(',', '.')) * 100) : 0;
}

export function readDraft({ percent, ...typed }: BillingDraft): { details: BillingDetails; faults: BillingFault[] } {
  const details = {
    ...typed,
    vatId: plain(typed.vatId),
    series: plain(typed.series),
    rate: typed.taxStatus === 'registered' ? rateOf(percent) : 0,
  };
  return { details, faults: findBillingFaults(details) };
}

/** The input that an error concerns. */
export function inputOf({ field }: BillingFault): keyof BillingDraft {
  return field === 'rate' ? 'percent' : field;
}

export const taxStatusTexts = {
  unregistered: 'A small business, or work outside the scope of tax.',
  registered: 'Tax at your rate comes on top of what papers earn.',
  'reverse-charge': 'You are in another country than the office, which owes the tax itself.',
} as const satisfies Record<TaxStatus, string>;
