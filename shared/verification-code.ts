/** The public code of a certificate. Codes are made on the server; both sides agree here on what one looks like. */

export const codeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Customers and corrections: TFE plus 6. Staff uploads: AUTH plus 7. */
export const codeShapes = {
  customer: { prefix: 'TFE', length: 6 },
  staff: { prefix: 'AUTH', length: 7 },
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

/** Whether a normalised code may be one at all; nothing else is worth looking up. */
export function mayBeCode(code: string): boolean {
  return /^[A-Z0-9-]+$/.test(code);
}

/** The parts a reader's eye wants apart, `TFE7K2Q9M` → `TFE 7K2 Q9M`; copied without the spaces. */
export function codeGroups(code: string): string[] {
  for (const { prefix } of Object.values(codeShapes)) {
    if (!code.startsWith(prefix)) continue;
    const rest = code.slice(prefix.length);
    const half = Math.floor(rest.length / 2);
    return [prefix, rest.slice(0, half), rest.slice(half)].filter(Boolean);
  }
  return code.split('-');
}
