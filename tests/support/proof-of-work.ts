import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { formatWork, hasWorkBits, workParts, workSeedLength, workText } from '#shared/proof-of-work.ts';

const triesPerTurn = 4_096;

/** The first four bytes of a text's SHA-256. In one shot, a sixth of the time of a hash object. */
const firstWord = (text: string): number => Number.parseInt(hash('sha256', text).slice(0, 8), 16);

/** The proof of work that solves a challenge. Yields to the server, which runs in the same process. */
export async function solveWork({ challenge, bits }: { challenge: string; bits: number }): Promise<string> {
  const seed = hash('sha256', challenge).slice(0, workSeedLength);
  const numbers: number[] = [];
  for (let part = 0; part < workParts; part += 1) {
    let number = 0;
    while (!hasWorkBits(firstWord(workText(seed, part, number)), bits)) {
      number += 1;
      if (number % triesPerTurn === 0) await setImmediate();
    }
    numbers.push(number);
  }
  return formatWork(challenge, numbers);
}
