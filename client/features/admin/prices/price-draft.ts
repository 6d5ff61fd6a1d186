import { parseAmount } from '#client/features/admin/documents/amount.ts';
import { sourceLanguages, targetLanguage, type SourceLanguage } from '#shared/languages.ts';
import { houseCurrency } from '#shared/money.ts';
import { keyOfLine, listOf, type PriceListLine } from '#shared/price-lines.ts';
import { services } from '#shared/pricing.ts';
import { priceAmount, priceList, priceRate, type PriceList } from '#shared/schemas/company.ts';
import { translationTypes } from '#shared/translation-types.ts';

/** A price list while it is edited: texts by the name of their line. */

export type PriceTexts = Readonly<Record<string, string>>;

/** Name of the rush share among the lines. */
export const rushKey = 'rush percent';

export interface PriceRow {
  key: string;
  label: string;
  hint?: string;
  /** Names of its lines; undefined where the row has none in that column. */
  cells: readonly (string | undefined)[];
  /** Set for rates of one language, which may be empty. */
  source?: SourceLanguage;
}

const rateUnits = ['page', 'bankStatementPage'] as const;

/** Rows of the sheet: services, the languages that have rates of their own, and what an order adds. */
export function rowsOf(languages: readonly SourceLanguage[]): PriceRow[] {
  const rates = (source?: SourceLanguage) =>
    translationTypes.map((service) => ({
      key: `${service} ${source ?? ''}`,
      label: source ? `${services[service].word}, ${source}` : services[service].label,
      hint: source ? 'Empty: as for every language' : 'Every language',
      ...(source && { source }),
      cells: rateUnits.map((unit) =>
        keyOfLine({ service, unit, ...(source && { pair: { source, target: targetLanguage } }) }),
      ),
    }));
  return [
    ...rates(),
    ...languages.flatMap((source) => rates(source)),
    { key: rushKey, label: 'Rush', hint: 'Percent added to each page', cells: [rushKey] },
    {
      key: 'mailing',
      label: 'Mailed copy',
      hint: 'Per document; 0 where postage is included',
      cells: ['mailing document'],
    },
    { key: 'order', label: 'Minimum order', hint: 'Before postage; 0 for none', cells: ['order order'] },
  ];
}

/** `15.00` for each line, and the rush share. */
export function textsOf({ lines, rushPercent }: { lines: readonly PriceListLine[]; rushPercent: number }): PriceTexts {
  return {
    ...Object.fromEntries(lines.map((line) => [keyOfLine(line), (line.amount.cents / 100).toFixed(2)])),
    [rushKey]: String(rushPercent),
  };
}

/** Languages with rates of their own. */
export function languagesOf(texts: PriceTexts): SourceLanguage[] {
  return sourceLanguages.filter((source) => Object.keys(texts).some((key) => key.endsWith(` ${source}`)));
}

export interface ReadDraft {
  lines: PriceListLine[];
  rushPercent: number;
  /** Names of lines that cannot be read or are out of range. */
  wrong: ReadonlySet<string>;
  /** Undefined while something is wrong. */
  list: PriceList | undefined;
}

/** Reads the texts as they were typed. */
export function readDraft(texts: PriceTexts): ReadDraft {
  const rows = rowsOf(languagesOf(texts));
  const wrong = new Set<string>();
  const lines: PriceListLine[] = [];
  const percentText = (texts[rushKey] ?? '').trim();
  const rushPercent = /^\d{1,3}$/.test(percentText) ? Number(percentText) : Number.NaN;
  if (!priceList.shape.rushPercent.safeParse(rushPercent).success) wrong.add(rushKey);
  for (const { cells, source } of rows) {
    for (const key of cells) {
      if (key === undefined || key === rushKey) continue;
      const text = (texts[key] ?? '').trim();
      if (source && text === '') continue;
      const cents = parseAmount(text);
      const amount = key.startsWith('mailing') || key.startsWith('order') ? priceAmount : priceRate;
      if (cents === undefined || !amount.safeParse(cents).success) wrong.add(key);
      else lines.push({ ...partsOf(key, source), amount: { cents, currency: houseCurrency } });
    }
  }
  const made = wrong.size === 0 ? listOf(lines, rushPercent) : undefined;
  const list = made && 'list' in made ? made.list : undefined;
  return { lines, rushPercent, wrong, list };
}

function partsOf(key: string, source: SourceLanguage | undefined): Omit<PriceListLine, 'amount'> {
  const service = translationTypes.find((type) => key.startsWith(type));
  if (service) {
    const unit = key.includes('bankStatementPage') ? 'bankStatementPage' : 'page';
    return { service, unit, ...(source && { pair: { source, target: targetLanguage } }) };
  }
  return key.startsWith('mailing') ? { service: 'mailing', unit: 'document' } : { service: 'order', unit: 'order' };
}
