import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { foldName } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { copied, isNameLike } from '../names/names.ts';
import { byRule, joined, type Piece } from '../pieces.ts';
import { asLatin } from '../separators.ts';
import { declinedPlace, isDeclinedAfter } from './declined.ts';
import { hanRegion } from './han.ts';

/** Countries by the names of `Intl`; towns and states are copied. */

/** Names that are towns as well, or saints. */
const ambiguousRegions = new Set(['GD', 'MF', 'BL', 'LC', 'VC', 'KN', 'SH', 'PM', 'DM', 'GI', 'LU', 'MC', 'SM', 'SV']);
/** `عمان` is Amman on most papers; Oman is called a sultanate. */
const townsFirst: Partial<Record<SourceTag, ReadonlySet<string>>> = { ar: new Set(['OM']) };
const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const tables = new Map<SourceTag, ReadonlyMap<string, string>>();

/** English of a country's name in another language. */
export function countryName(text: string, tag: SourceTag): string | undefined {
  const table = tables.get(tag) ?? listCountries(tag);
  tables.set(tag, table);
  return table.get(foldName(text));
}

function listCountries(tag: SourceTag): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = alphabet.flatMap((one) => alphabet.map((other) => one + other));
  return new Map(
    codes.flatMap((code) => {
      const [name, target] = [names.of(code), english.of(code)];
      const isPlain = name !== undefined && target !== undefined && /^[\p{L}\s'’-]+$/u.test(target);
      const isCountry = isPlain && !ambiguousRegions.has(code) && !townsFirst[tag]?.has(code);
      return isCountry ? [[foldName(name), target] as const] : [];
    }),
  );
}

const exonyms: Readonly<Record<string, string>> = {
  lisboa: 'Lisbon',
  'ciudad de mexico': 'Mexico City',
  'cidade do mexico': 'Mexico City',
  sevilla: 'Seville',
  munchen: 'Munich',
  koln: 'Cologne',
  wien: 'Vienna',
  'nova iorque': 'New York',
  'nueva york': 'New York',
  'new york': 'New York',
  roma: 'Rome',
  milano: 'Milan',
  napoli: 'Naples',
  torino: 'Turin',
  firenze: 'Florence',
  venezia: 'Venice',
  genova: 'Genoa',
  bucuresti: 'Bucharest',
  bruxelles: 'Brussels',
  geneve: 'Geneva',
  alger: 'Algiers',
  anvers: 'Antwerp',
  tanger: 'Tangier',
  londres: 'London',
  londra: 'London',
  'la haye': 'The Hague',
  warszawa: 'Warsaw',
  'den haag': 'The Hague',
  's gravenhage': 'The Hague',
  brussel: 'Brussels',
  antwerpen: 'Antwerp',
  gent: 'Ghent',
  brugge: 'Bruges',
  istanbul: 'Istanbul',
  izmir: 'Izmir',
};
/** Capitals that share their name with the country, where a paper is made out. */
const capitals: Readonly<Record<string, string>> = { تونس: 'Tunis', الجزائر: 'Algiers' };

/** `Bruxelles` is `Brussels`. */
export function exonymOf(text: string): Piece | undefined {
  const key = foldName(text);
  return Object.hasOwn(exonyms, key) ? byRule(exonyms[key] ?? '', { isProper: true }) : undefined;
}

export interface PlaceOptions {
  tag: SourceTag;
  isCountry: boolean;
  /** Knows set phrases. */
  translate: (part: string) => Piece | undefined;
  /** Whether a part has words of papers, and is no town for all its capitals: `Scienze Politiche`. */
  isWords?: (part: string) => boolean;
}

/** Begins with a whole run of blanks: tried from each of them, a long run would take its square. */
const separator = /(?:(?<!\s)\s+)?[,،/()]\s*|(?<!\s)\s+[-–]\s+|-(?=[A-Z]{2}$)/gu;

/** `Campinas - SP, Brasil`, `Município de Santos/SP` */
export function placeValue(text: string, options: PlaceOptions): Piece | undefined {
  const separators = [...text.matchAll(separator)].map(([found]) => asLatin(found));
  const parts = text.split(separator);
  const capital = options.isCountry ? undefined : capitals[foldName(text)];
  if (capital !== undefined) return byRule(capital, { isProper: true });
  const pieces = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    return placePart(part, { ...options, isCountry: options.isCountry || isLast });
  });
  return joined(pieces, (targets) => targets.map((target, index) => target + (separators[index] ?? '')).join(''));
}

function placePart(text: string, options: PlaceOptions): Piece | undefined {
  const { tag, isCountry, translate, isWords } = options;
  if (text === '') return byRule('');
  const [, preposition = '', town = ''] = /^(\p{Ll}{1,2})\s+(.+)$/su.exec(text) ?? [];
  const declined = declinedPlace(isDeclinedAfter(preposition, tag) ? town : text, tag);
  if (declined !== undefined) return byRule(declined, { isProper: true });
  const [, postcode, postal] = /^((?:[A-Z]{1,2}-)?\d{4,5})\s+(\D+)$/u.exec(text) ?? [];
  if (postcode !== undefined && postal !== undefined)
    return joined([placePart(postal, { ...options, isCountry: false })], ([name = '']) => `${postcode} ${name}`);
  // A state, or a French department: `Lyon (69)`
  if (/^(?:[A-Z]{2}|D\.\s?[CF]\.)$/.test(text) || (tag === 'fr' && /^(?:\d{2,3}|2[AB])$/.test(text)))
    return copied(text);
  const country = isCountry ? countryName(text, tag) : undefined;
  if (country !== undefined) return byRule(country, { isProper: true });
  const district = tag === 'fr' ? districtOf(text) : undefined;
  const known = exonymOf(text) ?? district ?? translate(text) ?? hanRegion(text, tag, translate);
  if (known) return known;
  const isTown = isNameLike(withoutLinks(text, tag)) && /^[\p{Script=Latin}\s.'’-]+$/u.test(text);
  return isTown && isWords?.(text) !== true ? copied(text) : undefined;
}

const romanceLinks =
  /(?<=\s)(?:(?:d|l|nell|dell|sull)['’](?=\p{Lu})|(?:en|sur|sous|aux|lès|à|in|nel|sul|al)\s+(?=\p{Lu}))/gu;
const germanLinks = /(?<=\s)(?:am|an der|auf|bei|im|in der|in|ob der|unter)\s+(?=\p{Lu})/gu;

const dutchLinks = /(?<=\s)(?:aan|op|bij|in|over)\s+(?:(?:den|de|het)\s+)?(?=\p{Lu})/gu;

/** Without the words inside names of towns: `Villeneuve d'Ascq`, `Frankfurt am Main`. */
function withoutLinks(text: string, tag: SourceTag): string {
  if (tag === 'de') return text.replaceAll(germanLinks, '');
  if (tag === 'nl') return text.replaceAll(dutchLinks, '');
  if (tag === 'pl') return text.replaceAll(/(?<=\s)(?:nad|pod|koło|k\.)\s+(?=\p{Lu})/gu, '');
  return tag === 'fr' || tag === 'it' || tag === 'ro' ? text.replaceAll(romanceLinks, '') : text;
}

/** `Paris 15e`, `Lyon 3ème arrondissement` */
function districtOf(text: string): Piece | undefined {
  const [, town, number] =
    /^(Paris|Lyon|Marseille),?\s(\d{1,2})\s?(?:er|e|è?me)(?:\sarr(?:ondissement|\.)?)?$/iu.exec(text) ?? [];
  return town === undefined
    ? undefined
    : byRule(`${town} ${ordinalDigits(Number(number))} arrondissement`, { isProper: true });
}
