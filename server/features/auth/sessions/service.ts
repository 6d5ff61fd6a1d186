import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { sessionsOutput } from '#shared/schemas/auth.ts';
import { forgetDevices } from '#server/features/auth/devices/service.ts';
import { lockAccount } from '#server/features/auth/queries.ts';
import { endUserSessions, oldestSessionStart } from './session.ts';
import { deviceName } from './device-name.ts';
import * as queries from './queries.ts';

/*
 * The user's own sessions: list and revoke.
 * Never: another user's session.
 */

/** The actor's sessions, most recently used first. */
export async function listOwnSessions(deps: Deps, actor: SignedInActor): Promise<z.input<typeof sessionsOutput>> {
  const rows = await queries.listSessions(deps.db, {
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
  if (!(await queries.deleteOwnSession(db, { id, userId: actor.id }))) throw new AppError('NOT_FOUND');
}

/** Ends all of the actor's sessions, including the current one, and deletes the account's known devices. */
export async function revokeSessions({ db }: Deps, actor: SignedInActor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Serializes with concurrent sign-ins.
    await lockAccount(trx, actor.id);
    await forgetDevices(trx, actor.id);
    await endUserSessions(trx, actor.id);
  });
}
