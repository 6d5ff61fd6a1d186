import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useText } from './studio-context.ts';
import type { SaveQueue } from './text/save-queue.ts';

/** Time without a save before the page is printed again. */
const delayMs = 1000;

export interface PrintedText {
  /** As a data URL; undefined before the first print. */
  src: string | undefined;
  failure: string | undefined;
  isFetching: boolean;
  retry: () => void;
}

/** The translation as it will be printed, repeated after saves; the last print stays until the next is there. */
export function usePrintedText(reviewId: string, queue: SaveQueue, enabled = true): PrintedText {
  const version = useText((store) => store.version());
  const step = useSyncExternalStore(queue.subscribe, () => queue.state().step);
  const query = trpc.authenticator.previewText.useQuery(
    { id: reviewId },
    { enabled, staleTime: Infinity, gcTime: 0, retry: false },
  );
  const { data, refetch, isFetching } = query;
  const isStale = enabled && !isFetching && step === 'saved' && (data ? data.version < version : query.isError);
  const failedVersion = useRef<number>(undefined);
  useEffect(() => {
    if (!isStale || failedVersion.current === version) return undefined;
    const timer = setTimeout(() => {
      void refetch().then(({ isError }) => {
        failedVersion.current = isError ? version : undefined;
      });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isStale, version, refetch]);
  const pdfBase64 = data?.pdfBase64;
  const src = useMemo(
    () => (pdfBase64 === undefined ? undefined : `data:application/pdf;base64,${pdfBase64}`),
    [pdfBase64],
  );
  return {
    src,
    failure: query.isError ? describeError(query.error).text : undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
