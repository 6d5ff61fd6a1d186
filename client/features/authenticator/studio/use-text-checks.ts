import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { OpenText } from './open-text.ts';
import { useFollowReadings } from './use-source-boxes.ts';

export interface TextChecks {
  findings: readonly TextFinding[];
  isStale: boolean;
  isLoading: boolean;
  onRefresh: () => void;
}

const none: readonly TextFinding[] = [];
const delayMs = 1200;
/** Delays the first check until text and original are drawn: checking a long text takes the server a second. */
const firstDelayMs = 500;

/** The server's checks of the saved text, repeated after each save. */
export function useTextChecks({ store, queue, view }: OpenText, reviewId: string): TextChecks {
  useFollowReadings(store, reviewId);
  const version = useSyncExternalStore(store.subscribe, store.version);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDrawn(true), firstDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const { data, isFetching, isPending, refetch } = trpc.authenticator.textChecks.useQuery(
    { id: reviewId },
    { enabled: isDrawn, staleTime: Infinity, refetchOnReconnect: false },
  );
  const isStale = data !== undefined && data.version < version;
  useEffect(() => {
    if (!isStale) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (queue.state().step === 'saved') timer = setTimeout(() => void refetch(), delayMs);
    };
    plan();
    const stop = queue.subscribe(plan);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isStale, queue, version, refetch]);
  const findings = data?.findings ?? none;
  useEffect(() => view.setFindings(findings), [view, findings]);
  return { findings, isStale, isLoading: isFetching || isPending, onRefresh: () => void refetch() };
}
