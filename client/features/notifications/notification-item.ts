import type { NotificationItem, NotificationKind } from '#client/ui/notifications/notification-list.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import type { NotificationKind as NotificationType, NotificationView } from '#shared/schemas/notifications.ts';

const kinds = {
  document_upload: 'incoming',
  document_approved: 'approved',
  document_rejected: 'corrected',
  translation_ready: 'download',
  translation_draft: 'incoming',
  translation_failed: 'error',
  payment_confirmed: 'ok',
  payment_refunded: 'info',
  order_on_account: 'ok',
  payment_credited: 'info',
  payment_missing: 'error',
  statement_issued: 'info',
  statement_overdue: 'error',
  account_overdue: 'error',
  payment_flagged: 'error',
  payment_returned: 'info',
  payout_waiting: 'error',
  order_underpaid: 'error',
  order_cancelled: 'info',
  order_resumed: 'incoming',
  refund_after_delivery: 'info',
  refund_came_back: 'error',
  dispute_opened: 'error',
  dispute_won: 'ok',
  dispute_lost: 'error',
  certificate_revoked: 'error',
  certificate_reissued: 'download',
  copy_opened: 'info',
  refusal_reported: 'incoming',
  revision_asked: 'incoming',
  revision_declined: 'info',
  question_asked: 'info',
  question_answered: 'incoming',
  review_assigned: 'incoming',
  review_offered: 'incoming',
  review_passed: 'incoming',
  part_given: 'incoming',
  part_done: 'incoming',
  part_back: 'incoming',
  revision_waiting: 'incoming',
  revision_returned: 'incoming',
  revision_passed: 'incoming',
  copy_to_mail: 'incoming',
  copy_mailed: 'ok',
  step_asked: 'incoming',
  step_sent: 'ok',
  step_back: 'ok',
  step_cancelled: 'info',
  promise_soon: 'incoming',
  promise_urgent: 'incoming',
  promise_missed: 'incoming',
  sources_leaving: 'info',
  message_sent: 'incoming',
  scan_sent: 'incoming',
  message_received: 'info',
  notary_missing: 'error',
  credential_refused: 'info',
  credential_check_undone: 'error',
  credential_expiring: 'info',
  pay_statement: 'info',
  agreement_published: 'info',
  pay_disputed: 'info',
  price_asked: 'incoming',
  webhook_disabled: 'info',
} as const satisfies Record<NotificationType, NotificationKind>;

function kindOf(type: string): NotificationKind {
  const known: Readonly<Record<string, NotificationKind>> = kinds;
  return known[type] ?? 'bell';
}

/** Maps a notification to the bell's item, with times relative to `now`. */
export function toItem(notification: NotificationView, now: Date): NotificationItem {
  const { id, type, title, message, isRead } = notification;
  const at = new Date(notification.createdAt);
  return {
    id,
    title,
    message,
    isRead,
    kind: kindOf(type),
    time: relativeTime(at, now),
    day: at.toDateString() === now.toDateString() ? 'today' : 'earlier',
  };
}

/** `5m ago`; after a week the date. */
export function relativeTime(at: Date, now: Date): string {
  const t = words('parts');
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return t('notifications.now');
  if (minutes < 60) return t('notifications.minutes', { count: minutes });
  if (minutes < 24 * 60) return t('notifications.hours', { count: Math.floor(minutes / 60) });
  if (minutes < 7 * 24 * 60) return t('notifications.days', { count: Math.floor(minutes / (24 * 60)) });
  return at.toLocaleDateString(formatTag());
}
