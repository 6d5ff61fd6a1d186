import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken } from '#server/platform/http/signed-token.ts';

/**
 * Codes of the second factor: TOTP (RFC 6238) with the parameters every authenticator app supports (SHA-1, six digits, 30-second
 * steps), and recovery codes.
 */

const stepMs = 30_000;
/** Time steps of clock drift accepted in either direction. */
const driftSteps = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The 30-second time step of a time. */
export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / stepMs);
}

/** The code of a time step. */
export function codeAtStep(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step around `now` whose code this is; undefined when none matches. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const steps = Array.from({ length: 2 * driftSteps + 1 }, (_, index) => stepAt(now) - driftSteps + index);
  return steps.find((step) => {
    const right = Buffer.from(codeAtStep(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** Base 32 (RFC 4648) without padding, for manual entry. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The `otpauth:` key URI encoded in the QR code. */
export function keyUri({ secret, account, issuer }: { secret: Buffer; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

const codeCount = 10;
/** 80 random bits each, so that a plain hash of a recovery code resists brute force. */
const codeBytes = 10;

/** Ten codes in display form: `ABCD-EFGH-IJKL-MNOP`. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => toBase32(randomBytes(codeBytes)).replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** The stored hash; ignores case, spaces and dashes. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.toUpperCase().replaceAll(/[\s-]/g, ''));
}
