import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { NotificationViewInput } from '#shared/schemas/notifications.ts';

/** Tables of notifications in the application, and of the log that their live updates resume from. */

type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** The price request that it is about; null in rows of older releases. */
type RequestId = ColumnType<string | null, string | null | undefined, never>;

interface NotificationsTable {
  id: Generated<string>;
  userId: string;
  type: string;
  documentId: string | null;
  requestId: RequestId;
  title: string;
  message: string;
  isRead: Generated<boolean>;
  createdAt: Timestamp;
}

interface NotificationEventsTable {
  id: GeneratedAlways<number>;
  userId: string;
  kind: 'insert' | 'update' | 'delete';
  notification: JSONColumnType<NotificationViewInput>;
  requestId: RequestId;
  createdAt: Timestamp;
}

export interface NotificationTables {
  notifications: NotificationsTable;
  notificationEvents: NotificationEventsTable;
}
