import type { Phrase } from '#shared/phrase.ts';
import { hasGap } from '#shared/translation-gaps.ts';
import type { Piece } from './pieces.ts';

/** What a phrase's slots may hold, by the English around them. */

export function fillFrame(frame: string, targets: readonly string[]): string {
  return frame.replaceAll(/\{(\d)\}/g, (_mark, digit: string) => targets[Number(digit) - 1] ?? '');
}

/** Whether no slot's text contradicts the words around it. */
export function isFilledWell(phrase: Phrase, slots: readonly string[]): boolean {
  return !slots.some(
    (slot, index) =>
      isMisnumbered(phrase.target, index, slot) ||
      isMovedList(phrase, index, slot) ||
      isNumberedUnit(phrase.target, index, slot),
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

/** `born on {1}` of something other than a day, by its English. */
export function isMisdated(target: string, slots: readonly (Piece | undefined)[]): boolean {
  return slots.some((slot, index) => {
    const isDay = slot === undefined || hasGap(slot.target) || /\d/.test(slot.target);
    return !isDay && new RegExp(String.raw`\bon\s\{${index + 1}\}`, 'i').test(target);
  });
}
