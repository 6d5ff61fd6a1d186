import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '#client/ui/when-idle.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { knownUser, loadedQueries } from './loaded-queries.ts';
import { hasSessionHint } from './session-hint.ts';

const idleTimeoutMs = 4000;

/**
 * The signed-in user on a page that loads without the query client; null for a visitor, undefined while loading. The session is
 * asked at once where a user was signed in before, else when the browser is idle.
 */
export function useVisitor(): SessionUser | null | undefined {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      if (!hasSessionHint()) await whenIdle({ timeoutMs: idleTimeoutMs });
      const { watchSession } = await import('./watch-session.ts');
      if (!isGone) stop = watchSession();
    };
    // Offline the page stays in its visitor state.
    watch().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return useSyncExternalStore(onUserChange, knownUser, unknownUser);
}

/** Follows the query cache, from the moment its code is loaded. */
function onUserChange(listener: () => void): () => void {
  const follow = () => loadedQueries.get()?.getQueryCache().subscribe(listener);
  let stopCache = follow();
  const stopLoad = loadedQueries.subscribe(() => {
    stopCache ??= follow();
    listener();
  });
  return () => {
    stopLoad();
    stopCache?.();
  };
}

function unknownUser() {
  return undefined;
}
