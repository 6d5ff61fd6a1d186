import { randomInt } from 'node:crypto';
import { codeAlphabet, codeShapes, type CodeKind } from '#shared/verification-code.ts';

/** Generates a random code; a unique constraint ensures uniqueness. */
export function makeVerificationCode(kind: CodeKind): string {
  const { prefix, length } = codeShapes[kind];
  const letters = Array.from({ length }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length)));
  return prefix + letters.join('');
}
