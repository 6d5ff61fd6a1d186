import { useCallback } from 'react';
import { useToast } from '#client/ui/feedback/use-toast.ts';

export interface NotificationNews {
  title: string;
  message: string;
  onRead: () => void;
}

const shownMs = 8000;

/** Announces a notification that has just come: 8 seconds, with “Mark as read”. It stands in the bell as well. */
export function useNotificationToast(): (news: NotificationNews) => string {
  const { show } = useToast();
  return useCallback(
    ({ title, message, onRead }: NotificationNews) =>
      show({ title, description: message, timeout: shownMs, action: { label: 'Mark as read', onPress: onRead } }),
    [show],
  );
}
