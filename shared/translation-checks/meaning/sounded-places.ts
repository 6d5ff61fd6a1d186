import { foldLetters } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { wordsOf, type Segment } from '../segments.ts';
import { townsOf } from './gazetteer.ts';
import { knowsWord } from './meanings.ts';
import { likeness, skeletonOf } from './skeletons.ts';
import { isPlainWord } from './unknown-words.ts';

/** Names of places in scripts that write sounds, so that a name of theirs and its English have the same consonants. */

const sounded = ['Arabic', 'Hebrew', 'Korean', 'Cyrillic'] as const;
/** Of two in the order of the text, how many consonants are shared. */
const soundsAlike = 0.6;
/** As `soundsAlike`, of names of two consonants, and of words that may be no names. */
const soundsSame = 0.8;

/** A name of the English that no word of the source sounds like. */
export function strangeSound(
  { source, target, lang }: Segment,
  isKnown: (word: string) => boolean,
): string | undefined {
  if (!isIn(lang, ...sounded)) return undefined;
  const sounds = soundsOf(source, lang);
  const expanded = new Set(acronymWords(source, target, lang));
  return wordsOf(target).find((word) => {
    if (!/^\p{Lu}\p{Ll}{2,}/u.test(word) || expanded.has(word)) return false;
    const parts = word.split(/['’-]/).filter((part) => /^\p{Lu}\p{Ll}{2,}$/u.test(part) && !isKnown(part));
    return parts.some((part) => {
      const sound = englishSound(part, lang);
      return sound.length >= 2 && !sounds.some((other) => isAlike(sound, other, lang));
    });
  });
}

/** `Chuncheon` begins with the letter of `Jecheon`. */
function englishSound(word: string, lang: LanguageTag): string {
  return skeletonOf(lang === 'ko' ? word.replaceAll(/ch/gi, 'j') : word, 'en');
}

interface Sound {
  sound: string;
  /** Whether the word has a meaning, and hence is seldom a name. */
  isWord: () => boolean;
  isJoined?: true;
}

/** Consonants of each word, without its article, and of two words together. */
function soundsOf(source: string, lang: LanguageTag): Sound[] {
  const words = wordsOf(source);
  return words.flatMap((word, index) => {
    const bare = lang === 'ar' && word.length > 4 ? word.replace(/^[وفبك]?ال|^لل/, '') : word;
    const isWord = () => isPlainWord(word, lang) || knowsWord(word, lang);
    return [
      { sound: skeletonOf(bare, lang), isWord },
      ...(bare === word ? [] : [{ sound: skeletonOf(word, lang), isWord: () => true }]),
      { sound: skeletonOf(`${word}${words[index + 1] ?? ''}`, lang), isWord: () => false, isJoined: true },
    ];
  });
}

function isAlike(sound: string, { sound: other, isWord, isJoined }: Sound, lang: LanguageTag): boolean {
  const alike = likeness(sound, other);
  if (sound.length === 2 && isJoined) return false;
  if (alike === 1) return true;
  if (sound.length === 2 && /^(?:ar|he)$/.test(lang)) return alike >= soundsSame && !isWord();
  return (
    alike >= soundsAlike ||
    (sound.length >= 3 && other.includes(sound)) ||
    (lang === 'ko' && windowsOf(other, sound.length).some((one) => likeness(sound, one) >= soundsAlike))
  );
}

/** Places stand within longer words of Korean: `북인천세무서장`. */
function windowsOf(sound: string, length: number): string[] {
  if (sound.length < length + 2) return [];
  return Array.from({ length: sound.length - length + 1 }, (_part, start) => sound.slice(start, start + length));
}

/** `מד״א`, Magen David Adom: words whose first letters are an abbreviation of the source. */
function acronymWords(source: string, target: string, lang: LanguageTag): string[] {
  const short = (source.match(/[\u{5D0}-\u{5EA}]{1,4}["״][\u{5D0}-\u{5EA}]/gu) ?? []).map((word) =>
    skeletonOf(word, lang),
  );
  const runs = target.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu) ?? [];
  return runs
    .map((run) => run.split(' '))
    .filter((run) => {
      const initials = skeletonOf(run.map((word) => word.charAt(0)).join(''), 'en');
      // `במד״א` begins with a preposition.
      return short.some((one) => one.length <= initials.length + 1 && one.endsWith(initials));
    })
    .flat();
}

/** Names of towns that no word of the English sounds like. */
export function lostTown(
  { source, target, lang, part }: Segment,
  {
    native,
    names,
    isWord,
  }: { native: readonly string[]; names: ReadonlySet<string>; isWord: (word: string) => boolean },
): string | undefined {
  if (!isIn(lang, ...sounded) || part === 'label') return undefined;
  const english = wordsOf(target)
    .flatMap((word) => [word, ...word.split(/['’-]/)])
    .filter((word) => /^\p{Lu}/u.test(word) && !names.has(foldLetters(word)))
    .map((word) => ({ sound: englishSound(word, lang), least: isWord(word) ? 1 : soundsAlike }));
  const joined = skeletonOf(target, 'en');
  const people = native.join(' ');
  return townsIn(source, lang).find(({ town }) => {
    const sound = skeletonOf(town.replace(/^ال/, ''), lang);
    if (sound.length < 2 || people.includes(town)) return false;
    return (
      !english.some((other) => likeness(sound, other.sound) >= other.least) &&
      !(town.includes(' ') && joined.includes(sound))
    );
  })?.town;
}

/** Particles before and behind the name of a town. */
const around: Partial<Record<LanguageTag, readonly [before: string, behind: string]>> = {
  ar: ['(?:في|إلى|الى|من|مدينة|بمدينة|محافظة|بمحافظة|بلدة|قضاء|مواليد|ولاية|بولاية) |[بل]', ''],
  he: ['[במל]|(?:העיר|בעיר|מהעיר|עיריית|תושב|תושבת) ', ''],
  ko: ['', '(?:시|군)?(?:에서|으로|로|에)|(?:시|군)(?![가-힣])'],
  uk: ['(?:в|у|до|з|із|зі|місті|міста|місто|селі|село) ', ''],
};

function townsIn(source: string, lang: LanguageTag): { town: string }[] {
  const [before = '', behind = ''] = around[lang] ?? [];
  if (lang === 'uk') {
    // Ukrainian writes names with a capital, and declines them.
    const found = source.matchAll(new RegExp(`(?<![\\p{L}'’])${before}(\\p{Lu}[\\p{Ll}'’]{3,})(?! \\p{Lu})`, 'gu'));
    return [...found].flatMap(([, town = '']) =>
      knowsWord(town, lang) || isPlainWord(town, lang) || adjective.test(town) ? [] : [{ town: town.slice(0, -1) }],
    );
  }
  return townsOf(lang).flatMap((town) => {
    if (!source.includes(town)) return [];
    const pattern = new RegExp(
      `(?<![\\p{L}])(?:${lang === 'ko' ? '' : before})${town}${behind === '' ? '(?![\\p{L}])' : `(?:${behind})`}`,
      'u',
    );
    return pattern.test(source) && !knowsPlace(town, lang) ? [{ town }] : [];
  });
}

/** Endings of adjectives that begin the name of an authority: `Шевченківського`. */
const adjective = /(?:[иі]й|ого|ому|[иі]м|их|ої|ою)$/u;

/** Whether the town has a name of its own in English, which is compared by meaning. */
const knowsPlace = (town: string, lang: LanguageTag) => /^(?:ar|he|ko)$/.test(lang) && knowsWord(town, lang);
