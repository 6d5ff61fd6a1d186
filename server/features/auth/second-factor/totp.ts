import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes by the clock as RFC 6238 has them, in what every authenticator app assumes: SHA-1, six digits, 30 seconds. */

const period = 30_000;
/** Half minutes a phone's clock may be off, either way. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The half minute of a time. */
export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / period);
}

/** The code of a half minute. */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The half minute around `now` that a code belongs to; undefined when it is none of theirs. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => stepAt(now) - drift + index);
  return steps.find((step) => {
    const right = Buffer.from(codeOf(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** Base 32 without padding, as it is typed into an app. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the app's camera reads. */
export function keyUri({ secret, account, issuer }: { secret: Buffer; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
