import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { words } from '#client/ui/words.ts';
import { backdropStyle } from './overlay-style.ts';
import { scrim } from './scrim.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the object: `Delete “Passports”?` */
  title: ReactNode;
  /** What will be lost and what will not. */
  description: ReactNode;
  /** A verb phrase: `Delete folder`. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** The action is running; the dialog waits for its answer, since closing would not stop it. */
  busy?: boolean;
  /** Why it cannot be confirmed now. */
  blockedBecause?: string | undefined;
  /** Error of the last attempt. */
  error?: string | undefined;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Popup of an `AlertDialog`. Cancel has the initial focus; a press outside never closes it, and nothing does while it is busy. */
export function AlertDialogPanel(props: AlertDialogProps) {
  const t = words('parts');
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, tone, busy, error, onConfirm, children } =
    props;
  const { blockedBecause } = props;
  const blockedId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  // The error of an earlier opening, which may be about another row.
  const [past, setPast] = useState<string>();
  if (!open && past !== error) setPast(error);
  return (
    <BaseAlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
    >
      <BaseAlertDialog.Portal>
        {/* Nested backdrops are not rendered by default; this one dims the dialog below. */}
        <BaseAlertDialog.Backdrop forceRender {...scrim()} className={backdropStyle} />
        <BaseAlertDialog.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-4">
          <BaseAlertDialog.Popup
            initialFocus={cancel}
            className="w-full max-w-115 rounded-card border border-line bg-sheet p-5 text-ink shadow-3 outline-none transition-[scale,opacity] duration-200 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 md:p-6"
          >
            <BaseAlertDialog.Title className="font-serif text-xl font-semibold wrap-anywhere">
              {title}
            </BaseAlertDialog.Title>
            <BaseAlertDialog.Description className="mt-2 text-ink-2">{description}</BaseAlertDialog.Description>
            {children ? <div className="mt-4">{children}</div> : null}
            {error && error !== past ? (
              <InlineAlert tone="error" announce className="mt-4">
                {error}
              </InlineAlert>
            ) : null}
            {blockedBecause === undefined ? null : (
              <p id={blockedId} className="mt-4 text-sm text-ink-2 md:text-end">
                {blockedBecause}
              </p>
            )}
            <div className="mt-6 flex flex-col-reverse gap-3 md:flex-row md:justify-end">
              <BaseAlertDialog.Close
                ref={cancel}
                render={
                  <Button variant="secondary" disabled={busy}>
                    {cancelLabel ?? t('cancel')}
                  </Button>
                }
              />
              <Button
                variant={tone ?? 'danger'}
                busy={busy}
                disabled={blockedBecause !== undefined}
                aria-describedby={blockedBecause === undefined ? undefined : blockedId}
                onClick={() => {
                  setPast(undefined);
                  onConfirm();
                }}
              >
                {confirmLabel}
              </Button>
            </div>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
