import { Popover as BasePopover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { popupStyle } from './overlay-style.ts';

export interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; or, where `open` is controlled from a button that stands elsewhere, that button. */
  trigger?: ReactElement;
  anchor?: RefObject<HTMLElement | null>;
  title: string;
  hideTitle?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Layout classes of the panel, its width above all. */
  className?: string;
  children: ReactNode;
}

/** Something to read or to do, next to the button that opens it. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, anchor, title, hideTitle, align = 'end', className, children } = props;
  return (
    <BasePopover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A press on the button itself is the button's own.
        const isOnAnchor = event.target instanceof Node && anchor?.current?.contains(event.target) === true;
        if (!isOnAnchor || event.type === 'keydown') onOpenChange?.(next);
      }}
    >
      {trigger ? <BasePopover.Trigger render={trigger} /> : null}
      <BasePopover.Portal>
        {/* It scrolls where the room below ends: on the other side it would cover the header. */}
        <BasePopover.Positioner
          anchor={anchor}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          collisionAvoidance={{ side: 'none', fallbackAxisSide: 'none' }}
          className="z-50"
        >
          <BasePopover.Popup
            finalFocus={anchor}
            className={clsx(
              popupStyle,
              'max-h-(--available-height) overflow-y-auto',
              className ?? 'w-95 max-w-[calc(100vw-1rem)] p-4',
            )}
          >
            <BasePopover.Title className={hideTitle ? 'sr-only' : 'mb-2 text-base font-semibold'}>
              {title}
            </BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
