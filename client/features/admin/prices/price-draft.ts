import { parseAmount } from '#client/features/admin/documents/amount.ts';
import { countryName } from '#client/ui/country-name.ts';
import { sourceLanguages, targetLanguage, type SourceLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { decimalOf, type Currency } from '#shared/money.ts';
import { keyOfLine, listOf, type ListTerms, type PriceListLine } from '#shared/price-lines.ts';
import { services } from '#shared/pricing.ts';
import { priceAmount, priceList, type PriceList } from '#shared/schemas/company.ts';
import { translationTypes, type TranslationType } from '#shared/translation-types.ts';

/** A price list being edited: typed texts by line name. */

/** Organization or currency of a list; the house's first list if both are unset. */
export interface PricePlace {
  accountId?: string;
  currency?: Currency;
}

export type PriceTexts = Readonly<Record<string, string>>;

/** Keys whose text does not parse as an amount. */
export const rushKey = 'rush percent';
export const pagesKey = 'limit pages';
export const megabytesKey = 'limit megabytes';
const numberKeys: readonly string[] = [rushKey, pagesKey, megabytesKey];

/** Unit of a number that is not an amount; undefined for amounts. */
export function unitOf(key: string): '%' | 'pages' | 'MB' | undefined {
  if (key === rushKey) return '%';
  if (key === pagesKey) return 'pages';
  return key === megabytesKey ? 'MB' : undefined;
}

type Line = Omit<PriceListLine, 'amount'>;

export interface PriceRow {
  key: string;
  label: string;
  hint?: string;
  /** Names of its lines, by column. */
  cells: readonly string[];
  /** Set where the row may be empty: a language, an office, or a country. */
  isOwn?: boolean;
}

/** Languages, offices and countries with prices of their own. */
export interface OwnPrices {
  languages: readonly SourceLanguage[];
  offices: readonly string[];
  countries: readonly string[];
}

const rateUnits = ['page', 'bankStatementPage', 'document', 'word'] as const;
const optionalUnits: readonly string[] = ['document', 'word'];

function rateRows({ source, office }: { source?: SourceLanguage; office?: string }): PriceRow[] {
  const where = source ?? (office === undefined ? undefined : `office ${office}`);
  return translationTypes.map((service) => ({
    key: `${service} ${where ?? ''}`,
    label: where === undefined ? services[service].label : `${services[service].word}, ${where}`,
    hint: where === undefined ? 'Every language and office' : 'Empty: as for every one',
    isOwn: where !== undefined,
    cells: rateUnits.map((unit) => keyOfLine(rateLine(service, unit, { source, office }))),
  }));
}

function rateLine(
  service: TranslationType,
  unit: (typeof rateUnits)[number],
  { source, office }: { source?: SourceLanguage | undefined; office?: string | undefined },
): Line {
  return { service, unit, ...(source && { pair: { source, target: targetLanguage } }), ...(office && { office }) };
}

/** Rows of the sheet: services, overrides of languages and offices, and extras of an order. */
export function rowsOf({ languages, offices, countries }: OwnPrices): PriceRow[] {
  return [
    ...rateRows({}),
    ...languages.flatMap((source) => rateRows({ source })),
    ...offices.flatMap((office) => rateRows({ office })),
    { key: rushKey, label: 'Rush', hint: 'Added to pages and words', cells: [rushKey] },
    {
      key: 'mailing',
      label: 'Mailed copy',
      hint: 'Within the United States, per document; 0 where postage is included',
      cells: ['mailing document'],
    },
    ...countries.map((country) => ({
      key: `mailing ${country}`,
      label: `Mailed copy, ${countryName(country)}`,
      hint: 'Empty: none is mailed there',
      isOwn: true,
      cells: [keyOfLine({ service: 'mailing', unit: 'document', country })],
    })),
    { key: 'order', label: 'Minimum order', hint: 'Before postage; 0 for none', cells: ['order order'] },
    { key: pagesKey, label: 'Largest document', hint: `At most ${String(limits.pagesMax)}`, cells: [pagesKey] },
    { key: megabytesKey, label: 'Largest file', hint: 'Below this size; at most 10', cells: [megabytesKey] },
  ];
}

/** `15.00` for each line, and the numbers. */
export function textsOf({
  lines,
  rushPercent,
  limits: own,
}: ListTerms & { lines: readonly PriceListLine[] }): PriceTexts {
  return {
    ...Object.fromEntries(lines.map((line) => [keyOfLine(line), decimalOf(line.amount)])),
    [rushKey]: String(rushPercent),
    [pagesKey]: String(own.pages),
    [megabytesKey]: String(own.megabytes),
  };
}

/** A list's first draft has its terms and no amounts. */
export function blankTextsOf({ rushPercent, limits: own }: ListTerms): PriceTexts {
  return textsOf({ lines: [], rushPercent, limits: own });
}

/** Source languages and services with their own prices, or a row for them. */
export function ownOf(texts: PriceTexts): OwnPrices {
  const keys = Object.keys(texts);
  const namesOf = (pattern: RegExp) => [...new Set(keys.flatMap((key) => pattern.exec(key)?.[1] ?? []))].toSorted();
  return {
    languages: sourceLanguages.filter((source) => keys.some((key) => key.endsWith(` ${source}`))),
    offices: namesOf(/ @([a-z0-9-]+)$/),
    countries: namesOf(/^mailing document ([A-Z]{2})$/),
  };
}

export interface ReadDraft extends ListTerms {
  lines: PriceListLine[];
  /** Names of lines whose text does not parse or is out of range. */
  wrong: ReadonlySet<string>;
  /** Undefined while a line is invalid. */
  list: PriceList | undefined;
}

/** Reads the texts as they were typed. */
export function readDraft(texts: PriceTexts, currency: Currency): ReadDraft {
  const wrong = new Set<string>();
  const numberOf = (key: string) => {
    const text = (texts[key] ?? '').trim();
    return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  };
  const terms: ListTerms = {
    rushPercent: numberOf(rushKey),
    limits: { pages: numberOf(pagesKey), megabytes: numberOf(megabytesKey) },
  };
  const { shape } = priceList;
  if (!shape.rushPercent.safeParse(terms.rushPercent).success) wrong.add(rushKey);
  const limitFaults = shape.limits.safeParse(terms.limits).error?.issues ?? [];
  for (const { path } of limitFaults) wrong.add(path[0] === 'pages' ? pagesKey : megabytesKey);
  const lines = readLines(texts, { wrong, currency });
  const made = wrong.size === 0 ? listOf(lines, terms, currency) : undefined;
  for (const { kind, key } of made?.faults ?? []) if (kind === 'low') wrong.add(key);
  const parsed = made && 'list' in made ? priceList.safeParse(made.list) : undefined;
  // A page costs at least the minimum card charge.
  for (const { path } of parsed?.error?.issues ?? []) {
    wrong.add(`${String(path[1])} ${path[2] === 'bankStatement' ? 'bankStatementPage' : 'page'}`);
  }
  return { lines, ...terms, wrong, list: parsed?.data };
}

function readLines(
  texts: PriceTexts,
  { wrong, currency }: { wrong: Set<string>; currency: Currency },
): PriceListLine[] {
  const lines: PriceListLine[] = [];
  for (const { cells, isOwn } of rowsOf(ownOf(texts))) {
    for (const key of cells) {
      if (numberKeys.includes(key)) continue;
      const text = (texts[key] ?? '').trim();
      const line = partsOf(key);
      if (text === '' && (isOwn || optionalUnits.includes(line.unit))) continue;
      const cents = parseAmount(text, currency);
      if (cents === undefined || !priceAmount.safeParse(cents).success) wrong.add(key);
      else lines.push({ ...line, amount: { cents, currency } });
    }
  }
  return lines;
}

/** The line of a name. */
function partsOf(key: string): Line {
  const [first = '', second = '', ...rest] = key.split(' ');
  const of = rest.join(' ');
  const service = translationTypes.find((type) => type === first);
  if (service) {
    const unit = rateUnits.find((one) => one === second) ?? 'page';
    const source = sourceLanguages.find((one) => one === of);
    return rateLine(service, unit, { source, office: of.startsWith('@') ? of.slice(1) : undefined });
  }
  if (first === 'order') return { service: 'order', unit: 'order' };
  return { service: 'mailing', unit: 'document', ...(of !== '' && { country: of }) };
}
