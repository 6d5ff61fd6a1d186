import { foldLetters, type Spelling } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { byRule, type Piece } from '../pieces.ts';

/** Names of the spelling sheet in another case: `Anny Kowalskiej` is the sheet's Anna Kowalska. */

/** Endings of cases without accents; a longer one makes another name: `Janiny` is not of Jan. */
const endings: Readonly<Partial<Record<SourceTag, ReadonlySet<string>>>> = {
  pl: new Set('|a|y|i|u|o|e|em|owi|ie|iem|ej|iej|ego|iego|emu|iemu|im|ym|ka|ku|kiem|kowi|la|lu|lowi|lem'.split('|')),
  uk: new Set('|а|у|і|и|ю|я|о|е|ом|ем|ою|ею|єю|єм|ові|еві|єві|іи|ої|ого|ому|им|ої'.split('|')),
};
/** Letters that two cases of one word share at least, and those of the first one behind them. */
const leastStem = 3;
const longestEnd = 2;

/** English of a name of two words or more, each of which is a word of one person of the sheet. */
export function declinedFromSpelling(text: string, spelling: Spelling | undefined, tag: SourceTag): Piece | undefined {
  const cases = endings[tag];
  if (cases === undefined || spelling === undefined) return undefined;
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.some((word) => !/^\p{Lu}[\p{L}'’ʼ-]+$/u.test(word))) return undefined;
  const targets = [...spelling.people, ...spelling.family].flatMap(({ name, nativeName }) => {
    const [english, own] = [name.split(/\s+/), (nativeName ?? name).split(/\s+/)];
    const found = words.map((word) => own.findIndex((one) => isCaseOf(word, one, cases)));
    const isWhole = english.length === own.length && !found.includes(-1) && new Set(found).size === found.length;
    return isWhole ? [found.map((at) => english[at]).join(' ')] : [];
  });
  const [target, ...others] = new Set(targets);
  return target === undefined || others.length > 0
    ? undefined
    : byRule(target, { detail: 'spelling sheet', isCopied: true, isProper: true });
}

function isCaseOf(word: string, first: string, cases: ReadonlySet<string>): boolean {
  const [text, own] = [foldLetters(word), foldLetters(first)];
  let stem = 0;
  while (stem < text.length && text[stem] === own[stem]) stem += 1;
  return stem >= leastStem && own.length - stem <= longestEnd && cases.has(text.slice(stem).replaceAll('ї', 'і'));
}
