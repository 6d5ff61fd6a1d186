import { seller, type Seller } from '#shared/schemas/seller.ts';
import { translationTypes } from '#shared/translation-types.ts';

/** A seller being edited, with every value as typed. */

export const sellerTexts = [
  { key: 'name', label: 'Name' },
  { key: 'street', label: 'Street address' },
  { key: 'zip', label: 'Postal code' },
  { key: 'city', label: 'City' },
  { key: 'region', label: 'State or region' },
  { key: 'taxId', label: 'Tax number (EIN, NIF)' },
  { key: 'vatId', label: 'VAT number' },
  { key: 'series', label: 'Series before numbers' },
  { key: 'iban', label: 'IBAN' },
  { key: 'bic', label: 'BIC' },
] as const;

export const datevTexts = [
  { key: 'adviser', label: 'DATEV adviser number' },
  { key: 'client', label: 'DATEV client number' },
  { key: 'revenueAccount', label: 'Revenue account' },
  { key: 'debtorAccount', label: 'Debtor account' },
] as const;

export interface TypedRate {
  country: string;
  /** '' means every service. */
  service: string;
  percent: string;
}

export type SellerDraft = Record<(typeof sellerTexts)[number]['key'], string> & {
  country: string;
  hasReverseCharge: boolean;
  rates: readonly TypedRate[];
  datev: Record<(typeof datevTexts)[number]['key'], string>;
};

export function draftOf(facts: Seller | null): SellerDraft {
  const { datev } = facts ?? {};
  return {
    ...{ name: facts?.name ?? '', street: facts?.street ?? '', zip: facts?.zip ?? '', city: facts?.city ?? '' },
    ...{ region: facts?.region ?? '', taxId: facts?.taxId ?? '', vatId: facts?.vatId ?? '' },
    ...{ series: facts?.series ?? '', iban: facts?.iban ?? '', bic: facts?.bic ?? '' },
    ...{ country: facts?.country ?? 'US', hasReverseCharge: facts?.hasReverseCharge ?? false },
    rates: (facts?.rates ?? []).map(({ country, service = '', rate }) => ({
      ...{ country, service, percent: String(rate / 100) },
    })),
    datev: {
      adviser: datev ? String(datev.adviser) : '',
      client: datev ? String(datev.client) : '',
      revenueAccount: datev?.revenueAccount ?? '',
      debtorAccount: datev?.debtorAccount ?? '',
    },
  };
}

const basisPoints = (percent: string) =>
  /^\d{1,2}([.,]\d{1,2})?$/.test(percent.trim())
    ? Math.round(Number(percent.trim().replace(',', '.')) * 100)
    : Number.NaN;

/** Parsed input, or the names of invalid fields. */
export function readSeller({
  datev,
  rates,
  ...typed
}: SellerDraft): { facts: Seller } | { wrong: ReadonlySet<string> } {
  const hasDatev = Object.values(datev).some((text) => text.trim() !== '');
  const parsed = seller.safeParse({
    ...typed,
    series: typed.series.trim().toUpperCase(),
    rates: rates.map(({ country, service, percent }) => {
      const only = translationTypes.find((type) => type === service);
      return { country, ...(only && { service: only }), rate: basisPoints(percent) };
    }),
    ...(hasDatev && {
      datev: {
        ...{ adviser: Number(datev.adviser), client: Number(datev.client) },
        ...{ revenueAccount: datev.revenueAccount.trim(), debtorAccount: datev.debtorAccount.trim() },
      },
    }),
  });
  if (parsed.success) return { facts: parsed.data };
  return {
    wrong: new Set(parsed.error.issues.map(({ path }) => path.slice(0, path[0] === 'datev' ? 2 : 1).join(' '))),
  };
}
