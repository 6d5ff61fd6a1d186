import type { Spelling } from '#shared/spelling.ts';
import type { Role } from '#shared/translation-roles.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { brandName, fromSpelling, nameField } from './names/names.ts';
import { byRule, joined, type Piece } from './pieces.ts';
import { areaValue } from './places/areas.ts';
import { countryName, exonymOf } from './places/places.ts';
import { hasAmbiguousDate } from './values/date-words.ts';
import { byRules } from './values/rules.ts';
import { raceOf, sexLetter } from './values/words.ts';

export interface FieldReader {
  tag: SourceTag;
  spelling: Spelling | undefined;
  isLabelWord: (word: string) => boolean;
  /** Confirmed translations. */
  memory: ((text: string) => Piece | undefined) | undefined;
  /** Knows set phrases. */
  phrase: (text: string) => Piece | undefined;
  /** Knows set phrases whose English is such a one. */
  setPhrase: (text: string, english: RegExp) => Piece | undefined;
  /** Lines of a place and a date. */
  dateLine: (text: string) => Piece | undefined;
  /** Any other text. */
  sentences: (text: string) => Piece | undefined;
}

/** Translates a value by the type that its label implies. */
export function fieldValue(text: string, role: Role, reader: FieldReader): Piece | undefined {
  const { tag, spelling, isLabelWord, memory, setPhrase, sentences } = reader;
  const inner = text.trim();
  if (inner === '') return byRule('');
  if (hasAmbiguousDate(inner, tag)) return undefined;
  const sheet = fromSpelling(inner, spelling);
  if (sheet) return sheet;
  if (role.isName && !/[%٪]$/u.test(inner)) return nameField(inner, { ...role, tag }, setPhrase);
  const letter = role.isSex ? sexLetter(inner, tag) : undefined;
  if (letter !== undefined) return byRule(letter);
  // `Polska / POL`
  const [, named = '', code] = role.isCountry ? (/^(.+?)\s*\/\s*([A-Z]{3})$/u.exec(inner) ?? []) : [];
  if (code !== undefined) return joined([fieldValue(named, role, reader)], ([one]) => `${one} / ${code}`);
  // A field of countries has no nationalities: `Suisse` and `Argentina` are both.
  const country = role.isCountry || role.isPlace ? countryName(inner, tag) : undefined;
  if (country !== undefined && role.isPlace) return byRule(country, { isProper: true });
  const rule =
    byRules(inner, { ...role, tag, isLabelWord }) ??
    (country === undefined ? undefined : byRule(country, { isProper: true }));
  if (rule) return rule;
  const race = role.isRace ? raceOf(inner) : undefined;
  if (race !== undefined) return byRule(race);
  if (role.isAddress || role.isPlace) return area(inner, role, reader) ?? memory?.(inner);
  const brand = role.isBrand ? (exonymOf(inner) ?? brandName(inner, isLabelWord)) : undefined;
  return sentences(inner) ?? brand;
}

function area(text: string, role: Role, { tag, phrase, dateLine }: FieldReader): Piece | undefined {
  return (
    areaValue(text, role, { tag, isCountry: role.isCountry, translate: phrase }) ??
    (role.isPlace ? dateLine(text) : undefined)
  );
}
