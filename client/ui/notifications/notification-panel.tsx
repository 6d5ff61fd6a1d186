import type { RefObject } from 'react';
import { Drawer } from '#client/ui/overlay/drawer.tsx';
import { Popover } from '#client/ui/overlay/popover.tsx';
import { useIsPhone } from '#client/ui/use-media-query.ts';
import { words } from '#client/ui/words.ts';
import { NotificationList, type NotificationListProps } from './notification-list.tsx';

export interface NotificationPanelProps extends NotificationListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The bell button. */
  anchor: RefObject<HTMLElement | null>;
}

/** Popover at the bell; bottom sheet on phones. */
export function NotificationPanel({ open, onOpenChange, anchor, ...list }: NotificationPanelProps) {
  const t = words('parts');
  if (useIsPhone()) {
    return (
      <Drawer open={open} onOpenChange={onOpenChange} side="bottom" title={t('notifications.title')}>
        <NotificationList {...list} />
      </Drawer>
    );
  }
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      title={t('notifications.title')}
      hideTitle
      className="flex w-95 max-w-[calc(100vw-1rem)] flex-col"
    >
      <NotificationList {...list} hasTitle />
    </Popover>
  );
}
