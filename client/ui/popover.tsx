import { Popover as BasePopover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { popupStyle } from './overlay-style.ts';

export interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger: ReactElement;
  title: string;
  hideTitle?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Layout classes of the panel, its width above all. */
  className?: string;
  children: ReactNode;
}

/** Something to read or to do, next to the button that opens it. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, title, hideTitle, align = 'end', className, children } = props;
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange ? (next) => onOpenChange(next) : undefined}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-50">
          <BasePopover.Popup
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
