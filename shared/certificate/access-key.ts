import { codeAlphabet } from '#shared/verification-code.ts';

/**
 * The access key printed next to a certificate's code, which opens the delivered file for the authority with the paper.
 */

/** About 39 bits; guesses are limited per code and per network. */
export const accessKeyLength = 8;
/** With room for spaces and hyphens. */
export const accessKeyInputMax = 24;

/** `random` returns a whole number below its argument. */
export function makeAccessKey(random: (below: number) => number): string {
  return Array.from({ length: accessKeyLength }, () => codeAlphabet.charAt(random(codeAlphabet.length))).join('');
}

/** As stored: upper case, without what separates the groups. The alphabet has none of the letters that look alike. */
export function normalizeAccessKey(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Whether a normalized key has the form of one. */
export function isPossibleAccessKey(key: string): boolean {
  return key.length === accessKeyLength && [...key].every((letter) => codeAlphabet.includes(letter));
}

/** `ABCDEFGH` → `ABCD-EFGH`, as printed. */
export function printedAccessKey(key: string): string {
  return `${key.slice(0, accessKeyLength / 2)}-${key.slice(accessKeyLength / 2)}`;
}

/** Whether the delivered file can be opened with the key: `none` on certificates that were printed without one. */
export const copyAccessStates = ['open', 'off', 'none'] as const;
export type CopyAccess = (typeof copyAccessStates)[number];
