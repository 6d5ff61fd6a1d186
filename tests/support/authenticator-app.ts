import { codeAtStep, stepAt } from '#server/features/auth/second-factor/totp.ts';

/** The app on somebody's phone, which was given the key that the product shows. */

/** The key's bytes. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that the app shows at a time. */
export function appCode(key: string, time: Date): string {
  return codeAtStep(fromBase32(key), stepAt(time));
}
