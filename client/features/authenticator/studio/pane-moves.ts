import { findGap, gapMark } from '#shared/translation-gaps.ts';
import { focusOf } from './field-address.ts';
import type { Focus } from './text/undo.ts';

/** Focus and scrolling among the panes of the studio. */

/** Brings a field into the middle half of its scroller, and moves no more than needed. */
export function intoView(element: HTMLElement): void {
  const row = element.closest<HTMLElement>('[data-row]') ?? element;
  const scroller = element.closest('[data-scroller]');
  if (!scroller) return;
  const [box, view] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const margin = Math.min(120, view.height / 4);
  if (box.top < view.top + margin / 2) scroller.scrollTop += box.top - view.top - margin;
  else if (box.bottom > view.bottom - margin)
    scroller.scrollTop += Math.min(box.top - view.top - margin / 2, box.bottom - view.bottom + margin);
}

/** Moves the focus to the text from anywhere else; from the text, each press moves it to the next of the other panes. */
export function nextPane(root: HTMLElement | null): void {
  if (!root) return;
  const panes = [...root.querySelectorAll<HTMLElement>('[data-pane]')].filter((pane) => pane.offsetParent !== null);
  const text = panes.find((pane) => pane.dataset['pane'] === 'text');
  if (text && !text.contains(document.activeElement)) {
    enter(text);
    return;
  }
  const others = panes.filter((pane) => pane !== text);
  const turn = Number(root.dataset['turn'] ?? -1) + 1;
  root.dataset['turn'] = String(turn % Math.max(1, others.length));
  const pane = others[turn % Math.max(1, others.length)];
  if (pane) enter(pane);
}

function enter(pane: HTMLElement): void {
  const target =
    pane.querySelector<HTMLElement>('[data-active] textarea') ??
    pane.querySelector<HTMLElement>('textarea, button:not([tabindex="-1"]), input, select, a[href]');
  target?.focus();
}

/** Ids of the blocks that are completely in view. */
export function blocksInView(root: HTMLElement | null): string[] {
  const scroller = root?.querySelector('[data-pane="text"]');
  if (!scroller) return [];
  const view = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll<HTMLElement>('[data-row]')].flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const { row: id } = row.dataset;
    return id !== undefined && top >= view.top - 1 && bottom <= view.bottom + 1 ? [id] : [];
  });
}

/** Scrolls a block to the head of the text, unless it and what follows it are in view. */
export function toTop(root: HTMLElement | null, focus: Focus | undefined): void {
  const row = focus && root?.querySelector<HTMLElement>(`[data-row="${focus.id}"]`);
  const scroller = row?.closest('[data-scroller]');
  if (!row || !scroller) return;
  const [box, view] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (box.top > view.top + view.height / 3 || box.top < view.top) scroller.scrollTop += box.top - view.top - 8;
}

/** Selects the gap at or after the caret, so that typing replaces it; without one, the end of the text. */
export function placeCaret(element: HTMLTextAreaElement, caret?: number): void {
  const gap = findGap(element.value, caret);
  const isWanted = gap !== undefined && (caret === undefined || gap === caret);
  const at = caret ?? element.value.length;
  if (isWanted) element.setSelectionRange(gap, gap + gapMark.length);
  else element.setSelectionRange(at, at);
}

/** Moves from field to field, skipping the buttons between them; past the first and the last one the focus leaves the text. */
export function tabToField(root: HTMLElement | null, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !focusOf(event.target)) return;
  const fields = [...(root?.querySelectorAll<HTMLTextAreaElement>('textarea[data-block]') ?? [])];
  const at = fields.findIndex((field) => field === event.target);
  const next = fields[at + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  placeCaret(next);
  intoView(next);
}

export function isInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && !focusOf(target));
}
