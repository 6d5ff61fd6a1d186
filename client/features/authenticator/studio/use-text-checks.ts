import { useEffect, useSyncExternalStore } from 'react';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { OpenText } from './open-text.ts';

export interface TextChecks {
  findings: readonly TextFinding[];
  isStale: boolean;
  isLoading: boolean;
  onRefresh: () => void;
}

const none: readonly TextFinding[] = [];
const delayMs = 1200;

/** The server's checks of the saved text, repeated after each save. */
export function useTextChecks({ store, queue, view }: OpenText, reviewId: string): TextChecks {
  const version = useSyncExternalStore(store.subscribe, store.version);
  const step = useSyncExternalStore(queue.subscribe, () => queue.state().step);
  const { data, isFetching, refetch } = trpc.authenticator.textChecks.useQuery(
    { id: reviewId },
    { staleTime: Infinity, refetchOnReconnect: false },
  );
  const isStale = data !== undefined && data.version < version;
  useEffect(() => {
    if (!isStale || step !== 'saved') return undefined;
    const timer = setTimeout(() => void refetch(), delayMs);
    return () => clearTimeout(timer);
  }, [isStale, step, version, refetch]);
  const findings = data?.findings ?? none;
  useEffect(() => view.setFindings(findings), [view, findings]);
  return { findings, isStale, isLoading: isFetching, onRefresh: () => void refetch() };
}
