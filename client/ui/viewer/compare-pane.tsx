import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { ImagePane } from './image-pane.tsx';
import { usePageScroll, type PageScrollHandle } from './use-page-scroll.ts';

const opening = <Spinner label="Opening document…" className="mx-auto my-16" />;
const PdfPane = lazyPart(async () => (await import('./pdf-pane.tsx')).PdfPane, { fallback: opening });

export interface CompareSide {
  /** Name of the side: `Original`. */
  label: string;
  /** The document, if there is one. */
  file?: { src: string; name: string; kind: 'pdf' | 'image' };
  /** The file's URL is being requested. */
  loading?: boolean;
  /** Clockwise quarter turns that single pages need, from 1. */
  turnsOf?: (page: number) => number;
  /** Shown without a document. */
  emptyText: string;
  /** Shown if the document cannot be opened. */
  errorText: string;
  /** Requests a new URL. */
  onRetry?: () => void;
}

export interface ComparePaneProps {
  side: CompareSide;
  /** Percentage of the pane's width. */
  zoom: number;
  turns: number;
  onTurn: () => void;
  onScrollTo: (position: number) => void;
  /** Called once every page has been in view. */
  onRead?: (() => void) | undefined;
  ref: Ref<PageScrollHandle>;
  hidden: boolean;
}

const gutter = 32;

/** One side of a `CompareView`, with name, page number and rotation. */
export function ComparePane({ side, zoom, turns, onTurn, onScrollTo, onRead, ref, hidden }: ComparePaneProps) {
  const [pages, setPages] = useState<number>();
  const layoutKey = `${zoom} ${turns} ${pages ?? ''} ${hidden}`;
  const { scroller, width, page, onScroll } = usePageScroll({ ref, layoutKey, onScrollTo, pages, onRead });
  const { label, file } = side;
  return (
    <div className={clsx('min-h-0 min-w-0 flex-col bg-sunken', hidden ? 'hidden' : 'flex')}>
      <header className="flex min-h-12 items-center gap-3 border-b border-line bg-sheet ps-4 pe-1.5 text-sm">
        <h3 className="font-semibold">{label}</h3>
        <bdi className="min-w-0 flex-1 truncate text-ink-2" title={file?.name}>
          {file?.name}
        </bdi>
        {file && pages !== undefined ? (
          <>
            <span className="shrink-0 whitespace-nowrap text-ink-2">
              Page {Math.min(page, pages)} of {pages}
            </span>
            <IconButton size="sm" label={`Rotate ${label.toLowerCase()} 90°`} onClick={onTurn}>
              <RotateCw aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
      </header>
      <div
        ref={scroller}
        data-scroller=""
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain p-4 -outline-offset-2!"
      >
        <PaneContent
          key={file?.src}
          side={side}
          width={Math.max(0, Math.round(((width - gutter) * zoom) / 100))}
          turns={turns}
          onPages={setPages}
        />
      </div>
    </div>
  );
}

interface PaneContentProps {
  side: CompareSide;
  width: number;
  turns: number;
  onPages: (pages: number | undefined) => void;
}

function PaneContent({ side, width, turns, onPages }: PaneContentProps) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const { file, loading, turnsOf, emptyText, errorText, onRetry } = side;
  if (loading) return opening;
  if (!file) return <EmptyState kind="none" title={emptyText} />;
  if (hasFailed) {
    return (
      <div role="alert">
        <EmptyState
          kind="failed"
          title={errorText}
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                onRetry?.();
                setAttempt(attempt + 1);
                setHasFailed(false);
              }}
            >
              Try Again
            </Button>
          }
        />
      </div>
    );
  }
  if (width === 0) return null;
  const shared = {
    src: file.src,
    width,
    turns,
    onReady: onPages,
    onFail: () => {
      onPages(undefined);
      setHasFailed(true);
    },
  };
  if (file.kind === 'image') {
    return <ImagePane key={attempt} name={file.name} {...shared} turns={(turns + (turnsOf?.(1) ?? 0)) % 4} />;
  }
  return <PdfPane key={attempt} turnsOf={turnsOf} {...shared} />;
}
