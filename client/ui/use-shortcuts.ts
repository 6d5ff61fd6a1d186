import { useEffect, useRef, type RefObject } from 'react';
import { tinykeys } from 'tinykeys';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

export interface ShortcutOptions {
  /** The place whose focus the keys need, for single letters; the whole window where left out. */
  within?: RefObject<HTMLElement | null>;
  disabled?: boolean;
}

/**
 * Keys for as long as the component stands: `$mod+k` (⌘ on a Mac, Ctrl elsewhere), `j`, `[Shift]+?`. They are ignored where
 * text is typed and while a dialog is open over `within`; a focused button or checkbox does not stop them. The browser's
 * own meaning of the key is prevented.
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
    return tinykeys(target, Object.fromEntries(bindings), { ignore: isTyping });
  }, [keys, within, disabled]);
}

/** Inputs without text: a key pressed there is not written anywhere. */
const untyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image']);

/** True where the key writes or chooses something by itself, and for a key that is held down. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.repeat || event.isComposing) return true;
  if (target instanceof HTMLInputElement) return !untyped.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('[role="listbox"], [role="menu"], [role="combobox"]') !== null;
}
