import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { usePageScroll } from '#client/ui/viewer/use-page-scroll.ts';
import { ZoomControls } from '#client/ui/viewer/zoom-controls.tsx';
import { useText } from './studio-context.ts';
import type { SaveQueue } from './text/save-queue.ts';

const PdfPane = lazyPart(async () => (await import('#client/ui/viewer/pdf-pane.tsx')).PdfPane, {
  fallback: <Spinner label="Opening…" className="mx-auto my-16" />,
});

const gutter = 24;
/** Time without a save before the page is printed again. */
const delayMs = 1000;

export interface PrintedPaneProps {
  reviewId: string;
  queue: SaveQueue;
  /** Switch between the original and the printed page. */
  start: ReactNode;
}

/** The translation as it will be printed, repeated after saves; the last one stays until the next is there. */
export function PrintedPane({ reviewId, queue, start }: PrintedPaneProps) {
  const version = useText((store) => store.version());
  const step = useSyncExternalStore(queue.subscribe, () => queue.state().step);
  const query = trpc.authenticator.previewText.useQuery(
    { id: reviewId },
    { staleTime: Infinity, gcTime: 0, retry: false },
  );
  const { data, refetch, isFetching } = query;
  const isStale = !isFetching && step === 'saved' && (data ? data.version < version : query.isError);
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
  return (
    <section
      aria-label="Printed page"
      aria-busy={isFetching}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken"
    >
      {data ? (
        <PrintedPages pdfBase64={data.pdfBase64} start={start} isFetching={isFetching} />
      ) : (
        <>
          <header className="flex min-h-11 items-center border-b border-line bg-sheet px-2">{start}</header>
          <div className="p-3">
            {query.isError ? (
              <EmptyState
                kind="failed"
                title="The page couldn’t be printed"
                text={describeError(query.error).text}
                action={
                  <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                    Try Again
                  </Button>
                }
              />
            ) : (
              <Spinner label="Printing…" className="mx-auto my-16" />
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface PrintedPagesProps {
  pdfBase64: string;
  start: ReactNode;
  isFetching: boolean;
}

function PrintedPages({ pdfBase64, start, isFetching }: PrintedPagesProps) {
  const [zoom, setZoom] = useState(100);
  const [pages, setPages] = useState<number>();
  const { scroller, width, page, onScroll } = usePageScroll({
    ref: null,
    layoutKey: `${zoom} ${pages ?? ''}`,
    onScrollTo: () => undefined,
    pages,
  });
  const src = useMemo(() => `data:application/pdf;base64,${pdfBase64}`, [pdfBase64]);
  return (
    <>
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line bg-sheet px-2 text-sm">
        {start}
        <span role="status" className="ms-auto text-xs whitespace-nowrap text-ink-2 tabular-nums">
          {isFetching ? 'Printing…' : pages === undefined ? '' : `Page ${Math.min(page, pages)} of ${pages}`}
        </span>
        <ZoomControls zoom={zoom} onZoom={setZoom} onReset={() => setZoom(100)} />
      </header>
      <div
        ref={scroller}
        data-scroller=""
        role="region"
        aria-label="Printed page, pages"
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain p-3 -outline-offset-2!"
      >
        {width === 0 ? null : (
          <PdfPane
            src={src}
            width={Math.max(0, Math.round(((width - gutter) * zoom) / 100))}
            turns={0}
            onReady={setPages}
            onFail={() => setPages(undefined)}
          />
        )}
      </div>
    </>
  );
}
