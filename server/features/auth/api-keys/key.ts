import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { hashToken } from '#server/platform/http/signed-token.ts';
import { keyPattern, type KeyMode } from '#shared/api-keys.ts';

/** Making and recognizing keys. The database stores a SHA-256, which suffices for 190 random bits. */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const bodyLength = 32;
const checksumLength = 6;
const hintLength = 4;

function randomBody(): string {
  return Array.from({ length: bodyLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** CRC-32 in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  const digits = Array.from({ length: checksumLength }, () => {
    const digit = alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
    return digit;
  });
  return digits.reverse().join('');
}

/** A new key. Its hint is of the checksum, and tells nothing of the random part. */
export function makeKey(mode: KeyMode): { key: string; hash: Buffer; hint: string } {
  const body = `tfe_${mode}_${randomBody()}`;
  const key = `${body}${checksumOf(body)}`;
  return { key, hash: hashToken(key), hint: key.slice(-hintLength) };
}

/** The hash of a well-formed key; undefined for a mistyped one, which costs no query. */
export function hashOfKey(key: string): Buffer | undefined {
  const [, body = '', checksum] = keyPattern.exec(key) ?? [];
  return checksum !== undefined && checksumOf(body) === checksum ? hashToken(key) : undefined;
}
