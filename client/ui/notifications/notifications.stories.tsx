import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { ToastProvider } from '#client/ui/feedback/toast.tsx';
import { storyLink } from '#client/ui/layout/story-link.ts';
import { NotificationBell } from './notification-bell.tsx';
import type { NotificationItem, NotificationListProps } from './notification-list.tsx';
import { useNotificationToast } from './use-notification-toast.ts';

export default { title: 'Overlays/Notifications' } satisfies Meta;

const first: NotificationItem[] = [
  {
    id: '1',
    kind: 'ok',
    title: 'Your translation is ready!',
    message: 'birth-certificate.pdf can be downloaded.',
    time: '5m ago',
    day: 'today',
    isRead: false,
  },
  {
    id: '2',
    kind: 'info',
    title: 'Payment received',
    message: 'We have sent passport.pdf to the translators.',
    time: '3h ago',
    day: 'today',
    isRead: true,
  },
  {
    id: '3',
    kind: 'error',
    title: 'A file could not be read',
    message: 'scan_2026_with_a_very_long_name_that_does_not_break.pdf',
    time: '2d ago',
    day: 'earlier',
    isRead: true,
  },
];

function Bell(props: Partial<NotificationListProps> & { initial?: readonly NotificationItem[]; count?: number }) {
  const { initial = first, count, ...rest } = props;
  const [isOpen, setIsOpen] = useState(true);
  const [items, setItems] = useState(initial);
  const unread = count ?? items.filter((item) => !item.isRead).length;
  return (
    <div className="flex h-160 justify-end">
      <NotificationBell
        open={isOpen}
        onOpenChange={setIsOpen}
        items={items}
        unread={unread}
        linkOf={() => storyLink}
        onPress={() => setIsOpen(false)}
        onReadAll={() => setItems(items.map((item) => ({ ...item, isRead: true })))}
        onDelete={(deleted) => setItems(items.filter((item) => item.id !== deleted.id))}
        {...rest}
      />
    </div>
  );
}

export function Filled() {
  return <Bell />;
}

export function MoreThanNine() {
  return <Bell count={14} />;
}

export function Loading() {
  return <Bell initial={[]} loading />;
}

export function Empty() {
  return <Bell initial={[]} />;
}

export function Failed() {
  return <Bell initial={[]} error="Failed to fetch notifications" onRetry={() => undefined} />;
}

export function Offline() {
  return <Bell isOffline />;
}

export function Toast() {
  return (
    <ToastProvider>
      <ToastButton />
    </ToastProvider>
  );
}

function ToastButton() {
  const announceNews = useNotificationToast();
  return (
    <Button
      onClick={() =>
        announceNews({ title: 'Your translation is ready!', message: 'birth-certificate.pdf', onRead: () => undefined })
      }
    >
      Notify
    </Button>
  );
}
