import type { TextFinding } from '#shared/schemas/studio.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText } from '../segments.ts';

/** Single letters that a word such as "series" or "class" names: `serie C` is no `series G`. Letters of other scripts by their order and their names. */

const sourceLabels =
  's[eé]ries?|serien?|clases?|classes?|klassen?|categor[ií]as?|kategorien?|tipos?|typ|grupos?|gruppen?|letras?|buchstaben?|se[cç][cç]?ões|se[cç][cç]?ão|sección|abschnitt|blocos?|bloques?|block|edificio|turmas?|handelsregister|genossenschaftsregister|register|tarifas?|steuerklasse|paralelo|modelos?|muster|anexo|ap[eêé]ndice|anlage|anhang|نموذج|ملحق|الفقرة|السلسلة|سلسلة|الفئة|فئة|الحرف|حرف|المجموعة|مجموعة|الشعبة|شعبة|الدرجة|درجة|النوع|נספח|סדרה|סידרה|אות|קבוצה|כיתה|סוג|דרגה|系列|シリーズ|등급|시리즈|klas[ay]|seri[ai]|grup[ay]|grubu|sınıfı|grupa|seria|groep|klasse|nhóm|hạng|kategori[ai]|літер[аи]|серія|серії|клас|група|категорія|lettera|groupe|catégorie';
const englishLabels =
  'series|register|tax class|class(?:es)?|categor(?:y|ies)|types?|groups?|letters?|sections?|blocks?|buildings?|models?|forms?|grades?|divisions?|appendix|annex|exhibit|paragraph';

const letter = String.raw`["“”„'«»״׳]?(\p{Lu}|[א-ת]|هـ|[أ-ي]|[甲乙丙丁]|[가나다라마갑을병정])["“”'«»״׳]?(?![\p{L}\p{M}\p{N}])`;
const sourceNamed = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${sourceLabels})(?:\s\p{Ll}{4,14})?\s?[:：.]?\s?${letter}|(?<![\p{L}\p{N}])([A-Z甲乙丙丁갑을병정])\s?(?:型|種|級|組|類|号様式|등급|급|형|종|반|조)`,
  'giu',
);
const englishNamed = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${englishLabels})\s?[:.]?\s?["“'‘]?([A-Z])["”'’]?(?![\p{L}\p{M}\p{N}'’])`,
  'giu',
);

/** Letters of the Cyrillic order, by their place in it and their sound. */
const cyrillicReadings = Object.fromEntries(
  'А:A Б:B В:BV Г:GH Д:D Е:E Є:E Ж:Z З:Z И:IY І:I Ї:IY Й:YJ К:K Л:L М:M Н:NH О:O П:P Р:RP С:SC Т:T У:UY Ф:F Х:KXH Ц:T Ч:C Ш:S Щ:S Ю:YU Я:YI'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/** Latin letters that may transliterate one of another script. */
const readings: Readonly<Record<string, string>> = {
  א: 'A',
  ב: 'BV',
  ג: 'CG',
  ד: 'D',
  ה: 'EH',
  ו: 'FVW',
  ז: 'GZ',
  ח: 'HC',
  ט: 'IT',
  י: 'JYI',
  כ: 'KC',
  ל: 'LK',
  מ: 'M',
  נ: 'N',
  ס: 'S',
  ע: 'AO',
  פ: 'PF',
  צ: 'TZ',
  ק: 'QK',
  ר: 'R',
  ש: 'S',
  ת: 'T',
  أ: 'A',
  ا: 'A',
  ب: 'B',
  ت: 'CT',
  ث: 'DT',
  ج: 'CJG',
  د: 'D',
  ه: 'EH',
  هـ: 'EH',
  و: 'FWV',
  ز: 'GZ',
  ح: 'H',
  ط: 'IT',
  ي: 'JY',
  ك: 'K',
  ل: 'L',
  م: 'M',
  ن: 'N',
  س: 'S',
  ع: 'A',
  ف: 'F',
  ص: 'S',
  ق: 'QK',
  ر: 'R',
  ش: 'S',
  خ: 'K',
  ذ: 'D',
  ض: 'D',
  ظ: 'Z',
  غ: 'G',
  甲: 'AK',
  乙: 'BO',
  丙: 'CH',
  丁: 'DT',
  가: 'AGK',
  나: 'BN',
  다: 'CD',
  라: 'DRL',
  마: 'EM',
  갑: 'AGK',
  을: 'BE',
  병: 'CB',
  정: 'DJ',
  ...cyrillicReadings,
};

/** A list of options is not a series. */
const maxLetters = 40;

const readingsOf = (written: string) => readings[written] ?? written.toUpperCase();

export function checkLetters({ segments }: CheckedText): TextFinding[] {
  return segments.filter(isTranslated).flatMap((segment) => {
    const own = [...segment.source.normalize('NFC').matchAll(sourceNamed)]
      .map(([written, after, before]) => ({ written, letter: after ?? before ?? '' }))
      .filter(({ letter: one }) => !/^\p{Ll}$/u.test(one));
    const english = [...segment.target.matchAll(englishNamed)]
      .map(([written, one]) => ({ written, letter: one ?? '' }))
      .filter(({ letter: one }) => /^[A-Z]$/.test(one));
    const pair =
      strangeLetter(own, english) ??
      strangeLetter(codesIn(segment.source), codesIn(segment.target)) ??
      strangeLetter(aloneIn(segment.source, segment.lang), aloneIn(segment.target, 'en'));
    if (!pair) return [];
    const { lost, strange } = pair;
    return [at(segment, 'code', `${quoted(lost.written)} is ${quoted(strange.written)} here. Check the letter.`)];
  });
}

/** `٤٧٢/ب`, `5190-ג`: a letter behind the digits of a number. */
const coded =
  /(?<![\p{L}\p{N}])(?:\p{N}{1,12}\s?[/-]\s?([א-ת]|هـ|[أ-ي]|[A-Z])|\p{N}{2,12}[/-]?([a-z]))(?![\p{L}\p{M}\p{N}])/gu;
/** `114 Q`: a letter alone behind a number. */
const behind = /(?<![\p{L}\p{N}])\p{N}{2,12} ([B-HJ-Z])(?![\p{L}\p{M}\p{N}'’])/gu;
/** `א-2218`: a letter before the digits. */
const prefixed = /(?<![\p{L}\p{N}])([א-ת]|[أ-ي]|[A-Z])[-/]\p{N}{2,12}(?!\p{N})/gu;

/** `编号B-903`: a code begins where letters of another script end. */
export function apartFromHan(text: string): string {
  return text.replaceAll(
    /(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])(?=[A-Z])/gu,
    ' ',
  );
}

/** Letters of codes, keyed with their digits, so that a letter of another number does not match. */
function codesIn(text: string): Letter[] {
  const spaced = apartFromHan(text);
  return [...spaced.matchAll(coded), ...spaced.matchAll(behind), ...spaced.matchAll(prefixed)].map(
    ([written, sign, small]) => ({
      written,
      letter: sign ?? (small ?? '').toUpperCase(),
    }),
  );
}

interface Letter {
  written: string;
  letter: string;
}

/** A letter of the source that the English lacks where it has another that the source lacks. */
function strangeLetter(
  own: readonly Letter[],
  english: readonly Letter[],
): { lost: Letter; strange: Letter } | undefined {
  if (own.length === 0 || english.length === 0 || own.length + english.length > maxLetters) return undefined;
  const lost = own.find((one) => !english.some((other) => readingsOf(one.letter).includes(other.letter)));
  const strange = english.find((other) => !own.some((one) => readingsOf(one.letter).includes(other.letter)));
  return lost && strange && { lost, strange };
}

/** Single letters that are neither words nor initials of a name. */
const alone: Partial<Record<LanguageTag, RegExp>> = {
  he: /(?<=\p{L}{2}\s)([א-ת])[׳'](?![\p{L}\p{N}])/gu,
  ar: /(?<=\p{L}{3}\s)([أ-ي]|هـ)(?![\p{L}\p{M}\p{N}])/gu,
};
const latinAlone = /(?<=[\p{Ll}\p{Lo}]{2}\s)([B-DF-HJ-NP-TV-XZ])(?![\p{L}\p{M}\p{N}'’/+-]|\.\s?\p{L})/gu;

function aloneIn(text: string, lang: LanguageTag): Letter[] {
  return [...text.normalize('NFC').matchAll(latinAlone), ...text.matchAll(alone[lang] ?? /(?!)/g)].map(
    ({ 0: written, 1: sign = '' }) => ({ written, letter: sign }),
  );
}
