import { z } from 'zod';
import { keyModes } from '#shared/api-keys.ts';
import {
  webhookDeliveryStates,
  webhookEndpointStates,
  webhookEventTypes,
  webhookLimits,
} from '#shared/webhook-events.ts';
import { id, paged, pageInput, rule, timestamp } from './common.ts';

/** Webhook endpoints of an account and their deliveries. */

const eventType = z.enum(webhookEventTypes);

/** https, or http for what the server allows besides; no credentials, no fragment. */
const url = z
  .string()
  .trim()
  .max(webhookLimits.urlMax, rule('WEBHOOK_URL_INVALID'))
  .transform((text, context) => {
    const parsed = URL.parse(text);
    const isPlain = parsed?.username === '' && parsed.password === '' && parsed.hash === '';
    if (parsed && isPlain && /^https?:$/.test(parsed.protocol)) return parsed.href;
    context.addIssue({ code: 'custom', message: rule('WEBHOOK_URL_INVALID') });
    return z.NEVER;
  });

/** Endpoints of the account, or with `test` of its sandbox. Omitted with an API key, which has a mode of its own. */
const mode = z.enum(keyModes).optional();
export const webhookModeInput = z.object({ mode });
export const webhookIdInput = z.object({ id, mode });
export type WebhookIdInput = z.output<typeof webhookIdInput>;

const fields = {
  url,
  events: z
    .array(eventType)
    .min(1, rule('WEBHOOK_EVENTS_REQUIRED'))
    .transform((events) => [...new Set(events)]),
  description: z.string().trim().max(webhookLimits.descriptionMax),
};

export const createWebhookEndpointInput = z.object({
  ...fields,
  description: fields.description.default(''),
  mode,
});
export type CreateWebhookEndpointInput = z.output<typeof createWebhookEndpointInput>;

/** `isEnabled: true` also enables an endpoint that was disabled. */
export const updateWebhookEndpointInput = z.object({
  id,
  url: fields.url.optional(),
  events: fields.events.optional(),
  description: fields.description.optional(),
  isEnabled: z.boolean().optional(),
  mode,
});
export type UpdateWebhookEndpointInput = z.output<typeof updateWebhookEndpointInput>;

export const webhookEndpointView = z.object({
  id,
  url: z.string(),
  events: z.array(eventType),
  description: z.string(),
  state: z.enum(webhookEndpointStates),
  disabledAt: timestamp.nullable(),
  /** Start of the failures since the last success. */
  failingSince: timestamp.nullable(),
  /** During a rotation: until when the previous key signs as well. */
  formerKeyUntil: timestamp.nullable(),
  createdAt: timestamp,
});
export type WebhookEndpointView = z.output<typeof webhookEndpointView>;

export const webhookEndpointsOutput = z.object({ items: z.array(webhookEndpointView) });

/** The signing key (`whsec_…`), which is shown once. */
export const webhookKeyOutput = z.object({ endpoint: webhookEndpointView, signingKey: z.string() });

export const webhookDeliveriesInput = z.object({
  page: pageInput.page,
  pageSize: pageInput.pageSize,
  endpointId: id.optional(),
  state: z.enum(webhookDeliveryStates).optional(),
  mode,
});
export type WebhookDeliveriesInput = z.output<typeof webhookDeliveriesInput>;

const attempt = z.object({
  number: z.number().int(),
  startedAt: timestamp,
  durationMs: z.number().int(),
  /** HTTP status of the response; null if none arrived. */
  status: z.number().int().nullable(),
  /** Why there was no response, or why it does not count. */
  error: z.string().nullable(),
  /** The first bytes. */
  answer: z.string().nullable(),
});

export const webhookDeliveryView = z.object({
  id,
  endpointId: id,
  eventId: id,
  type: z.string(),
  state: z.enum(webhookDeliveryStates),
  isTest: z.boolean(),
  createdAt: timestamp,
  /** Null once it is settled, and while it is due. */
  nextAttemptAt: timestamp.nullable(),
  /** The body as it is sent. */
  body: z.string(),
  attemptCount: z.number().int(),
  /** The newest first. */
  attempts: z.array(attempt),
});
export type WebhookDeliveryView = z.output<typeof webhookDeliveryView>;

export const webhookDeliveriesOutput = paged(webhookDeliveryView);

export const sendTestWebhookInput = z.object({ id, type: eventType, mode });
export type SendTestWebhookInput = z.output<typeof sendTestWebhookInput>;

/** The delivery, to be found in the log. */
export const webhookDeliveryOutput = z.object({ id });
