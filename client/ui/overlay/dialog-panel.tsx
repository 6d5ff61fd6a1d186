import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { words } from '#client/ui/words.ts';
import { backdropStyle } from './overlay-style.ts';
import { scrim } from './scrim.ts';

const widths = { sm: 'md:max-w-120', md: 'md:max-w-form', lg: 'md:max-w-180', xl: 'md:max-w-240' } as const;

export interface DialogContentProps {
  title: ReactNode;
  description?: ReactNode;
  /** 480, 560, 720 or 960 px; a bottom sheet on phones. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** The full height from the start, for contents that load. */
  isTall?: boolean;
  /** A request is running; the dialog waits for its answer, since closing would not stop it. */
  busy?: boolean;
  children?: ReactNode;
}

export interface DialogPanelProps extends DialogContentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Stacks above other dialogs and alerts, any of which may be open. */
  isOnTop?: boolean;
}

/** Popup of a `Dialog`. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  isOnTop,
  isTall = false,
  busy = false,
  children,
}: DialogPanelProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
    >
      <BaseDialog.Portal className={isOnTop ? 'relative z-60' : undefined}>
        <BaseDialog.Backdrop {...scrim()} className={backdropStyle} />
        <BaseDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-8">
          <BaseDialog.Popup
            data-slot="panel"
            className={clsx(dialogPopupStyle, widths[size], isTall && 'h-[calc(100dvh-2rem)] md:h-200')}
          >
            <header className="border-b border-line py-3.5 ps-4 pe-15 md:py-4.5 md:ps-6">
              <BaseDialog.Title className="font-serif text-xl font-semibold wrap-anywhere">{title}</BaseDialog.Title>
              {description ? (
                <BaseDialog.Description className="mt-1 text-sm text-ink-2">{description}</BaseDialog.Description>
              ) : null}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">{children}</div>
            {footer ? <footer className={dialogFooterStyle}>{footer}</footer> : null}
            {/* Last in tab order, so that the first field gets the initial focus. */}
            <BaseDialog.Close
              render={
                <IconButton label={words('frame')('close')} disabled={busy} className="absolute! end-2 top-2 md:top-3">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const dialogPopupStyle = [
  'relative flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-card border border-line bg-sheet text-ink shadow-3 outline-none md:rounded-card',
  'transition-[translate,scale,opacity] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
  'max-md:data-ending-style:translate-y-8 max-md:data-starting-style:translate-y-8',
  'md:data-ending-style:scale-98 md:data-starting-style:scale-98',
].join(' ');

const dialogFooterStyle =
  'flex flex-col-reverse gap-3 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:flex-row md:justify-end md:px-6';
