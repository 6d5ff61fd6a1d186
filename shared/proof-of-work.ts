/*
 * Proof of work for callers above a limit: numbers whose hash begins with zero bits. Takes about a second on a phone,
 * at half a million hashes a second; the server verifies eight hashes.
 */

/** Numbers of one proof. Several with fewer bits take a steadier time than one with more. */
export const workParts = 8;
/** Leading zero bits of each hash: 65,536 tries on average. */
export const workBits = 16;
/** Maximum length of a proof. */
export const workMax = 400;

/** Characters of `seed`: the SHA-256 of the challenge in hex, cut so that each hashed text is one block. */
export const workSeedLength = 32;

/** The text whose SHA-256 has to begin with the bits. `seed` as above; `part` counts from 0. */
export function workText(seed: string, part: number, number: number): string {
  return `${seed}.${part}.${number}`;
}

/** Whether a hash begins with `bits` zero bits, by its first four bytes. */
export function hasWorkBits(firstWord: number, bits: number): boolean {
  return firstWord >>> (32 - bits) === 0;
}

export function formatWork(challenge: string, numbers: readonly number[]): string {
  return `${challenge}.${numbers.join('-')}`;
}

/** Undefined for a text of another form. */
export function parseWork(proof: string): { challenge: string; numbers: number[] } | undefined {
  const [, challenge, list = ''] = /^([\w-]+\.[\w-]+)\.(\d{1,10}(?:-\d{1,10})*)$/.exec(proof) ?? [];
  const numbers = list.split('-').map(Number);
  return challenge === undefined || numbers.length !== workParts ? undefined : { challenge, numbers };
}
