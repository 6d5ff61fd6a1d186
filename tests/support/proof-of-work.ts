import { createHash } from 'node:crypto';
import { formatWork, hasWorkBits, workParts, workSeedLength, workText } from '#shared/proof-of-work.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The proof of work that solves a challenge. */
export function solveWork({ challenge, bits }: { challenge: string; bits: number }): string {
  const seed = sha256(challenge).toString('hex').slice(0, workSeedLength);
  const numbers = Array.from({ length: workParts }, (_, part) => {
    let number = 0;
    while (!hasWorkBits(sha256(workText(seed, part, number)).readUInt32BE(0), bits)) number += 1;
    return number;
  });
  return formatWork(challenge, numbers);
}
