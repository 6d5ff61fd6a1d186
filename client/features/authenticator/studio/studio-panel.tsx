import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { ConversationPanel } from './conversation/conversation-panel.tsx';
import { FindPanel } from './find-panel.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ConcordancePanel } from './matches/concordance-panel.tsx';
import { MatchesPanel } from './matches/matches-panel.tsx';
import { RevisionPanel } from './revision/revision-panel.tsx';
import { useRevision } from './revision/use-revision.ts';
import { useStudio } from './studio-context.ts';
import { entryOf } from './text/commands.ts';
import type { TextChecks } from './use-text-checks.ts';

export const panelTabs = ['findings', 'matches', 'concordance', 'conversation', 'revision', 'history', 'find'] as const;
export type PanelTab = (typeof panelTabs)[number];

const words: Readonly<Record<PanelTab, string>> = {
  findings: 'Findings',
  matches: 'Matches',
  concordance: 'Concordance',
  conversation: 'Conversation',
  revision: 'Revision',
  history: 'History',
  find: 'Find',
};

export interface StudioPanelProps {
  tab: PanelTab;
  onTab: (tab: PanelTab | undefined) => void;
  checks: TextChecks;
  review: ReviewDetails;
  /** A column at the end of the workspace; below the text by default. */
  isColumn?: boolean;
}

/** Findings, alternatives, concordance, conversation, revision, history, find and replace. */
export function StudioPanel({ tab, onTab, checks, review, isColumn = false }: StudioPanelProps) {
  const { store, goTo } = useStudio();
  const isRevised = useRevision(review.id).data?.isRequired === true;
  const tabs = panelTabs.filter((name) => name !== 'revision' || isRevised);
  const content: Readonly<Record<PanelTab, ReactNode>> = {
    findings: <FindingsPanel {...checks} />,
    matches: <MatchesPanel />,
    concordance: <ConcordancePanel />,
    conversation: (
      <ConversationPanel
        reviewId={review.id}
        onGoTo={(blockId) => {
          const focus = entryOf(store.block(blockId));
          if (focus) goTo(focus);
        }}
      />
    ),
    revision: <RevisionPanel reviewId={review.id} />,
    history: <HistoryPanel reviewId={review.id} />,
    find: <FindPanel />,
  };
  return (
    <aside
      data-pane=""
      aria-label="Panel"
      className={clsx(
        'flex min-h-0 min-w-0 flex-col bg-sheet',
        isColumn ? 'border-s border-line' : 'max-h-[45%] min-h-48 border-t border-line',
      )}
    >
      <div className="flex items-center border-b border-line pe-1">
        <div role="tablist" aria-label="Panel" className="fade-end flex min-w-0 flex-1 overflow-x-auto">
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === tab}
              onClick={() => onTab(name)}
              className="min-h-11 border-b-2 md:min-h-10 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-selected:border-primary aria-selected:text-ink"
            >
              {words[name]}
              {name === 'findings' && checks.findings.length > 0 ? ` ${checks.findings.length}` : ''}
            </button>
          ))}
        </div>
        <IconButton size="sm" label="Close the panel" onClick={() => onTab(undefined)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div
        role="tabpanel"
        aria-label={words[tab]}
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 -outline-offset-2!"
      >
        {content[tab]}
      </div>
    </aside>
  );
}
