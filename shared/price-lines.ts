import { smallestCharge } from './currency-facts.ts';
import { targetLanguage, type SourceLanguage } from './languages.ts';
import { isSameCurrency, type Currency, type Money } from './money.ts';
import { feePerDocument, findOwnRate, ratePerPage } from './pricing.ts';
import type { OwnRate, PriceList, RateUnit } from './schemas/company.ts';
import { translationTypes, type TranslationType } from './translation-types.ts';

/** A price list as lines, as people edit it and programs send it. */

export const pricedServices = [...translationTypes, 'mailing', 'order'] as const;
export const priceUnits = ['page', 'bankStatementPage', 'document', 'word', 'order'] as const;

/** `mailing` is priced per document, `order` is the least that an order costs. */
export interface PriceListLine {
  service: (typeof pricedServices)[number];
  unit: (typeof priceUnits)[number];
  /** Instead of the service's rate for every language. */
  pair?: { source: SourceLanguage; target: typeof targetLanguage } | undefined;
  /** Instead of the service's rate at every office. */
  office?: string | undefined;
  /** Destination of a mailed copy outside of the United States. */
  country?: string | undefined;
  amount: Money;
}

/** Name of a line: `certified page`, `certified page Arabic`, `certified page @lisbon`, `mailing document PT`. */
export function keyOfLine({ service, unit, pair, office, country }: Omit<PriceListLine, 'amount'>): string {
  return [
    ...[service, unit],
    ...(pair ? [pair.source] : []),
    ...(office === undefined ? [] : [`@${office}`]),
    ...(country === undefined ? [] : [country]),
  ].join(' ');
}

const units = {
  regular: 'page',
  bankStatement: 'bankStatementPage',
  document: 'document',
  word: 'word',
} as const satisfies Record<RateUnit, PriceListLine['unit']>;
const unitNames = ['regular', 'bankStatement', 'document', 'word'] as const satisfies readonly RateUnit[];
/** Lines that a list may leave out, which are 0 then. */
const optionalUnits: readonly RateUnit[] = ['document', 'word'];

/** Settings of a price list besides its lines. */
export type ListTerms = Pick<PriceList, 'rushPercent' | 'limits'>;

/** Every list has these; those of a language, an office or a country are added to them. */
export function linesOf(list: PriceList): PriceListLine[] {
  const money = (cents: number): Money => ({ cents, currency: list.currency });
  return [
    ...translationTypes.flatMap((service) =>
      unitNames.map((unit) => ({ service, unit: units[unit], amount: money(list.rates[service][unit]) })),
    ),
    ...list.pairs.map((own) => ({ ...lineOf(own), amount: money(own.rate) })),
    { service: 'mailing', unit: 'document', amount: money(list.postageCents) },
    ...list.postage.map(({ country, cents }): PriceListLine => ({
      ...{ service: 'mailing', unit: 'document', country, amount: money(cents) },
    })),
    { service: 'order', unit: 'order', amount: money(list.minimumCents) },
  ];
}

function lineOf({ source, office, translationType, unit }: OwnRate): Omit<PriceListLine, 'amount'> {
  return {
    service: translationType,
    unit: units[unit],
    ...(source !== undefined && { pair: { source, target: targetLanguage } }),
    ...(office !== undefined && { office }),
  };
}

/** Missing, duplicate and unknown lines of a list, and own rates with which a page costs less than a card can be charged. */
export type LineFault =
  | { kind: 'missing' | 'twice' | 'unknown' | 'low'; key: string }
  | { kind: 'currency'; key: string; currency: Currency };

/** Builds a list from lines, or returns their faults. Other amounts are checked by the list's schema. */
export function listOf(
  lines: readonly PriceListLine[],
  { rushPercent, limits }: ListTerms,
  currency: Currency,
): { list: PriceList; faults?: undefined } | { faults: LineFault[] } {
  const byKey = new Map(lines.map((line) => [keyOfLine(line), line]));
  const faults = faultsOf(lines, currency);
  const centsOf = (service: PriceListLine['service'], unit: PriceListLine['unit'], isOptional = false) => {
    const line = byKey.get(`${service} ${unit}`);
    if (!line && !isOptional) faults.push({ kind: 'missing', key: `${service} ${unit}` });
    return line?.amount.cents ?? 0;
  };
  const ratesOf = (type: TranslationType) => {
    const rate = (unit: RateUnit) => centsOf(type, units[unit], optionalUnits.includes(unit));
    return {
      ...{ regular: rate('regular'), bankStatement: rate('bankStatement') },
      ...{ document: rate('document'), word: rate('word') },
    };
  };
  const list: PriceList = {
    currency,
    rates: { certified: ratesOf('certified'), notarized: ratesOf('notarized') },
    pairs: lines.flatMap((line) => ownRateOf(line) ?? []),
    rushPercent,
    postageCents: centsOf('mailing', 'document'),
    postage: lines.flatMap(({ service, country, amount }) =>
      service === 'mailing' && country !== undefined ? [{ country, cents: amount.cents }] : [],
    ),
    minimumCents: centsOf('order', 'order'),
    limits,
  };
  if (faults.length === 0) faults.push(...lowRates(list));
  return faults.length > 0 ? { faults } : { list };
}

/** A language's price per page may meet an office's fee per document, so each is priced with each. */
function lowRates(list: PriceList): LineFault[] {
  const sources = [...new Set([undefined, ...list.pairs.map(({ source }) => source)])];
  const offices = [...new Set([undefined, ...list.pairs.map(({ office }) => office)])];
  const services = translationTypes.flatMap((translationType) =>
    sources.flatMap((sourceLanguage) => offices.map((office) => ({ translationType, sourceLanguage, office }))),
  );
  const low = services.flatMap((service) =>
    ([false, true] as const).flatMap((isBankStatement) => {
      const cents = ratePerPage({ ...service, isBankStatement }, list) + feePerDocument(service, list);
      if (cents >= smallestCharge(list.currency)) return [];
      const unit = isBankStatement ? 'bankStatement' : 'regular';
      return findOwnRate(service, unit, list) ?? findOwnRate(service, 'document', list) ?? [];
    }),
  );
  return [...new Set(low.map((own) => keyOfLine(lineOf(own))))].map((key) => ({ kind: 'low', key }));
}

function faultsOf(lines: readonly PriceListLine[], currency: Currency): LineFault[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const key = keyOfLine(line);
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...(isTwice ? [{ kind: 'twice' as const, key }] : []),
      ...(isKnown(line) ? [] : [{ kind: 'unknown' as const, key }]),
      ...(isSameCurrency(line.amount.currency, currency)
        ? []
        : [{ kind: 'currency' as const, key, currency: line.amount.currency }]),
    ];
  });
}

function serviceOf({ service }: PriceListLine): TranslationType | undefined {
  return translationTypes.find((type) => type === service);
}

function ownRateOf(line: PriceListLine): PriceList['pairs'][number] | undefined {
  const translationType = serviceOf(line);
  const unit = unitNames.find((name) => units[name] === line.unit);
  const { pair, office } = line;
  if ((!pair && office === undefined) || !translationType || !unit) return undefined;
  return {
    ...(pair && { source: pair.source }),
    ...(office !== undefined && { office }),
    ...{ translationType, unit, rate: line.amount.cents },
  };
}

function isKnown(line: PriceListLine): boolean {
  if (serviceOf(line)) return line.unit !== 'order' && line.country === undefined;
  const isPlain = !line.pair && line.office === undefined;
  if (line.service === 'mailing') return isPlain && line.unit === 'document';
  return isPlain && line.country === undefined && line.unit === 'order';
}
