import type { LanguageTag } from '#shared/translation-text.ts';
import { isWritten, writtenLanguages, type WrittenTag } from './languages/all.ts';
import type { Separators } from './languages/written.ts';

/** Separators of thousands and decimals by language. */

export interface DigitReading {
  kind: 'number' | 'register';
  /** `1234.56`, or the digits as they stand in a register number; null when it can be read two ways. */
  value: string | null;
  candidates: readonly string[];
}

/** How the one separator of `1.234` is read; `either` where countries of the language differ. */
const roles: Readonly<Record<Exclude<LanguageTag, WrittenTag>, Separators>> = {
  pt: { '.': 'thousands', ',': 'decimal' },
  de: { '.': 'thousands', ',': 'decimal' },
  es: { '.': 'either', ',': 'either' },
  ar: { '.': 'either', ',': 'either' },
  he: { '.': 'decimal', ',': 'thousands' },
  ja: { '.': 'decimal', ',': 'thousands' },
  ko: { '.': 'decimal', ',': 'thousands' },
  en: { '.': 'decimal', ',': 'thousands' },
  fr: { '.': 'either', ',': 'decimal', ' ': 'thousands' },
  it: { '.': 'thousands', ',': 'decimal' },
  pl: { '.': 'either', ',': 'decimal', ' ': 'thousands' },
  uk: { '.': 'either', ',': 'decimal', ' ': 'thousands' },
  zh: { '.': 'decimal', ',': 'thousands' },
  'zh-Hant': { '.': 'decimal', ',': 'thousands' },
};

function rolesOf(tag: LanguageTag): Separators {
  return isWritten(tag) ? writtenLanguages[tag].separators : roles[tag];
}

/** Whether the language writes `9 400`. */
export function spacesThousands(tag: LanguageTag): boolean {
  return rolesOf(tag)[' '] === 'thousands';
}

/** Reads digits with their separators, in ASCII. */
export function readDigits(text: string, tag: LanguageTag): DigitReading {
  const digits = text.replaceAll(/\D/g, '');
  const separators = [...text.replaceAll(/\d/g, '')];
  const register: DigitReading = { kind: 'register', value: digits, candidates: [digits] };
  const number = (value: string): DigitReading => ({ kind: 'number', value, candidates: [value] });
  const [separator] = separators;
  if (separator === undefined) return /^0\d|^\d{7}/.test(text) ? register : number(text);
  if (separator === ' ') return readSpaced(text, register, number);
  if (!separators.every((one): one is '.' | ',' => one === '.' || one === ',')) return register;
  const last = separators.at(-1) ?? '.';
  if (new Set(separators).size === 2) {
    const [whole, part] = splitAtLast(text, last);
    const isWell = separators.filter((one) => one === last).length === 1 && isGrouped(whole);
    return isWell ? number(`${whole.replaceAll(/\D/g, '')}.${part}`) : register;
  }
  if (separators.length > 1) return isGrouped(text) ? number(digits) : register;
  const [whole, part] = splitAtLast(text, last);
  const decimal = `${whole}.${part}`;
  if (!isGrouped(text)) return tag === 'en' && last === ',' ? register : number(decimal);
  const role = rolesOf(tag)[last];
  if (role === 'either') return { kind: 'number', value: null, candidates: [digits, decimal] };
  return number(role === 'thousands' ? digits : decimal);
}

/** `1 234 567,89` */
function readSpaced(text: string, register: DigitReading, number: (value: string) => DigitReading): DigitReading {
  if (/^\d{1,3}(?: \d{3})+$/.test(text)) return number(text.replaceAll(' ', ''));
  const [, whole, part] = /^(\d{1,3}(?: \d{3})+)[.,](\d{1,2})$/.exec(text) ?? [];
  return whole === undefined || part === undefined ? register : number(`${whole.replaceAll(' ', '')}.${part}`);
}

function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}(?:[.,]\d{3})*$/.test(text);
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}
