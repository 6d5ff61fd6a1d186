import { useEffect, useRef, type RefObject } from 'react';
import { tinykeys } from 'tinykeys';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

export interface ShortcutOptions {
  /** Element that must contain the focus, for single-letter keys; defaults to the window. */
  within?: RefObject<HTMLElement | null>;
  disabled?: boolean;
}

/**
 * Registers keyboard shortcuts while mounted: `$mod+k` (⌘ on a Mac, Ctrl elsewhere), `j`, `[Shift]+?`. Ignored in text
 * inputs and while a dialog covers `within`. Prevents the key's default action.
 */
export function useShortcuts(shortcuts: Shortcuts, { within, disabled }: ShortcutOptions = {}): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const keys = Object.keys(shortcuts).join('\n');
  useEffect(() => {
    const target = within ? within.current : window;
    if (disabled || !target || keys === '') return undefined;
    const bindings = keys.split('\n').map((key): [string, (event: KeyboardEvent) => void] => [
      key,
      (event) => {
        event.preventDefault();
        latest.current[key]?.(event);
      },
    ]);
    return tinykeys(target, Object.fromEntries(bindings), { ignore: isHandledByTarget });
  }, [keys, within, disabled]);
}

/** Input types that take no text. */
const nonTextTypes = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image']);

/** Whether the target handles the key itself, or the key is held down. */
function isHandledByTarget(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.repeat || event.isComposing) return true;
  if (target instanceof HTMLInputElement) return !nonTextTypes.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('[role="listbox"], [role="menu"], [role="combobox"]') !== null;
}
