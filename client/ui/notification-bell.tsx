import { Bell } from 'lucide-react';
import { Drawer } from './drawer.tsx';
import { IconButton } from './icon-button.tsx';
import { NotificationList, type NotificationListProps } from './notification-list.tsx';
import { Popover } from './popover.tsx';
import { useIsPhone } from './use-media-query.ts';

export interface NotificationBellProps extends NotificationListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many are unread, also beyond the items given. */
  unread: number;
}

/** The bell with its count; opens the list next to it, or from below on a phone. */
export function NotificationBell({ open, onOpenChange, ...list }: NotificationBellProps) {
  const isPhone = useIsPhone();
  const { unread } = list;
  const count = unread > 9 ? '9+' : String(unread);
  const trigger = (
    <IconButton label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'} title="Notifications">
      <Bell aria-hidden="true" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full border-2 border-sheet bg-seal px-1 text-xs leading-none font-semibold text-on-seal"
        >
          {count}
        </span>
      ) : null}
    </IconButton>
  );
  if (isPhone) {
    return (
      <Drawer open={open} onOpenChange={onOpenChange} trigger={trigger} side="bottom" title="Notifications">
        <NotificationList {...list} />
      </Drawer>
    );
  }
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title="Notifications"
      hideTitle
      className="flex w-95 max-w-[calc(100vw-1rem)] flex-col"
    >
      <NotificationList {...list} hasTitle />
    </Popover>
  );
}
