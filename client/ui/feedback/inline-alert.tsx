import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type AlertTone = 'info' | 'ok' | 'warn' | 'error';

// In a grid, its gap is the margin.
const style = cva('flex gap-3 rounded-control border-s-4 px-4 py-3 text-ink [.grid>&]:mb-0', {
  variants: {
    tone: {
      info: 'border-info bg-info-soft',
      ok: 'border-ok bg-ok-soft',
      warn: 'border-warn bg-warn-soft',
      error: 'border-seal bg-seal-soft',
    },
  },
});

const icons = {
  info: <Info aria-hidden="true" className="size-5 shrink-0 text-info" />,
  ok: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />,
  warn: <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />,
  error: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-seal" />,
} as const;

export interface InlineAlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces it on appearance: errors assertively, others politely. Omit for alerts present on load. */
  announce?: boolean;
  className?: string;
}

/** Persistent message beside the content it concerns. */
export function InlineAlert({ tone, title, children, action, announce, className }: InlineAlertProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div data-slot="alert" role={announce ? role : undefined} className={clsx(style({ tone }), className)}>
      <span className={title ? 'mt-0.5' : ''}>{icons[tone]}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 text-sm">
          {title ? <p className="text-base font-semibold">{title}</p> : null}
          {children ? <div className="wrap-anywhere text-ink-2">{children}</div> : null}
        </div>
        {action}
      </div>
    </div>
  );
}
