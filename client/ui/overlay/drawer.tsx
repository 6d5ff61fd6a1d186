import { useDirection } from '@base-ui/react/direction-provider';
import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { useDrawnOpen } from '#client/ui/use-opened.ts';
import { words } from '#client/ui/words.ts';
import { scrim } from './scrim.ts';

const viewport = cva('fixed inset-0 z-40 flex', {
  variants: { side: { start: 'justify-start', bottom: 'items-end' } },
});

const popup = cva(
  [
    'flex flex-col bg-sheet text-ink shadow-3 outline-none transition-transform duration-200 ease-standard',
    'data-swiping:duration-0 data-swiping:select-none',
  ],
  {
    variants: {
      side: {
        start: [
          'h-full w-[min(20rem,85vw)] border-e border-line [transform:translateX(var(--drawer-swipe-movement-x))]',
          'data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]',
          'rtl:data-ending-style:[transform:translateX(100%)] rtl:data-starting-style:[transform:translateX(100%)]',
        ],
        bottom: [
          'max-h-[85dvh] w-full rounded-t-card border-t border-line pb-[env(safe-area-inset-bottom)]',
          '[transform:translateY(var(--drawer-swipe-movement-y))]',
          'data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]',
        ],
      },
    },
  },
);

export interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** `start`: navigation from the inline start. `bottom`: sheet of actions or filters. */
  side: 'start' | 'bottom';
  title: string;
  /** Shown instead of the title, which stays the accessible name. */
  heading?: ReactNode;
  /** Called when a link inside is clicked; navigation drawers close. */
  onFollowLink?: () => void;
  children: ReactNode;
}

/** Panel that slides over the page and closes by swipe. */
export function Drawer({ open, onOpenChange, trigger, side, title, heading, onFollowLink, children }: DrawerProps) {
  const direction = useDirection();
  const startDirection = direction === 'rtl' ? 'right' : 'left';
  return (
    <BaseDrawer.Root
      open={useDrawnOpen(open)}
      onOpenChange={onOpenChange ? (next) => onOpenChange(next) : undefined}
      swipeDirection={side === 'start' ? startDirection : 'down'}
    >
      {trigger ? <BaseDrawer.Trigger render={trigger} /> : null}
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop
          {...scrim()}
          className="fixed inset-0 z-40 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0"
        />
        <BaseDrawer.Viewport className={viewport({ side })}>
          <BaseDrawer.Popup className={popup({ side })}>
            {side === 'bottom' ? (
              <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-line" />
            ) : null}
            <header className="flex min-h-14 items-center justify-between gap-4 ps-4 pe-2">
              <BaseDrawer.Title className={heading ? 'sr-only' : 'text-base font-semibold'}>{title}</BaseDrawer.Title>
              {heading}
              <BaseDrawer.Close
                render={
                  <IconButton label={words('frame')('close')}>
                    <X aria-hidden="true" />
                  </IconButton>
                }
              />
            </header>
            <BaseDrawer.Content
              onClick={(event) => {
                if (event.target instanceof Element && event.target.closest('a')) onFollowLink?.();
              }}
              className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain"
            >
              {children}
            </BaseDrawer.Content>
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}
