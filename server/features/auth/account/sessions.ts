import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { endTrust } from '#server/features/auth/end-trust.ts';
import { queueSecurityMail } from '#server/features/auth/security-mail.ts';
import type { sessionsOutput } from '#shared/schemas/auth.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';
import { deviceName } from '../device-name.ts';
import { oldestSessionStart } from '../policy.ts';
import { deleteOwnSession, listSessions } from '../session-queries.ts';

/*
 * The user's own sessions: list and revoke.
 * Never: another user's session.
 */

/** The actor's sessions, most recently used first. */
export async function listOwnSessions(deps: Deps, actor: SignedInActor): Promise<z.input<typeof sessionsOutput>> {
  const rows = await listSessions(deps.db, {
    userId: actor.id,
    now: deps.now(),
    startedAfter: oldestSessionStart(deps),
  });
  const items = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    createdAt,
    lastSeenAt,
    isCurrent: id === actor.sessionId,
  }));
  return { items };
}

/** Ends one of the actor's sessions. Throws NOT_FOUND for any other. */
export async function revokeSession({ db }: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  if (!(await deleteOwnSession(db, { id, userId: actor.id }))) throw new AppError('NOT_FOUND');
}

/**
 * Signs out everywhere: ends all of the actor's sessions, including the current one, with all else that trust gave, and deletes
 * the account's known devices. What ended besides sessions is mailed to the owner.
 */
export async function revokeSessions(deps: Deps, actor: SignedInActor): Promise<EndedTrust> {
  return deps.db.transaction().execute(async (trx) => {
    const ended = await endTrust(deps, trx, { cause: 'signedOutEverywhere', userId: actor.id, by: actor });
    const { keys, invitations } = ended;
    if (keys.length > 0 || invitations > 0) {
      await queueSecurityMail(deps, trx, { account: actor, template: 'signed-out-everywhere', payload: { ended } });
    }
    return ended;
  });
}
