import { clsx } from 'clsx';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { useIsPhone, useMediaQuery } from '#client/ui/use-media-query.ts';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import type { MarkChoice } from './block-words.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { focusOf } from './field-address.ts';
import { MarksPalette } from './marks-palette.tsx';
import type { OpenText } from './open-text.ts';
import { PageActionsContext, type PageActions } from './page-actions.ts';
import { PrintedPane } from './printed-pane.tsx';
import { ReadAgainDialog } from './read-again-dialog.tsx';
import { SourcePane } from './source-pane.tsx';
import { StudioContext, type Studio } from './studio-context.ts';
import { StudioHeader } from './studio-header.tsx';
import { StudioHelp } from './studio-help.tsx';
import { StudioPanel, type PanelTab } from './studio-panel.tsx';
import { TextPane } from './text-pane.tsx';
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

type LeftPane = 'original' | 'printed';

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
  const [narrow, setNarrow] = useState<LeftPane | 'text'>('text');
  const [panel, setPanel] = useState<PanelTab>();
  const [dialog, setDialog] = useState<'marks' | 'help' | { page: number }>();
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
  const { goTo, follow, run } = commands;
  const studio = useMemo<Studio>(
    () => ({ reviewId: review.id, store, queue, view, shown, goTo, follow, isReadOnly }),
    [review.id, store, queue, view, shown, goTo, follow, isReadOnly],
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

  const hasLeft = isPhone ? narrow !== 'text' : true;
  const leftPane = isPhone && narrow !== 'text' ? narrow : left;
  const paneSwitch = isPhone ? null : (
    <SegmentedControl
      label="Left side"
      segments={[
        { value: 'original', label: 'Original' },
        { value: 'printed', label: 'Printed' },
      ]}
      value={left}
      onChange={setLeft}
    />
  );
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
          {isPhone ? (
            <div className="border-b border-line p-2">
              <SegmentedControl
                label="Show"
                className="w-full"
                segments={[
                  { value: 'text', label: 'English' },
                  { value: 'original', label: 'Original' },
                  { value: 'printed', label: 'Printed' },
                ]}
                value={narrow}
                onChange={setNarrow}
              />
            </div>
          ) : null}
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
                  <SourcePane review={review} start={paneSwitch} onRefresh={onRefresh} />
                )}
              </div>
            ) : null}
            {isPhone && narrow !== 'text' ? null : (
              <div className="flex min-h-0 min-w-0 flex-col">
                <TextPane
                  run={run}
                  onKind={(kind) => {
                    const focus = view.active();
                    if (focus) follow(changeKind(shown, focus, kind));
                  }}
                  findings={checks.findings.length}
                  panel={panel}
                  onPanel={setPanel}
                />
                {panel && !isWide ? <StudioPanel tab={panel} onTab={setPanel} checks={checks} review={review} /> : null}
              </div>
            )}
            {panel && isWide ? (
              <StudioPanel isColumn tab={panel} onTab={setPanel} checks={checks} review={review} />
            ) : null}
          </div>
        </div>
        <MarksPalette
          open={dialog === 'marks'}
          onOpenChange={(open) => setDialog(open ? 'marks' : undefined)}
          onChoose={insert}
        />
        <StudioHelp open={dialog === 'help'} onOpenChange={(open) => setDialog(open ? 'help' : undefined)} />
        <ClashDialog />
        {typeof dialog === 'object' ? (
          <ReadAgainDialog page={dialog.page} opened={opened} onClose={() => setDialog(undefined)} />
        ) : null}
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
