import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { sessionsOutput } from '#shared/schemas/auth.ts';
import { forgetDevices } from '#server/features/auth/devices/service.ts';
import { lockAccount } from '#server/features/auth/queries.ts';
import { endSessionsOf, oldestSessionStart } from '#server/features/auth/session.ts';
import { deviceName } from './device.ts';
import * as queries from './queries.ts';

// A person sees where they are signed in, and can end each of those sessions. Never anybody else's.

/** One's own sessions, the latest used first. */
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

/** Ends one of one's own sessions. NOT_FOUND for any other. */
export async function revokeSession({ db }: Deps, actor: SignedInActor, { id }: { id: string }): Promise<void> {
  if (!(await queries.deleteOwnSession(db, { id, userId: actor.id }))) throw new AppError('NOT_FOUND');
}

/** Ends every session of one's own account, this one too, and forgets its known devices. */
export async function revokeSessions({ db }: Deps, actor: SignedInActor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A sign-in that is under way ends before this or starts after it.
    await lockAccount(trx, actor.id);
    await forgetDevices(trx, actor.id);
    await endSessionsOf(trx, actor.id);
  });
}
