import type { MarkChoice } from './block-words.ts';
import type { Studio } from './studio-context.ts';
import { changeKind, insertMark } from './text/commands.ts';

export function setKind({ view, shown, follow }: Studio, kind: 'heading' | 'paragraph' | 'field'): void {
  const focus = view.active();
  if (focus) follow(changeKind(shown, focus, kind));
}

/** Inserts an inline mark at the caret, any other mark as a block after the active one. */
export function insertChoice(
  { store, view, shown, follow }: Studio,
  scope: HTMLElement | null,
  choice: MarkChoice,
): void {
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

/** Edits the textarea itself, which moves its caret; a `word` is separated by a space. */
export function insertAtCaret(scope: HTMLElement | null, text: string, as: 'mark' | 'word' = 'mark'): void {
  const field = scope?.querySelector<HTMLTextAreaElement>('[data-active] textarea[data-side="target"]:focus');
  const target = field ?? scope?.querySelector<HTMLTextAreaElement>('[data-active] textarea[data-side="target"]');
  if (!target) return;
  target.focus();
  const isJoined = /\S$/u.test(target.value.slice(0, target.selectionStart));
  target.setRangeText(as === 'word' && isJoined ? ` ${text}` : text, target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
