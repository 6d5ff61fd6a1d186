import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { useIsPhone, useMediaQuery } from '#client/ui/use-media-query.ts';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { MarkChoice } from './block-words.ts';
import { focusOf } from './field-address.ts';
import type { OpenText } from './open-text.ts';
import { PageActionsContext, type PageActions } from './page-actions.ts';
import { StudioContext, type Studio } from './studio-context.ts';
import { StudioDialogs, type StudioDialog } from './studio-dialogs.tsx';
import { StudioHeader } from './studio-header.tsx';
import type { PanelTab } from './studio-panel.tsx';
import { StudioPanes, type LeftPane } from './studio-panes.tsx';
import { changeKind, insertMark } from './text/commands.ts';
import { useDraftAgain } from './use-reading.ts';
import { useStudioCommands } from './use-studio-commands.ts';
import { useTextChecks } from './use-text-checks.ts';

export interface StudioWorkspaceProps {
  review: ReviewDetails;
  opened: OpenText;
  search: QueueSearch;
  onRefresh: () => void;
}

/** Original, English and panels of one text. */
export function StudioWorkspace({ review, opened, search, onRefresh }: StudioWorkspaceProps) {
  const { store, queue, view } = opened;
  const isPhone = useIsPhone();
  const isWide = useMediaQuery('(width >= 94rem)');
  const saving = useSyncExternalStore(queue.subscribe, queue.state);
  const isOpen = review.status === 'pending' && review.notarySince === null;
  const isClosed = !isOpen || (saving.step === 'refused' && saving.isClosed);
  const isReadOnly = isPhone || isClosed;
  const scope = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<LeftPane>('original');
  const [panel, setPanel] = useState<PanelTab>();
  const [dialog, setDialog] = useState<StudioDialog>();
  const shown = useMemo(() => ({ store, shownIds: view.shownIds }), [store, view]);
  const commands = useStudioCommands({
    scope,
    shown,
    view,
    isReadOnly,
    onOpen(command) {
      if (command === 'marks' || command === 'help') setDialog(command);
      else if (command === 'find') setPanel((tab) => (tab === 'find' ? undefined : 'find'));
      else setLeft((pane) => (pane === 'original' ? 'printed' : 'original'));
    },
  });
  const { goTo, visit, follow, run } = commands;
  const studio = useMemo<Studio>(
    () => ({ reviewId: review.id, store, queue, view, shown, goTo, visit, follow, isReadOnly }),
    [review.id, store, queue, view, shown, goTo, visit, follow, isReadOnly],
  );
  const checks = useTextChecks(opened, review.id);
  const draftAgain = useDraftAgain(opened, review.id);
  const pageActions = useMemo<PageActions>(
    () => ({ readAgain: (page) => setDialog({ page }), draftAgain }),
    [draftAgain],
  );
  useLeaveWarning(saving.step === 'typing' || saving.step === 'saving');
  useShortcuts({ '[Shift]+?': () => setDialog('help') }, { disabled: dialog !== undefined });

  function insert(choice: MarkChoice) {
    const focus = view.active();
    const block = focus && store.block(focus.id);
    if (choice.isInline && focus && block && block.kind !== 'mark') insertAtCaret(scope.current, choice.target);
    else follow(caretInBrackets(insertMark(shown, focus, choice, 1), choice.target));
  }

  return (
    <StudioContext value={studio}>
      <PageActionsContext value={pageActions}>
        <div
          ref={scope}
          data-slot="studio"
          onKeyDown={(event) => commands.onKeyDown(event.nativeEvent)}
          onPaste={commands.onPaste}
          onFocus={(event) => {
            const focus = focusOf(event.target);
            if (focus) view.setActive(focus);
          }}
          className="flex h-[calc(100dvh-var(--spacing-header))] min-h-120 flex-col"
        >
          <StudioHeader review={review} search={search} isClosed={isClosed} checks={checks} />
          <StudioPanes
            review={review}
            queue={queue}
            checks={checks}
            layout={isPhone ? 'phone' : isWide ? 'wide' : 'narrow'}
            left={left}
            onLeft={setLeft}
            panel={panel}
            onPanel={setPanel}
            run={run}
            onKind={(kind) => {
              const focus = view.active();
              if (focus) follow(changeKind(shown, focus, kind));
            }}
            onRefresh={onRefresh}
          />
        </div>
        <StudioDialogs dialog={dialog} opened={opened} onDialog={setDialog} onMark={insert} />
      </PageActionsContext>
    </StudioContext>
  );
}

type Followed = ReturnType<typeof insertMark>;

/** Puts the caret before the closing bracket of `[Round seal: ]`. */
function caretInBrackets(outcome: Followed, words: string): Followed {
  if (!outcome.focus) return outcome;
  const caret = words.endsWith(': ]') ? words.length - 1 : words.length;
  return { ...outcome, focus: { ...outcome.focus, caret } };
}

/** Through the field itself, so that its caret follows. */
function insertAtCaret(scope: HTMLElement | null, text: string): void {
  const field = scope?.querySelector<HTMLTextAreaElement>('[data-active] textarea[data-side="target"]:focus');
  const target = field ?? scope?.querySelector<HTMLTextAreaElement>('[data-active] textarea[data-side="target"]');
  if (!target) return;
  target.focus();
  target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
