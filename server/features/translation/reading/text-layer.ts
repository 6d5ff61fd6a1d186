import type { LanguageTag } from '#shared/translation-text.ts';
import { ownScript } from './languages.ts';

/** Judges and mends the text layer of a PDF, which may be empty, garbled or another language than the page shows. */

const minSymbols = 40;
const maxUnmapped = 0.04;
const minLetters = 0.6;
const maxSkeletons = 0.01;
const minOwnScript = 0.25;
const minFrequentWords = 0.05;

const frequentWords: Partial<Record<LanguageTag, string>> = {
  pt: 'de da do das dos e em que a o para com no na nome data pai mãe',
  es: 'de la el en que los del y a por con se nombre fecha padre madre',
  de: 'der die das und in des den von zu mit ist im am dem name vater mutter',
  en: 'the of and to in a is that for on by this name date',
  fr: 'de la le les du des et en par pour sur dans nom date né née père mère',
  it: 'di il la del della dei e in per con nome data nato nata padre madre comune',
  pl: 'w i z na do od dla nr oraz imię nazwisko data urodzenia miejsce urząd',
};

/** Why a text layer is unusable; undefined if it is sound. */
export function layerFault(text: string, lang: LanguageTag): string | undefined {
  const symbols = [...text.replaceAll(/\s/g, '')];
  const share = (pattern: RegExp): number =>
    symbols.filter((symbol) => pattern.test(symbol)).length / Math.max(1, symbols.length);
  if (symbols.length < minSymbols) return 'nearly empty';
  if (share(/[\p{Co}\p{Cn}\p{Cc}\ufffd]/u) > maxUnmapped) return 'unmapped letters';
  if ((text.match(/[ÃÂ][\u0080-\u00bf]|â€/g) ?? []).length > 2) return 'wrong encoding';
  if (share(/[\p{L}\p{N}]/u) < minLetters) return 'few letters';
  // Fonts that draw dots apart leave bare Arabic skeletons, which pass every count of scripts.
  if (share(/[\u066e\u066f\u06a1\u06ba\u06d5]|\u0654/u) > maxSkeletons) return 'letters without dots';
  const own = ownScript(lang);
  if (own) return share(own) < minOwnScript ? 'another script' : undefined;
  return hasFrequentWords(text, lang) ? undefined : 'no known words';
}

function hasFrequentWords(text: string, lang: LanguageTag): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = new Set(`${frequentWords[lang] ?? ''} ${frequentWords.en ?? ''}`.split(' '));
  return words.filter((word) => known.has(word)).length >= minFrequentWords * words.length;
}

/** Radicals that PDFs use for characters, and that NFKC does not fold. */
const radicals = new Map(
  [
    ...'⺟母⺠民⻁虎⻄西⻑長⻘青⻝食⻤鬼⻨麦⻩黄⻫斉⻭歯⻯竜⻲亀⻅见⻋车⻓长⻚页⻛风⻢马⻥鱼⻦鸟'.matchAll(/(.)(.)/gu),
  ].map(([, radical = '', character = '']) => [radical, character]),
);

/**
 * Folds radicals, ligatures and presentation forms into letters, and drops invisible characters. NFKC of the whole text would
 * also flatten ½, ª and full-width names.
 */
export function unfold(text: string, lang: LanguageTag): string {
  // NFKC folds this radical to a Chinese character.
  const japanese = lang === 'ja' ? text.replaceAll('\u2f3e', '戸') : text;
  const written = lang === 'ro' ? withCommas(japanese) : japanese;
  return written
    .replaceAll(/[\u2e80-\u2eff]/g, (radical) => radicals.get(radical) ?? radical)
    .replaceAll(/[\u2f00-\u2fdf\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/g, (letter) => letter.normalize('NFKC'))
    .replaceAll(/[\0\u00ad\u200e\u200f]/g, '')
    .normalize('NFC');
}

/** Romanian letters have a comma below; fonts and the engine's data write a cedilla as well. */
function withCommas(text: string): string {
  return text.replaceAll(/[şţŞŢ]/g, (letter) => commas[letter] ?? letter);
}

const commas: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/** Drops direction marks that the engine adds, and restores the Hebrew gershayim and Romanian commas. */
export function tidyRecognized(text: string, languages: string): string {
  return (languages === 'ron' ? withCommas(text) : text)
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/(?<=[א-ת])"(?=[א-ת])/g, '״')
    .normalize('NFC');
}
