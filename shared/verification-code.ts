/** The public code of a certificate. Codes are made on the server; both sides agree here on what one looks like. */

/** Letters and digits without 0 O, 1 I L and U, which are misread in print or by phone. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * Customers and corrections: TFE plus 8. Staff uploads: AUTH plus 8. Among 100,000 certificates one guess in 6,500,000 hits.
 * Codes issued before have 6 and 7 of all letters and digits (one guess in 13,000 hits) and stay valid.
 */
export const codeShapes = {
  customer: { prefix: 'TFE', length: 8 },
  staff: { prefix: 'AUTH', length: 8 },
} as const;
export type CodeKind = keyof typeof codeShapes;

/** Longest thing worth looking up: the 8-4-4-4-12 form with room for stray spaces. */
export const codeInputMax = 64;

const longForm = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/;

/** What was typed, as it is stored: upper case, without spaces and hyphens, save in the 8-4-4-4-12 form. */
export function normaliseCode(typed: string): string {
  const bare = typed.toUpperCase().replaceAll(/[\s\u2010-\u2015-]+/g, '');
  return bare.replace(longForm, '$1-$2-$3-$4-$5');
}

/** Letters that read alike as one: equal for codes that differ in O and 0, or in I, L and 1. */
export function foldCode(code: string): string {
  return code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Whether a normalised code may be one at all; nothing else is worth looking up. */
export function isPossibleCode(code: string): boolean {
  return /^[A-Z0-9-]+$/.test(code);
}

/** The parts a reader's eye wants apart, `TFE7K2M9QXR` → `TFE 7K2M 9QXR`; copied without the spaces. */
export function codeGroups(code: string): string[] {
  for (const { prefix } of Object.values(codeShapes)) {
    if (!code.startsWith(prefix)) continue;
    const rest = code.slice(prefix.length);
    const half = Math.floor(rest.length / 2);
    return [prefix, rest.slice(0, half), rest.slice(half)].filter(Boolean);
  }
  return code.split('-');
}
