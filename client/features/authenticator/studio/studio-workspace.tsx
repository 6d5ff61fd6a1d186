import { useCallback, useMemo, useRef } from 'react';
import { PartsNotice } from '#client/features/authenticator/parts/parts-notice.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useIsPhone, useMediaQuery } from '#client/ui/use-media-query.ts';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { setKind, insertChoice } from './caret.ts';
import { focusOf } from './field-address.ts';
import type { OpenText } from './open-text.ts';
import { PageActionsContext } from './page-actions.ts';
import { RevisionStrip } from './revision/revision-strip.tsx';
import { StudioContext, type Studio } from './studio-context.ts';
import { StudioDialogs } from './studio-dialogs.tsx';
import { StudioHeader } from './studio-header.tsx';
import { StudioPanes } from './studio-panes.tsx';
import type { TextPaneProps } from './text-pane.tsx';
import { useEffort } from './use-effort.ts';
import { useStudioCommands } from './use-studio-commands.ts';
import { useTextChecks } from './use-text-checks.ts';
import { useActionsOfPages, useEditing, useFirstFocus, useOpenParts } from './use-workspace.ts';

export interface StudioWorkspaceProps {
  review: ReviewDetails;
  opened: OpenText;
  search: QueueSearch;
  onRefresh: () => Promise<ReviewDetails | undefined>;
}

/** Original, English and panels of one text. */
export function StudioWorkspace({ review, opened, search, onRefresh }: StudioWorkspaceProps) {
  const { store, queue, view } = opened;
  const isPhone = useIsPhone();
  const isWide = useMediaQuery('(width >= 94rem)');
  const { isClosed, isReadOnly, writable } = useEditing(review, { opened, isPhone });
  const scope = useRef<HTMLDivElement>(null);
  const { left, setLeft, panel, setPanel, dialog, setDialog, isDictating, open } = useOpenParts(scope, view);
  const shown = useMemo(() => ({ store, shownIds: view.shownIds }), [store, view]);
  const commands = useStudioCommands({
    scope,
    shown,
    view,
    isReadOnly,
    onOpen: open,
  });
  const { goTo, visit, follow, run } = commands;
  const studio = useMemo<Studio>(
    () => ({ reviewId: review.id, store, queue, view, shown, goTo, visit, follow, isReadOnly, writable }),
    [review.id, store, queue, view, shown, goTo, visit, follow, isReadOnly, writable],
  );
  const checks = useTextChecks(opened, review.id);
  const noteEffort = useEffort(opened, review.id, isReadOnly);
  const pageActions = useActionsOfPages(opened, review.id, (page) => setDialog({ page }));
  const onKind = useCallback<TextPaneProps['onKind']>((kind) => setKind(studio, kind), [studio]);
  useFirstFocus(shown, goTo, isReadOnly);
  useShortcuts({ '[Shift]+?': () => setDialog('help') }, { disabled: dialog !== undefined });

  return (
    <StudioContext value={studio}>
      <PageActionsContext value={pageActions}>
        <div
          ref={scope}
          data-slot="studio"
          onKeyDownCapture={(event) => noteEffort(event.nativeEvent)}
          onPointerDownCapture={(event) => noteEffort(event.nativeEvent)}
          onKeyDown={(event) => commands.onKeyDown(event.nativeEvent)}
          onPaste={commands.onPaste}
          onFocus={(event) => {
            const focus = focusOf(event.target);
            if (focus) view.noteActive(focus);
          }}
          className="flex h-[calc(100dvh-var(--spacing-header))] min-h-120 flex-col"
        >
          <StudioHeader review={review} search={search} isClosed={isClosed} checks={checks} />
          <PartsNotice review={review} />
          <RevisionStrip reviewId={review.id} onShow={() => setPanel('revision')} />
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
            isDictating={isDictating}
            onKind={onKind}
            onRefresh={onRefresh}
          />
        </div>
        <StudioDialogs
          dialog={dialog}
          opened={opened}
          onDialog={setDialog}
          onMark={(choice) => insertChoice(studio, scope.current, choice)}
        />
      </PageActionsContext>
    </StudioContext>
  );
}
