import { useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { ImagePane } from '#client/ui/viewer/image-pane.tsx';
import type { SheetView } from '#client/ui/viewer/sheet-frame.tsx';
import { usePageScroll, type PageScrollHandle } from '#client/ui/viewer/use-page-scroll.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { TextPage } from '#shared/schemas/translation-text.ts';
import type { ScrollLink } from './printed-pane.tsx';
import { SourceHeader } from './source-header.tsx';
import { SourceOverlay } from './source-overlay.tsx';
import { useReveal } from './source-reveal.ts';
import { useStudio, useText, useView } from './studio-context.ts';
import { usePrintedText } from './use-printed-text.ts';

const opening = <Spinner label="Opening document…" className="mx-auto my-16" />;

const PdfPane = lazyPart(async () => (await import('#client/ui/viewer/pdf-pane.tsx')).PdfPane, { fallback: opening });

const PdfOverlay = lazyPart(async () => (await import('#client/ui/viewer/pdf-overlay.tsx')).PdfOverlay, {
  fallback: null,
});

const gutter = 24;

/** Heading of the printed page, with the number of the original page. */
function printedPage(page: number): RegExp {
  return new RegExp(`page ${page} of \\d+ of the original`, 'u');
}

interface FadeControlProps {
  opacity: number;
  onOpacity: (opacity: number) => void;
  failure: string | undefined;
}

/** From the original alone to the printed page alone. */
function FadeControl({ opacity, onOpacity, failure }: FadeControlProps) {
  if (failure !== undefined) return <span className="text-xs text-seal">{failure}</span>;
  return (
    <label className="flex min-h-9 items-center gap-2 text-xs text-ink-2 pointer-coarse:min-h-11">
      Printed page
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={opacity}
        aria-valuetext={`${opacity} %`}
        onChange={(event) => onOpacity(Number(event.currentTarget.value))}
        className="w-28 accent-primary"
      />
    </label>
  );
}

export interface SourcePaneProps {
  review: ReviewDetails;
  /** Switch between the original and the printed page. */
  start: ReactNode;
  onRefresh: () => Promise<ReviewDetails | undefined>;
  /** Synchronizes scrolling with the pane beside it. */
  link?: ScrollLink | undefined;
  /** Lays the printed page over the original. */
  isOverlaid?: boolean;
}

/** The original, with the active block outlined and in view. */
export function SourcePane({ review, start, onRefresh, link: scrollLink, isOverlaid = false }: SourcePaneProps) {
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState(0);
  const [pages, setPages] = useState<number>();
  const { link, attempt, hasFailed, onFail, retry } = useOriginal(review, onRefresh);
  const readings = useText((text) => text.pages());
  const pageOf = (page: number) => readings.find((one) => one.page === page);
  const turnsOf = (page: number) => Math.round((pageOf(page)?.rotation ?? 0) / 90);
  const isPhoto = useView((one) => one.isPhoto());
  const sheetOf = (page: number) => viewOf(pageOf(page), isPhoto);
  const handle = useRef<PageScrollHandle>(null);
  const { scroller, width, page, onScroll } = usePageScroll({
    ref: handle,
    layoutKey: `${zoom} ${turns} ${pages ?? ''} ${isPhoto}`,
    onScrollTo: scrollLink?.onScrollTo ?? (() => undefined),
    pages,
  });

  useImperativeHandle(scrollLink?.ref, () => ({ goTo: (position) => handle.current?.goTo(position) }), []);

  useReveal({ scroller, handle, turnsOf: (number) => turns + turnsOf(number), sheetOf });

  const pageWidth = Math.max(0, Math.round(((width - gutter) * zoom) / 100));
  const printed = usePrintedOver(isOverlaid, pageWidth);
  const overlay = (number: number, ownTurns: number) => (
    <>
      {printed.over(number)}
      <SourceOverlay page={number} turns={ownTurns} />
    </>
  );
  const shared = { width: pageWidth, overlay, onReady: setPages, onFail };
  return (
    <section aria-label="Original" className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <SourceHeader
        start={start}
        page={page}
        pages={pages}
        zoom={zoom}
        onZoom={setZoom}
        onReset={() => {
          setZoom(100);
          setTurns(0);
        }}
        onRotate={() => setTurns((turns + 1) % 4)}
        hasSheets={readings.some(({ sheet }) => sheet)}
      >
        {printed.control}
      </SourceHeader>
      <div
        ref={scroller}
        data-scroller=""
        role="region"
        aria-label="Original, pages"
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain p-3 -outline-offset-2!"
      >
        {!link ? (
          <EmptyState kind="none" title={messageOf('PDF_MISSING').text} />
        ) : hasFailed ? (
          <FailedSource onRetry={() => void retry()} />
        ) : width === 0 ? null : link.mimetype === 'application/pdf' ? (
          <PdfPane key={attempt} src={link.url} turns={turns} turnsOf={turnsOf} sheetOf={sheetOf} {...shared} />
        ) : (
          <ImagePane
            key={attempt}
            src={link.url}
            name={review.filename}
            turns={(turns + turnsOf(1)) % 4}
            sheet={sheetOf(1)}
            {...shared}
          />
        )}
      </div>
    </section>
  );
}

/** The link that the pane was opened with, since every refetch returns a new one; a retry takes a fresh one. */
function useOriginal(review: ReviewDetails, onRefresh: () => Promise<ReviewDetails | undefined>) {
  const [kept, setKept] = useState({ link: review.original, attempt: 0 });
  const [hasFailed, setHasFailed] = useState(false);
  const link = kept.link ?? review.original;
  return {
    link,
    attempt: kept.attempt,
    hasFailed,
    onFail: () => setHasFailed(true),
    async retry() {
      const fresh = await onRefresh();
      setKept({ link: fresh?.original ?? link, attempt: kept.attempt + 1 });
      setHasFailed(false);
    },
  };
}

/** The printed page over each page of the original, and the control that fades it; both empty until asked for. */
function usePrintedOver(isOverlaid: boolean, width: number) {
  const [opacity, setOpacity] = useState(60);
  const { reviewId, queue } = useStudio();
  const { src, failure } = usePrintedText(reviewId, queue, isOverlaid);
  return {
    over: (page: number) =>
      isOverlaid && src !== undefined ? (
        <PdfOverlay src={src} find={printedPage(page)} opacity={opacity} width={width} />
      ) : null,
    control: isOverlaid ? <FadeControl opacity={opacity} onOpacity={setOpacity} failure={failure} /> : null,
  };
}

function viewOf(page: TextPage | undefined, isPhoto: boolean): SheetView | undefined {
  return page?.sheet && { sheet: page.sheet, isPhoto };
}

function FailedSource({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        kind="failed"
        title={messageOf('PDF_OPEN_FAILED').text}
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        }
      />
    </div>
  );
}
