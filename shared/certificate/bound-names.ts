import { foldLetters, type SpelledName } from '#shared/spelling.ts';
import type { CertificateFacts } from './facts.ts';
import type { PaperText } from './paper-text.ts';

/** Whether a text names a person or writes a number, whatever its case, accents, hyphens and order of names. */

/** Words a name may leave out or a text insert, such as a middle name. */
const maxExtraWords = 2;
const particles = new Set(
  'de da do das dos del della di du des e y i la las los le van von der den zu zur al el ben bint bin ibn'.split(' '),
);
/** Words after which another person is named. */
const others = new Set(
  'and son daughter child mother father parents parent wife husband spouse brother sister widow widower groom bride married with witness grandmother grandfather'.split(
    ' ',
  ),
);
const givenLabel = /^\W*(?:given|first|fore)\s?-?names?(?:\(s\))?\b[\s:.]*/i;
const familyLabel = /^\W*(?:(?:family|last)\s?-?names?|surnames?)(?:\(s\))?\b[\s:.]*/i;
const labelWords = new Set('given first fore forename forenames names name family last surname surnames'.split(' '));

/** Letters with two spellings in Latin script, such as `Müller` and `Mueller`. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

type Fold = (text: string) => string;
const folds: readonly Fold[] = [
  foldLetters,
  (text) =>
    foldLetters(text.normalize('NFC').replaceAll(/[äöüåø]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter)),
];

function tokensOf(text: string, fold: Fold): string[] {
  return fold(text.replaceAll(/[’'ʻʼʿʾ`]|\(s\)/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether consecutive words of `tokens`, written together, are `wanted`. */
function hasRun(tokens: readonly string[], wanted: string): boolean {
  if (wanted === '') return false;
  return tokens.some((_, start) => {
    let joined = '';
    for (let at = start; at < tokens.length && joined.length < wanted.length; at += 1) joined += tokens[at] ?? '';
    return joined === wanted;
  });
}

/** Whether `text` has the words of `phrase` one after another; hyphens, points and spaces between them do not count. */
export function hasPhrase(text: string, phrase: string): boolean {
  return folds.some((fold) => hasRun(tokensOf(text, fold), tokensOf(phrase, fold).join('')));
}

/** Whether `page` names the person: in any order of given and family names, in one place or in fields of their own. */
export function namesPerson(page: string, name: string): boolean {
  return folds.some((fold) => {
    const words = tokensOf(name, fold);
    if (words.length === 0) return false;
    const tokens = tokensOf(page, fold).filter((word) => !labelWords.has(word));
    const orders = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''));
    return (
      orders.some((order) => hasRun(tokens, order)) || hasNearby(page, words, fold) || hasInFields(page, words, fold)
    );
  });
}

/** All words within one line, with a few others between them that are not another name. */
function hasNearby(page: string, words: readonly string[], fold: Fold): boolean {
  const wanted = words.filter((word) => !particles.has(word));
  if (wanted.length < 2) return false;
  return page.split('\n').some((line) => {
    const tokens = tokensOf(line, fold).filter((word) => !particles.has(word) && !labelWords.has(word));
    const length = wanted.length + maxExtraWords;
    return tokens.some((_, start) => {
      const window = tokens.slice(start, start + length);
      const end = Math.max(...wanted.map((word) => window.indexOf(word)));
      return isSubset(wanted, window) && !window.slice(0, end + 1).some((word) => others.has(word));
    });
  });
}

/** Given and family names of forms that write them in two fields; a label's value may stand on the line below. */
function hasInFields(page: string, words: readonly string[], fold: Fold): boolean {
  const lines = page.split('\n');
  const valuesOf = (label: RegExp) =>
    lines.flatMap((line, at) => {
      if (!label.test(line)) return [];
      const value = tokensOf(line.replace(label, ''), fold);
      return [value.length > 0 ? value : tokensOf(lines[at + 1] ?? '', fold)];
    });
  const families = valuesOf(familyLabel);
  return valuesOf(givenLabel).some((given) =>
    families.some((family) => {
      const hasBoth = words.some((word) => given.includes(word)) && words.some((word) => family.includes(word));
      return hasBoth && isSubset(words, [...given, ...family]);
    }),
  );
}

function isSubset(words: readonly string[], among: readonly string[]): boolean {
  const left = [...among];
  return words.every((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** Without spaces, the middle dot and vowel points, which vary in names of other scripts. */
export function compactName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s\p{M}・·‧־ـ-]/gu, '');
}

/** Whether a source names a person in the script of the original, as the sheet spells the name in Latin letters. */
export function isSpelledBySheet(
  name: string,
  { people, sources }: { people: readonly SpelledName[]; sources: readonly string[] },
): boolean {
  const compact = sources.map(compactName);
  return people.some(({ name: spelled, nativeName }) => {
    if (nativeName === null || compactName(nativeName) === '') return false;
    return namesPerson(spelled, name) && compact.some((source) => source.includes(compactName(nativeName)));
  });
}

/** People on the customer's sheet who are named in the text, in the sheet's spelling. */
export function holdersOnSheet(
  { pages, sources }: Pick<PaperText, 'pages' | 'sources'>,
  people: readonly SpelledName[],
): CertificateFacts['holders'] {
  const named = people.filter(
    (person) =>
      pages.some((page) => namesPerson(page, person.name)) ||
      isSpelledBySheet(person.name, { people: [person], sources }),
  );
  return named.map(({ name, nativeName }) => ({ name, ...(nativeName !== null && { nativeName }) }));
}
