import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/http/signed-token.ts';
import { toBase32 } from './totp.ts';

/** Codes on paper. 80 random bits each: their plain hash tells a reader of the database nothing. */

const amount = 10;
const bytes = 10;

/** New ones as a person reads them: `ABCD-EFGH-IJKL-MNOP`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () => toBase32(randomBytes(bytes)).replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** What the database keeps of a code, however it was typed. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.toUpperCase().replaceAll(/[\s-]/g, ''));
}
