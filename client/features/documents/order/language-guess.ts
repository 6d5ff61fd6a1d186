import { isSourceLanguage, type SourceLanguage } from '#shared/languages.ts';
import type { LatinLanguage } from '#shared/writing-systems.ts';

/** Guesses a text layer's language, by script and then by frequent words; the customer confirms it. */

const minLetters = 12;
/** Minimum share of a script's letters: forms often repeat Latin labels. */
const minShare = 0.25;

const scripts = {
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Korean: /\p{Script=Hangul}/gu,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  'Chinese (Simplified)': /\p{Script=Han}/gu,
  Ukrainian: /\p{Script=Cyrillic}/gu,
} as const satisfies Partial<Record<SourceLanguage, RegExp>>;

/** Letters that Russian, Bulgarian or Belarusian use and Ukrainian does not, and those of Ukrainian alone. */
const otherCyrillic = /[ыэёъўћђџљњј]/giu;
const ukrainianLetters = /[ґєії]/giu;
/** Characters that the other Chinese script writes otherwise, in frequent words of papers. */
const simplified = /[国证书学会员记录发业务机关系为动时间长门车东专号]/gu;
const traditional = /[國證書學會員記錄發業務機關係為動時間長門車東專號]/gu;

/** Letters of Persian, Urdu and Pashto that Arabic does not use. */
const otherArabicScript = /[پچژگٹڈڑںےټډړښ]/gu;

/** Portuguese covers both countries. */
type WordLanguage = Exclude<LatinLanguage, 'Portuguese (Portugal)'> | 'English';

const words: Readonly<Record<WordLanguage, string>> = {
  Portuguese: 'de do da dos das em na no nas nos que não com para por uma um ao são foi pelo pela seu sua às',
  Spanish: 'de del la la los las el en que no con para por una un al son fue su sus y se lo',
  German: 'der die das und ist von den dem des im mit für auf ein eine nicht zu wird am bei nach geboren',
  French: 'de du des la le les en que ne pas avec pour par une un au sont est et dans sur né née',
  Italian: 'di del della dei delle il lo gli in che non con per una un al sono è e nel dal nato nata',
  Polish: 'w i z na do od dla nr oraz nie się jest o po przez roku dnia ul ur imię nazwisko urodzenia aktu',
  Romanian:
    'de la și în din al a cu pe prin pentru este nr data numele prenumele anul luna ziua născut născută județul',
  Dutch: 'de het een van en in is op te aan met voor bij door dat de geboren gemeente akte naam deze uit der',
  Turkish: 've bir bu ile için olarak olan tarihinde no adı soyadı doğum yeri tarihi baba ana il ilçe kayıt nüfus',
  Vietnamese: 'và của là ngày tháng năm số họ tên sinh nơi có không người được tại giấy chứng cấp theo cho quê quán',
  // Not offered; listed so that they are not mistaken for a similar language.
  English: 'the of and to in is that for with as by on at from this was are be or an',
};

const portugal =
  /República Portuguesa|Conservatória do Registo|Registo Civil|Cartão de Cidadão|\bFreguesia\b|\bConcelho\b/iu;

/** Minimum lead of the best over the second, and minimum share of frequent words. */
const minLead = 1.15;
const minWordShare = 0.08;

/** Undefined for too little text, or for a language that is not offered. */
export function guessLanguage(text: string): SourceLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < minLetters) return undefined;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  for (const [language, pattern] of Object.entries(scripts)) {
    if (count(pattern) < letters * shareOf(language)) continue;
    if (language === 'Arabic' && count(otherArabicScript) > count(scripts.Arabic) * 0.02) return undefined;
    if (language === 'Ukrainian' && (count(otherCyrillic) > 1 || count(ukrainianLetters) === 0)) return undefined;
    if (language === 'Chinese (Simplified)') return guessChinese(count(simplified), count(traditional));
    return isScriptLanguage(language) ? language : undefined;
  }
  return guessByWords(text);
}

function guessChinese(ofSimplified: number, ofTraditional: number): SourceLanguage | undefined {
  if (ofSimplified === ofTraditional) return undefined;
  return ofSimplified > ofTraditional ? 'Chinese (Simplified)' : 'Chinese (Traditional)';
}

/** Japanese mixes its own syllables with Chinese characters. */
function shareOf(language: string): number {
  return language === 'Japanese' ? minShare / 2.5 : minShare;
}

function isScriptLanguage(language: string): language is keyof typeof scripts {
  return Object.hasOwn(scripts, language);
}

function guessByWords(text: string): SourceLanguage | undefined {
  const found =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(words).map(([language, list]) => {
    const frequent = new Set(list.split(' '));
    return { language, score: found.filter((word) => frequent.has(word)).length };
  });
  const [best, next] = scores.toSorted((a, b) => b.score - a.score);
  if (!best || found.length < 8 || best.score < found.length * minWordShare) return undefined;
  if (next && best.score < next.score * minLead) return undefined;
  if (best.language === 'Portuguese' && portugal.test(text)) return 'Portuguese (Portugal)';
  return isSourceLanguage(best.language) ? best.language : undefined;
}
