import { Link } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { connectLive, useLiveEvents, useLiveState } from '#client/lib/live.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { NotificationBell } from '#client/ui/notifications/notification-bell.tsx';
import { useNotificationToast } from '#client/ui/notifications/use-notification-toast.ts';
import { words } from '#client/ui/words.ts';
import { notificationTarget } from '#shared/notifications.ts';
import type { Role } from '#shared/roles.ts';
import type { NotificationView } from '#shared/schemas/notifications.ts';
import { invalidateFor, scheduleSharedRefetch } from './cache-invalidation.ts';
import {
  applyEvent,
  cacheAllRead,
  cacheRead,
  cacheRemoved,
  cancelQueries,
  refetchNotifications,
} from './notification-cache.ts';
import { toItem } from './notification-item.ts';

interface NotificationActions {
  markRead: (id: string) => void;
  markAllRead: () => void;
  remove: (id: string) => void;
}

const minuteMs = 60_000;

export interface NotificationCentreProps {
  /** The area in which notifications open their documents. */
  area: Role;
  /** Kinds that another component announces. */
  announcedElsewhere?: readonly string[];
}

/** The bell. While mounted it holds the live connection: events update the list and count, show a toast, and invalidate queries. */
export function NotificationCentre({ area, announcedElsewhere = [] }: NotificationCentreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow(isOpen);
  const isOffline = useLiveState() === 'offline';
  const actions = useNotificationActions();
  const announce = useNotificationToast();
  const count = trpc.notifications.unreadCount.useQuery();
  const list = trpc.notifications.list.useQuery(undefined, { enabled: isOpen });
  useEffect(connectLive, []);
  useLiveEvents((event) => {
    applyEvent(event);
    if (event.kind !== 'insert') return;
    const { id, type, title, message } = event.notification;
    invalidateFor(type);
    if (announcedElsewhere.includes(type)) return;
    announce({
      title,
      message,
      onRead: () => actions.markRead(id),
    });
  }, scheduleSharedRefetch);
  return (
    <NotificationBell
      open={isOpen}
      onOpenChange={setIsOpen}
      items={list.data?.items.map((notification) => toItem(notification, now)) ?? []}
      unread={count.data?.count}
      {...queryState(list, 'NOTIFICATIONS_FAILED')}
      loading={list.isLoading}
      isOffline={isOffline}
      linkOf={({ id }) => {
        const notification = list.data?.items.find((item) => item.id === id);
        return notificationLink(area, notification ?? { type: '', documentId: null });
      }}
      onPress={({ id, isRead }) => {
        if (!isRead) actions.markRead(id);
        setIsOpen(false);
      }}
      onReadAll={actions.markAllRead}
      onDelete={({ id }) => actions.remove(id)}
    />
  );
}

/** The current time, updated every minute while `isWatched`. */
function useNow(isWatched: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isWatched) return undefined;
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, minuteMs);
    return () => clearInterval(timer);
  }, [isWatched]);
  return now;
}

/** An empty link element to a notification's target, within the given area. */
export function notificationLink(
  area: Role,
  notification: Pick<NotificationView, 'type' | 'documentId'>,
): ReactElement {
  const target = notificationTarget(area, notification);
  if (target.page === 'operations') return <Link to="/admin/operations" />;
  return target.page === 'document' ? documentLink(area, target.documentId) : listLink(area);
}

function documentLink(area: Role, documentId: string): ReactElement {
  if (area === 'user') return <Link to="/dashboard/progress" search={{ doc: documentId }} />;
  if (area === 'admin') return <Link to="/admin" search={{ doc: documentId }} />;
  return <Link to="/authenticator/authenticate/$reviewId" params={{ reviewId: documentId }} />;
}

function listLink(area: Role): ReactElement {
  if (area === 'user') return <Link to="/dashboard/progress" />;
  if (area === 'admin') return <Link to="/admin" hash="to-authenticate" hashScrollIntoView={false} />;
  return <Link to="/authenticator/authenticate" />;
}

/** Optimistic mutations of notifications; a failure rolls back. */
function useNotificationActions(): NotificationActions {
  const t = words('parts');
  const toast = useToast();
  const onError = (error: unknown) => {
    refetchNotifications();
    const { code, text } = describeError(error);
    // Already removed in another window.
    if (code !== 'NOT_FOUND') toast.show({ tone: 'error', title: t('notifications.notUpdated'), description: text });
  };
  const read = trpc.notifications.markRead.useMutation({
    onMutate: async ({ id }) => {
      await cancelQueries();
      cacheRead(id);
    },
    onError,
  });
  const readAll = trpc.notifications.markAllRead.useMutation({
    onMutate: async () => {
      await cancelQueries();
      cacheAllRead();
    },
    onError,
  });
  const remove = trpc.notifications.remove.useMutation({
    onMutate: async ({ id }) => {
      await cancelQueries();
      cacheRemoved(id);
    },
    onError,
  });
  return {
    markRead: (id) => read.mutate({ id }),
    markAllRead: () => readAll.mutate(),
    remove: (id) => remove.mutate({ id }),
  };
}
