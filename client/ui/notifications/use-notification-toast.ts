import { useCallback } from 'react';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';

export interface NotificationNews {
  title: string;
  message: string;
  onRead: () => void;
}

const shownMs = 8000;

/** Toast of a received notification: 8 seconds, with “Mark as read”. None covers a dialog; the bell counts it. */
export function useNotificationToast(): (news: NotificationNews) => string {
  const { show } = useToast();
  return useCallback(
    ({ title, message, onRead }: NotificationNews) =>
      show({
        title,
        description: message,
        timeout: shownMs,
        isNews: true,
        action: { label: words('parts')('notifications.read'), onPress: onRead },
      }),
    [show],
  );
}
