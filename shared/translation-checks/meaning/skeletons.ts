import { syllableOf } from '#shared/hangul.ts';
import type { LanguageTag } from '#shared/translation-text.ts';

/**
 * The consonants of a name in classes that transliterations keep: vowels, semivowels and `h` are left out, voiced and voiceless
 * ones are one. `רוקח` and "Rokeach" are alike by it, and two other names of one paper are not.
 */
export function skeletonOf(name: string, lang: LanguageTag): string {
  const letters = lang === 'ko' ? romanized(name) : name;
  return [
    ...letters
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/kh|gh|ck/g, 'k')
      .replaceAll('ng', 'n'),
  ]
    .map((letter) => classes.get(letter) ?? '')
    .join('');
}

const classes = new Map(
  Object.entries({
    P: 'bpfvبفבפףбпфв',
    T: 'tdتطدضذثטתדтд',
    S: 'szjxسصشزظجשסצץזсзшж',
    K: 'kgqcكقغخכךקגкґхч',
    L: 'lrلرלרлр',
    M: 'mمמםм',
    N: 'nنנןн',
    TS: 'ц',
    SK: 'щ',
  }).flatMap(([name, letters]) => [...letters].map((letter): [string, string] => [letter, name])),
);

const initials = 'g gg n d tt r m b bb s ss _ j jj j k t p h'.split(' ');
const finals = '_ g g g n n n d l l l l l l l l m b b s s n j j k t p h'.split(' ');

/** The final `ㄴ`, which becomes `l` before `ㄹ` instead. */
const nieun = 4;

/** Hangul syllables by their first and last consonants. */
function romanized(text: string): string {
  const syllables = Array.from(text.normalize('NFC'), syllableOf);
  return syllables
    .map((syllable, place) => {
      if (!syllable) return '';
      const first = initials[syllable.initial] ?? '';
      const before = syllables[place - 1]?.final ?? 0;
      // `강릉`, Gangneung: `r` behind a nasal is `n`.
      const isNasal = first === 'r' && /^[mn]$/.test(finals[before] ?? '') && before !== nieun;
      return `${isNasal ? 'n' : first.slice(0, 1)}a${finals[syllable.final] ?? ''}`;
    })
    .join('');
}

/** Twice the longest common run of classes, in order, over the letters of both: 1 for the same. */
export function likeness(one: string, other: string): number {
  if (one.length + other.length === 0) return 0;
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (const [index, own] of [...other].entries())
      next.push(letter === own ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    row = next;
  }
  return (2 * (row.at(-1) ?? 0)) / (one.length + other.length);
}
