import { foldName } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { hanRegion } from './han-places.ts';
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
};

/** Begins with a whole run of blanks: tried from each of them, a long run would take its square. */
const separator = /(?:(?<!\s)\s+)?[,/()]\s*|(?<!\s)\s+[-–]\s+|-(?=[A-Z]{2}$)/gu;

/** `Campinas - SP, Brasil`, `Município de Santos/SP`; `translate` knows set phrases. */
export function placeValue(
  text: string,
  { tag, isCountry, translate }: { tag: SourceTag; isCountry: boolean; translate: (part: string) => Piece | undefined },
): Piece | undefined {
  const separators = [...text.matchAll(separator)].map(([found]) => found);
  const parts = text.split(separator);
  const pieces = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    return placePart(part, { tag, isCountry: isCountry || isLast, translate });
  });
  return joined(pieces, (targets) => targets.map((target, index) => target + (separators[index] ?? '')).join(''));
}

/** Vietnamese addresses name their units: `phường Bến Nghé, quận 1`. */
export function unitPlace(
  text: string,
  tag: SourceTag,
  translate: (part: string) => Piece | undefined,
): Piece | undefined {
  return tag === 'vi' ? placeValue(text, { tag, isCountry: false, translate }) : undefined;
}

function placePart(
  text: string,
  { tag, isCountry, translate }: { tag: SourceTag; isCountry: boolean; translate: (part: string) => Piece | undefined },
): Piece | undefined {
  if (text === '') return byRule('');
  if (/^(?:[A-Z]{2}|D\.\s?[CF]\.)$/.test(text)) return copied(text);
  const country = isCountry ? countryName(text, tag) : undefined;
  if (country !== undefined) return byRule(country, { isProper: true });
  const exonym = exonyms[foldName(text)];
  if (exonym !== undefined) return byRule(exonym, { isProper: true });
  const known = translate(text) ?? hanRegion(text, tag, translate);
  return known ?? (isNameLike(text) && /^[\p{Script=Latin}\s.'’-]+$/u.test(text) ? copied(text) : undefined);
}

const streets =
  /^(?:r\.|rua|av\.?|avenida|tv\.|travessa|alameda|praça|praca|pça\.?|estrada|rodovia|largo|calle|c\/|carrera|cra\.?|paseo|plaza|camino|jirón|jr\.|pasaje|calzada|boulevard|blvd\.?)\s/i;

/** Postal addresses are copied, as mail needs them. */
export function addressValue(text: string): Piece | undefined {
  const isAddress = streets.test(text) && /\d/.test(text) && text.length <= 160 && !/[.;]\s+\p{Ll}/u.test(text);
  return isAddress ? byRule(text, { detail: 'address copied', isCopied: true, isProper: true }) : undefined;
}
