/** Format of the public verification code. The server generates codes. */

/** Without 0, O, 1, I, L and U, which are misread in print or by phone. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * Customer orders and corrections: TFE plus 8; staff uploads: AUTH plus 8; test documents: TEST2 plus 7. With 100,000
 * certificates one guess in 6,500,000 hits. Legacy codes have 6 or 7 letters and digits (one in 13,000) and stay valid.
 */
export const codeShapes = {
  customer: { prefix: 'TFE', length: 8 },
  staff: { prefix: 'AUTH', length: 8 },
  /** Of a sandbox: no certificate has one. With a digit, since words begin with the letters. */
  test: { prefix: 'TEST2', length: 7 },
} as const;
export type CodeKind = keyof typeof codeShapes;

/** Printed on the public sample. Never issued: the alphabet has no I. */
export const specimenCode = 'TFESPECIMEN';

/** Maximum input length: the 8-4-4-4-12 form with room for spaces. */
export const codeInputMax = 64;

const longForm = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/;

/** Stored form of a typed code: upper case, without spaces and hyphens except in the 8-4-4-4-12 form. */
export function normalizeCode(typed: string): string {
  const bare = typed.toUpperCase().replaceAll(/[\s\u2010-\u2015-]+/g, '');
  return bare.replace(longForm, '$1-$2-$3-$4-$5');
}

/** Folds look-alikes: O to 0, I and L to 1. */
export function foldCode(code: string): string {
  return code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Whether a typed code is the sample's. */
export function isSpecimenCode(typed: string): boolean {
  return foldCode(normalizeCode(typed)) === foldCode(specimenCode);
}

/** Whether a typed code is one of a sandbox. */
export function isTestCode(typed: string): boolean {
  const { prefix, length } = codeShapes.test;
  const code = normalizeCode(typed);
  return code.length === prefix.length + length && code.startsWith(prefix);
}

/** Whether a normalized code has a valid character set and is worth a lookup. */
export function isPossibleCode(code: string): boolean {
  return /^[A-Z0-9-]+$/.test(code);
}

/**
 * The address in a paper's QR code: in capitals, which take a smaller code than small letters, so that a scan of the paper is
 * still read. Papers carry it for good: `/V/` stays a path of the product.
 */
export function printedAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/V/${code}`.toUpperCase();
}

/** The code in the address of a QR code, of today's or an earlier form; undefined in any other text. */
export function codeInAddress(text: string): string | undefined {
  const address = URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  const named = /^\/v(?:erify)?\/([^/]+)$/i.exec(address.pathname)?.[1] ?? address.searchParams.get('code') ?? '';
  const code = normalizeCode(named);
  return code.length <= codeInputMax && isPossibleCode(code) && /^(?:TFE|AUTH|TEST2|[\dA-F]{8}-)/.test(code)
    ? code
    : undefined;
}

/** Groups for display: `TFE7K2M9QXR` → `TFE`, `7K2M`, `9QXR`. */
export function codeGroups(code: string): string[] {
  for (const { prefix } of Object.values(codeShapes)) {
    if (!code.startsWith(prefix)) continue;
    const rest = code.slice(prefix.length);
    const half = Math.floor(rest.length / 2);
    return [prefix, rest.slice(0, half), rest.slice(half)].filter(Boolean);
  }
  return code.split('-');
}

/** Lengths of these groups, for a text that copies without spaces. */
export function codeGroupLengths(code: string): number[] {
  return codeGroups(code).map(({ length }) => length);
}
