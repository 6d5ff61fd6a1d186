/** The English of a phrase with slots. */

export function fillFrame(frame: string, targets: readonly string[]): string {
  return frame.replaceAll(/\{(\d)\}/g, (_mark, digit: string) => targets[Number(digit) - 1] ?? '');
}

/** `No. {1}` of something other than a number: `رقم البطاقة` is a card's number. */
export function isMisnumbered(target: string, index: number, slot: string): boolean {
  return new RegExp(String.raw`\bNo\.\s\{${index + 1}\}`).test(target) && !/\p{N}/u.test(slot);
}

/** The word that stands before a slot in the source. */
export function wordBefore(source: string, index: number): string | undefined {
  return new RegExp(String.raw`([\p{L}.]*\p{L}[.,]?)\s+\{${index + 1}\}`, 'u').exec(source)?.[1];
}
