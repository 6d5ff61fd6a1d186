import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import type { PageScrollHandle } from '#client/ui/viewer/use-page-scroll.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { OpenText } from './open-text.ts';
import { PrintedPane, type ScrollLink } from './printed-pane.tsx';
import { SourcePane } from './source-pane.tsx';
import { StudioPanel, type PanelTab, type StudioPanelProps } from './studio-panel.tsx';
import { TextPane, type TextPaneProps } from './text-pane.tsx';

export type LeftPane = 'original' | 'printed' | 'beside' | 'over';

export interface StudioPanesProps extends Pick<TextPaneProps, 'run' | 'isDictating' | 'onKind'> {
  review: ReviewDetails;
  queue: OpenText['queue'];
  checks: StudioPanelProps['checks'];
  /** A phone shows one pane at a time, a wide window the panel beside the text. */
  layout: 'phone' | 'narrow' | 'wide';
  left: LeftPane;
  onLeft: (pane: LeftPane) => void;
  panel: PanelTab | undefined;
  onPanel: (tab: PanelTab | undefined) => void;
  onRefresh: () => Promise<ReviewDetails | undefined>;
}

/** The original or the printed page, the English, and the panel of checks. */
export function StudioPanes(props: StudioPanesProps) {
  const { review, queue, checks, layout, left, onLeft, panel, onPanel, run, isDictating, onKind, onRefresh } = props;
  const [narrow, setNarrow] = useState<LeftPane | 'text'>('text');
  const isPhone = layout === 'phone';
  const isWide = layout === 'wide';
  const links = useScrollLinks();
  const hasLeft = isPhone ? narrow !== 'text' : true;
  const leftPane = isPhone && narrow !== 'text' ? narrow : left;
  const paneSwitch = isPhone ? null : (
    <SegmentedControl
      label="Left side"
      segments={[
        { value: 'original', label: 'Original' },
        { value: 'printed', label: 'Printed' },
        { value: 'beside', label: 'Both' },
        { value: 'over', label: 'Over' },
      ]}
      value={left}
      onChange={onLeft}
    />
  );
  return (
    <>
      {isPhone ? <PhoneSwitch value={narrow} onChange={setNarrow} /> : null}
      <div
        className={clsx(
          'grid min-h-0 flex-1',
          isPhone
            ? 'grid-cols-1'
            : isWide && panel
              ? 'grid-cols-[minmax(0,10fr)_minmax(0,11fr)_22rem]'
              : 'grid-cols-[minmax(0,10fr)_minmax(0,11fr)]',
        )}
      >
        {hasLeft ? (
          <div data-pane="" className="flex min-h-0 min-w-0 border-e border-line">
            {leftPane === 'printed' ? (
              <PrintedPane reviewId={review.id} queue={queue} start={paneSwitch} />
            ) : (
              <SourcePane
                review={review}
                start={paneSwitch}
                onRefresh={onRefresh}
                link={leftPane === 'beside' ? links.original : undefined}
                isOverlaid={leftPane === 'over'}
              />
            )}
          </div>
        ) : null}
        {leftPane === 'beside' && !isPhone ? (
          <div data-pane="" className="flex min-h-0 min-w-0">
            <PrintedPane reviewId={review.id} queue={queue} start={null} link={links.printed} />
          </div>
        ) : isPhone && narrow !== 'text' ? null : (
          <div className="flex min-h-0 min-w-0 flex-col">
            <TextPane
              run={run}
              isDictating={isDictating}
              onKind={onKind}
              findings={checks.findings.length}
              panel={panel}
              onPanel={onPanel}
            />
            {panel && !isWide ? <StudioPanel tab={panel} onTab={onPanel} checks={checks} review={review} /> : null}
          </div>
        )}
        {panel && isWide ? <StudioPanel isColumn tab={panel} onTab={onPanel} checks={checks} review={review} /> : null}
      </div>
    </>
  );
}

/** The original and the printed page scroll along with each other. */
function useScrollLinks(): { original: ScrollLink; printed: ScrollLink } {
  const original = useRef<PageScrollHandle>(null);
  const printed = useRef<PageScrollHandle>(null);
  const [links] = useState(() => ({
    original: { ref: original, onScrollTo: (position: number) => printed.current?.goTo(position) },
    printed: { ref: printed, onScrollTo: (position: number) => original.current?.goTo(position) },
  }));
  return links;
}

function PhoneSwitch({ value, onChange }: { value: LeftPane | 'text'; onChange: (pane: LeftPane | 'text') => void }) {
  return (
    <div className="border-b border-line p-2">
      <SegmentedControl
        label="Show"
        className="w-full"
        segments={[
          { value: 'text', label: 'English' },
          { value: 'original', label: 'Original' },
          { value: 'printed', label: 'Printed' },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
