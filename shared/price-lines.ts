import { targetLanguage, type SourceLanguage } from './languages.ts';
import { houseCurrency, type Currency, type Money } from './money.ts';
import type { PriceList, RateUnit } from './schemas/company.ts';
import { translationTypes, type TranslationType } from './translation-types.ts';

/** A price list as lines, as people edit it and programs send it. */

export const pricedServices = [...translationTypes, 'mailing', 'order'] as const;
export const priceUnits = ['page', 'bankStatementPage', 'document', 'order'] as const;

/** `mailing` is priced per document, `order` is the least that an order costs. */
export interface PriceListLine {
  service: (typeof pricedServices)[number];
  unit: (typeof priceUnits)[number];
  /** Instead of the service's rate for every language. */
  pair?: { source: SourceLanguage; target: typeof targetLanguage } | undefined;
  amount: Money;
}

/** Name of a line: `certified page`, `certified page Arabic`. */
export function keyOfLine({ service, unit, pair }: Omit<PriceListLine, 'amount'>): string {
  return [service, unit, ...(pair ? [pair.source] : [])].join(' ');
}

const units = { regular: 'page', bankStatement: 'bankStatementPage' } as const;
const unitNames = ['regular', 'bankStatement'] as const satisfies readonly RateUnit[];

/** Every list has these; those with a pair are added to them. */
export function linesOf(list: PriceList): PriceListLine[] {
  const money = (cents: number): Money => ({ cents, currency: list.currency });
  return [
    ...translationTypes.flatMap((service) =>
      unitNames.map((unit) => ({ service, unit: units[unit], amount: money(list.rates[service][unit]) })),
    ),
    ...list.pairs.map(({ source, translationType, unit, rate }) => ({
      service: translationType,
      unit: units[unit],
      pair: { source, target: targetLanguage } as const,
      amount: money(rate),
    })),
    { service: 'mailing', unit: 'document', amount: money(list.postageCents) },
    { service: 'order', unit: 'order', amount: money(list.minimumCents) },
  ];
}

/** What lines lack to be a list, or have twice or without meaning. */
export type LineFault =
  | { kind: 'missing' | 'twice' | 'unknown'; key: string }
  | { kind: 'currency'; key: string; currency: Currency };

/** The list that lines make, or their faults. Amounts are checked by the list's schema. */
export function listOf(
  lines: readonly PriceListLine[],
  rushPercent: number,
): { list: PriceList; faults?: undefined } | { faults: LineFault[] } {
  const byKey = new Map(lines.map((line) => [keyOfLine(line), line]));
  const faults: LineFault[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const key = keyOfLine(line);
    if (seen.has(key)) faults.push({ kind: 'twice', key });
    seen.add(key);
    if (!isKnown(line)) faults.push({ kind: 'unknown', key });
  }
  const centsOf = (service: PriceListLine['service'], unit: PriceListLine['unit']) => {
    const line = byKey.get(`${service} ${unit}`);
    if (!line) faults.push({ kind: 'missing', key: `${service} ${unit}` });
    return line?.amount.cents ?? 0;
  };
  const ratesOf = (type: TranslationType) => ({
    regular: centsOf(type, 'page'),
    bankStatement: centsOf(type, 'bankStatementPage'),
  });
  const list: PriceList = {
    currency: houseCurrency,
    rates: { certified: ratesOf('certified'), notarized: ratesOf('notarized') },
    pairs: lines.flatMap((line) => pairOf(line) ?? []),
    rushPercent,
    postageCents: centsOf('mailing', 'document'),
    minimumCents: centsOf('order', 'order'),
  };
  return faults.length > 0 ? { faults } : { list };
}

function serviceOf({ service }: PriceListLine): TranslationType | undefined {
  return translationTypes.find((type) => type === service);
}

function pairOf(line: PriceListLine): PriceList['pairs'][number] | undefined {
  const translationType = serviceOf(line);
  const unit = unitNames.find((name) => units[name] === line.unit);
  if (!line.pair || !translationType || !unit) return undefined;
  return { source: line.pair.source, translationType, unit, rate: line.amount.cents };
}

function isKnown(line: PriceListLine): boolean {
  if (serviceOf(line)) return line.unit === 'page' || line.unit === 'bankStatementPage';
  return line.pair === undefined && line.unit === (line.service === 'mailing' ? 'document' : 'order');
}
