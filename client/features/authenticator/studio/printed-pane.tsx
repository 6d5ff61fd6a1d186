import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { usePageScroll, type PageScrollHandle } from '#client/ui/viewer/use-page-scroll.ts';
import { ZoomControls } from '#client/ui/viewer/zoom-controls.tsx';
import type { SaveQueue } from './text/save-queue.ts';
import { usePrintedText } from './use-printed-text.ts';

const PdfPane = lazyPart(async () => (await import('#client/ui/viewer/pdf-pane.tsx')).PdfPane, {
  fallback: <Spinner label="Opening…" className="mx-auto my-16" />,
});

const gutter = 24;

export interface PrintedPaneProps {
  reviewId: string;
  queue: SaveQueue;
  /** Switch between the original and the printed page. */
  start: ReactNode;
  /** Synchronizes scrolling with the pane beside it. */
  link?: ScrollLink | undefined;
}

export interface ScrollLink {
  ref: Ref<PageScrollHandle>;
  onScrollTo: (position: number) => void;
}

const ignore = () => undefined;

/** The translation as it will be printed. */
export function PrintedPane({ reviewId, queue, start, link }: PrintedPaneProps) {
  const { src, failure, isFetching, retry } = usePrintedText(reviewId, queue);
  return (
    <section
      aria-label="Printed page"
      aria-busy={isFetching}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken"
    >
      {src !== undefined ? (
        <PrintedPages src={src} start={start} isFetching={isFetching} link={link} />
      ) : (
        <>
          <header className="flex min-h-11 items-center border-b border-line bg-sheet px-2">{start}</header>
          <div className="p-3">
            {failure !== undefined ? (
              <EmptyState
                kind="failed"
                title="The page couldn’t be printed"
                text={failure}
                action={
                  <Button size="sm" variant="secondary" onClick={retry}>
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
  src: string;
  start: ReactNode;
  isFetching: boolean;
  link: ScrollLink | undefined;
}

function PrintedPages({ src, start, isFetching, link }: PrintedPagesProps) {
  const [zoom, setZoom] = useState(100);
  const [pages, setPages] = useState<number>();
  const { scroller, width, page, onScroll } = usePageScroll({
    ref: link?.ref ?? null,
    layoutKey: `${zoom} ${pages ?? ''}`,
    onScrollTo: link?.onScrollTo ?? ignore,
    pages,
  });
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
