import type { LanguageTag } from '#shared/translation-text.ts';
import { isCompared, rulesOf, sectionsOf } from '../languages/all.ts';
import { moreLines } from '../languages/words/lines.ts';
import type { TextRule } from '../rules.ts';
import { agencyWords } from './agency-words.ts';
import { conductWords } from './conduct-words.ts';
import { contractWords } from './contract-words.ts';
import { dailyWords } from './daily-words.ts';
import { civilStatusWords, genderWords, kinWords, sideWords } from './family-words.ts';
import type { Group } from './group.ts';
import { bodyWords, illnessWords, medicineWords, testWords } from './health-words.ts';
import { japanesePlaces } from './japanese-places.ts';
import { Lexicon, normalize, type Hit } from './lexicon.ts';
import {
  currencyWords,
  dayPartWords,
  eraWords,
  monthWords,
  raceWords,
  unitWords,
  weekdayWords,
} from './measure-words.ts';
import { withMinisters } from './ministers.ts';
import { countryLines, nationWords, workWords } from './nation-words.ts';
import { negationWords } from './negation-words.ts';
import {
  courtLevelWords,
  courtWords,
  eventWords,
  gradeWords,
  paperKindWords,
  rankWords,
  subjectWords,
} from './office-words.ts';
import { oppositeWords, religionWords } from './opposite-words.ts';
import { certificateWords } from './paper-kind-words.ts';
import { placeWords } from './place-words.ts';
import { forceRankWords } from './rank-words.ts';
import {
  annulmentWords,
  bookPartWords,
  dateKindWords,
  mentionWords,
  officeWords,
  refusalWords,
  rulingWords,
  unknownWords,
  verdictWords,
} from './record-words.ts';
import { fractionWords, offenceWords, stateWords } from './state-words.ts';
import { distinctionWords, fieldWords, forcesWords, termWords } from './study-words.ts';
import { tradeWords } from './trade-words.ts';

export const groups: Readonly<Record<string, Group>> = {
  negation: { words: negationWords, rule: 'negation', lost: true, added: true, bySentence: true },
  kin: { words: kinWords, rule: 'kinship', isCounted: true },
  side: { words: sideWords, rule: 'kinship', lost: true, addedBeside: true, ordered: true },
  gender: { words: genderWords, rule: 'person-fact' },
  civilStatus: { words: civilStatusWords, rule: 'person-fact', isCounted: true },
  nation: { words: nationWords, rule: 'person-fact', isCounted: true },
  colour: { words: raceWords, rule: 'person-fact' },
  work: { words: workWords, rule: 'person-fact', isCounted: true },
  event: { words: eventWords, rule: 'event' },
  paperKind: { words: paperKindWords, rule: 'event' },
  certificate: { words: certificateWords, rule: 'event' },
  grade: { words: gradeWords, rule: 'grade', isCounted: true },
  rank: { words: rankWords, rule: 'grade' },
  forceRank: { words: forceRankWords, rule: 'grade', isCounted: true },
  agency: { words: agencyWords, rule: 'authority' },
  authority: { words: courtWords, rule: 'authority' },
  courtLevel: { words: courtLevelWords, rule: 'authority' },
  subject: { words: subjectWords, rule: 'authority' },
  religion: { words: religionWords, rule: 'person-fact', isCounted: true },
  opposite: { words: oppositeWords + stateWords, rule: 'opposite', hasAxes: true },
  contract: { words: contractWords, rule: 'opposite', hasAxes: true },
  daily: { words: dailyWords, rule: 'opposite', hasAxes: true },
  conduct: { words: conductWords, rule: 'opposite', hasAxes: true },
  trade: { words: tradeWords, rule: 'opposite', hasAxes: true },
  illness: { words: illnessWords, rule: 'person-fact' },
  body: { words: bodyWords, rule: 'person-fact' },
  medicine: { words: medicineWords, rule: 'person-fact' },
  test: { words: testWords, rule: 'opposite', bySentence: true },
  field: { words: fieldWords, rule: 'grade' },
  term: { words: termWords, rule: 'grade' },
  distinction: { words: distinctionWords, rule: 'grade', lost: true },
  forces: { words: forcesWords, rule: 'authority' },
  offence: { words: offenceWords, rule: 'opposite' },
  fraction: { words: fractionWords, rule: 'measure' },
  place: { words: placeWords.trimEnd() + japanesePlaces, rule: 'place-name', lost: true, added: true },
  era: { words: eraWords, rule: 'era', added: true },
  currency: { words: currencyWords, rule: 'currency', lost: true, added: true },
  weekday: { words: weekdayWords, rule: 'measure', lost: true, added: true },
  month: { words: monthWords, rule: 'measure' },
  dayPart: { words: dayPartWords, rule: 'measure' },
  unit: { words: unitWords, rule: 'measure' },
  refusal: { words: refusalWords, rule: 'opposite', lost: true, isOpen: true, added: true, bySentence: true },
  verdict: { words: verdictWords, rule: 'opposite', lost: true, isOpen: true, bySentence: true },
  ruling: { words: rulingWords, rule: 'opposite', lost: true, isOpen: true, bySentence: true },
  annulment: { words: annulmentWords, rule: 'opposite', lost: true, isOpen: true, bySentence: true },
  unknown: { words: unknownWords, rule: 'opposite', lost: true, isOpen: true },
  mention: { words: mentionWords, rule: 'mention-missing', lost: true },
  office: { words: officeWords, rule: 'authority' },
  dateKind: { words: dateKindWords, rule: 'pairing', isLabel: true },
  bookPart: { words: bookPartWords, rule: 'pairing', isLabel: true },
};

const columns: readonly LanguageTag[] = ['en', 'pt', 'es', 'de', 'ar', 'he', 'ja', 'ko'];
const lexicons = new Map<LanguageTag, Lexicon>();
const sayable = new Map<LanguageTag, ReadonlySet<string>>();

/** Meanings of a group with the words of a language. */
function rowsOf(lang: LanguageTag, group: string): [meaning: string, words: string][] {
  const rules = rulesOf(lang);
  if (rules && !isCompared(lang, group)) return [];
  const rows = (lines: readonly string[], cell: number) =>
    lines.map((line): [string, string] => {
      const [meaning = '', ...cells] = line.split('|').map((part) => part.trim());
      return [meaning, cells[cell] ?? ''];
    });
  return [
    ...(rules
      ? rows(sectionsOf(rules.meanings).get(group) ?? [], 0)
      : rows((groups[group]?.words ?? '').trim().split('\n'), columns.indexOf(lang))),
    ...rows(group === 'nation' ? countryLines(lang) : [], 0),
    ...rows(moreLines(lang, group), 0),
  ];
}

/** The rule of a group's findings. */
export function groupRule(group: string): TextRule {
  return groups[group]?.rule ?? 'opposite';
}

/** Words that English has for a meaning itself. */
export function englishWords(group: string, meaning: string): string[] {
  const lines = [...(groups[group]?.words.split('\n') ?? []), ...moreLines('en', group)];
  const line = lines.find((text) => text.split('|')[0]?.trim() === meaning);
  return (line?.split('|')[1]?.split('~')[0] ?? '').split(' ').filter((word) => word !== '');
}

/** The usual English of a word of the source: what a finding says was expected. A negation and a name have none. */
export function expectedFor({ pattern: { group, main } }: Hit): string | undefined {
  const [meaning, other] = main;
  if (meaning === undefined || other !== undefined || /^(?:negation|place)$/.test(group)) return undefined;
  const [first] = englishWords(group, meaning);
  return first?.replaceAll('_', ' ').replace('*', '');
}

/** Meanings of a group that English has words for; undefined for no group. */
export function groupMeanings(group: string): ReadonlySet<string> | undefined {
  const words = groups[group]?.words.trim().split('\n');
  const lines = words && [...words, ...moreLines('en', group)];
  return lines && new Set(lines.map((line) => line.split('|')[0]?.trim() ?? ''));
}

/** False for an English word whose meanings have no words in the source's language, where the source can confirm none of them. */
export function canSay(lang: LanguageTag, { pattern: { group, main } }: Hit): boolean {
  const rows = () =>
    Object.keys(groups).flatMap((name) =>
      rowsOf(lang, name).flatMap(([meaning, words]) => (words === '' ? [] : [`${name}:${meaning}`])),
    );
  const known = sayable.get(lang) ?? new Set(rows());
  sayable.set(lang, known);
  return main.some((meaning) => known.has(`${group}:${meaning}`));
}

/** Names of places begin longer words of Korean: `수원지방법원`. */
function isCompound(lang: LanguageTag, group: string, written: string): boolean {
  return lang === 'ko' && group === 'place' && written.length >= 2 && !written.endsWith('*');
}

/** A name that may be a person's too is a place's before these: `Kure City`. */
const placeUnits = ['city', 'shi', 'prefecture', 'ward', 'ku', 'town', 'cho', 'village'];

/** Built for the first text of a language. */
function lexiconOf(lang: LanguageTag): Lexicon {
  const known = lexicons.get(lang);
  if (known) return known;
  const lexicon = new Lexicon(lang);
  for (const group of Object.keys(groups)) {
    const patterns = new Map<string, { main: Set<string>; wide: Set<string> }>();
    for (const [meaning, cell] of rowsOf(lang, group)) {
      const [main = '', wide = ''] = cell.split('~');
      for (const [kind, list] of [['main', main] as const, ['wide', wide] as const]) {
        const words = list.split(' ').filter((word) => word !== '');
        for (const written of words.flatMap((word) => withMinisters(word, meaning, lang))) {
          const key = normalize(isCompound(lang, group, written) ? `${written}*` : written, lang);
          const made = patterns.get(key) ?? { main: new Set(), wide: new Set() };
          if (meaning !== '-') made[kind].add(meaning);
          patterns.set(key, made);
          if (lang === 'en' && group === 'place' && kind === 'wide')
            for (const unit of placeUnits)
              patterns.set(`${key}_${unit}`, { main: new Set([meaning]), wide: new Set() });
        }
      }
    }
    if (group === 'nation') joinStems(patterns);
    if (lang === 'en' && /^(?:work|illness)$/.test(group)) joinKinds(patterns);
    for (const [written, { main, wide }] of patterns) lexicon.add(written, { group, main: [...main], wide: [...wide] });
  }
  lexicons.set(lang, lexicon);
  return lexicon;
}

/** `truck driver` may render a driver: an occupation or an illness of two words is a kind of its last. */
function joinKinds(patterns: ReadonlyMap<string, { main: Set<string>; wide: Set<string> }>): void {
  for (const [written, { main, wide }] of patterns)
    for (const meaning of patterns.get(/_([^_]+)$/.exec(written)?.[1] ?? '')?.main ?? [])
      if (main.size > 0 && !main.has(meaning)) wide.add(meaning);
}

/** `argentina`, the name of a country, also has the meaning of the shorter `argentin*`. */
function joinStems(patterns: ReadonlyMap<string, { main: Set<string>; wide: Set<string> }>): void {
  for (const [written, { main }] of patterns)
    for (let length = main.size === 0 ? written.length : 3; length < written.length; length += 1)
      for (const meaning of patterns.get(`${written.slice(0, length)}*`)?.main ?? []) main.add(meaning);
}

/** Whether a word has a meaning here, so that it is translated and not copied. */
export function knowsWord(word: string, lang: LanguageTag): boolean {
  return lexiconOf(lang).find(word).length > 0;
}

type Hits = ReadonlyMap<string, Hit[]>;

/** Texts of the last blocks by language, and those before them, so that what is kept is bounded. */
let recent = new Map<LanguageTag, Map<string, Hits>>();
let older = recent;
let letters = 0;
const mostLetters = 100_000;

/** The meanings of a text by group. Each check asks for those of the same block, and most blocks stay as they are while one is typed. */
export function hitsOf(text: string, lang: LanguageTag): Hits {
  const known = recent.get(lang)?.get(text);
  if (known) return known;
  const hits = older.get(lang)?.get(text) ?? readHits(text, lang);
  letters += text.length;
  if (letters > mostLetters) {
    older = recent;
    recent = new Map();
    letters = text.length;
  }
  recent.set(lang, (recent.get(lang) ?? new Map<string, Hits>()).set(text, hits));
  return hits;
}

function readHits(text: string, lang: LanguageTag): Hits {
  const hits = lexiconOf(lang)
    .find(text)
    .map((hit) => (isPrefix(hit, text) || isUnitLabel(hit, text) ? widened(hit) : hit))
    .filter((hit) => !isVerbOfGerman(hit, text, lang) && !isOther(hit, text))
    .map((hit) => (isMay(hit, text) ? { ...hit, pattern: { ...hit.pattern, main: hit.pattern.wide } } : hit))
    .filter((hit) => hit.pattern.group !== 'currency' || isMoney(hit, text))
    .filter(
      (hit) =>
        hit.pattern.group !== 'unit' || !/^minutes$/i.test(hit.written) || !/^ of /i.test(text.slice(hit.start + 7)),
    )
    .filter((hit) => hit.pattern.group !== 'weekday' || text.charAt(hit.start + hit.written.length) !== '-')
    .filter(
      (hit) =>
        hit.pattern.group !== 'unit' || !/^(?:in|foot|feet|pounds?)$/i.test(hit.written) || isMeasured(hit, text),
    )
    .filter(
      (hit) =>
        !isAge(hit, text, lang) &&
        !isHeight(hit, text) &&
        !isPartOfPlace(hit, text, lang) &&
        !isPartOfName(hit, text, lang),
    );
  return Map.groupBy(hits, ({ pattern }) => pattern.group);
}

/** `non-displaced` may render a word without a negation. */
function isPrefix({ pattern, written, start }: Hit, text: string): boolean {
  return pattern.group === 'negation' && /^non$/i.test(written) && /^-\p{L}/u.test(text.slice(start + 3, start + 5));
}

/** `dia 20`, `يوم الجمعة`: the unit names what follows and measures nothing. */
function isUnitLabel({ pattern, start, written }: Hit, text: string): boolean {
  if (pattern.group !== 'unit') return false;
  const isCounted = /[\p{Nd}\p{Nl}]\s?$/u.test(text.slice(Math.max(0, start - 2), start));
  return !isCounted && unitLabel.test(text.slice(start + written.length, start + written.length + 16));
}

const unitLabel =
  /^\s(?:\(?\p{Nd}|de (?:ayer|hoy|hoje|ontem|mil|dois mil)|(?:ال(?:أحد|ا?إ?ثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت))|(?:ראשון|שני|שלישי|רביעי|חמישי|ששי|שישי|שבת)(?!\p{L}))/u;

/** Labels of a name, whose value may be a word too. */
const nameLabel = /(?:^|[\s.,;،])(?:שם(?:\s[^:.;,\n]{1,16})?|اسم(?:\sال(?:أب|أم|والد|والدة|عائلة))?)[:：]\s?$/u;

/** `آب` is August, not a father, and "not a single absence" is not a civil status. */
function isOther({ pattern, start, written }: Hit, text: string): boolean {
  // `Frau Kollegin`, a title.
  if (written === 'Frau' && /^(?:kin|gender)$/.test(pattern.group) && isTitle(text, start)) return true;
  if (pattern.group === 'kin' || pattern.group === 'side') {
    // `رشدي أبو زيد` and `שם האב: דוד` are names.
    if (written === 'أبو' || nameLabel.test(text.slice(Math.max(0, start - 30), start))) return true;
    return /(?:^|\s)[وفبكل]?آ/u.test(written);
  }
  if (pattern.group !== 'civilStatus' || !/^single$/i.test(written)) return false;
  // `a single payment`, one: a person alone has a civil status.
  if (
    /^ \p{Ll}{3}/u.test(text.slice(start + written.length)) &&
    !singlePerson.test(text.slice(start + written.length)) &&
    /\b(?:an?|one|this|that|the|every|each|in) $/i.test(text.slice(Math.max(0, start - 6), start))
  )
    return true;
  return /\b(?:not|no|never|without)\b[^.;]{0,24}\ba $/i.test(text.slice(Math.max(0, start - 36), start));
}

const singlePerson =
  /^ (?:(?:and|or|at|when|with|as|by|since|until|in|on|before|from|according)\b|(?:wo)?m[ae]n|persons?|people|mothers?|fathers?|parents?|adults?|citizens?|lady|ladies|gentlem[ae]n|ma(?:le|iden)|female|status|applicants?|individuals?)/;

function isTitle(text: string, start: number): boolean {
  return (
    /^Frau \p{Lu}/u.test(text.slice(start, start + 6)) &&
    !/(?<!\p{L})(?:sein|ihr|mein|unser|dess|der|dies)\p{Ll}{0,3} $/iu.test(text.slice(Math.max(0, start - 9), start))
  );
}

/** The month, and not the verb: with a capital, and not at the start of a question or a wish. */
function isMay({ pattern, start, written }: Hit, text: string): boolean {
  if (pattern.group !== 'month' || written !== 'May' || pattern.main.length > 0) return false;
  return !/^ (?:I|we|he|she|it|they|you|the|this|God|all)\b/.test(text.slice(start + 3));
}

/** Groups whose words are nouns, which German writes with a capital: `betrug` is not a fraud. */
const nouns = /^(?:kin|offence|certificate|body)$/;

function isVerbOfGerman({ pattern, written }: Hit, text: string, lang: LanguageTag): boolean {
  if (lang !== 'de') return false;
  // `beziehen`, `Darlehen` end as `Mischehen` does.
  if (pattern.main.includes('marriage') && /[gszlwf]i?ehen?$|[sd](?:t|r)ehen?$|geschehen?$/iu.test(written))
    return true;
  return nouns.test(pattern.group) && /^\p{Ll}/u.test(written) && /\p{Lu}/u.test(text);
}

function widened(hit: Hit): Hit {
  return { ...hit, pattern: { ...hit.pattern, main: [], wide: hit.pattern.main } };
}

/** `בת 43`, 43 years old, not a daughter. */
function isAge({ pattern, start, written }: Hit, text: string, lang: LanguageTag): boolean {
  return (
    lang === 'he' &&
    pattern.group === 'kin' &&
    /ב[תן]$/.test(written) &&
    /^\s?\d/.test(text.slice(start + written.length))
  );
}

/** The field of `田中`. */
function isPartOfName({ pattern, start, written }: Hit, text: string, lang: LanguageTag): boolean {
  if (lang !== 'ja' || !/^(?:daily|trade)$/.test(pattern.group) || written.length > 1) return false;
  // `牛五頭` counts them.
  return /[\p{Script=Han}--[一二三四五六七八九十百数]]/v.test(text.charAt(start - 1) + text.charAt(start + 1));
}

/** `木更津市` does not contain the city 津市. */
function isPartOfPlace({ pattern, start, written }: Hit, text: string, lang: LanguageTag): boolean {
  if (lang !== 'ja' || pattern.group !== 'place' || !/^\p{Script=Han}[市区町村]$/u.test(written)) return false;
  return /[\p{Script=Han}--[県都府道市区郡]]$/v.test(text.slice(0, start));
}

/** `70 in.`, and not the preposition; the foot and the pound behind a digit. */
function isMeasured({ start, written }: Hit, text: string): boolean {
  const isBehind = /\p{Nd}\s?$/u.test(text.slice(Math.max(0, start - 2), start));
  return isBehind && (!/^in$/i.test(written) || /^\s*(?:[.,;)]|$)/.test(text.slice(start + 2)));
}

/** `신장: 174cm`, a height, not a kidney. */
function isHeight({ start, written }: Hit, text: string): boolean {
  return written === '신장' && /^\s?[:：]?\s?\d/.test(text.slice(start + written.length));
}

/** Names of money that are also other words count only beside a number. */
const doubtfulMoney =
  /^(?:real|reais|mark|marks|marco|marcos|won|sol|soles|peso|escudo|escudos|marca|libra|libras|lira|pound|pounds|sterling|franc|franco|rial|r|le|us|try|mad|sat|.|..|(?!人民币).{3})$/iu;

const numeralBefore =
  /(?:hundred|thousand|million|billion|ty|teen|mil|cem|cento|centos|cien|cientos|milhões|millones|hundert|tausend|millionen)(?: de)? $|[〇一二三四五六七八九十百千万萬億壱弐参십백천만억]\s?$/iu;

function isMoney({ written, start }: Hit, text: string): boolean {
  // `dem 8. April` is not a German mark.
  if (/^dem$/.test(written) || (/^dong$/i.test(written) && text.charAt(start - 1) === '-')) return false;
  if (!doubtfulMoney.test(written)) return true;
  const end = start + written.length;
  if (numeralBefore.test(text.slice(Math.max(0, start - 16), start))) return true;
  // `Peso: 70 kg` is a label.
  if (written.length > 3 && text.charAt(end) === ':') return false;
  return /\p{Nd}/u.test(text.slice(Math.max(0, start - 3), start)) || /\p{Nd}/u.test(text.slice(end, end + 3));
}
