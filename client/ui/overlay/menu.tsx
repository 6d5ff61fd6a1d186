import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useDrawnOpen } from '#client/ui/use-opened.ts';
import { popupStyle } from './overlay-style.ts';

const itemStyle = [
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-control px-3 text-sm outline-none select-none md:min-h-9',
  'data-disabled:text-ink-3 data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2',
  'data-highlighted:outline-transparent [&_svg]:size-4.5 [&_svg]:shrink-0',
].join(' ');

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  children: ReactNode;
}

/** Dropdown menu of actions. */
export function Menu({ trigger, align = 'end', side = 'bottom', children }: MenuProps) {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <BaseMenu.Root open={useDrawnOpen(isPressed)} onOpenChange={setIsPressed}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup className={clsx(popupStyle, 'max-h-(--available-height) min-w-52 overflow-y-auto p-1.5')}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Equivalent key, shown at the end. */
  shortcut?: string;
  onClick: () => void;
  children: ReactNode;
}

/** Action of a menu. Its label ends in “…” if it opens a dialog. */
export function MenuItem({ icon, tone, disabled, shortcut, onClick, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      disabled={disabled}
      onClick={onClick}
      className={clsx(itemStyle, tone === 'danger' ? 'text-seal' : '')}
    >
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut ? <kbd className="font-sans text-xs text-ink-3">{shortcut}</kbd> : null}
    </BaseMenu.Item>
  );
}

/** Divider between groups of actions. */
export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
