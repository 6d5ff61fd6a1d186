import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { KeyCap } from './key-cap.tsx';

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { keys: readonly string[]; label: string }[];
}

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutGroup[];
  /** Setting that disables single-letter keys. */
  children?: ReactNode;
}

/** List of keyboard shortcuts, opened by `?`. */
export function ShortcutsDialog({ open, onOpenChange, groups, children }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      {/* Focusable, so that a long list scrolls by keyboard. */}
      <div role="group" aria-label="Keyboard shortcuts" tabIndex={0} className="grid gap-6">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-sm font-semibold">{group.title}</h3>
            <dl className="divide-y divide-line text-sm">
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.label} className="flex flex-row-reverse items-center justify-between gap-4 py-2">
                  <dt>
                    <KeyCap keys={shortcut.keys} />
                  </dt>
                  <dd className="text-ink-2">{shortcut.label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {children}
      </div>
    </Dialog>
  );
}
