import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useParts } from '#client/features/authenticator/parts/use-parts.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { insertAtCaret } from './caret.ts';
import { useDictation, type Dictation } from './dictation.ts';
import type { OpenText } from './open-text.ts';
import type { PageActions } from './page-actions.ts';
import { useRevision } from './revision/use-revision.ts';
import type { StudioDialog } from './studio-dialogs.tsx';
import type { PanelTab } from './studio-panel.tsx';
import type { LeftPane } from './studio-panes.tsx';
import { seek, type View } from './text/commands.ts';
import type { Focus } from './text/undo.ts';
import { useDraftAgain } from './use-reading.ts';
import type { WorkspaceCommand } from './use-studio-commands.ts';

/** Panel, pane and dialog that are open; `open` toggles what a command names. */
export function useOpenParts(scope: RefObject<HTMLElement | null>, view: OpenText['view']) {
  const [left, setLeft] = useState<LeftPane>('original');
  const [panel, setPanel] = useState<PanelTab>();
  const [dialog, setDialog] = useState<StudioDialog>();
  const dictation = useDictationInto(scope);
  function open(command: WorkspaceCommand): void {
    if (command === 'marks' || command === 'help') setDialog(command);
    else if (command === 'dictate') dictation.toggle();
    else if (command === 'find' || command === 'matches') setPanel((tab) => (tab === command ? undefined : command));
    else if (command === 'concordance') {
      view.lookUp(selectedText());
      setPanel('concordance');
    } else setLeft((pane) => (pane === 'original' ? 'printed' : 'original'));
  }
  return { left, setLeft, panel, setPanel, dialog, setDialog, isDictating: dictation.isDictating, open };
}

/** The selected text of the field or page, as one line. */
function selectedText(): string {
  const field = document.activeElement;
  const own = field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
  const selected = own === '' ? (getSelection()?.toString() ?? '') : own;
  return selected.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}

/** Dictation that inserts at the caret, separated by a space. */
function useDictationInto(scope: RefObject<HTMLElement | null>): Dictation {
  const toast = useToast();
  return useDictation(
    (text) => insertAtCaret(scope.current, text, 'word'),
    (say) => toast.show({ tone: 'error', title: 'Not dictated', description: say }),
  );
}

export function useActionsOfPages(
  opened: OpenText,
  reviewId: string,
  onReadAgain: (page: number) => void,
): PageActions {
  const draftAgain = useDraftAgain(opened, reviewId);
  const readAgain = useRef(onReadAgain);
  useEffect(() => {
    readAgain.current = onReadAgain;
  });
  return useMemo(() => ({ readAgain: (page: number) => readAgain.current(page), draftAgain }), [draftAgain]);
}

/** Focuses the first unconfirmed block once, when the text has blocks. */
export function useFirstFocus(shown: View, goTo: (focus: Focus) => void, isReadOnly: boolean): void {
  const hasBlocks = useSyncExternalStore(shown.store.subscribe, () => shown.store.summary().blocks > 0);
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isReadOnly || !hasBlocks || isPlaced.current) return;
    isPlaced.current = true;
    // A field that was focused before the text loaded keeps the focus.
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    const first = seek(shown, undefined, ({ state }) => state !== 'confirmed');
    if (first) goTo(first);
  }, [shown, goTo, isReadOnly, hasBlocks]);
}

/**
 * Whether the user may write: not on a phone, after the decision, or while another person revises the text; in a split paper,
 * only on their pages.
 */
export function useEditing(
  review: ReviewDetails,
  { opened: { queue, store }, isPhone }: { opened: OpenText; isPhone: boolean },
) {
  // Not the whole state, which each keystroke changes: the workspace would be rendered with it.
  const isRefused = useSyncExternalStore(queue.subscribe, () => {
    const state = queue.state();
    return state.step === 'refused' && state.isClosed;
  });
  const may = useRevision(review.id).data?.may;
  const pages = useParts(review.id).data?.writable;
  const isClosed = isDecided(review) || isRefused;
  const listed = may?.revise ? null : (pages?.join(' ') ?? null);
  const writable = useMemo(
    () => (listed === null ? null : new Set(listed.split(' ').flatMap((page) => (page === '' ? [] : Number(page))))),
    [listed],
  );
  useEffect(() => store.limitTo(writable), [store, writable]);
  const isReadOnly = isPhone || isClosed || may?.write === false || writable?.size === 0;
  return { isClosed, isReadOnly, writable };
}

function isDecided({ status, notarySince }: ReviewDetails): boolean {
  return status !== 'pending' || notarySince !== null;
}
