import { passportName } from '#shared/passport-names.ts';
import { foldLetters, foldName, type Spelling } from '#shared/spelling.ts';
import { furtherGivenNames, givenNames, nameParticles } from '#shared/translation-checks/given-names.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { twoOf } from '../conjunctions.ts';
import { byRule, joined, type Piece, withCaseOf } from '../pieces.ts';
import { asLatin, nameSeparator } from '../separators.ts';
import { titledName } from './titled.ts';

/** Names are copied letter by letter; those in another script come from the spelling sheet, Ukrainian ones by the passport's rule as well. */

const nameWord = /^(?:(?:['’]s-)?\p{Lu}[\p{L}\p{M}'’-]*|(?:\p{Lu}\.){1,3}|Dra?\.)$/u;
const maxWords = 10;
/** Begins a place, an office or a company, whose words are capitalized like a person's. */
const vietnameseUnit =
  /^(?:xã|phường|quận|huyện|tỉnh|thành phố|tp\.?|thị xã|thị trấn|thôn|ấp|khu phố|đường|số|ủy ban|uỷ ban|ubnd|công ty|công an|trường|bệnh viện)\s/iu;

/** Capitalized words and particles: `Maria da Conceição`, `JOÃO DOS SANTOS FILHO`. */
export function isNameLike(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isWord = (word: string): boolean =>
    (nameWord.test(word) && !/^(?:E|Y|UND|ET|ȘI)$/.test(word)) || isParticle(word);
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
  // "e" and "y" join two people as often as they are part of a name.
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

/** Languages in whose papers people with one surname are told from two by their given names. */
const joinsSurnames: ReadonlySet<SourceTag> = new Set(['pt', 'es', 'de', 'fr', 'it', 'ro']);
/** Languages whose name fields may begin with the surname and a comma. */
const startsWithSurname: ReadonlySet<SourceTag> = new Set(['pl', 'nl', 'tr']);

interface NameOptions {
  isPlural: boolean;
  tag: SourceTag;
}

/** `Não consta` or `o pai` in a name field; other phrases are names as well, such as `حسن`. */
const unstated =
  /^(?:none|unknown|unnamed|illegible|blank|nothing|deceased|same as above|(?:no|not)\b.*|(?:the )?(?:father|mother|parents|person concerned|husband|wife))\.?$/i;
/** The value of a name field: names, or a placeholder for them. */
export function nameField(
  text: string,
  options: NameOptions,
  phrase: (text: string, english: RegExp) => Piece | undefined,
): Piece | undefined {
  return (
    nameValue(text, options) ??
    phrase(text, unstated) ??
    listOfNames(text, options) ??
    titledName(text, options.tag, isNameLike) ??
    nameAndMore(text, options.tag, (more) => phrase(more, /./))
  );
}

/** Undefined for what may be anything but names. */
function nameValue(text: string, { isPlural, tag }: NameOptions): Piece | undefined {
  if (tag === 'uk' && /\p{Script=Cyrillic}/u.test(text)) return ukrainianName(text, isPlural);
  if (tag === 'vi' && vietnameseUnit.test(text)) return undefined;
  if (!joinsSurnames.has(tag)) return latinName(text, { isPlural, tag });
  // In the field of one person they belong to the surname: `José Costa e Silva`.
  const isOne = !isPlural && isNameLike(text.replace(/(?<=\s)[eyEY]\s+/u, ''));
  if (isNameLike(text) || isOne || isSurnameFirst(text)) return copied(text);
  const [, name = '', birthName = ''] =
    tag === 'de' ? (/^([^,]+?),?\s+(?:geb\.|geborene)\s+([^,]+)$/u.exec(text) ?? []) : [];
  if (isNameLike(name) && isNameLike(birthName)) return byRule(`${name}, née ${birthName}`, { isProper: true });
  const [one = '', other = ''] = (isPlural ? twoOf(text, tag) : undefined) ?? [];
  // A given name after it tells two people from one with a compound surname.
  const isTwo =
    isNameLike(one) && isNameLike(other) && /\s/.test(one) && /\s/.test(other) && startsWithGivenName(other);
  return isTwo ? byRule(`${one} and ${other}`, { isProper: true, isCopied: true }) : undefined;
}

/** `PÉREZ GARCÍA, JUAN` */
function isSurnameFirst(text: string): boolean {
  const [surname = '', given = '', ...more] = text.split(/(?<!\s),\s+/u);
  return more.length === 0 && isNameLike(surname) && isNameLike(given) && startsWithGivenName(given);
}

/** `ТКАЧЕНКО / TKACHENKO`, `Іван та Марія` */
function ukrainianName(text: string, isPlural: boolean): Piece | undefined {
  const [, latin] =
    /^[\p{Script=Cyrillic}\s.'’ʼ-]+\s?[/|\n]\s?(\p{Script=Latin}[\p{Script=Latin}\s.'’-]*)$/u.exec(text) ?? [];
  if (latin !== undefined) return isNameLike(latin) ? copied(latin) : undefined;
  const two = isPlural ? twoOf(text, 'uk') : undefined;
  if (two) return joined(two.map(spelledByRule), (both) => both.join(' and '));
  return /^[\p{Script=Cyrillic}\s.'’ʼ-]+$/u.test(text) ? spelledByRule(text) : undefined;
}

/** Prefixes of Dutch surnames, which come first in surname-first order: `van den Berg, Jan`. */
const dutchPrefix = /(?<![\p{L}'’])(?:van|de|den|der|ten|ter|te|het|['’]t|op|in|in['’]t)\s+(?=\S)/giu;

function latinName(text: string, { isPlural, tag }: NameOptions): Piece | undefined {
  const two = twoOf(text, tag);
  if (two) {
    const isTwo = isPlural && two.every((one) => isLatinName(one, tag));
    return isTwo ? byRule(two.join(' and '), { isProper: true, isCopied: true }) : undefined;
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

function isLatinName(text: string, tag: SourceTag): boolean {
  const plain = tag === 'nl' ? text.replaceAll(dutchPrefix, '') : text;
  const parts = startsWithSurname.has(tag) ? plain.split(/,\s+/u) : [plain];
  return parts.length <= 2 && parts.every((part) => /^[\p{Script=Latin}\s.'’-]+$/u.test(part) && isNameLike(part));
}

/** A Cyrillic name that the sheet does not have. */
function spelledByRule(text: string): Piece | undefined {
  const spelled = isNameLike(text) ? passportName(text) : undefined;
  return spelled === undefined
    ? undefined
    : byRule(spelled, { detail: 'spelled by the passport rule', isCopied: true, isProper: true });
}

const vietnameseSurnames = new Set(
  'nguyễn trần lê phạm huỳnh hoàng phan vũ võ đặng bùi đỗ ngô dương trương đinh trịnh phùng tạ lương'.split(' '),
);

/** `Nguyễn Văn An`: of a few surnames, whose given names are words as well. */
export function isVietnameseName(text: string): boolean {
  const [surname = '', ...given] = text.trim().split(/\s+/);
  return vietnameseSurnames.has(surname.toLowerCase().normalize('NFC')) && given.length > 0 && isNameLike(text);
}

export function startsWithGivenName(text: string): boolean {
  const first = foldLetters(text.trim().split(/\s+/)[0] ?? '');
  return givenNames.has(first) || furtherGivenNames.has(first);
}

/** A company's, product's or office's name: words with capitals or figures, none of them a common word of papers. */
export function brandName(text: string, isLabelWord: (word: string) => boolean): Piece | undefined {
  const words = text.split(/\s+/);
  const isBrand =
    words.length <= maxWords &&
    words.every((word) => nameParticles.has(word) || /^[\p{Lu}\p{N}&][\p{Script=Latin}\p{N}&.,+'’-]*$/u.test(word)) &&
    /\p{L}{2}/u.test(text) &&
    words.every((word) => !isLabelWord(word));
  return isBrand ? copied(text) : undefined;
}

export function copied(text: string): Piece {
  return byRule(text, { isCopied: true, isProper: true });
}

/** Names of several people, apart by commas or lines. */
function listOfNames(text: string, { isPlural, tag }: NameOptions): Piece | undefined {
  const parts = text.split(nameSeparator);
  if (parts.length < 2 || !isPlural) return undefined;
  const between = [...text.matchAll(nameSeparator)].map(([found]) => asLatin(found));
  const pieces = parts.map((part) => nameValue(part, { isPlural: false, tag }));
  return joined(pieces, (targets) => targets.map((target, index) => target + (between[index] ?? '')).join(''));
}

/** `Коваль Олег Ігорович, громадянин України`: a name and a set phrase. */
function nameAndMore(text: string, tag: SourceTag, phrase: (text: string) => Piece | undefined): Piece | undefined {
  const [, name, more] = /^([^,]+),\s+(.+)$/su.exec(text) ?? [];
  if (name === undefined || more === undefined) return undefined;
  const rest = phrase(more);
  const known = rest && { ...rest, target: withCaseOf(more, rest) };
  return joined([nameValue(name, { isPlural: false, tag }), known], (both) => both.join(', '));
}
