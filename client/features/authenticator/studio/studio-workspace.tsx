import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { PartsNotice } from '#client/features/authenticator/parts/parts-notice.tsx';
import { useParts } from '#client/features/authenticator/parts/use-parts.ts';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { useLeaveWarning } from '#client/lib/use-leave-warning.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { useIsPhone, useMediaQuery } from '#client/ui/use-media-query.ts';
import { useShortcuts } from '#client/ui/use-shortcuts.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { MarkChoice } from './block-words.ts';
import { useDictation, type Dictation } from './dictation.ts';
import { focusOf } from './field-address.ts';
import type { OpenText } from './open-text.ts';
import { PageActionsContext, type PageActions } from './page-actions.ts';
import { RevisionStrip } from './revision/revision-strip.tsx';
import { useRevision } from './revision/use-revision.ts';
import { StudioContext, type Studio } from './studio-context.ts';
import { StudioDialogs, type StudioDialog } from './studio-dialogs.tsx';
import { StudioHeader } from './studio-header.tsx';
import type { PanelTab } from './studio-panel.tsx';
import { StudioPanes, type LeftPane } from './studio-panes.tsx';
import { changeKind, insertMark, seek, type View } from './text/commands.ts';
import type { Focus } from './text/undo.ts';
import { useEffort } from './use-effort.ts';
import { useDraftAgain } from './use-reading.ts';
import { useStudioCommands, type WorkspaceCommand } from './use-studio-commands.ts';
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
  const { saving, isClosed, isReadOnly, writable } = useEditing(review, { opened, isPhone });
  const scope = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<LeftPane>('original');
  const [panel, setPanel] = useState<PanelTab>();
  const [dialog, setDialog] = useState<StudioDialog>();
  const dictation = useDictationInto(scope);
  const shown = useMemo(() => ({ store, shownIds: view.shownIds }), [store, view]);
  const commands = useStudioCommands({
    scope,
    shown,
    view,
    isReadOnly,
    onOpen: (command) => openPart(command, { view, dictation, setDialog, setPanel, setLeft }),
  });
  const { goTo, visit, follow, run } = commands;
  const studio = useMemo<Studio>(
    () => ({ reviewId: review.id, store, queue, view, shown, goTo, visit, follow, isReadOnly, writable }),
    [review.id, store, queue, view, shown, goTo, visit, follow, isReadOnly, writable],
  );
  const checks = useTextChecks(opened, review.id);
  const noteEffort = useEffort(opened, review.id, isReadOnly);
  const pageActions = useActionsOfPages(opened, review.id, (page) => setDialog({ page }));
  useFirstFocus(shown, goTo, isReadOnly);
  useLeaveWarning(saving.step === 'typing' || saving.step === 'saving');
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
            if (focus) view.setActive(focus);
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
            isDictating={dictation.isDictating}
            onKind={(kind) => setKind(studio, kind)}
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

/**
 * Whether the reader may write: not on a phone, once it is decided, or while the text is with another person as its reviser; of a paper
 * that is split, in which pages.
 */
function useEditing(
  review: ReviewDetails,
  { opened: { queue, store }, isPhone }: { opened: OpenText; isPhone: boolean },
) {
  const saving = useSyncExternalStore(queue.subscribe, queue.state);
  const isWithReviser = useRevision(review.id).data?.may.write === false;
  const isClosed = isDecided(review) || (saving.step === 'refused' && saving.isClosed);
  const pages = useParts(review.id).data?.writable;
  const isReviser = useRevision(review.id).data?.may.revise === true;
  const listed = isReviser ? null : (pages?.join(' ') ?? null);
  const writable = useMemo(
    () => (listed === null ? null : new Set(listed.split(' ').flatMap((page) => (page === '' ? [] : Number(page))))),
    [listed],
  );
  useEffect(() => store.limitTo(writable), [store, writable]);
  return { saving, isClosed, isReadOnly: isPhone || isClosed || isWithReviser || writable?.size === 0, writable };
}

interface Parts {
  view: OpenText['view'];
  dictation: Dictation;
  setDialog: (dialog: StudioDialog) => void;
  setPanel: Dispatch<SetStateAction<PanelTab | undefined>>;
  setLeft: Dispatch<SetStateAction<LeftPane>>;
}

/** Opens the part of the workspace that a command names, or closes it. */
function openPart(command: WorkspaceCommand, { view, dictation, setDialog, setPanel, setLeft }: Parts): void {
  if (command === 'marks' || command === 'help') setDialog(command);
  else if (command === 'dictate') dictation.toggle();
  else if (command === 'find' || command === 'matches') setPanel((tab) => (tab === command ? undefined : command));
  else if (command === 'concordance') {
    view.lookUp(selectedText());
    setPanel('concordance');
  } else setLeft((pane) => (pane === 'original' ? 'printed' : 'original'));
}

/** What is selected in a field or on the page, as one line. */
function selectedText(): string {
  const field = document.activeElement;
  const own = field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
  const selected = own === '' ? (getSelection()?.toString() ?? '') : own;
  return selected.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}

function isDecided({ status, notarySince }: ReviewDetails): boolean {
  return status !== 'pending' || notarySince !== null;
}

/** What is said goes to the caret, apart from the word before it. */
function useDictationInto(scope: RefObject<HTMLElement | null>): Dictation {
  const toast = useToast();
  return useDictation(
    (text) => insertAtCaret(scope.current, text, 'word'),
    (say) => toast.show({ tone: 'error', title: 'Not dictated', description: say }),
  );
}

function useActionsOfPages(opened: OpenText, reviewId: string, onReadAgain: (page: number) => void): PageActions {
  const draftAgain = useDraftAgain(opened, reviewId);
  const readAgain = useRef(onReadAgain);
  useEffect(() => {
    readAgain.current = onReadAgain;
  });
  return useMemo(() => ({ readAgain: (page: number) => readAgain.current(page), draftAgain }), [draftAgain]);
}

/** At opening the focus is on the first block that is not confirmed, once the text has blocks. */
function useFirstFocus(shown: View, goTo: (focus: Focus) => void, isReadOnly: boolean): void {
  const hasBlocks = useSyncExternalStore(shown.store.subscribe, () => shown.store.summary().blocks > 0);
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isReadOnly || !hasBlocks || isPlaced.current) return;
    isPlaced.current = true;
    // A field that was entered before the text came keeps the focus.
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    const first = seek(shown, undefined, ({ state }) => state !== 'confirmed');
    if (first) goTo(first);
  }, [shown, goTo, isReadOnly, hasBlocks]);
}

function setKind({ view, shown, follow }: Studio, kind: 'heading' | 'paragraph' | 'field'): void {
  const focus = view.active();
  if (focus) follow(changeKind(shown, focus, kind));
}

/** At the caret if it may stand within a line, otherwise as a block after the one in hand. */
function insertChoice({ store, view, shown, follow }: Studio, scope: HTMLElement | null, choice: MarkChoice): void {
  const focus = view.active();
  const block = focus && store.block(focus.id);
  if (choice.isInline && focus && block && block.kind !== 'mark') insertAtCaret(scope, choice.target);
  else follow(caretInBrackets(insertMark(shown, focus, choice, 1), choice.target));
}

type Followed = ReturnType<typeof insertMark>;

/** Puts the caret before the closing bracket of `[Round seal: ]`. */
function caretInBrackets(outcome: Followed, words: string): Followed {
  if (!outcome.focus) return outcome;
  const caret = words.endsWith(': ]') ? words.length - 1 : words.length;
  return { ...outcome, focus: { ...outcome.focus, caret } };
}

/** Through the field itself, so that its caret follows; a `word` stands apart from the one before it. */
function insertAtCaret(scope: HTMLElement | null, text: string, as: 'mark' | 'word' = 'mark'): void {
  const field = scope?.querySelector<HTMLTextAreaElement>('[data-active] textarea[data-side="target"]:focus');
  const target = field ?? scope?.querySelector<HTMLTextAreaElement>('[data-active] textarea[data-side="target"]');
  if (!target) return;
  target.focus();
  const isJoined = /\S$/u.test(target.value.slice(0, target.selectionStart));
  target.setRangeText(as === 'word' && isJoined ? ` ${text}` : text, target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
