import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { words } from '#client/ui/words.ts';

export interface FolderChoiceProps {
  name: string;
  label: string;
  icon: ReactNode;
  /** Depth in the tree; 0 at the top level. */
  level: number;
  /** Why it is not selectable. */
  note?: string | undefined;
  disabled?: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** Radio button of a folder in a tree. */
export function FolderChoice({ name, label, icon, level, note, disabled, checked, onChoose }: FolderChoiceProps) {
  return (
    <label
      style={{ paddingInlineStart: `${0.75 + Math.min(level, 8) * 1.25}rem` }}
      className={clsx(
        'flex min-h-11 items-center gap-3 rounded-control pe-3 text-sm transition-colors [&_svg]:size-4.5 [&_svg]:shrink-0',
        disabled ? 'cursor-not-allowed! text-ink-3' : 'hover:bg-sunken',
        'has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary forced-colors:has-checked:outline-2',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input type="radio" name={name} disabled={disabled} checked={checked} onChange={onChoose} className="sr-only" />
      {icon}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi>{label}</bdi>
        {level > 1 ? <span className="sr-only">{words('parts')('move.level', { level: String(level) })}</span> : null}
      </span>
      {note ? <span className="shrink-0 text-xs">{note}</span> : null}
    </label>
  );
}
