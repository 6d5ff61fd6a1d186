import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveWork } from '#client/features/verification/proof-of-work/solve.ts';
import { formatWork, hasWorkBits, parseWork, workMax, workParts, workText } from '#shared/proof-of-work.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const challenge = 'eyJpZCI6IjEifQ.c2lnbmF0dXJl';

test('what the browser finds has the bits, by another implementation of the hash', () => {
  const proof = parseWork(solveWork({ challenge, bits: 10 }));
  expect(proof).toMatchObject({ challenge });
  const seed = sha256(challenge).toString('hex').slice(0, 32);
  for (const [part, number] of (proof?.numbers ?? []).entries()) {
    expect(sha256(workText(seed, part, number)).readUInt32BE(0) >>> 22).toBe(0);
    // The first number that does.
    for (let lower = 0; lower < number; lower += 1)
      expect(hasWorkBits(sha256(workText(seed, part, lower)).readUInt32BE(0), 10)).toBe(false);
  }
});

test('a proof is a challenge and one number per part', () => {
  const numbers = Array.from({ length: workParts }, (_, part) => part * 1_000_000);
  expect(parseWork(formatWork(challenge, numbers))).toEqual({ challenge, numbers });
  expect(parseWork(formatWork(challenge, numbers.slice(1)))).toBeUndefined();
  expect(parseWork(formatWork(challenge, [...numbers, 1]))).toBeUndefined();
  expect(parseWork(formatWork('unsigned', numbers))).toBeUndefined();
  expect(parseWork(`${challenge}.1-2-3-4-5-6-7-x`)).toBeUndefined();
  // A challenge of the server is about 120 characters.
  expect(
    formatWork(
      'x'.repeat(130),
      Array.from({ length: workParts }, () => 4_294_967_295),
    ).length,
  ).toBeLessThan(workMax);
});
