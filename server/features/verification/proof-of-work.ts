import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { openPayload, signPayload } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';
import { hasWorkBits, parseWork, workBits, workSeedLength, workText } from '#shared/proof-of-work.ts';

/*
 * Challenges that callers above a limit solve instead of waiting.
 * Promises: a challenge is signed and stored nowhere; it holds for one question of one address, for five minutes, and once.
 * Times come from this machine's clock, as the limits' do: a sandbox's is its owner's to set.
 */

/** Data that a challenge is bound to. */
export interface WorkFor {
  /** As `clientIp` returns it. */
  ip: string;
  /** The question in its normal form. */
  question: string;
}

const payload = z.object({ id: z.string(), until: z.number(), bits: z.number().int().min(1).max(32) });

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function purposeOf({ ip, question }: WorkFor): string {
  return `work ${sha256(`${ip} ${question}`).toString('base64url')}`;
}

export function makeChallenge({ env }: Pick<Deps, 'env'>, work: WorkFor): { challenge: string; bits: number } {
  const until = Date.now() + limits.workChallengeMs;
  const fields = { id: randomBytes(12).toString('base64url'), until, bits: workBits } satisfies z.infer<typeof payload>;
  return { challenge: signPayload(env.appSecrets[0], purposeOf(work), fields), bits: workBits };
}

/** Whether the proof solves a challenge issued here for this question and address; each does so once, also under concurrency. */
export async function spendWork(
  { env, rateLimiter }: Pick<Deps, 'env' | 'rateLimiter'>,
  { proof, ...work }: WorkFor & { proof: string },
): Promise<boolean> {
  const parsed = parseWork(proof);
  if (!parsed) return false;
  const { challenge, numbers } = parsed;
  const opened = payload.safeParse(openPayload(env.appSecrets, purposeOf(work), challenge));
  if (!opened.success || opened.data.until <= Date.now()) return false;
  const { id, bits } = opened.data;
  const seed = sha256(challenge).toString('hex').slice(0, workSeedLength);
  const isSolved = numbers.every((number, part) =>
    hasWorkBits(sha256(workText(seed, part, number)).readUInt32BE(0), bits),
  );
  if (!isSolved) return false;
  const [uses] = await rateLimiter.increment([{ limit: 'workProofs', key: id }]);
  return uses === 1;
}
