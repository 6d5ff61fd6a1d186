import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';
import { cacheAllRead, cacheRead, cacheRemoved, cancelQueries, refetchNotifications } from './notification-cache.ts';

export interface NotificationActions {
  markRead: (id: string) => void;
  markAllRead: () => void;
  remove: (id: string) => void;
}

/** Optimistic mutations of notifications; a failure rolls back. */
export function useNotificationActions(): NotificationActions {
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
