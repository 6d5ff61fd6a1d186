import type { LiveEvent } from '#client/lib/live-connection.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { limits } from '#shared/limits.ts';
import type { NotificationView } from '#shared/schemas/notifications.ts';

/** Optimistic updates of the cached notifications. */

const { list, unreadCount } = trpcUtils.notifications;

function patchList(patch: (items: NotificationView[]) => NotificationView[]): void {
  list.setData(undefined, (known) => known && { items: patch(known.items) });
}

/** Patches the count before the server answers; events trigger a recount instead. */
function patchCount(patch: (count: number) => number): void {
  unreadCount.setData(undefined, (known) => known && { count: Math.max(0, patch(known.count)) });
}

let recount: ReturnType<typeof setTimeout> | undefined;

/** Refetches the count, debounced over a burst of events. */
function scheduleRecount(): void {
  clearTimeout(recount);
  recount = setTimeout(() => void unreadCount.invalidate(), 100);
}

/** Applies a live event; idempotent. */
export function applyEvent({ kind, notification }: LiveEvent): void {
  const { id } = notification;
  patchList((items) => {
    if (kind === 'delete') return items.filter((item) => item.id !== id);
    if (items.some((item) => item.id === id)) return items.map((item) => (item.id === id ? notification : item));
    return kind === 'insert' ? [notification, ...items].slice(0, limits.notificationsFetched) : items;
  });
  scheduleRecount();
}

/** Marks one as read, optimistically. */
export function cacheRead(id: string): void {
  if (list.getData()?.items.find((item) => item.id === id)?.isRead === true) return;
  patchList((items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)));
  patchCount((count) => count - 1);
}

/** Marks all as read, optimistically. */
export function cacheAllRead(): void {
  patchList((items) => items.map((item) => ({ ...item, isRead: true })));
  patchCount(() => 0);
}

/** Removes one, optimistically. */
export function cacheRemoved(id: string): void {
  if (list.getData()?.items.find((item) => item.id === id)?.isRead === false) patchCount((count) => count - 1);
  patchList((items) => items.filter((item) => item.id !== id));
}

/** Cancels running queries, whose answers would overwrite an optimistic update. */
export async function cancelQueries(): Promise<void> {
  await Promise.all([list.cancel(), unreadCount.cancel()]);
}

/** Refetches the notifications, which rolls an optimistic update back. */
export function refetchNotifications(): void {
  void trpcUtils.notifications.invalidate();
}
