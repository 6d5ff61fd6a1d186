import { PanelRight } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { useAfterPress, useStudio, useText, useView } from './studio-context.ts';
import type { PanelTab } from './studio-panel.tsx';
import { StudioToolbar, TextTools, type StudioToolbarProps } from './studio-toolbar.tsx';
import { TextPageSection } from './text-page.tsx';
import type { Filter } from './text/filter.ts';

export interface TextPaneProps extends StudioToolbarProps {
  findings: number;
  panel: PanelTab | undefined;
  onPanel: (tab: PanelTab | undefined) => void;
}

/** Pages of the first paint, more than a window shows. */
const firstPages = 3;

/** The English text, page by page, below its tools. */
export function TextPane({ run, isDictating, onKind, findings, panel, onPanel }: TextPaneProps) {
  const { isReadOnly } = useStudio();
  const pages = useText((store) => store.pages());
  // Rendered after the first paint: the frames of fifty pages cost more than the blocks that are seen.
  const shown = useDeferredValue(pages, pages.slice(0, firstPages));
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section aria-label="English" className="flex min-h-0 min-w-0 flex-1 flex-col bg-bg">
      <div data-pane="" className="border-b border-line bg-sheet px-2">
        {isReadOnly ? null : <StudioToolbar run={run} isDictating={isDictating} onKind={onKind} />}
        <div className="flex items-center gap-1 py-1 xl:py-0">
          <div className="fade-end flex min-w-0 flex-1 items-center gap-3 overflow-x-auto max-md:gap-2">
            <FilterChoice findings={findings} />
            <PageJump scroller={scroller} />
          </div>
          {isReadOnly ? null : <TextTools run={run} />}
          <IconButton
            size="sm"
            label={panel ? 'Close the panel' : 'Findings, conversation, history'}
            aria-expanded={panel !== undefined}
            onClick={() => onPanel(panel ? undefined : 'findings')}
          >
            <PanelRight aria-hidden="true" className="flip-rtl" />
          </IconButton>
        </div>
      </div>
      <div
        ref={scroller}
        data-scroller=""
        data-pane="text"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 md:p-3"
      >
        {shown.map((page) => (
          <TextPageSection key={page.page} page={page} />
        ))}
      </div>
    </section>
  );
}

function FilterChoice({ findings }: { findings: number }) {
  const { view } = useStudio();
  const filter = useView((studio) => studio.filter());
  const unconfirmed = useAfterPress(({ store }) => store.summary().blocks - store.summary().confirmed);
  const doubtful = useAfterPress(({ store }) => store.summary().doubtful);
  const segments: { value: Filter; label: string }[] = [
    { value: 'all', label: 'All' },
    { value: 'unconfirmed', label: `Unconfirmed ${unconfirmed}` },
    { value: 'doubtful', label: `Doubtful ${doubtful}` },
    { value: 'findings', label: `Findings ${findings}` },
  ];
  return (
    <SegmentedControl
      label="Blocks shown"
      segments={segments}
      value={filter}
      onChange={view.setFilter}
      className="shrink-0"
    />
  );
}

/** Jumps to a page; with one page there is nowhere to go. */
function PageJump({ scroller }: { scroller: React.RefObject<HTMLDivElement | null> }) {
  const pages = useText((store) => store.pages());
  const progress = useAfterPress(({ store }) =>
    store
      .pages()
      .map(({ page }) => {
        const { confirmed = 0, blocks = 0 } = store.summary().byPage.get(page) ?? {};
        return `${confirmed}/${blocks}`;
      })
      .join(' '),
  ).split(' ');
  if (pages.length < 2) return null;
  return (
    <select
      aria-label="Go to page"
      value=""
      onChange={(event) => {
        const target = scroller.current?.querySelector(`[data-text-page="${event.currentTarget.value}"]`);
        target?.scrollIntoView();
      }}
      className="min-h-11 shrink-0 md:min-h-9 rounded-control border border-line-strong bg-sheet px-2 text-sm text-ink"
    >
      <option value="">Go to page…</option>
      {pages.map(({ page }, index) => (
        <option key={page} value={page}>
          Page {page} · {progress[index]}
        </option>
      ))}
    </select>
  );
}
