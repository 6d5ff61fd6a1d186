import { limits } from '#shared/limits.ts';
import type { LiveEvent } from '#client/lib/live-connection.ts';
import type { NotificationView } from '#shared/schemas/notifications.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

/** The notifications we were told of, kept right as they change. */

const { list, unreadCount } = trpcUtils.notifications;

function patchList(patch: (items: NotificationView[]) => NotificationView[]): void {
  list.setData(undefined, (known) => known && { items: patch(known.items) });
}

/** Counts only what the server does not know yet: its own events bring its own count. */
function patchCount(patch: (count: number) => number): void {
  unreadCount.setData(undefined, (known) => known && { count: Math.max(0, patch(known.count)) });
}

let recount: ReturnType<typeof setTimeout> | undefined;

/** Asks for the count once for a burst of events. */
function recountSoon(): void {
  clearTimeout(recount);
  recount = setTimeout(() => void unreadCount.invalidate(), 100);
}

/** Applies what the server said has happened; doing so twice changes nothing. */
export function applyEvent({ kind, notification }: LiveEvent): void {
  const { id } = notification;
  patchList((items) => {
    if (kind === 'delete') return items.filter((item) => item.id !== id);
    if (items.some((item) => item.id === id)) return items.map((item) => (item.id === id ? notification : item));
    return kind === 'insert' ? [notification, ...items].slice(0, limits.notificationsFetched) : items;
  });
  recountSoon();
}

/** Shows one as read before the server has heard of it. */
export function showRead(id: string): void {
  if (list.getData()?.items.find((item) => item.id === id)?.isRead === true) return;
  patchList((items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)));
  patchCount((count) => count - 1);
}

/** Shows all as read. */
export function showAllRead(): void {
  patchList((items) => items.map((item) => ({ ...item, isRead: true })));
  patchCount(() => 0);
}

/** Takes one away. */
export function showRemoved(id: string): void {
  if (list.getData()?.items.find((item) => item.id === id)?.isRead === false) patchCount((count) => count - 1);
  patchList((items) => items.filter((item) => item.id !== id));
}

/** Stops answers that are on their way from undoing what is shown already. */
export async function holdAnswers(): Promise<void> {
  await Promise.all([list.cancel(), unreadCount.cancel()]);
}

/** Back to what the server says. */
export function invalidate(): void {
  void trpcUtils.notifications.invalidate();
}
