import { cva } from 'class-variance-authority';
import { BadgeCheck, Check, CircleAlert, Clock, Languages, Pencil } from 'lucide-react';

export type StatusTone = 'idle' | 'info' | 'ok' | 'error' | 'warn';
export type StatusIcon = 'clock' | 'languages' | 'check' | 'alert' | 'pencil' | 'seal';

const style = cva(
  'inline-flex items-center gap-1.5 rounded-badge border border-transparent px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        idle: 'bg-idle-soft text-idle',
        info: 'bg-info-soft text-info',
        ok: 'bg-ok-soft text-ok',
        error: 'bg-seal-soft text-seal',
        warn: 'bg-warn-soft text-warn',
      },
    },
  },
);

const icons = {
  clock: Clock,
  languages: Languages,
  check: Check,
  alert: CircleAlert,
  pencil: Pencil,
  seal: BadgeCheck,
} as const;

const iconOfTone = { idle: 'clock', info: 'languages', ok: 'check', error: 'alert', warn: 'pencil' } as const;

export interface StatusBadgeProps {
  tone: StatusTone;
  word: string;
  /** Defaults to the icon of the tone. */
  icon?: StatusIcon;
}

/** Status as a word; icon and color only repeat it. */
export function StatusBadge({ tone, word, icon }: StatusBadgeProps) {
  const Icon = icons[icon ?? iconOfTone[tone]];
  return (
    <span data-slot="badge" className={style({ tone })}>
      <Icon aria-hidden="true" className="size-3.5" />
      {word}
    </span>
  );
}
