import { ordinalDigits } from '#shared/numerals/english-words.ts';
import { foldName } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { copied, isNameLike } from './names.ts';
import { byRule, joined, type Piece } from './pieces.ts';

/** Countries by the names of `Intl`; towns, states and addresses are copied. */

/** Names that are towns as well, or saints. */
const ambiguousRegions = new Set(['GD', 'MF', 'BL', 'LC', 'VC', 'KN', 'SH', 'PM', 'DM', 'GI', 'LU', 'MC', 'SM', 'SV']);
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
      return isPlain && !ambiguousRegions.has(code) ? [[foldName(name), target] as const] : [];
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
};

/** `Bruxelles` is `Brussels`. */
export function exonymOf(text: string): Piece | undefined {
  const exonym = exonyms[foldName(text)];
  return exonym === undefined ? undefined : byRule(exonym, { isProper: true });
}

interface PlaceOptions {
  tag: SourceTag;
  isCountry: boolean;
  translate: (part: string) => Piece | undefined;
  /** Whether a part has words of papers, and is no town for all its capitals: `Scienze Politiche`. */
  isWords?: (part: string) => boolean;
}

/** Begins with a whole run of blanks: tried from each of them, a long run would take its square. */
const separator = /(?:(?<!\s)\s+)?[,/()]\s*|(?<!\s)\s+[-–]\s+|-(?=[A-Z]{2}$)/gu;

/** `Campinas - SP, Brasil`, `Município de Santos/SP`; `translate` knows set phrases. */
export function placeValue(text: string, options: PlaceOptions): Piece | undefined {
  const separators = [...text.matchAll(separator)].map(([found]) => found);
  const parts = text.split(separator);
  const pieces = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    return placePart(part, { ...options, isCountry: options.isCountry || isLast });
  });
  return joined(pieces, (targets) => targets.map((target, index) => target + (separators[index] ?? '')).join(''));
}

function placePart(text: string, { tag, isCountry, translate, isWords }: PlaceOptions): Piece | undefined {
  if (text === '') return byRule('');
  // A state, or a French department: `Lyon (69)`
  if (/^(?:[A-Z]{2}|D\.\s?[CF]\.)$/.test(text) || (tag === 'fr' && /^(?:\d{2,3}|2[AB])$/.test(text)))
    return copied(text);
  const country = isCountry ? countryName(text, tag) : undefined;
  if (country !== undefined) return byRule(country, { isProper: true });
  const exonym = exonymOf(text);
  if (exonym !== undefined) return exonym;
  const district = tag === 'fr' ? districtOf(text) : undefined;
  if (district !== undefined) return district;
  const isTown = isNameLike(text.replaceAll(linkingWords, '')) && /^[\p{Script=Latin}\s.'’-]+$/u.test(text);
  return translate(text) ?? (isTown && isWords?.(text) !== true ? copied(text) : undefined);
}

/** Words inside the names of towns: `Villeneuve d'Ascq`, `Reggio nell'Emilia`. */
const linkingWords =
  /(?<=\s)(?:(?:d|l|nell|dell|sull)['’](?=\p{Lu})|(?:en|sur|sous|aux|lès|à|in|nel|sul|al)\s+(?=\p{Lu}))/gu;

/** `Paris 15e`, `Lyon 3ème arrondissement` */
function districtOf(text: string): Piece | undefined {
  const [, town, number] =
    /^(Paris|Lyon|Marseille),?\s(\d{1,2})\s?(?:er|e|è?me)(?:\sarr(?:ondissement|\.)?)?$/iu.exec(text) ?? [];
  return town === undefined
    ? undefined
    : byRule(`${town} ${ordinalDigits(Number(number))} arrondissement`, { isProper: true });
}

const streets =
  /^(?:\d+\s?(?:bis|ter)?,?\s+)?(?:rue|avenue|bd\.?|place|chemin|allée|impasse|quai|route|cours|square|via|viale|v\.le|piazza|p\.zza|corso|c\.so|vicolo|vico|str\.?|strada|bulevardul|b-dul|bd-ul|aleea|calea|șoseaua|șos\.|piața|r\.|rua|av\.?|avenida|tv\.|travessa|alameda|praça|praca|pça\.?|estrada|rodovia|largo|calle|c\/|carrera|cra\.?|paseo|plaza|camino|jirón|jr\.|pasaje|calzada|boulevard|blvd\.?)\s/i;

/** Postal addresses are copied, as mail needs them. */
export function addressValue(text: string): Piece | undefined {
  const isStreet =
    streets.test(text) ||
    text
      .split(/,\s*/)
      .slice(1)
      .some((part) => streets.test(part));
  const isAddress = isStreet && /\d/.test(text) && text.length <= 160 && !/[.;]\s+\p{Ll}/u.test(text);
  return isAddress ? byRule(text, { detail: 'address copied', isCopied: true, isProper: true }) : undefined;
}
