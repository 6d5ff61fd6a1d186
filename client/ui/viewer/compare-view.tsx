import { clsx } from 'clsx';
import { Columns2, Lock, LockOpen, PanelLeft, PanelRight } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { SegmentedControl, type Segment } from '#client/ui/form/segmented-control.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { ComparePane, type CompareSide } from './compare-pane.tsx';
import type { PageScrollHandle } from './use-page-scroll.ts';
import { ZoomControls } from './zoom-controls.tsx';

export type { CompareSide } from './compare-pane.tsx';

type Focus = 'left' | 'both' | 'right';

export interface CompareViewProps {
  label: string;
  /** The original, at the inline start. */
  left: CompareSide;
  /** The translation. */
  right: CompareSide;
  /** Called once every page of both documents has been in view. */
  onRead?: () => void;
  /** Layout classes; the height defaults to that of the container. */
  className?: string;
}

/** Two documents with synchronized scrolling; below 1024 px one at a time. Pages stay white in every theme. */
export function CompareView({ label, left, right, onRead, className }: CompareViewProps) {
  const isWide = useMediaQuery('(width >= 64rem)');
  const [focus, setFocus] = useState<Focus>('both');
  const [zoom, setZoom] = useState(100);
  const [turns, setTurns] = useState({ left: 0, right: 0 });
  const [isLocked, setIsLocked] = useState(true);
  const leftPane = useRef<PageScrollHandle>(null);
  const rightPane = useRef<PageScrollHandle>(null);

  const leadRight = useCallback(
    (position: number) => {
      if (isLocked) rightPane.current?.goTo(position);
    },
    [isLocked],
  );
  const leadLeft = useCallback(
    (position: number) => {
      if (isLocked) leftPane.current?.goTo(position);
    },
    [isLocked],
  );

  const rightKey = right.file?.src ?? right.label;
  const { readLeft, readRight } = useReadBoth(onRead, rightKey);
  const shown = isWide || focus !== 'both' ? focus : 'left';
  return (
    <section
      aria-label={label}
      className={clsx(
        'flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-sheet',
        className ?? 'h-full',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-2 py-1.5">
        <SegmentedControl
          label="Show"
          segments={isWide ? wideSegments(left.label, right.label) : narrowSegments(left.label, right.label)}
          value={shown}
          onChange={setFocus}
          className={isWide ? '' : 'w-full'}
        />
        <ZoomControls
          zoom={zoom}
          onZoom={setZoom}
          onReset={() => {
            setZoom(100);
            setTurns({ left: 0, right: 0 });
          }}
        />
        <LockButton isLocked={isLocked} onChange={setIsLocked} />
      </div>
      <div className={clsx('grid min-h-0 flex-1 gap-px bg-line', shown === 'both' ? 'grid-cols-2' : 'grid-cols-1')}>
        <ComparePane
          side={left}
          ref={leftPane}
          hidden={shown === 'right'}
          zoom={zoom}
          turns={turns.left}
          onTurn={() => setTurns({ ...turns, left: (turns.left + 1) % 4 })}
          onScrollTo={leadRight}
          onRead={readLeft}
        />
        <ComparePane
          key={rightKey}
          side={right}
          ref={rightPane}
          hidden={shown === 'left'}
          zoom={zoom}
          turns={turns.right}
          onTurn={() => setTurns({ ...turns, right: (turns.right + 1) % 4 })}
          onScrollTo={leadLeft}
          onRead={readRight}
        />
      </div>
    </section>
  );
}

/** Calls `onRead` once both sides have been read; another document on the right is read anew. */
function useReadBoth(onRead: (() => void) | undefined, rightKey: string) {
  const read = useRef<{ left: boolean; right?: string }>({ left: false });
  const readLeft = useCallback(() => {
    read.current.left = true;
    if (read.current.right === rightKey) onRead?.();
  }, [onRead, rightKey]);
  const readRight = useCallback(() => {
    read.current.right = rightKey;
    if (read.current.left) onRead?.();
  }, [onRead, rightKey]);
  return { readLeft, readRight };
}

function LockButton({ isLocked, onChange }: { isLocked: boolean; onChange: (isLocked: boolean) => void }) {
  return (
    <button
      type="button"
      aria-pressed={isLocked}
      onClick={() => onChange(!isLocked)}
      className="ms-auto flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-ink-2 hover:bg-sunken aria-pressed:text-primary md:min-h-9 [&_svg]:size-4.5"
    >
      {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
      Lock scroll
    </button>
  );
}

function wideSegments(left: string, right: string): Segment<Focus>[] {
  return [
    { value: 'left', label: `${left} only`, icon: <PanelLeft aria-hidden="true" />, iconOnly: true },
    { value: 'both', label: 'Side by side', icon: <Columns2 aria-hidden="true" />, iconOnly: true },
    { value: 'right', label: `${right} only`, icon: <PanelRight aria-hidden="true" />, iconOnly: true },
  ];
}

function narrowSegments(left: string, right: string): Segment<Focus>[] {
  return [
    { value: 'left', label: left },
    { value: 'right', label: right },
  ];
}
