import { useEffect, useRef, type RefObject } from 'react';
import { tinykeys } from 'tinykeys';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

export interface ShortcutOptions {
  /** The place whose focus the keys need, for single letters; the whole window where left out. */
  within?: RefObject<HTMLElement | null>;
  disabled?: boolean;
}

/**
 * Keys for as long as the component stands: `$mod+k` (⌘ on a Mac, Ctrl elsewhere), `j`, `[Shift]+?`. They rest while
 * one types in a field, and while a dialog is open over `within`. The browser's own meaning of the key is prevented.
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
    return tinykeys(target, Object.fromEntries(bindings));
  }, [keys, within, disabled]);
}
