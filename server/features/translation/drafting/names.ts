import { passportName } from '#shared/passport-names.ts';
import { foldLetters, foldName, type Spelling } from '#shared/spelling.ts';
import { givenNames, nameParticles } from '#shared/translation-checks/given-names.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from './pieces.ts';

/** Names are copied letter by letter; those in another script come from the spelling sheet, Ukrainian ones by the passport's rule as well. */

const nameWord = /^(?:\p{Lu}[\p{L}\p{M}'’-]*|\p{Lu}\.|Dra?\.)$/u;
const maxWords = 10;
/** Begins a place, an office or a company, whose words are capitalized like a person's. */
const vietnameseUnit =
  /^(?:xã|phường|quận|huyện|tỉnh|thành phố|tp\.?|thị xã|thị trấn|thôn|ấp|khu phố|đường|số|ủy ban|uỷ ban|ubnd|công ty|công an|trường|bệnh viện)\s/iu;

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
  if (tag === 'uk' && /^[\p{Script=Cyrillic}\s.'’ʼ-]+$/u.test(text)) return spelledByRule(text);
  if (tag === 'vi' && vietnameseUnit.test(text)) return undefined;
  if (tag !== 'pt' && tag !== 'es' && tag !== 'de')
    return /^[\p{Script=Latin}\s.'’-]+$/u.test(text) && isNameLike(text) ? copied(text) : undefined;
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
  return givenNames.has(foldLetters(text.trim().split(/\s+/)[0] ?? ''));
}

export function copied(text: string): Piece {
  return byRule(text, { isCopied: true, isProper: true });
}
