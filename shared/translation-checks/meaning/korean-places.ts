import { syllableOf } from '#shared/hangul.ts';
import { editsBetween } from '../segments.ts';

/** Parts of Korean addresses by the state's own romanization: `강릉시` is Gangneung-si and no other town. */

const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Letters of each syllable, without the changes between syllables, which `likeness` bears. */
function romanized(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const syllable = syllableOf(letter);
      if (!syllable) return '';
      const parts = [initials[syllable.initial], vowels[syllable.vowel], finals[syllable.final]];
      return parts.join('').replaceAll('_', '');
    })
    .join('');
}

const units: Readonly<Record<string, string>> = {
  si: '시',
  do: '도',
  gun: '군',
  gu: '구',
  eup: '읍',
  myeon: '면',
  dong: '동',
  ri: '리',
  ro: '로',
  gil: '길',
};
const named = /(?<![\p{L}-])(\p{Lu}\p{Ll}+)(?:\s?-\s?)(si|do|gun|gu|eup|myeon|dong|ri|ro|gil)(?![\p{L}])/gu;
const readAs: readonly (readonly [string, string])[] = [
  ['부산', 'pusan'],
  ['대구', 'taegu'],
  ['제주', 'cheju'],
];

/** The first place of the English that no part of the source's addresses reads as. */
export function strangeKoreanPlace(source: string, target: string): string | undefined {
  const words = source.match(/[가-힣]+/gu) ?? [];
  const found = [...target.normalize('NFC').matchAll(named)].find(([, name = '', unit = '']) => {
    const end = units[unit] ?? '';
    const stems = words.flatMap((word) =>
      [...word].flatMap((letter, index) => (letter === end && index >= 1 ? [word.slice(0, index)] : [])),
    );
    if (stems.length === 0) return false;
    const wanted = name.toLowerCase();
    return !stems.some(
      (stem) =>
        isNear(romanized(stem), wanted) || readAs.some(([written, old]) => stem.endsWith(written) && wanted === old),
    );
  });
  return found?.[0];
}

/** Sounds change between syllables (`강릉` Gangneung): a third of the letters may differ. */
function isNear(one: string, other: string): boolean {
  const most = Math.max(1, Math.floor(Math.max(one.length, other.length) / 3));
  return editsBetween(one, other, most) <= most;
}
