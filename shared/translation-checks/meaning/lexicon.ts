import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';

/**
 * Words of a text found by their meaning. A pattern is a word with `_` for a space; `stem*` begins a word, `*end` ends one. The
 * longest pattern counts, so that a longer one without a meaning hides what its words mean alone. Linear in the text.
 */

/** Meaning of a pattern; none for words that only hide others. */
export interface Pattern {
  group: string;
  /** Meanings of the pattern. */
  main: readonly string[];
  /** Meanings that the pattern may render, and that it does not prove. */
  wide: readonly string[];
  length: number;
}

export interface Hit {
  pattern: Pattern;
  /** The words as written. */
  written: string;
  start: number;
}

interface Word {
  forms: readonly string[];
  start: number;
  end: number;
  /** Whether a sentence ended before it. */
  begins?: boolean;
}

interface Entry {
  words: readonly string[];
  /** Whether each word may begin a longer one. */
  stems: readonly boolean[];
  pattern: Pattern;
}

/** Letters from which a word ends longer ones: `서울중앙지방법원`, `Zwillingsbruder`. */
const compoundEnds: Partial<Record<LanguageTag, number>> = { ko: 4, de: 6 };

/** Longer words are skipped: papers have none. */
const maxWord = 60;

/** Words are not divided by spaces. */
function isUndivided(lang: LanguageTag): boolean {
  return isIn(lang, 'Japanese', 'Chinese');
}

export class Lexicon {
  readonly #whole = new Map<string, Entry[]>();
  readonly #starts = new Map<string, Entry[]>();
  readonly #ends = new Map<string, Entry[]>();
  readonly #lengths = new Set<number>();
  readonly #lang: LanguageTag;

  constructor(lang: LanguageTag) {
    this.#lang = lang;
  }

  add(written: string, meaning: Omit<Pattern, 'length'>): void {
    const parts = written.split('_').map((word) => normalize(word, this.#lang));
    const words = parts.map((word) => word.replaceAll('*', ''));
    const stems = parts.map((word) => word.endsWith('*'));
    const pattern = { ...meaning, length: words.reduce((sum, word) => sum + word.length, 0) };
    const [key = ''] = words;
    const isStem = stems[0] === true;
    const lists = written.startsWith('*') ? [this.#ends] : [isStem ? this.#starts : this.#whole];
    const ending = compoundEnds[this.#lang];
    if (ending !== undefined && !isStem && parts.length === 1 && key.length >= ending) lists.push(this.#ends);
    for (const list of new Set(lists)) list.set(key, [...(list.get(key) ?? []), { words, stems, pattern }]);
    this.#lengths.add(key.length);
  }

  /** Of each group the longest pattern at each place; what it covers is not read again for the same group. */
  find(text: string): Hit[] {
    const words = wordsAt(text, this.#lang);
    const hits: Hit[] = [];
    const free = new Map<string, number>();
    const known = new Map<string, Entry[]>();
    for (const [index, word] of words.entries()) {
      const best = new Map<string, Entry>();
      const [form = ''] = word.forms;
      const entries = known.get(form) ?? [...this.#entriesOf(word)];
      known.set(form, entries);
      for (const entry of entries) {
        const { group, length } = entry.pattern;
        if ((free.get(group) ?? 0) > index || (best.get(group)?.pattern.length ?? 0) >= length) continue;
        if (isAt(entry, words, index, this.#lang) && !isOverlong(entry, word, this.#lang)) best.set(group, entry);
      }
      for (const [group, { pattern: found, words: parts }] of best) {
        const pattern = this.#withOwner(found, text.slice(word.start, word.end));
        const covered = isUndivided(this.#lang) ? [...(parts[0] ?? '')].length : parts.length;
        free.set(group, index + covered);
        const end = words[index + covered - 1]?.end ?? word.end;
        if (pattern.main.length > 0 || pattern.wide.length > 0)
          hits.push({ pattern, written: text.slice(word.start, end), start: word.start });
      }
    }
    return hits;
  }

  /** `ابنه` is his son, or a daughter whose dots are left out; `דודה` an aunt, or her uncle: the meanings of both. */
  #withOwner(pattern: Pattern, written: string): Pattern {
    const isOwned = this.#lang === 'ar' ? /[^هت]ه$/u : /\p{L}{3}ה$/u;
    if (!/^(?:ar|he)$/.test(this.#lang) || pattern.group !== 'kin' || !isOwned.test(written)) return pattern;
    const others = formsOf(normalize(written.slice(0, -1), this.#lang), this.#lang)
      .flatMap((form) => this.#whole.get(form) ?? [])
      .filter((entry) => entry.pattern.group === 'kin' && entry.words.length === 1)
      .flatMap((entry) => entry.pattern.main);
    return others.length === 0 ? pattern : { ...pattern, main: [...new Set([...pattern.main, ...others])] };
  }

  *#entriesOf({ forms }: Word): Generator<Entry> {
    if (isUndivided(this.#lang)) {
      const [run = ''] = forms;
      for (const length of this.#lengths) yield* this.#whole.get(run.slice(0, length)) ?? [];
      return;
    }
    for (const form of forms) {
      yield* this.#whole.get(form) ?? [];
      if (form.length > maxWord) continue;
      for (const length of this.#lengths) {
        if (length > form.length) continue;
        yield* this.#starts.get(form.slice(0, length)) ?? [];
        yield* this.#ends.get(form.slice(-length)) ?? [];
      }
    }
  }
}

/** Letters behind the stem of a nationality: `indi*` does not match `indistintos`. */
const nationEnding = 6;
/** Letters of a stem that begins many other words: `sol*` of `solo` does not match `solicitud`. */
const shortStem = 5;
/** Letters of a word of Hebrew or Arabic that may be what another begins or ends with. */
const shortRoot = 3;
const vagueGroups =
  /^(?:contract|conduct|daily|trade|opposite|grade|nation|body|fraction|illness|work|colour|field|offence|term)$/;
/** Groups whose nouns make no verbs. */
const nouns = /^(?:negation|kin|gender|civilStatus|work|place|nation|body|office|rank|forceRank|religion)$/;
/** Endings of nouns, adjectives and verbs of Portuguese and Spanish. */
const endings =
  /^(?:[oaeiéóáíú]?s?|[aií]d[oa]s?|[aei]r(?:on|am|se|á|ão|án|ei|é|em|es|á)?|ou|eu|iu|[ei]?ó|[aei]ram|ieron|[aei]m|[ae]n|[ei]?ando|endo|iendo|indo|yó|ye[nr]?|yeron|yendo|[ae]mos|[aei]dor(?:[ea]s?)?|[aei]?ci(?:ón|ones)|[aei]?ç(?:ão|ões)|ión|iones|ão|ões|[aei]mi?ent[oa]s?|i?ent[oa]s?|[aei]nte?s?|a?va[ms]?|ía[nms]?|ia[nms]?|aba[ns]?|ísim[oa]s?|íssim[oa]s?|[oa]mente|e?s|[ui]?dad(?:es?)?|iv[oa]s?|aj?em|aje|ei?r[oa]s?|ari[oa]s?|ári[oa]s?|[uai]l(?:es)?|[au]is|ur[oa]s?|ênci?as?|encias?|ência|tela|ável|áveis|ables?|íve(?:l|is)|ibles?|ês|esa?s?|eses|[aeñ]?[nñ][oa]s?|iz[oa]s?|nt[oa]|te|oeste|este|deste|ã[os]?|ães|ã|an[oa]s?|lh[oa]s?|inh[oa]s?|it[oa]s?|ist[ae]s?|ic[oa]s?|ism[oa]s?|m[oa]s?|ol(?:[ae]s?|es)?|eza?|c?ial(?:es)?|c?iais|cer|enh[oa]s?|e?ques?|at[oa]ri[oa]s?|ativ[oa]s?)$/u;

function isOverlong(
  { words: parts, stems: [isStem], pattern }: Entry,
  { forms: [form = ''] }: Word,
  lang: LanguageTag,
): boolean {
  const [stem = ''] = parts;
  // `שלב` is a stage, not `ש` before a heart.
  const isDerived = (lang === 'he' || lang === 'ar') && isStem !== true && stem !== form && !/^(?:ה|ال)/.test(form);
  const isAlone = parts.length === 1 && pattern.main.length > 0;
  // `כנהג`, as a driver.
  const isRole = lang === 'he' && pattern.group === 'work' && form === `כ${stem}`;
  if (isDerived && !isRole && isAlone && stem.length <= shortRoot && vagueGroups.test(pattern.group)) return true;
  // `حماته`, his mother-in-law: a place belongs to nobody.
  if (lang === 'ar' && pattern.group === 'place' && isAlone && /ت(?:ه|ها|هم|هما)$/.test(form)) return true;
  // `الرياضة`, sports, not Riyadh.
  if (lang === 'ar' && pattern.group === 'place' && isAlone && form.endsWith('ه') && !stem.endsWith('ه')) return true;
  // `بينهما`, between them, not yen.
  if (isDerived && isAlone && stem.length <= 2 && pattern.group !== 'kin' && pattern.group !== 'negation') return true;
  // `상실하였음`, has lost, is no negation, and `부인하였다`, denied, no wife.
  if (lang === 'ko' && nouns.test(pattern.group) && isStem !== true && stem !== form && koreanVerb.test(form))
    return true;
  // `총` is a total before it is a firearm.
  if (lang === 'ko' && isAlone && stem.length === 1 && vagueGroups.test(pattern.group)) return true;
  if (isStem !== true) return false;
  if (pattern.group === 'nation' && form.length - stem.length > nationEnding) return true;
  if (
    (lang !== 'pt' && lang !== 'es') ||
    stem.length > shortStem ||
    pattern.main.length === 0 ||
    pattern.group === 'rank'
  )
    return false;
  return !endings.test(form.slice(stem.length));
}

const possessives = ['ي', 'ه', 'ها', 'هم', 'نا'];

/** Whether the words after the first stand there. */
function isAt({ words: parts, stems }: Entry, words: readonly Word[], index: number, lang: LanguageTag): boolean {
  return parts.every((part, at) => {
    if (at === 0) return true;
    const { forms = [], begins = false } = words[index + at] ?? {};
    if (begins) return false;
    if (stems[at] === true) return forms.some((form) => form.startsWith(part));
    // `ابن عمي`, my cousin.
    return (
      forms.includes(part) || (lang === 'ar' && forms.some((form) => possessives.some((end) => form === part + end)))
    );
  });
}

/** In lower case; accents count, since they tell `avó` from `avô`, and vowel signs of Arabic and Hebrew do not. */
export function normalize(text: string, lang: LanguageTag): string {
  const lower = text.normalize('NFC').toLowerCase();
  if (isUndivided(lang)) return text.normalize('NFKC');
  // `divorcée`, `fiancé`: accents that English may leave out.
  if (lang === 'en') return lower.replaceAll(/é/g, 'e');
  // The apostrophe stands within words: `п'ятниця`.
  if (lang === 'uk') return lower.replaceAll(/['’ʼ]/g, '');
  // Letters with a cedilla may replace those with a comma below.
  if (lang === 'ro') return lower.replaceAll('ş', 'ș').replaceAll('ţ', 'ț');
  // Papers mix dotted and dotless letters, above all in capitals.
  if (lang === 'tr') return lower.replaceAll('\u{307}', '').replaceAll('ı', 'i');
  if (lang === 'he') return lower.replaceAll(/\p{Mn}/gu, '');
  if (lang !== 'ar') return lower;
  return lower
    .replaceAll(/[\p{Mn}\u{640}]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

/** Characters of a run without spaces that one place looks at. */
const window = 14;

function wordsAt(text: string, lang: LanguageTag): Word[] {
  if (isUndivided(lang)) {
    const places = [...text.matchAll(/[\p{L}\p{N}㎡㎥¥￥]/gu)];
    return places.map(({ index, 0: letter }) => ({
      forms: [normalize(text.slice(index, index + window), lang)],
      start: index,
      end: index + letter.length,
    }));
  }
  const found = [
    ...text.matchAll(/\p{Lu}{0,3}\$|\p{N}+|[\p{L}\p{M}]+(?:['’ʼ](?=\p{Script=Cyrillic})[\p{L}\p{M}]+)*|[€£¥₪₩₴㎡㎥]/gu),
  ];
  return found.map(({ 0: written, index }, place) => {
    const end = index + written.length;
    const form = normalize(written, lang);
    if (form === 'no' && isSeries(written, text, end)) return { forms: [written], start: index, end };
    if (
      form === 'no' &&
      isNumberSign(
        text.slice(end, end + 2),
        found[place + 1]?.[0],
        endsLabel(text, { written, index, isFirst: place === 0 }, lang),
      )
    )
      return { forms: [found.length === 1 ? '№№' : '№'], start: index, end };
    const before = found[place - 1];
    const begins =
      before !== undefined &&
      before[0].length >= 3 &&
      /[.;!?؟\]]\s/.test(text.slice(before.index + before[0].length, index));
    return { forms: formsOf(form, lang), start: index, end, begins };
  });
}

/** `NO No. 481205`, letters of a series in a text that is not written in capitals. */
function isSeries(written: string, text: string, end: number): boolean {
  return (
    written === 'NO' && /^ (?:No\b|№|\d{3})/.test(text.slice(end, end + 5)) && /\p{Ll}{3}/u.test(text.slice(0, end))
  );
}

/** `Certificate No.`; `Confirmed: no.` is an answer. */
function endsLabel(
  text: string,
  { written, index, isFirst }: { written: string; index: number; isFirst: boolean },
  lang: LanguageTag,
): boolean {
  const hasStop = text.charAt(index + written.length) === '.';
  if (written === 'No') return hasStop || !isFirst;
  return lang === 'en' && hasStop && !isFirst && !/[:,;]\s*$/.test(text.slice(Math.max(0, index - 3), index));
}

/** `No. 12`, `No. of children`, `Certificate No.`; no negation. */
function isNumberSign(after: string, next: string | undefined, isLabel: boolean): boolean {
  if (next === undefined) return isLabel;
  // `Passport No.: A228713905`
  if (after.startsWith('.:')) return true;
  // `No. HR-2290`
  if (after.startsWith('.') && /^\p{Lu}{1,4}$/u.test(next)) return true;
  return /\d/.test(next) || (after.startsWith('.') && (/^\p{Ll}/u.test(next) || next.length === 1));
}

/** `증가하였다`: a noun made a verb. */
const koreanVerb =
  /(?<=^[가-힣]{2,8})(?:(?:하였|했|되었|됐)(?:다|음|음을|음이|으며|으나|고|기에|지만|습니다|던)|한다|함|함을|하고|하며|하여|하는|합니다|한|할|된다|됨|됨을|되고|되며|되어|되는|됩니다|된|될)$/u;

const particles =
  '은 는 이 가 을 를 의 와 과 도 로 에 으로 에서 에게 입니다 이다 이며 이고 임 임을 임이 인 님 이었습니다 였습니다 이었다 였다 이었으며 였으며 이었고 였고 이고 으로서 로서 에는 에도 까지 부터'.split(
    ' ',
  );

/** A word, and what is left of it without the particles that are written onto it. */
export function formsOf(word: string, lang: LanguageTag): string[] {
  if (word.length > maxWord) return [word];
  const forms = [word];
  const add = (form: string) => {
    if (form.length >= 2 && !forms.includes(form)) forms.push(form);
  };
  if (lang === 'ar') {
    add(word.replace(/^[وف]?(?:[بك]?ال|لل|[بكل])/, ''));
    add(word.replace(/^[وف]/, ''));
    // `بالمنصورة`, in Mansoura: the name keeps its article.
    add(word.replace(/^[وف]?[بك](?=ال)/, ''));
    // A possessive: `عمها`, her uncle; `ابنتيه`, his two daughters.
    for (const form of [...forms]) add(form.replace(/(?:هما|ها|هم)$/, ''));
    for (const form of forms.filter(({ length }) => length >= 5)) add(form.replace(/ت(?:ي|ا|ان|ين)?ه?$/, 'ه'));
    for (const form of forms.filter(({ length }) => length >= 5)) add(form.replace(/(?:ان|ين)$/, ''));
    // An adverb or an object: `شمالا`, `بنتا`.
    for (const form of forms.filter(({ length }) => length >= 4)) add(form.replace(/ا$/, ''));
    // The feminine of a nationality or an occupation.
    for (const form of forms.filter(({ length }) => length >= 5)) add(form.replace(/ه$/, ''));
  }
  if (lang === 'he') {
    for (const [prefix = ''] of [/^[ושהבלמכ]/, /^(?:ו[השבלמכ]|ש[הבלמכו]|מה|כש|לכ)/].map((one) => one.exec(word) ?? []))
      // `כאבי` are pains, and seldom `כ` before `אבי`.
      if (prefix !== '' && (prefix !== 'כ' || (word.length >= 4 && !word.startsWith('כאב'))))
        add(word.slice(prefix.length));
    // The construct state: `לידת`, birth of.
    for (const form of forms.filter(({ length }) => length >= 4)) add(form.replace(/ת$/, 'ה'));
    // `אלמנתו`, his widow.
    for (const form of forms.filter(({ length }) => length >= 5)) add(form.replace(/ת(?:ו|ה|י|ם|ן|נו|יו|יה)$/, 'ה'));
    // A possessive: `אחיינה`, her nephew.
    for (const form of forms.filter(({ length }) => length >= 5)) add(form.replace(/(?:ו|ה|ם|ן|יו|יה)$/, ''));
    for (const form of forms.filter(({ length }) => length >= 5))
      add(form.replace(/(?:(?<=י)ת|(?<=י)ה|(?<=י)ים|יה)$/, ''));
  }
  // `Bundesnetzagentur`: whose authority it is stands before the rest.
  if (lang === 'de') add(word.replace(/^(?:bundes|landes|staats|bezirks)(?=\p{L}{6})/u, ''));
  if (lang === 'de' && word.length >= 6)
    for (const end of ['es', 'en', 'em', 'er', 'e', 's', 'n']) if (word.endsWith(end)) add(word.slice(0, -end.length));
  if (lang === 'ko') {
    add(word.replace(koreanVerb, ''));
    for (const end of particles)
      if (word.endsWith(end) && word.length > end.length) forms.push(word.slice(0, -end.length));
    // `군산경찰서장`: the head of an authority.
    for (const form of [...forms])
      add(form.replace(/(?<=[가-힣]{2}[서청국원소관])장$|(?<=[가-힣]{2}부)(?:장관|차관)$/, ''));
  }
  return forms;
}
