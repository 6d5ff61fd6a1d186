import { syllableOf } from '#shared/hangul.ts';

/** Place names in Hangul by the Revised Romanization, with the sound changes between syllables: `종로` is Jongno. */

const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map((letter) => letter.replace('-', ''));
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
/** Each final consonant as it sounds before a consonant, and as it moves to a following vowel. */
const finals =
  '- k:g k:kk k:ks n:n n:nj n:n t:d l:r k:lg m:lm l:lb l:ls l:lt l:lp l:r m:m p:b p:ps t:s t:ss ng:ng t:j t:ch k:k t:t p:p t:-'
    .split(' ')
    .map((pair) => pair.split(':').map((letter) => letter.replace('-', '')));

const silent = 11;

/** Sound change between one syllable's final and the next one's initial, as `final initial`. */
const assimilated: Readonly<Record<string, string>> = {
  ...{ 'k n': 'ngn', 'k m': 'ngm', 'k r': 'ngn' },
  ...{ 't n': 'nn', 't m': 'nm', 't r': 'nn' },
  ...{ 'p n': 'mn', 'p m': 'mm', 'p r': 'mn' },
  ...{ 'n r': 'll', 'l n': 'll', 'l r': 'll', 'm r': 'mn', 'ng r': 'ngn' },
};

/** Capitalized; undefined for a text with anything but Hangul syllables. */
export function romanizeHangul(text: string): string | undefined {
  const syllables = Array.from(text, syllableOf);
  let spelled = '';
  for (const [index, syllable] of syllables.entries()) {
    if (syllable === undefined) return undefined;
    const before = syllables[index - 1];
    const own = initials[syllable.initial] ?? '';
    const [stopped = '', linked = ''] = finals[before?.final ?? 0] ?? [];
    const joint = syllable.initial === silent ? linked : (assimilated[`${stopped} ${own}`] ?? stopped + own);
    spelled += joint + (vowels[syllable.vowel] ?? '');
  }
  const [last = ''] = finals[syllables.at(-1)?.final ?? 0] ?? [];
  const whole = spelled + last;
  return whole === '' ? undefined : whole.charAt(0).toUpperCase() + whole.slice(1);
}
