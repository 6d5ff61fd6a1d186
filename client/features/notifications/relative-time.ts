import { formatTag, words } from '#client/ui/words.ts';

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
