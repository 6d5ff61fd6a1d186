import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { findLiveKey } from '#server/features/auth/api-key.ts';
import { findLiveSession } from '#server/features/auth/session.ts';
import { hasSameRights } from '#shared/access.ts';

/** The longest delay setTimeout takes. */
const maxTimerMs = 2 ** 31 - 1;

export type CallerEnd = 'ended' | 'changed' | 'unknown';

/** The caller as of now and the end of its session or key; null when that has ended. */
export function findLiveCaller(deps: Deps, { apiKey, sessionId }: SignedInActor, ip: string) {
  return apiKey ? findLiveKey(deps, { id: apiKey.id, ip }) : findLiveSession(deps, sessionId);
}

/**
 * Calls `end` when the caller's session or key ends (`ended`), its account or role changes (`changed`), or neither can be read
 * (`unknown`): at once, on every change signal of the account and of the person, and when they expire. Returns what stops it.
 */
export function watchCaller(
  deps: Deps,
  { opener, ip }: { opener: SignedInActor; ip: string },
  end: (reason: CallerEnd) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const check = async (): Promise<void> => {
    try {
      const caller = await findLiveCaller(deps, opener, ip);
      if (isStopped) return;
      if (!caller) end('ended');
      else if (!isSameCaller(caller.user, opener)) end('changed');
      else {
        clearTimeout(timer);
        if (caller.endsAt === null) return;
        const left = caller.endsAt.getTime() - deps.now().getTime();
        timer = setTimeout(() => void check(), Math.min(left, maxTimerMs));
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'session lookup failed, closing connection');
      end('unknown');
    }
  };
  const ids = [...new Set([opener.id, opener.person.id])];
  const unsubscribes = ids.map((id) => deps.events.subscribe('sessions', id, () => void check()));
  void check();
  return () => {
    isStopped = true;
    for (const unsubscribe of unsubscribes) unsubscribe();
    clearTimeout(timer);
  };
}

function isSameCaller(one: SignedInActor, other: SignedInActor): boolean {
  return hasSameRights(one, other) && one.id === other.id && one.member === other.member;
}
