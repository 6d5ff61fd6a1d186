import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { toBase32 } from './totp.ts';

/** Recovery codes: 80 random bits each, so that a plain hash resists brute force. */

const codeCount = 10;
const codeBytes = 10;

/** Ten codes in display form: `ABCD-EFGH-IJKL-MNOP`. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => toBase32(randomBytes(codeBytes)).replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** The stored hash; ignores case, spaces and dashes. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.toUpperCase().replaceAll(/[\s-]/g, ''));
}
