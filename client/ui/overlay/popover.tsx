import { Popover as BasePopover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useDrawnOpen } from '#client/ui/use-opened.ts';
import { popupStyle } from './overlay-style.ts';

export interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. */
  trigger?: ReactElement;
  anchor?: RefObject<HTMLElement | null>;
  title: string;
  hideTitle?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Layout classes of the panel, including its width. */
  className?: string;
  children: ReactNode;
}

/** Non-modal panel anchored to a button. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, anchor, title, hideTitle, align = 'end', className, children } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  return (
    <BasePopover.Root
      open={useDrawnOpen(open ?? ownOpen)}
      onOpenChange={(next, { event }) => {
        // The anchor's own handler toggles `open` on pointer events.
        const isOnAnchor = event.target instanceof Node && anchor?.current?.contains(event.target) === true;
        if (isOnAnchor && event.type !== 'keydown') return;
        setOwnOpen(next);
        onOpenChange?.(next);
      }}
    >
      {trigger ? <BasePopover.Trigger render={trigger} /> : null}
      <BasePopover.Portal>
        {/* Scrolls instead of flipping to the other side, where it would cover the header. */}
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
