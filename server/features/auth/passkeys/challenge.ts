import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { hashToken, openPayload, signPayload } from '#server/platform/http/signed-token.ts';
import { limits } from '#shared/limits.ts';

/** Signed challenges: the server keeps none before it is answered, so that asking for them fills no table. */

const purpose = 'passkey';
const payload = z.object({
  value: z.string(),
  use: z.enum(['add', 'prove', 'login']),
  userId: z.uuid().nullable(),
  expires: z.number(),
});
type Use = z.output<typeof payload>['use'];

export interface OpenChallenge {
  /** The signed challenge, base64url. */
  value: string;
  challengeHash: Buffer;
  expiresAt: Date;
}

/** A fresh challenge; `userId` is null before sign-in. */
export function createPasskeyChallenge(
  deps: Pick<Deps, 'env' | 'now'>,
  { use, userId }: { use: Use; userId: string | null },
): { value: string; challenge: string } {
  const value = randomBytes(32).toString('base64url');
  const expires = deps.now().getTime() + limits.passkeyChallengeMs;
  return { value, challenge: signPayload(deps.env.appSecrets[0], purpose, { value, use, userId, expires }) };
}

/** Throws PASSKEY_REFUSED for a challenge that is forged, expired, or was made for another use or person. */
export function openPasskeyChallenge(
  deps: Pick<Deps, 'env' | 'now'>,
  challenge: string,
  { use, userId }: { use: Use; userId: string | null },
): OpenChallenge {
  const opened = payload.safeParse(openPayload(deps.env.appSecrets, purpose, challenge));
  const isValid =
    opened.success &&
    opened.data.use === use &&
    opened.data.userId === userId &&
    opened.data.expires > deps.now().getTime();
  if (!isValid) throw new AppError('PASSKEY_REFUSED');
  const { value, expires } = opened.data;
  return { value, challengeHash: hashToken(value), expiresAt: new Date(expires) };
}
