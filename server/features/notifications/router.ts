import { inPlace, provenProcedure, router, signedInProcedure, syncOutput, trackedOutput } from '#server/trpc.ts';
import { empty, idInput } from '#shared/schemas/common.ts';
import { notificationEvent, notificationList, onEventInput, unreadCountOutput } from '#shared/schemas/notifications.ts';
import { pushStatusOutput, pushSubscriptionInput } from '#shared/schemas/push.ts';
import {
  createWebhookEndpointInput,
  sendTestWebhookInput,
  updateWebhookEndpointInput,
  webhookDeliveriesInput,
  webhookDeliveriesOutput,
  webhookDeliveryOutput,
  webhookEndpointsOutput,
  webhookEndpointView,
  webhookIdInput,
  webhookKeyOutput,
  webhookModeInput,
} from '#shared/schemas/webhooks.ts';
import { followNotifications } from './live.ts';
import { getPushStatus, subscribePush, unsubscribePush } from './push.ts';
import { countUnread, listNotifications } from './queries.ts';
import { markAllRead, markRead, removeNotification } from './service.ts';
import {
  createEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  redeliver,
  rotateSecret,
  sendTest,
  updateEndpoint,
} from './webhooks/service.ts';

export const notificationsRouter = router({
  /** The latest fifty notifications. */
  list: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(notificationList))
    .query(async ({ ctx }) => ({ items: await listNotifications(ctx.deps.db, ctx.user.id) })),

  /** How many notifications are unread. */
  unreadCount: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(unreadCountOutput))
    .query(async ({ ctx }) => ({ count: await countUnread(ctx.deps.db, ctx.user.id) })),

  /** Marks a notification as read. */
  markRead: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await markRead(ctx.deps, ctx.user, input);
      return {};
    }),

  /** Marks all notifications as read. */
  markAllRead: signedInProcedure
    .input(empty.optional())
    .output(syncOutput(empty))
    .mutation(async ({ ctx }) => {
      await markAllRead(ctx.deps, ctx.user);
      return {};
    }),

  /** Deletes a notification. */
  remove: signedInProcedure
    .input(idInput)
    .output(syncOutput(empty))
    .mutation(async ({ ctx, input }) => {
      await removeNotification(ctx.deps, ctx.user, input);
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

  /** The account's webhook endpoints. */
  webhookEndpoints: signedInProcedure
    .input(webhookModeInput.optional())
    .output(syncOutput(webhookEndpointsOutput))
    .query(inPlace(listEndpoints)),

  /** Adds a webhook endpoint. The answer holds its signing key, which is shown once. Keys: test keys only. */
  createWebhookEndpoint: provenProcedure
    .input(createWebhookEndpointInput)
    .output(syncOutput(webhookKeyOutput))
    .mutation(inPlace(createEndpoint, { makes: true })),

  /** Changes, pauses or enables a webhook endpoint. Keys: test keys only. */
  updateWebhookEndpoint: provenProcedure
    .input(updateWebhookEndpointInput)
    .output(syncOutput(webhookEndpointView))
    .mutation(inPlace(updateEndpoint)),

  /** Deletes a webhook endpoint with its delivery log. Keys: test keys only. */
  deleteWebhookEndpoint: provenProcedure
    .input(webhookIdInput)
    .output(syncOutput(empty))
    .mutation(inPlace(deleteEndpoint)),

  /** Replaces an endpoint's signing key. The former one signs too for 24 hours. Keys: test keys only. */
  rotateWebhookSecret: provenProcedure
    .input(webhookIdInput)
    .output(syncOutput(webhookKeyOutput))
    .mutation(inPlace(rotateSecret)),

  /** Webhooks of the last 30 days with their payload and the answers, newest first. */
  webhookDeliveries: signedInProcedure
    .input(webhookDeliveriesInput)
    .output(syncOutput(webhookDeliveriesOutput))
    .query(inPlace(listDeliveries)),

  /** Sends a webhook again, with the same id. */
  redeliverWebhook: signedInProcedure.input(webhookIdInput).output(syncOutput(empty)).mutation(inPlace(redeliver)),

  /** Sends the sample of an event to an endpoint. */
  sendTestWebhook: signedInProcedure
    .input(sendTestWebhookInput)
    .output(syncOutput(webhookDeliveryOutput))
    .mutation(inPlace(sendTest)),

  /** Notifications as they come, over a WebSocket. Resumes after `lastEventId`. */
  onEvent: signedInProcedure
    .input(onEventInput)
    .output(trackedOutput(notificationEvent))
    .subscription(({ ctx, input, signal }) =>
      followNotifications(ctx, { lastEventId: input?.lastEventId ?? undefined, signal }),
    ),
});
