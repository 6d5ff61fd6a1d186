import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { words } from '#client/ui/words.ts';

const style = cva('gutter flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 text-sm text-ink', {
  variants: { tone: { info: 'bg-info-soft', ok: 'bg-ok-soft', warn: 'bg-warn-soft', error: 'bg-seal-soft' } },
});

export interface BannerProps {
  tone: 'info' | 'ok' | 'warn' | 'error';
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}

/** Application-wide message across the full width: offline, new version, recovered drafts. */
export function Banner({ tone, children, action, onDismiss }: BannerProps) {
  return (
    <output data-print="hide" data-slot="alert" className={style({ tone })}>
      <span className="min-w-0 flex-1 basis-60 py-1.5 font-medium wrap-anywhere">{children}</span>
      {action}
      {onDismiss ? (
        <IconButton label={words('frame')('dismiss')} size="sm" onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </output>
  );
}
