import { z } from 'zod';
import { id, timestamp } from './common.ts';

export const notificationView = z.object({
  id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: timestamp,
});
export type NotificationView = z.infer<typeof notificationView>;

export const notificationList = z.object({ items: z.array(notificationView) });
export const unreadCountOutput = z.object({ count: z.number().int() });
