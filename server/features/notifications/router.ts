import { syncOutput, router, signedInProcedure, trackedOutput } from '#server/trpc.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { notificationEvent, notificationList, onEventInput, unreadCountOutput } from '#shared/schemas/notifications.ts';
import { pushStatusOutput, pushSubscriptionInput } from '#shared/schemas/push.ts';
import { followNotifications } from './live/service.ts';
import { getPushStatus, subscribePush, unsubscribePush } from './push/service.ts';
import * as queries from './queries.ts';
import * as notifications from './service.ts';

export const notificationsRouter = router({
  /** The latest fifty notifications. */
  list: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(notificationList))
    .query(async ({ ctx }) => ({ items: await queries.listNotifications(ctx.deps.db, ctx.user.id) })),

  /** How many notifications are unread. */
  unreadCount: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(unreadCountOutput))
    .query(async ({ ctx }) => ({ count: await queries.countUnread(ctx.deps.db, ctx.user.id) })),

  /** Marks a notification as read. */
  markRead: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await notifications.markRead(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Marks all notifications as read. */
  markAllRead: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(empty))
    .mutation(async ({ ctx }) => {
      await notifications.markAllRead(ctx.deps, ctx.user);
      return {};
    }),

  /** Deletes a notification. */
  remove: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await notifications.removeNotification(ctx.deps, ctx.user, input);
      return {};
    }),

  pushStatus: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(pushStatusOutput))
    .query(({ ctx }) => getPushStatus(ctx.deps, ctx.user)),

  subscribePush: signedInProcedure
    .input(pushSubscriptionInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await subscribePush(ctx.deps, ctx.user, input);
      return {};
    }),

  unsubscribePush: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(empty))
    .mutation(async ({ ctx }) => {
      await unsubscribePush(ctx.deps, ctx.user);
      return {};
    }),

  /** Notifications as they come, over a WebSocket. Resumes after `lastEventId`. */
  onEvent: signedInProcedure
    .input(onEventInput)
    .output(trackedOutput(notificationEvent))
    .subscription(({ ctx, input, signal }) =>
      followNotifications(ctx, { lastEventId: input?.lastEventId ?? undefined, signal }),
    ),
});
