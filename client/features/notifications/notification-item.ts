import { relativeTime } from '#shared/notifications.ts';
import type { NotificationView } from '#shared/schemas/notifications.ts';
import type { NotificationItem, NotificationKind } from '../../ui/notification-list.tsx';

const kinds: Readonly<Record<string, NotificationKind>> = {
  document_upload: 'incoming',
  document_approved: 'approved',
  document_rejected: 'corrected',
  translation_ready: 'download',
  translation_draft: 'incoming',
  translation_failed: 'error',
  payment_confirmed: 'ok',
  payment_refunded: 'info',
};

/** A notification as the bell shows it at the time `now`. */
export function toItem(notification: NotificationView, now: Date): NotificationItem {
  const { id, type, title, message, isRead } = notification;
  const at = new Date(notification.createdAt);
  return {
    id,
    title,
    message,
    isRead,
    kind: kinds[type] ?? 'bell',
    time: relativeTime(at, now),
    day: at.toDateString() === now.toDateString() ? 'today' : 'earlier',
  };
}
