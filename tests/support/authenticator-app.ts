import { codeAtStep, stepAt } from '#server/features/auth/second-factor/codes.ts';

/** A TOTP app with the key shown at setup. */

/** Decodes base32. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** TOTP code at `time`. */
export function appCode(key: string, time: Date): string {
  return codeAtStep(fromBase32(key), stepAt(time));
}
