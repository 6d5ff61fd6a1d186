import { passportName } from '#shared/passport-names.ts';
import { foldLetters, foldName, type Spelling } from '#shared/spelling.ts';
import { givenNames, nameParticles } from '#shared/translation-checks/given-names.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, joined, withCaseOf, type Piece } from './pieces.ts';
import { nameSeparator } from './separators.ts';

/** Names are copied letter by letter; those in another script come from the spelling sheet, Ukrainian ones by the passport's rule as well. */

const nameWord = /^(?:(?:['’]s-)?\p{Lu}[\p{L}\p{M}'’-]*|(?:\p{Lu}\.){1,3}|Dra?\.)$/u;
const maxWords = 10;

/** Capitalized words and particles: `Maria da Conceição`, `JOÃO DOS SANTOS FILHO`. */
export function isNameLike(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isWord = (word: string): boolean => (nameWord.test(word) && !/^(?:E|Y|UND)$/.test(word)) || isParticle(word);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    words.length <= maxWords &&
    words.every((word) => isWord(word)) &&
    nameWord.test(first) &&
    nameWord.test(last) &&
    !isParticle(last.toLowerCase())
  );
}

function isParticle(word: string): boolean {
  // "e" and "y" stand between two people as often as inside a name.
  return nameParticles.has(word) && !/^[ey]$/.test(word);
}

/** A name of the sheet, in either script. */
export function fromSpelling(text: string, spelling: Spelling | undefined): Piece | undefined {
  const people = [...(spelling?.people ?? []), ...(spelling?.family ?? [])];
  const compact = (value: string): string => value.normalize('NFKC').replaceAll(/[\s・·]/g, '');
  const native = people.find(({ nativeName }) => nativeName !== null && compact(nativeName) === compact(text));
  if (native) return byRule(native.name, { detail: 'spelling sheet', isCopied: true, isProper: true });
  const isGiven = people.some(({ name }) => foldName(name) === foldName(text) && foldName(name) !== '');
  return isGiven ? copied(text) : undefined;
}

/** The value of a name field; undefined for what may be anything but names. */
export function nameValue(text: string, { isPlural, tag }: { isPlural: boolean; tag: SourceTag }): Piece | undefined {
  if (tag === 'uk') {
    const [, latin] =
      /^[\p{Script=Cyrillic}\s.'’ʼ-]+\s?[/|\n]\s?(\p{Script=Latin}[\p{Script=Latin}\s.'’-]*)$/u.exec(text) ?? [];
    if (latin !== undefined) return isNameLike(latin) ? copied(latin) : undefined;
    const [one = '', other, ...more] = text.split(/(?<!\s)\s+(?:та|і|й)\s+/u);
    if (isPlural && other !== undefined && more.length === 0)
      return joined([spelledByRule(one), spelledByRule(other)], (both) => both.join(' and '));
    if (/^[\p{Script=Cyrillic}\s.'’ʼ-]+$/u.test(text)) return spelledByRule(text);
  }
  if (tag !== 'pt' && tag !== 'es' && tag !== 'de') return latinName(text, { isPlural, tag });
  // In the field of one person they belong to the surname: `José Costa e Silva`.
  const isOne = !isPlural && isNameLike(text.replace(/(?<=\s)[eyEY]\s+/u, ''));
  if (isNameLike(text) || isOne) return copied(text);
  const [one, other, ...more] = text.split(/(?<!\s)\s+(?:e|y|und|E|Y|UND)\s+/u);
  if (!isPlural || one === undefined || other === undefined || more.length > 0) return undefined;
  // A given name after it tells two people from one with a compound surname.
  const isTwo =
    isNameLike(one) && isNameLike(other) && /\s/.test(one) && /\s/.test(other) && startsWithGivenName(other);
  return isTwo ? byRule(`${one} and ${other}`, { isProper: true, isCopied: true }) : undefined;
}

/** Prefixes of Dutch surnames, which stand first where the surname does: `van den Berg, Jan`. */
const dutchPrefix = /(?<![\p{L}'’])(?:van|de|den|der|ten|ter|te|het|['’]t|op|in|in['’]t)\s+(?=\S)/giu;
/** Words between the names of two people. */
const bothNames: Readonly<Partial<Record<SourceTag, RegExp>>> = {
  pl: /(?<!\s)\s+(?:i|oraz|I)\s+/u,
  nl: /(?<!\s)\s+(?:en|EN)\s+/u,
  tr: /(?<!\s)\s+(?:ve|VE)\s+/u,
};

function latinName(text: string, { isPlural, tag }: { isPlural: boolean; tag: SourceTag }): Piece | undefined {
  const both = bothNames[tag];
  const people = both ? text.split(both) : [text];
  if (people.length > 1) {
    const isTwo = isPlural && people.length === 2 && people.every((one) => isLatinName(one, tag));
    return isTwo ? byRule(people.join(' and '), { isProper: true, isCopied: true }) : undefined;
  }
  if (tag === 'tr') return turkishName(text);
  return isLatinName(text, tag) ? copied(text) : undefined;
}

/** `Av. Hakan ÇELİK`, `Selma ARSLAN 123456`: a title before the name, a register number of judges behind. */
function turkishName(text: string): Piece | undefined {
  const [, title, name = '', number = ''] = /^(Av\.\s+)?(.+?)(\s+\d{4,6})?$/u.exec(text) ?? [];
  if (!isLatinName(name, 'tr')) return undefined;
  return title === undefined ? copied(text) : byRule(`Atty. ${name}${number}`, { isProper: true, isCopied: true });
}

/** In one field a comma stands between surname and given names. */
function isLatinName(text: string, tag: SourceTag): boolean {
  const plain = tag === 'nl' ? text.replaceAll(dutchPrefix, '') : text;
  const parts = bothNames[tag] ? plain.split(/,\s+/u) : [plain];
  return parts.length <= 2 && parts.every((part) => /^[\p{Script=Latin}\s.'’-]+$/u.test(part) && isNameLike(part));
}

/** A Cyrillic name that the sheet does not have. */
function spelledByRule(text: string): Piece | undefined {
  const spelled = isNameLike(text) ? passportName(text) : undefined;
  return spelled === undefined
    ? undefined
    : byRule(spelled, { detail: 'spelled by the passport rule', isCopied: true, isProper: true });
}

export function startsWithGivenName(text: string): boolean {
  return givenNames.has(foldLetters(text.trim().split(/\s+/)[0] ?? ''));
}

export function copied(text: string): Piece {
  return byRule(text, { isCopied: true, isProper: true });
}

/** Names of several people, apart by commas or lines. */
export function listOfNames(text: string, { isPlural, tag }: { isPlural: boolean; tag: SourceTag }): Piece | undefined {
  const parts = text.split(nameSeparator);
  if (parts.length < 2 || !isPlural) return undefined;
  const between = [...text.matchAll(nameSeparator)].map(([found]) => found);
  const pieces = parts.map((part) => nameValue(part, { isPlural: false, tag }));
  return joined(pieces, (targets) => targets.map((target, index) => target + (between[index] ?? '')).join(''));
}

/** `Коваль Олег Ігорович, громадянин України`: a name and a set phrase. */
export function nameAndMore(
  text: string,
  tag: SourceTag,
  phrase: (text: string) => Piece | undefined,
): Piece | undefined {
  const [, name, more] = /^([^,]+),\s+(.+)$/su.exec(text) ?? [];
  if (name === undefined || more === undefined) return undefined;
  const rest = phrase(more);
  const known = rest && { ...rest, target: withCaseOf(more, rest) };
  return joined([nameValue(name, { isPlural: false, tag }), known], (both) => both.join(', '));
}
