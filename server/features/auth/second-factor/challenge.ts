import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { openPayload, signPayload } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';

/** The signed challenge between password and code. It grants no access and is bound to the password that was verified. */

const purpose = 'second-factor';
const payload = z.object({ userId: z.uuid(), password: z.string(), expires: z.number() });

interface Account {
  id: string;
  passwordHash: string;
}

function fingerprint({ passwordHash }: Account): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

export function createChallenge(
  deps: Pick<Deps, 'env' | 'now'>,
  account: Account,
): { challenge: string; expiresAt: Date } {
  const expires = deps.now().getTime() + limits.secondFactorChallengeMs;
  const content = { userId: account.id, password: fingerprint(account), expires };
  return { challenge: signPayload(deps.env.appSecrets[0], purpose, content), expiresAt: new Date(expires) };
}

/** The challenge's account, freshly read. Throws CHALLENGE_EXPIRED for a forged or expired one, or after a password change. */
export async function verifyChallenge<A extends Account>(
  deps: Pick<Deps, 'env' | 'now'>,
  challenge: string,
  findAccount: (userId: string) => Promise<A | undefined>,
): Promise<A> {
  const opened = payload.safeParse(openPayload(deps.env.appSecrets, purpose, challenge));
  if (!opened.success || opened.data.expires <= deps.now().getTime()) throw new AppError('CHALLENGE_EXPIRED');
  const account = await findAccount(opened.data.userId);
  if (!account || fingerprint(account) !== opened.data.password) throw new AppError('CHALLENGE_EXPIRED');
  return account;
}
