import { asciiDigits } from '#shared/numerals/digits.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isIn, isLatin, isSemitic } from '#shared/writing-systems.ts';
import { isCounted } from '../segments.ts';
import { twoOf } from './conjunctions.ts';
import { byRule, joined, type Piece } from './pieces.ts';

/** Labels as forms print them: numbered, with their English beside them, two joined by "and", or several with their numbers. */

type Translate = (text: string) => Piece | undefined;

interface Numbered {
  /** As English writes it, with its space. */
  number: string;
  rest: string;
}

const circled = /^[\u{2460}-\u{2473}]\s*/u;
const western =
  /^(\((?:\d{1,2}[a-z]?|[a-z])\)|\d{1,2}(?:[.-]\d{1,2})?[a-z]?(?:\s?\.?[-–](?!\d)|[.)/．）](?!\d))|\d{1,2}[.-]\d{1,2}(?=\s)|[a-z]\)|[IVX]{1,4}[.)])\s*(?=[\p{L}(（])(?![ºª])/u;
const chinese = /^(?:[（(]([一二三四五六七八九十]{1,3})[)）]|([一二三四五六七八九十]{1,3})、)\s*(?=\p{L})/u;
const ones = '〇一二三四五六七八九';

/** `4a. Date de délivrance`, `② 성명`, `١- الاسم`, `三、双方`: the number of a field or clause, and what follows. */
export function splitNumber(text: string, tag: SourceTag): Numbered | undefined {
  const [sign = ''] = circled.exec(text) ?? [];
  if (sign !== '') return { number: `(${(sign.codePointAt(0) ?? 0) - 0x24_60 + 1}) `, rest: text.slice(sign.length) };
  const han = isIn(tag, 'Chinese') ? chinese.exec(text) : null;
  if (han) {
    const value = chineseValue(han[1] ?? han[2] ?? '');
    return { number: han[1] === undefined ? `${value}. ` : `(${value}) `, rest: text.slice(han[0].length) };
  }
  const [whole = '', number = ''] = western.exec(asciiDigits(text)) ?? [];
  const rest = text.slice(whole.length);
  // `2. Klasse` is the second class, and `2-Zimmer` a flat's.
  const isOrdinal = /\d\.$/.test(number) && isCounted(rest);
  if (whole === '' || isOrdinal || (tag === 'de' && /\d[-–]$/u.test(whole))) return undefined;
  return { number: `${number.replace('．', '.').replace('）', ')')} `, rest };
}

/** There a number with a point is an ordinal in running text. */
const withOrdinalPoint: ReadonlySet<SourceTag> = new Set(['de', 'tr']);

/** As `splitNumber`, where a sentence or a list has the number. */
export function splitClause(text: string, tag: SourceTag): Numbered | undefined {
  const split = splitNumber(text, tag);
  const isOrdinal = withOrdinalPoint.has(tag) && /\d\. $/.test(split?.number ?? '');
  // `12.05 Kraków` begins with a day.
  return isOrdinal || /\d[.-]\d/.test(split?.number ?? '') ? undefined : split;
}

const codes = /^([A-Z]\d{2}(?:\.\d{1,2})?|\d{3}|\d{2}\.\d{2}(?:\.\d{2})?)\s+(?=\p{Lu}\p{L}{2})/u;

/** `J18.9 Zapalenie płuc`, `081 Право`: a classification code and its meaning. */
export function splitCode(text: string): Numbered | undefined {
  const [whole = '', number = ''] = codes.exec(text) ?? [];
  return whole === '' ? undefined : { number: `${number} `, rest: text.slice(whole.length) };
}

/** Translates the text after a number and puts the number back. */
export function numbered(split: Numbered | undefined, translate: Translate): Piece | undefined {
  const piece = split && translate(split.rest);
  return piece && { ...piece, target: split.number + piece.target };
}

/** Up to 99. */
function chineseValue(text: string): number {
  const [tens, rest] = text.includes('十') ? text.split('十') : ['0', text];
  const ten = tens === '0' ? 0 : tens === '' ? 1 : ones.indexOf(tens ?? '');
  return ten * 10 + Math.max(0, ones.indexOf(rest === '' ? '〇' : (rest ?? '〇')));
}

/** English texts printed next to labels of any language. */
const printed =
  "name|full name|surname|family name|last name|first name|given name|middle name|patronymic|parents' given names|birth name|name at birth|sex|gender|nationality|citizenship|date of birth|birth date|place of birth|birthplace|date and place of birth|date|date of issue|issue date|place of issue|date of expiry|expiry date|valid until|authority|issuing authority|issued by|type|number|code|code of issuing state|country|country code|passport no|document no|document number|record no|record number|personal no|identity no|identity card|identity card number|card no|id number|national identification number|tax number|series and number|height|eye color|color of eyes|colour of eyes|blood type|address|residence|telephone|phone|email|signature|holder's signature|signature of bearer|signature of holder|bearer's signature|remarks|father|mother|mother's name|father's name|parent|spouse|age|marital status|religion|occupation|company|department|position|republic of poland|driving licence|driving license|grade|credit|subject|course|degree|major|student no|student id|period|page|total|amount|balance|description|photo|seal".split(
    '|',
  );

const plain = (english: string): string =>
  english
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/s\b/g, '')
    .trim();

/** The English of a phrasebook, and of forms, without case, signs and plural. */
export function englishOf(targets: Iterable<string>): ReadonlySet<string> {
  return new Set([...Array.from(targets, plain), ...printed.map(plain)].filter((english) => english !== ''));
}

export interface LabelReader {
  tag: SourceTag;
  /** Translates a label that is known as a whole. */
  label: Translate;
  /** Keys of `englishOf`. */
  english: ReadonlySet<string>;
}

const signs = /(?<!\s)\s*[/／|()（）\n،]\s*|(?<!\s)\s+[–—-]\s+/u;

/** `Nom / Surname`, `성명(Name)`, `الاسم Name`: the English that the paper itself has, as it stands there. */
export function bilingual(text: string, { tag, label, english }: LabelReader): Piece | undefined {
  const parts = (isLatin(tag) ? text.split(signs) : byScript(text))
    .map((part) => part.replaceAll(/^[\s.:]+|[\s:]+$/gu, ''))
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const [own, ...more] = parts.filter((part) => part.length > 2 && english.has(plain(part)));
  if (own === undefined || more.length > 0) return undefined;
  const others = parts.filter((part) => part !== own);
  const pieces = others.map((part) => label(part)).filter((piece) => piece !== undefined);
  // `Nom / Date` are two labels, each of which is the source's own.
  const isOther = isLatin(tag) && pieces.every(({ target }) => plain(target) !== plain(own)) && label(own);
  // English that a form of Arabic or Hebrew has is that of its other script.
  if (isOther || (pieces.length === 0 && !isSemitic(tag))) return undefined;
  return byRule(own.replace(/\bNo$/i, '$&.'), { detail: 'English on the source', isProper: true });
}

const otherScripts = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}`;
const latinRun = new RegExp(String.raw`\p{Script=Latin}[^${otherScripts}]*`, 'u');

/** The part in Latin letters and the rest, where each is in one piece. */
function byScript(text: string): string[] {
  const latin = latinRun.exec(text);
  if (latin === null) return [text];
  const [before, after] = [text.slice(0, latin.index), text.slice(latin.index + latin[0].length)];
  const isOne = !/\p{L}/u.test(before) || !/\p{L}/u.test(after);
  const bare = (part: string) => part.replaceAll(/^[\s/／()（）|،–-]+|[\s/／()（）|،–-]+$/gu, '');
  return isOne ? [bare(latin[0]), bare(before + after)] : [text];
}

/** `Nombre y apellido`, `תאריך ומקום לידה` */
export function twoLabels(text: string, { tag, label }: Omit<LabelReader, 'english'>): Piece | undefined {
  const pieces = twoOf(text, tag)?.map(label) ?? [];
  // A name and a father's surname are not both the father's.
  if (/['’]s\b/.test(pieces[1]?.target ?? '')) return undefined;
  return joined(pieces, ([first = '', second = '']) => {
    return `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  });
}

/** `Livro A-12 Folha 34 Termo 5678`: labels, each followed by its number. */
export function labelRun(text: string, { label, number }: { label: Translate; number: Translate }): Piece | undefined {
  const parts = [...text.matchAll(/([\p{L}.º°ª/\s]*?[\p{L}.º°ª/])\s+((?:[A-Z]-?)?\d[\d./-]*(?:-[A-Z])?)(?=\s|$)/guy)];
  const isAll = parts.length > 0 && parts.map(([part]) => part).join('').length === text.length;
  if (!isAll) return undefined;
  const pieces = parts.map(([, name = '', value = '']) =>
    joined([label(name), number(value)], (both) => both.join(' ')),
  );
  return joined(pieces, (targets) => targets.join(' '));
}
