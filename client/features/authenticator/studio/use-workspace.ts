import {
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { insertAtCaret } from './caret.ts';
import { useDictation, type Dictation } from './dictation.ts';
import type { OpenText } from './open-text.ts';
import type { PageActions } from './page-actions.ts';
import type { StudioDialog } from './studio-dialogs.tsx';
import type { PanelTab } from './studio-panel.tsx';
import type { LeftPane } from './studio-panes.tsx';
import { seek, type View } from './text/commands.ts';
import type { Focus } from './text/undo.ts';
import { useDraftAgain } from './use-reading.ts';
import type { WorkspaceCommand } from './use-studio-commands.ts';

interface Parts {
  view: OpenText['view'];
  dictation: Dictation;
  setDialog: (dialog: StudioDialog) => void;
  setPanel: Dispatch<SetStateAction<PanelTab | undefined>>;
  setLeft: Dispatch<SetStateAction<LeftPane>>;
}

/** Toggles the panel, pane or dialog that a command names. */
export function openPart(command: WorkspaceCommand, { view, dictation, setDialog, setPanel, setLeft }: Parts): void {
  if (command === 'marks' || command === 'help') setDialog(command);
  else if (command === 'dictate') dictation.toggle();
  else if (command === 'find' || command === 'matches') setPanel((tab) => (tab === command ? undefined : command));
  else if (command === 'concordance') {
    view.lookUp(selectedText());
    setPanel('concordance');
  } else setLeft((pane) => (pane === 'original' ? 'printed' : 'original'));
}

/** The selected text of the field or page, as one line. */
function selectedText(): string {
  const field = document.activeElement;
  const own = field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
  const selected = own === '' ? (getSelection()?.toString() ?? '') : own;
  return selected.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}

/** Dictation that inserts at the caret, separated by a space. */
export function useDictationInto(scope: RefObject<HTMLElement | null>): Dictation {
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
