import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { formatWork, hasWorkBits, workParts, workSeedLength, workText } from '#shared/proof-of-work.ts';

const triesPerTurn = 4_096;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The proof of work that solves a challenge. Yields to the server, which runs in the same process. */
export async function solveWork({ challenge, bits }: { challenge: string; bits: number }): Promise<string> {
  const seed = sha256(challenge).toString('hex').slice(0, workSeedLength);
  const numbers: number[] = [];
  for (let part = 0; part < workParts; part += 1) {
    let number = 0;
    while (!hasWorkBits(sha256(workText(seed, part, number)).readUInt32BE(0), bits)) {
      number += 1;
      if (number % triesPerTurn === 0) await setImmediate();
    }
    numbers.push(number);
  }
  return formatWork(challenge, numbers);
}
