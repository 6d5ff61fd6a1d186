import type { Phrase } from '#shared/phrase.ts';
import { hasGap } from '#shared/translation-gaps.ts';
import type { Piece } from './pieces.ts';

/** Types of a phrase's slots, derived from the words around them. */

export function fillFrame(frame: string, targets: readonly string[]): string {
  return (
    frame
      .replaceAll(/\{(\d)\}/g, (_mark, digit: string) => targets[Number(digit) - 1] ?? '')
      // The number sign that phrase and value both have.
      .replaceAll('No. No. ', 'No. ')
  );
}

export interface SlotPlace {
  /** Words that must be translated, never copied as a name: `Faculty of {1}`, `employed as {2}`. */
  isWords: boolean;
  /** Where a name is that of a territory: `Departamento de Antioquia`. */
  isTerritory: boolean;
  /** `of {1} nationality`, where a country's name is that of its people. */
  isNationality: boolean;
  /** The word before it in the source. */
  before: string | undefined;
}

const beforeWords =
  /(?:\b(?:as|[Dd]egree (?:of|in)|[Ff]aculty of|[Dd]epartment of|[Pp]osition of|[Dd]uties of|classification of|[Tt]itle of|[Dd]iploma of|rating|[Ee]nrolled in|distinction|[Gg]rade|occupation,|concerning|serve for)|^(?:As|Grade)) $|honors \($/u;

export function slotPlace({ source, target }: Phrase, index: number): SlotPlace {
  const mark = `{${index + 1}}`;
  const [before = '', after = ''] = target.split(mark);
  return {
    isWords: beforeWords.test(before),
    isTerritory: /^D[eé]part[ae]mento?\b/iu.test(source) && /\bdepartment of $/i.test(before),
    isNationality: /\b(?:nationality|citizenship)[:,]? $/i.test(before) || /^ (?:nationality|citizen)/.test(after),
    before: new RegExp(String.raw`([\p{L}.]*\p{L}[.,]?)\s+\{${index + 1}\}`, 'u').exec(source)?.[1],
  };
}

/** Ends a sentence within a slot; a title or an initial before a name and the point of `17. Juli` do not. */
export const sentenceEnd = /(?<!\d|\b(?:M|Mr|Dr|Dott|Sig|Avv|Ing|Prof|Dl)|(?<!\p{L})\p{L})\.\s|[;:\n]\s/iu;

/** Whether no slot's text contradicts the words around it. */
export function isFilledWell(phrase: Phrase, slots: readonly string[]): boolean {
  return !slots.some(
    (slot, index) =>
      isMisnumbered(phrase.target, index, slot) ||
      isMovedList(phrase, index, slot) ||
      isNumberedUnit(phrase.target, index, slot) ||
      isNoPlace(phrase.target, slot),
  );
}

/** `No. {1}` of something other than a number: `رقم البطاقة` is a card's number. */
function isMisnumbered(target: string, index: number, slot: string): boolean {
  return new RegExp(String.raw`\bNo\.\s\{${index + 1}\}`).test(target) && !/\p{N}/u.test(slot);
}

/** `xã Tân Lập, huyện Đan Phượng` is no commune called "Tân Lập, huyện Đan Phượng": English puts the unit after the first name. */
function isMovedList({ source, target }: Phrase, index: number, slot: string): boolean {
  const mark = `{${index + 1}}`;
  return /[,;]\s/.test(slot) && source.endsWith(mark) && !target.endsWith(mark);
}

/** `{1} Hamlet` of a number, which stands behind its unit in English. */
function isNumberedUnit(target: string, index: number, slot: string): boolean {
  return /^\d+$/.test(slot) && new RegExp(String.raw`^\{${index + 1}\} [A-Z]\w+$`).test(target);
}

/** `te 04.15 uur` is a time and `USC.5362.1` a number, beside `te Utrecht` and `USC Kraków`. */
function isNoPlace(target: string, slot: string): boolean {
  return /^(?:in|.*\bOffice of) \{1\}$/.test(target) && /^[\d.:/-]+(?:\s|$)/.test(slot);
}

/** `born on {1}` of something other than a day, by its English. */
export function isMisdated(target: string, slots: readonly (Piece | undefined)[]): boolean {
  return slots.some((slot, index) => {
    const isDay = slot === undefined || hasGap(slot.target) || /\d/.test(slot.target);
    return !isDay && new RegExp(String.raw`\bon\s\{${index + 1}\}`, 'i').test(target);
  });
}
