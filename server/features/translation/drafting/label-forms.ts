import { asciiDigits } from '#shared/numerals/digits.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { isSemitic } from '#shared/writing-systems.ts';
import { byRule, joined, type Piece } from './pieces.ts';

/** Labels of several parts: numbered ones, those with their English beside them, and two joined by "and". */

export interface LabelReader {
  tag: SourceTag;
  /** A label that is known as it stands. */
  label: (text: string) => Piece | undefined;
  /** The same, of any kind of phrase. */
  phrase: (text: string) => Piece | undefined;
  /** English that the phrasebook has for some label. */
  isEnglish: (text: string) => boolean;
}

export function labelByForm(text: string, reader: LabelReader): Piece | undefined {
  const known = (part: string): Piece | undefined =>
    reader.label(part) ?? bilingual(part, reader) ?? reader.phrase(part);
  return numbered(text, known) ?? bilingual(text, reader) ?? twoLabels(text, reader);
}

const numberBefore = /^(\(?\d{1,2}[a-z]?(?:\s?\.?[-–)/]|\.)|\(?[a-z]\))\s*(?=\p{L})(?![ºª])(.+)$/su;

/** `4a. Data de emissão`, `١- الاسم` */
export function numbered(text: string, translate: (rest: string) => Piece | undefined): Piece | undefined {
  const [, number, rest = ''] = numberBefore.exec(asciiDigits(text)) ?? [];
  if (number === undefined) return undefined;
  return joined([translate(text.slice(text.length - rest.length))], ([english = '']) => `${number} ${english}`);
}

const separators = /\s*[/()|،]\s*|(?<=\s)[-–](?=\s)/u;

/** `Nome / Name`, `الاسم Name`: English on the source stands as it is. */
function bilingual(text: string, reader: LabelReader): Piece | undefined {
  const parts = (isSemitic(reader.tag) ? byScript(text) : text.split(separators))
    .map((part) => part.replaceAll(/^[\s.:]+|[\s.:]+$/gu, ''))
    .filter((part) => part !== '');
  const english = parts.filter((part) => reader.isEnglish(part));
  const [printed, ...more] = english;
  if (printed === undefined || more.length > 0 || parts.length !== 2) return undefined;
  const other = parts.find((part) => part !== printed) ?? '';
  const isKnown = isSemitic(reader.tag) ? /[^\p{Script=Latin}\P{L}]/u.test(other) : reader.label(other) !== undefined;
  return isKnown ? byRule(printed, { detail: 'English on the source' }) : undefined;
}

/** The part in Latin letters and the rest, where each is in one piece. */
function byScript(text: string): string[] {
  const latin = /\p{Script=Latin}[^\p{Script=Arabic}\p{Script=Hebrew}]*/u.exec(text);
  if (latin === null) return [text];
  const [before, after] = [text.slice(0, latin.index), text.slice(latin.index + latin[0].length)];
  const isOne = !/\p{L}/u.test(before) || !/\p{L}/u.test(after);
  const plain = (part: string) => part.replaceAll(/^[\s/()|،–-]+|[\s/()|،–-]+$/gu, '');
  return isOne ? [plain(latin[0]), plain(before + after)] : [text];
}

const conjunctions: Partial<Record<SourceTag, RegExp>> = {
  ar: /\s+و\s?(?=\p{L}{2})/u,
  he: /\s+ו(?=\p{L}{2})/u,
};
const conjunction = /(?<!\s)\s+(?:e|y|und)\s+/u;

/** `Nombre y apellido`, `תאריך ומקום לידה` */
function twoLabels(text: string, { tag, label }: LabelReader): Piece | undefined {
  const [one, other, ...more] = text.split(conjunctions[tag] ?? conjunction);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const pieces = [label(one), label(other)];
  // A name and a father's surname are not both the father's.
  if (/['’]s\b/.test(pieces[1]?.target ?? '')) return undefined;
  return joined(pieces, ([first = '', second = '']) => {
    return `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  });
}
