import { englishMonths } from '#shared/dates/months.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters, foldName, type Spelling } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isLatin } from '#shared/writing-systems.ts';
import type { Term } from '../consistency.ts';
import { nameParticles } from '../given-names.ts';
import { keptWith } from '../kept.ts';
import { isWithRules, languageRules } from '../languages/all.ts';
import { paperWords } from '../paper-words.ts';
import { provinceWords } from '../provinces.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, wordsOf, type CheckedText, type Segment } from '../segments.ts';
import { sourceWordsOf } from '../source-words.ts';
import { hasOldName, isOfBreed, isOldName } from './english-names.ts';
import { strangeKoreanPlace } from './korean-places.ts';
import { hitsOf, knowsWord } from './meanings.ts';
import { pairedSentences } from './sentences.ts';
import { likeness, skeletonOf } from './skeletons.ts';
import { lostTown, strangeSound } from './sounded-places.ts';

const phraseWords = keptWith((phrases: readonly Term[]) => ({
  translated: new Set(phrases.flatMap(({ source }) => wordsOf(source).map(foldLetters))),
  english: new Set(phrases.flatMap(({ target }) => wordsOf(target).map(foldLetters))),
}));

/**
 * Names of places that a source in Latin letters writes and the English copies: one in a field or after a preposition of places
 * has to stand in the English, and the English names none that is nowhere in the source.
 */
export function checkPlaces(
  { segments }: CheckedText,
  {
    spelling,
    phrases,
    spells,
  }: { spelling: Spelling; phrases: readonly Term[]; spells: ((word: string) => boolean) | undefined },
): TextFinding[] {
  const { translated, english } = phraseWords(phrases);
  const named = new Set([...spelling.people, ...spelling.family].flatMap(({ name }) => wordsOf(name).map(foldLetters)));
  const native = [...spelling.people, ...spelling.family].flatMap(({ nativeName }) => nativeName ?? []);
  const everywhere = new Set(segments.flatMap(({ source }) => wordsOf(source).map(foldLetters)));
  const isEnglish = (word: string) =>
    !spells ||
    spells(word.toLowerCase()) ||
    english.has(foldLetters(word)) ||
    paperWords.has(word.toLowerCase()) ||
    usual.has(word.toLowerCase()) ||
    knowsWord(word, 'en');
  const isKnown = (word: string) =>
    isEnglish(word) || named.has(foldLetters(word)) || everywhere.has(foldLetters(word));
  return segments.filter(isTranslated).flatMap((segment) => {
    if (segment.lang === 'en' || !isLatin(segment.lang)) {
      const strange =
        strangeSound(segment, isKnown) ??
        (segment.lang === 'ko' ? strangeKoreanPlace(segment.source, segment.target) : undefined);
      if (strange !== undefined)
        return [at(segment, 'place-name', `No word of the source sounds like ${quoted(strange)}. Check the name.`)];
      const town = lostTown(segment, { native, names: named, isWord: isEnglish });
      if (town === undefined) return [];
      return [at(segment, 'place-name', `${quoted(town)} is in the source and not in the English. Write the name.`)];
    }
    const isCommon = (word: string) =>
      translated.has(foldLetters(word)) ||
      sourceWordsOf(segment.lang).has(foldLetters(word)) ||
      knowsWord(word, segment.lang);
    const lost = lostPlace(segment, isCommon);
    if (lost !== undefined)
      return [
        at(
          segment,
          'place-name',
          `${quoted(lost)} is in the source and not in the English. Copy the name of the place.`,
        ),
      ];
    const dropped = droppedName(segment, { isCommon, named });
    if (dropped !== undefined)
      return [at(segment, 'place-name', `${quoted(dropped)} is in the source and not in the English. Copy the name.`)];
    const strange =
      strangeName(segment, (word) => isKnown(word) || isExonym(word, segment, spells)) ??
      exchangedName(segment, { isCommon, named, spells });
    if (strange === undefined || articles.test(strange)) return [];
    return [at(segment, 'place-name', `${quoted(strange)} is nowhere in the source. Check the name.`)];
  });
}

/** Articles of names, which the source joins to a preposition: `des Tilleuls`, Les Tilleuls. */
const articles = /^(?:L[ae]s?|Los|El|Il|Gli|Os?|Das|Der|Die)$/;

const placeLabel =
  /^(?:naturalidade|natural de|local|municipio|cidade|comarca|distrito|freguesia|concelho|lugar|ciudad|localidad|geburtsort|wohnort|ort|sterbeort|place of|estado de nascimento|uf|provincia|municipality)(?: |$)/;

const before: Partial<Record<LanguageTag, ReadonlySet<string>>> = {
  pt: new Set(
    'em|natural de|cidade de|cidade do|município de|comarca de|município do|residente em|freguesia de|distrito de|concelho de|nascido em|nascida em'.split(
      '|',
    ),
  ),
  es: new Set('en|natural de|ciudad de|municipio de|vecino de|vecina de|nacido en|nacida en|provincia de'.split('|')),
  de: new Set('geboren in|wohnhaft in|standesamt|stadt|gemeinde|verstorben in|kreis'.split('|')),
};

const known = new Map<LanguageTag, ReadonlySet<string>>();

function wordsBefore(lang: LanguageTag): ReadonlySet<string> | undefined {
  if (!isWithRules(lang)) return before[lang];
  const made = known.get(lang) ?? new Set(languageRules[lang].beforePlaces.split('|'));
  known.set(lang, made);
  return made;
}

function isDeclining(lang: LanguageTag): boolean {
  return isWithRules(lang) && languageRules[lang].declinesNames;
}

const study =
  /^(?:bachillerato|licenciatura|licenciad[oa]|máster|maestría|grado|doctorado|diplomado|técnico|ingeniería|mestrado|bacharelado|bacharel|doutorado|doutoramento|curso|pós-graduação|título|especialización|especialização|diploma)$/;

/** The first name of a place that the English has not. */
function lostPlace(segment: Segment, isCommon: (word: string) => boolean): string | undefined {
  const { source, target, lang, label, part } = segment;
  if (part === 'label') return undefined;
  const given = new Set(wordsOf(target).map(foldLetters));
  const words = /^(?:fr|it)$/.test(lang) ? wordsOf(source).flatMap((word) => word.split(/['’]/)) : wordsOf(source);
  const isField = part === 'value' && placeLabel.test(foldName(label));
  return words.find((word, index) => {
    if (!/^\p{Lu}/u.test(word) || word.length < 3 || nameParticles.has(word.toLowerCase())) return false;
    if (
      given.has(foldLetters(word)) ||
      isCommon(word) ||
      hasOldName(word, given) ||
      (isDeclining(lang) && (isInflected(word, given) || new RegExp(`${word} \\p{Lu}`, 'u').test(source)))
    )
      return false;
    if (isField) return true;
    if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
    const [second = '', first = ''] = [words[index - 1]?.toLowerCase(), words[index - 2]?.toLowerCase()];
    // `geboren am 8. Februar 1963 in Husum`
    const isBorn =
      lang === 'de' &&
      /^(?:in|zu)$/.test(second) &&
      new RegExp(`\\d{4} ${second} ${word}`, 'u').test(source.normalize('NFC'));
    if (isBorn) return true;
    const isBehind = wordsBefore(lang)?.has(second) === true || wordsBefore(lang)?.has(`${first} ${second}`) === true;
    // `em 05/11/2019. Assina` has other signs between.
    // `Bachillerato en Humanidades` names a subject.
    return isBehind && !study.test(first) && new RegExp(`${second}[\\s'’]+${word}`, 'iu').test(source.normalize('NFC'));
  });
}

/**
 * A name of the source that is lost where the English has a name that the source lacks, though it may be a word of the language:
 * `Évora` as Beja. Both stand inside a sentence with a capital; German writes all nouns so.
 */
function exchangedName(
  { source, target, lang, part }: Segment,
  {
    isCommon,
    named,
    spells,
  }: {
    isCommon: (word: string) => boolean;
    named: ReadonlySet<string>;
    spells: ((word: string) => boolean) | undefined;
  },
): string | undefined {
  if (lang === 'de' || isDeclining(lang) || part === 'label' || !/\p{Ll}/u.test(source) || !/\p{Ll}/u.test(target))
    return undefined;
  // Titles are written with capitals throughout.
  const words = wordsOf(source).filter(({ length }) => length >= 4);
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6) return undefined;
  const inner = (text: string) =>
    [...text.normalize('NFC').matchAll(/(?<=[\p{Ll},] |[dl]['’])\p{Lu}\p{Ll}{2,}(?![\p{L}'’-])/gu)].map(
      ([word]) => word,
    );
  const has = (text: string) =>
    new Set(
      wordsOf(text)
        .flatMap((word) => [word, ...word.split(/['’-]/)])
        .map(foldLetters),
    );
  const [own, english] = [has(source), has(target)];
  const lost = inner(source).filter(
    (word) => !english.has(foldLetters(word)) && !isCommon(word) && !named.has(foldLetters(word)),
  );
  const added = inner(target).filter(
    (word) => !own.has(foldLetters(word)) && !named.has(foldLetters(word)) && !daysAndMonths.has(word),
  );
  const pair = lost.length === 1 && added.length === 1 ? lost[0] : undefined;
  const [other] = added;
  if (pair === undefined || other === undefined || knowsWord(other, 'en') || paperWords.has(other.toLowerCase()))
    return undefined;
  // `the Red Cross`: a word of English inside a name that is translated.
  const isWithin = new RegExp(`\\p{Lu}\\p{Ll}+ ${other}(?!\\p{L})`, 'u').test(target.normalize('NFC'));
  if (isWithin && spells?.(other.toLowerCase()) === true) return undefined;
  return isCognate(pair, other) ? undefined : other;
}

/** Capitals of English that other languages write small. */
const daysAndMonths = new Set([
  ...englishMonths,
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
]);

/**
 * The name at the end of a phrase that the English leaves out: `Ofício de Notas de Petrópolis`. Other words with a capital are
 * translated, and so the English of the sentence has fewer words with a capital of its own than the source.
 */
function droppedName(
  { source, target, lang, part }: Segment,
  { isCommon, named }: { isCommon: (word: string) => boolean; named: ReadonlySet<string> },
): string | undefined {
  if (!/^(?:pt|es|fr|it|de)$/.test(lang) || part === 'label') return undefined;
  const [own = [], english = []] = pairedSentences(source, target) ?? [];
  if (own.length > maxSentences) return undefined;
  const has = (text: string) =>
    new Set(
      wordsOf(text)
        .flatMap((word) => word.split(/['’-]/))
        .map(foldLetters),
    );
  const [given, said] = [has(source), has(target)];
  for (const [index, sentence] of own.entries()) {
    const capitals = [...sentence.normalize('NFC').matchAll(/(?<=[\p{L},] |[dl]['’])\p{Lu}\p{Ll}{2,}(?![\p{L}'’-])/gu)];
    const lost = capitals.filter(([word]) => !said.has(foldLetters(word)));
    const added = wordsOf(english[index] ?? '').filter(
      (word, place) => place > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !given.has(foldLetters(word)),
    );
    const name = lost.find(
      ({ 0: word, index: start }) =>
        beforeName[lang]?.test(sentence.slice(Math.max(0, start - 8), start)) === true &&
        !(lang === 'de' ? germanNoun : romanceNoun).test(word) &&
        /^(?:[,.;)]|$| \p{Ll})/u.test(sentence.slice(start + word.length)) &&
        word.length >= 4 &&
        (!isCommon(word) || isOnlyNation(word, lang)) &&
        !named.has(foldLetters(word)) &&
        !hasOldName(word, said) &&
        ![...said].some((other) => other.length >= 4 && other.slice(0, 4) === foldLetters(word).slice(0, 4)),
    );
    if (name && lost.length > added.length) return name[0];
  }
  return undefined;
}

const maxSentences = 60;

const romance =
  /(?<!\p{L})(?:de|em|en|di|à|a|para|por|desde|hasta|hacia|até|pour|da|dal|presso|per|verso|vers|depuis|d['’]) ?$/u;
/** Prepositions before the name of a place. */
const beforeName: Partial<Record<LanguageTag, RegExp>> = {
  pt: romance,
  es: romance,
  fr: romance,
  it: romance,
  de: /(?<!\p{L})(?:in|nach|aus) $/u,
};

/** Endings of nouns that titles write with a capital; a few names of places have them too. */
const romanceNoun =
  /^(?!Concei|Concep|Asunc|Assun|Encarna|Consola|Ascens)\p{L}+(?:ção|ções|ción|ciones|mentos?|mientos?|idades?|idad)$/u;

/** Nouns that German writes without an article behind `in`, `nach` and `aus`, and endings of other nouns. */
const germanNoun =
  /^(?:Kraft|Höhe|Bezug|Teilzeit|Vollzeit|Form|Gegenwart|Zukunft|Wort\p{L}*|Frage|Arbeit|Haft|Rente|Pension|Betrieb|Druck|Empfang|Besitz|Verzug|Umlauf|Auftrag|Sachen|Ruhe|Freiheit|Höhe|Klammern|Raten|Hause|Abzug|Ablauf|Abschluss|Eingang|Erhalt|Ende|Beginn|Maßgabe|Anfang|Gebrauch|Recht|Gesetz|Vertrag|Person|Bar|Urlaub|Vollmacht|Liebe|Eigentum|Eigenbesitz|Anspruch|Wirklichkeit|Grund|Gründen|Angst|Not|Mathematik|Physik|Chemie|Musik|Kunst|Deutsch|Englisch|Biologie|Informatik)$|(?:ung|ungen|heit|keit|schaft|tion|zeit|nis|ität|enz|anz|ismus|kunde|lehre|ie|ik|stoff|weise|falle?|jahren?|tagen?|stunden?|teilen?|lage|gang|nahme|gabe|sicht|schrift|wesen|technik)$/u;

/** `Uruguaiana`, whose beginning is that of a nationality: these languages write nationalities without a capital. */
function isOnlyNation(word: string, lang: LanguageTag): boolean {
  const groups = [...hitsOf(word, lang)];
  return (
    groups.length > 0 &&
    groups.every(
      ([group, hits]) => group === 'nation' && hits.every(({ pattern }) => word.length - pattern.length >= 3),
    )
  );
}

/** `w Sandomierzu`, in Sandomierz: the same but for the end of the word. */
function isInflected(word: string, others: ReadonlySet<string>): boolean {
  const folded = foldLetters(word);
  const stem = folded.slice(0, Math.max(3, folded.length - 4));
  return [...others].some((other) => other.startsWith(stem) && Math.abs(other.length - folded.length) <= 4);
}

/** `Geografia`, Geography. */
function isCognate(one: string, other: string): boolean {
  return foldLetters(one).slice(0, 3) === foldLetters(other).slice(0, 3);
}

/** Words of the English that a dictionary lacks in lower case. */
const derived = /(?:ors?|ers?|ees?|ments?|tions?|ity|ships?|ings?|ed|als?|ness|ies|ly)$/;
const usual = new Set(
  'easter christmas pentecost whitsun advent lent epiphany matura subprefecture prefecture voivodeship abitur baccalauréat facto jure hanseatic messrs mmes esq rev hon msgr eng koreans womans interbank quadrivalent haemophilus influenzae rhine westphalia european verdean'.split(
    ' ',
  ),
);

/** Whether a capitalized word of the source has the same consonants. */
function soundsLikeOne(name: string, source: string): boolean {
  const sound = skeletonOf(name, 'en');
  return sound.length >= 3 && wordsOf(source).some((word) => /^\p{Lu}/u.test(word) && skeletonOf(word, 'en') === sound);
}

/** `St. Lawrence` for `św. Wawrzyńca`: saints, popes and rulers have English names. */
function isOfSaint(word: string, target: string): boolean {
  const place = target.indexOf(word);
  return /(?<!\p{L})(?:St|SS|Sts|Saint|Saints|Pope|King|Queen|Emperor|Our Lady of)\.? (?:(?:and|the|[A-Z]\p{Ll}+) ){0,2}$/u.test(
    target.slice(Math.max(0, place - 32), place),
  );
}

/** `Hague` for Haag, `Sonora` for Son.: a name that English has, beside one of nearly the same sound that it leaves out. */
function isExonym(name: string, { source, target }: Segment, spells: ((word: string) => boolean) | undefined): boolean {
  if (spells?.(name) !== true) return false;
  const given = new Set(wordsOf(target).map(foldLetters));
  const [first, sound] = [foldLetters(name).charAt(0), skeletonOf(name, 'en')];
  return wordsOf(source).some(
    (word) =>
      /^\p{Lu}/u.test(word) &&
      foldLetters(word).charAt(0) === first &&
      !given.has(foldLetters(word)) &&
      likeness(skeletonOf(word, 'en'), sound) >= alike,
  );
}

const alike = 0.75;

/** Letters from which a word that begins as one of the source is its cognate: `Microenterprise` of Microempresa. */
const longName = 9;
const cognateLetters = 4;

/** First letters of the long words, collected once: the English may have thousands of names. */
function longStarts(source: string): ReadonlySet<string> {
  const long = wordsOf(source).filter(({ length }) => length >= longName);
  return new Set(long.map((word) => foldLetters(word).slice(0, cognateLetters)));
}

/** A capitalized word of the translation that English does not have. */
function strangeName({ source, target, lang }: Segment, isKnown: (word: string) => boolean): string | undefined {
  if (!/\p{Ll}/u.test(target)) return undefined;
  const folded = foldLetters(source).replaceAll(/[^\p{L}]/gu, '');
  // "The Hague" has a meaning of two words, by which it is compared.
  const places = (hitsOf(target, 'en').get('place') ?? []).map(({ written }) => written);
  const provinces = provinceWords(source, lang);
  const starts = longStarts(source);
  return wordsOf(target).find((word) => {
    if (!/^\p{Lu}\p{Ll}{2,}/u.test(word) || isOfSaint(word, target) || isOfBreed(word, target)) return false;
    const parts = word.split(/['’-]/).filter((part) => /^\p{Lu}\p{Ll}{2,}$/u.test(part));
    return parts.some(
      (part) =>
        !isKnown(part) &&
        !provinces.has(foldLetters(part)) &&
        !usual.has(part.toLowerCase()) &&
        !isOldName(part, folded) &&
        !places.some((place) => place.includes(' ') && wordsOf(place).includes(part)) &&
        !(part.length >= 7 && derived.test(part)) &&
        !folded.includes(foldLetters(part)) &&
        !(isDeclining(lang) && folded.includes(foldLetters(part).slice(0, Math.max(3, part.length - 3)))) &&
        // `na Syberię`
        !(isDeclining(lang) && soundsLikeOne(part, source)) &&
        !(part.length >= longName && starts.has(foldLetters(part).slice(0, cognateLetters))),
    );
  });
}
