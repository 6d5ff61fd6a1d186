import type { PartKey } from './text/block.ts';
import type { Focus } from './text/undo.ts';

/** Attributes that name a field in the page, read by focus and keyboard handlers of the whole text. */
export function fieldAttributes(focus: Focus): Record<string, string> {
  return { 'data-block': focus.id, 'data-key': focus.key, 'data-side': focus.side ?? 'target' };
}

/** The field that an element is, with its caret. */
export function focusOf(element: EventTarget | null): Focus | undefined {
  if (!(element instanceof HTMLTextAreaElement)) return undefined;
  const { block, key, side } = element.dataset;
  if (block === undefined || key === undefined || !isKey(key)) return undefined;
  return { id: block, key, caret: element.selectionStart, side: side === 'source' ? 'source' : 'target' };
}

function isKey(key: string): key is PartKey {
  return /^(text|label|value|\d+\.\d+)$/.test(key);
}

/** The element of a field; undefined while its page is not rendered. */
export function elementOf(scope: ParentNode, { id, key, side = 'target' }: Focus): HTMLTextAreaElement | undefined {
  const selector = `textarea[data-block="${id}"][data-key="${key}"][data-side="${side}"]`;
  return scope.querySelector<HTMLTextAreaElement>(selector) ?? undefined;
}
