import type { TextFinding } from '#shared/schemas/studio.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';

/** The sex behind its label, by a letter or a word: `Cinsiyeti: K` is not "Sex: M". */

interface Signs {
  label: string;
  male: string;
  female: string;
}

const signs: Readonly<Record<LanguageTag, Signs>> = {
  en: { label: 'sex|gender', male: 'male|m', female: 'female|f' },
  pt: { label: 'sexo', male: 'masculino|m', female: 'feminino|f' },
  // `M` is a man beside `F`, a woman beside `H`.
  es: { label: 'sexo', male: 'masculino|hombre|varón|h', female: 'femenino|mujer|f' },
  fr: { label: 'sexe', male: 'masculin|m', female: 'féminin|f' },
  it: { label: 'sesso', male: 'maschile|m', female: 'femminile|f' },
  de: { label: 'geschlecht', male: 'männlich|m', female: 'weiblich|w' },
  pl: { label: 'płeć', male: 'męska|mężczyzna|m', female: 'żeńska|kobieta|k' },
  uk: { label: 'стать', male: 'чоловіча|чол|ч', female: 'жіноча|жін|ж' },
  ro: { label: 'sex(?:ul)?', male: 'masculin|bărbătesc|m', female: 'feminin|femeiesc|f' },
  nl: { label: 'geslacht', male: 'mannelijk|man|m', female: 'vrouwelijk|vrouw|v' },
  tr: { label: 'cinsiyeti?', male: 'erkek|e', female: 'kadın|kız|k' },
  vi: { label: 'giới tính', male: 'nam', female: 'nữ' },
  ar: { label: 'الجنس|النوع', male: 'ذكر', female: 'أنثى|انثى' },
  he: { label: 'מין|המין', male: 'זכר|ז', female: 'נקבה|נ' },
  zh: { label: '性别', male: '男', female: '女' },
  'zh-Hant': { label: '性別', male: '男', female: '女' },
  ja: { label: '性別', male: '男', female: '女' },
  ko: { label: '성별', male: '남', female: '여' },
};

const readers = new Map<LanguageTag, RegExp>();

function readerOf(lang: LanguageTag): RegExp {
  const { label, male, female } = signs[lang];
  const made =
    readers.get(lang) ??
    new RegExp(`(?<!\\p{L})(?:${label})\\s?[:：]?\\s?(?:(${male})|(?:${female}))(?![\\p{L}\\p{N}])`, 'giu');
  readers.set(lang, made);
  return made;
}

interface Sign {
  written: string;
  isMale: boolean;
}

function signsOf(text: string, lang: LanguageTag): Sign[] {
  return [...text.normalize('NFC').matchAll(readerOf(lang))].map(([written, male]) => ({
    written,
    isMale: male !== undefined,
  }));
}

export function checkSexSigns({ segments }: CheckedText): TextFinding[] {
  return segments.filter((segment) => isTranslated(segment) && segment.lang !== 'en').flatMap(signFindings);
}

/** Labels of both sides are compared in their order, where both have as many. */
function signFindings(segment: Segment): TextFinding[] {
  const [own, english] = [signsOf(segment.source, segment.lang), signsOf(segment.target, 'en')];
  if (own.length !== english.length) return [];
  return own.flatMap(({ written, isMale }, index) => {
    const other = english[index];
    if (!other || other.isMale === isMale) return [];
    return [at(segment, 'person-fact', `${quoted(written)} is ${quoted(other.written)} here. Check the sex.`)];
  });
}
