/** Base45 (RFC 9285): bytes in the characters of a QR code's alphanumeric mode, two bytes in three characters. */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    const isPair = second !== undefined;
    let value = isPair ? first * 256 + second : first;
    for (let digit = 0; digit < (isPair ? 3 : 2); digit += 1, value = Math.floor(value / 45)) {
      text += alphabet.charAt(value % 45);
    }
  }
  return text;
}

/** Throws RangeError for a text that is not base45. */
export function fromBase45(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((character) => alphabet.indexOf(character));
    const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
    const max = digits.length === 3 ? 0xffff : 0xff;
    if (digits.length === 1 || digits.includes(-1) || value > max) throw new RangeError('not base45');
    bytes.push(...(digits.length === 3 ? [value >> 8, value & 0xff] : [value]));
  }
  return Uint8Array.from(bytes);
}
