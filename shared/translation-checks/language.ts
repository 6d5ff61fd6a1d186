import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters, type SpelledName } from '#shared/spelling.ts';
import { isReadTag, type TextTag } from '#shared/translation-text.ts';
import { writingSystems, type WritingSystem } from '#shared/writing-systems.ts';
import { commonWordsOf } from './common-words.ts';
import { nameParticles } from './given-names.ts';
import { knowsWord } from './meaning/meanings.ts';
import { namesIn } from './names.ts';
import { paperWords } from './paper-words.ts';
import { at, quoted } from './rules.ts';
import { editsBetween, wordsOf, type CheckedText, type Segment } from './segments.ts';
import { isHonorific, sharedWords, sourceWordsOf } from './source-words.ts';

export interface LanguageFacts {
  names: readonly SpelledName[];
  /** Whether a word is spelled right in English; absent where no dictionary is at hand. */
  spells?: ((word: string) => boolean) | undefined;
}

/** Words of the source left standing, doubled words, and English spelling, with names left out. */
export function checkLanguage({ segments }: CheckedText<TextTag>, { names, spells }: LanguageFacts): TextFinding[] {
  const sources = new Set(segments.flatMap(({ source }) => wordsOf(source).map(foldLetters)));
  const named = new Set([
    ...names.flatMap(({ name }) => wordsOf(name).map(foldLetters)),
    ...segments.flatMap((segment) => namesIn(segment).flatMap((name) => wordsOf(name).map(foldLetters))),
  ]);
  return segments.flatMap((segment) => [
    ...letterFindings(segment),
    ...wordFindings(segment, { sources, named, spells }),
    ...doubledFindings(segment),
  ]);
}

const scripts: Readonly<Record<Exclude<WritingSystem, 'Latin'>, { pattern: RegExp; name: string }>> = {
  Arabic: { pattern: /\p{Script=Arabic}[\p{Script=Arabic}\s]*/u, name: 'Arabic' },
  Hebrew: { pattern: /\p{Script=Hebrew}[\p{Script=Hebrew}\s]*/u, name: 'Hebrew' },
  Japanese: {
    pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u,
    name: 'Japanese',
  },
  Cyrillic: { pattern: /\p{Script=Cyrillic}[\p{Script=Cyrillic}\s'’ʼ]*/u, name: 'Ukrainian' },
  Chinese: { pattern: /\p{Script=Han}+/u, name: 'Chinese' },
  Korean: { pattern: /[\p{Script=Hangul}\p{Script=Han}][\p{Script=Hangul}\p{Script=Han}\s]*/u, name: 'Korean' },
};

/** Of a language that a person types, any letters but Latin ones. */
const otherLetters = {
  pattern: /(?!\p{Script=Latin})\p{L}(?:(?!\p{Script=Latin})[\p{L}\p{M}\s])*/u,
  name: 'its own letters',
};

function scriptOf(lang: TextTag) {
  if (!isReadTag(lang)) return otherLetters;
  const system = writingSystems[lang];
  return system === 'Latin' ? undefined : scripts[system];
}

/** Letters of another script outside brackets, in which a name may be repeated. */
function letterFindings(segment: Segment<TextTag>): TextFinding[] {
  const script = scriptOf(segment.lang);
  const found = script?.pattern.exec(withoutPairs(segment.target, { '(': ')', '[': ']' }))?.[0];
  if (!script || found === undefined) return [];
  const say = `${quoted(found)} is still in ${script.name}. Translate it, or put it in parentheses after its English.`;
  return [at(segment, 'source-letters', say)];
}

interface Words {
  sources: ReadonlySet<string>;
  named: ReadonlySet<string>;
  spells: LanguageFacts['spells'];
}

const noWords: ReadonlySet<string> = new Set();

function wordFindings(segment: Segment<TextTag>, { sources, named, spells }: Words): TextFinding[] {
  const own = isReadTag(segment.lang) ? sourceWordsOf(segment.lang) : noWords;
  const inSource = new Set(wordsOf(segment.source).map(foldLetters));
  const script = scriptOf(segment.lang)?.pattern;
  // Text quoted or glossed in parentheses is kept on purpose.
  const unquoted = withoutPairs(segment.target, { '“': '”', '"': '"', '(': ')' });
  const text = unquoted.replaceAll(/(?<!\S)\S*[@/]\S*|www\.\S+|\bde (?:facto|jure)\b/g, ' ');
  const words = [...text.normalize('NFC').matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)].map(([word]) => word);
  const findings: TextFinding[] = [];
  const seen = new Set<string>();
  for (const [index, word] of words.entries()) {
    const folded = foldLetters(word);
    if (seen.has(folded) || script?.test(word)) continue;
    const isLower = !/\p{Lu}/u.test(word);
    const isFollowedByName = /^\p{Lu}/u.test(words[index + 1] ?? '');
    if (named.has(folded) || (nameParticles.has(folded) && isFollowedByName)) continue;
    const isEnglish = isSpelled(word, spells);
    const isTitle =
      !isLower &&
      inSource.has(folded) &&
      isReadTag(segment.lang) &&
      isHonorific(folded, segment.lang) &&
      isFollowedByName;
    const isLeft =
      isTitle ||
      (isLower
        ? !isEnglish &&
          ((inSource.has(folded) && !isAdapted(word, segment.source)) || own.has(folded)) &&
          !isKeptStreet(folded, words.slice(index + 1, index + 4)) &&
          !isCopiedShort(word, segment) &&
          (folded.length >= 2 || own.has(folded))
        : !isSyllable(word, segment, [words[index - 1], words[index + 1]]) &&
          !isNamePart(word, segment, words[index + 1]) &&
          isLeftCapital(word, {
            own,
            isEnglish,
            following: words.slice(index + 1, index + 4),
            previous: words[index - 1],
          }));
    if (isLeft) {
      seen.add(folded);
      findings.push(at(segment, 'source-words', `${quoted(word)} is left from the source. Translate it.`));
    } else if (spells && !isEnglish && isMisspelling(word, { segment, sources, isLower })) {
      seen.add(folded);
      findings.push(at(segment, 'spelling', `${quoted(word)} is no English word. Check its spelling.`));
    }
  }
  return findings;
}

/** Endings of international names of medicines, which both languages write alike: `ramipril`. */
const substance =
  /\p{L}{3}(?:pril|sartan|olol|statin|azole?|mycin|micin|cillin|dipine?|prazole?|formin|gliptin|gliflozin|profen|oxetin|azepam|xaban|parin|tidine?|setron|semide?|caine?|floxacin|cyclin|triptan|dronate?|thyroxin)$/u;

/** A dictionary, or without one the words that both languages share. */
function isSpelled(word: string, spells: LanguageFacts['spells']): boolean {
  const folded = foldLetters(word);
  if (
    substance.test(folded) ||
    sharedWords.has(folded) ||
    paperWords.has(word.toLowerCase()) ||
    moneyWords().has(folded)
  )
    return true;
  // `gendarmerie`
  if (knowsWord(word.toLowerCase(), 'en')) return true;
  if (!spells) return false;
  if (spells(word)) return true;
  if (word === word.toUpperCase() && (spells(word.toLowerCase()) || spells(capitalized(word)))) return true;
  const parts = word.split(/['’-]/);
  return parts.length > 1 && parts.every((part) => part.length < 3 || spells(part) || spells(part.toLowerCase()));
}

let money: ReadonlySet<string> | undefined;

/** Names of money as English writes them, one and many: `boliviano`, `córdobas`. */
function moneyWords(): ReadonlySet<string> {
  money ??= new Set(
    Intl.supportedValuesOf('currency').flatMap((currency) =>
      [1, 2].flatMap((count) =>
        new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
          .formatToParts(count)
          .flatMap(({ type, value }) => (type === 'currency' ? [foldLetters(value.split(' ').at(-1) ?? '')] : [])),
      ),
    ),
  );
  return money;
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

/** `losartan` for `losartán`: the English of a word of science. */
function isAdapted(word: string, source: string): boolean {
  const folded = foldLetters(word);
  const lower = word.toLowerCase();
  return wordsOf(source).every((other) => foldLetters(other) !== folded || other.toLowerCase() !== lower);
}

/** `Dalla Rosa`: an article or a preposition that the source writes with a capital before another inside a sentence. */
function isNamePart(word: string, { source, lang }: Segment<TextTag>, next = ''): boolean {
  const place = source.indexOf(`${word} ${next}`);
  return (
    isReadTag(lang) &&
    /^\p{Lu}/u.test(next) &&
    /\p{L}\s$/u.test(source.slice(0, Math.max(0, place))) &&
    commonWordsOf(lang).has(foldLetters(word))
  );
}

/** `Thắng Tam`, a name of two syllables, of which one alone is a word too. */
function isSyllable(
  word: string,
  { source, lang }: Segment<TextTag>,
  beside: readonly (string | undefined)[],
): boolean {
  const [before = '', after = ''] = beside;
  const isName = (name: string) => source.includes(name) && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name);
  return lang === 'vi' && (isName(`${word} ${after}`) || isName(`${before} ${word}`));
}

/** A capitalized word is left standing when papers use it and it is part of no proper name. */
function isLeftCapital(
  word: string,
  {
    own,
    isEnglish,
    following,
    previous,
  }: { own: ReadonlySet<string>; isEnglish: boolean; following: readonly string[]; previous?: string | undefined },
): boolean {
  const folded = foldLetters(word);
  if (isEnglish || folded.length < 4 || !own.has(folded)) return false;
  if (isKeptStreet(folded, following)) return false;
  return !(nameParticles.has((previous ?? '').toLowerCase()) && /^\p{Lu}/u.test(following[0] ?? ''));
}

const streets =
  /^(?:rua|avenida|calle|colonia|bairro|estado|cidade|ciudad|banco|universidade|universidad|escola|escuela|faculdade|natural|lycee|college|ecole|mairie|banque|universite|hopital|maitre|banca|scuola|liceo|istituto|comune|via|piazza|ospedale|universita|ulica|aleja|szkola|szpital|bank|gymnasium|schule|allee|allees|impasse|boulevard|chemin|quai|place|square|passage|ruelle|strada|calea|bulevardul|aleea|corso|viale|vicolo|piazzale|largo|travessa|praca|estrada|alameda|plaza|paseo|camino|carrera|pasaje|jiron|strasse|weg|platz|gasse|straat|laan|plein|gracht|kade|osiedle|plac|rynek|sokak|cadde|caddesi|sokagi|mahallesi|duong|vulytsia)$/;

/** `allée des Tilleuls`, `chemin de l’Église` */
const streetParticles: ReadonlySet<string> = new Set(
  'au aux des à en le les sous sur der die do degli delle dei'.split(' '),
);

/** `calle Mayor`, `Calle del Pez`, kept as the name of a street or a house. */
function isKeptStreet(folded: string, following: readonly string[]): boolean {
  const next = following.find((word) => !nameParticles.has(word.toLowerCase()) && !streetParticles.has(word));
  return streets.test(folded) && /^\p{Lu}/u.test(next ?? '');
}

/** `sp. z o.o.`, `ul. Cicha`: an abbreviation with the words after it, copied as a name. Titles are translated. */
function isCopiedShort(word: string, { source, target, lang }: Segment<TextTag>): boolean {
  if (word.length > shortForm || (isReadTag(lang) && isHonorific(foldLetters(word), lang))) return false;
  const written = new RegExp(`(?<![\\p{L}\\p{M}])${word}\\. ?(?:\\p{Lu}|\\p{L}{1,2}[ .])[^\\s,;]*`, 'gu');
  const copied = target.match(written) ?? [];
  return copied.length > 0 && copied.every((run) => source.includes(run));
}

/** Letters of a short form. */
const shortForm = 5;

function isMisspelling(
  word: string,
  { segment, sources, isLower }: { segment: Segment<TextTag>; sources: ReadonlySet<string>; isLower: boolean },
): boolean {
  const folded = foldLetters(word);
  if (word.length < 3 || sources.has(folded)) return false;
  // Abbreviations and codes.
  if (!isLower && word === word.toUpperCase() && (word.length <= 5 || !/[AEIOUY]/.test(word))) return false;
  if (/\p{M}/u.test(word.normalize('NFD')) && !isLower) return false;
  if (isLower) return true;
  // Capitalized words may be names: transliterated, or of places.
  return isNearPaperWord(word.toLowerCase()) && segment.kind !== 'note';
}

function isNearPaperWord(word: string): boolean {
  if (word.length < 5) return false;
  const most = word.length >= 8 ? 2 : 1;
  for (const known of paperWords) {
    if (known.length >= 5 && editsBetween(word, known, most) <= most) return true;
  }
  return false;
}

/** Words that English doubles. */
const doubles = new Set(['had', 'that']);

function doubledFindings(segment: Segment<TextTag>): TextFinding[] {
  const doubled = segment.target.matchAll(/(?<![\p{L}\p{M}'’-])([\p{L}\p{M}]{2,})\s+\1(?![\p{L}\p{M}'’-])/giu);
  const source = segment.source.toLowerCase();
  return [...doubled].flatMap(([found, word = '']) => {
    const isInSource = source.includes(`${word} ${word}`.toLowerCase());
    if (isInSource || doubles.has(word.toLowerCase())) return [];
    return [at(segment, 'doubled-word', `${quoted(found)} repeats a word. Remove one.`)];
  });
}

/**
 * A text with a space for each part from an opening sign of `pairs` to the next of its closing sign; a sign that is
 * never closed stays. Linear, unlike a regular expression, which would search for the end from every opening sign.
 */
function withoutPairs(text: string, pairs: Readonly<Record<string, string>>): string {
  const unclosed = new Set<string>();
  let rest = '';
  let kept = 0;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    const closing = pairs[sign];
    if (closing === undefined || unclosed.has(sign)) continue;
    const end = text.indexOf(closing, place + 1);
    if (end < 0) {
      unclosed.add(sign);
      continue;
    }
    rest += `${text.slice(kept, place)} `;
    kept = end + 1;
    place = end;
  }
  return rest + text.slice(kept);
}
