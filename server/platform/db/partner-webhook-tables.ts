import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { WebhookDeliveryState, WebhookEndpointState, WebhookEventType } from '#shared/webhook-events.ts';

/** Webhooks to partners. */

type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface WebhookEndpointsTable {
  id: string;
  accountId: string;
  url: string;
  description: string;
  events: WebhookEventType[];
  secret: Buffer;
  formerSecret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  formerSecretUntil: OptionalTime;
  state: Generated<WebhookEndpointState>;
  disabledAt: OptionalTime;
  failingSince: OptionalTime;
  createdAt: Date;
}

export interface WebhookEventsTable {
  id: Generated<string>;
  accountId: string;
  type: string;
  data: JSONColumnType<Record<string, unknown>>;
  isTest: Generated<boolean>;
  onceKey: ColumnType<string | null, string | null | undefined, never>;
  createdAt: Date;
}

export interface WebhookMessagesTable {
  id: Generated<string>;
  eventId: string;
  endpointId: string;
  state: Generated<WebhookDeliveryState>;
  attempts: Generated<number>;
  tries: Generated<number>;
  firstTriedAt: OptionalTime;
  nextAttemptAt: Generated<Date>;
  leasedUntil: OptionalTime;
  createdAt: Date;
}

export interface WebhookAttemptsTable {
  messageId: string;
  number: number;
  startedAt: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

export interface PartnerWebhookTables {
  webhookEndpoints: WebhookEndpointsTable;
  webhookEvents: WebhookEventsTable;
  webhookMessages: WebhookMessagesTable;
  webhookAttempts: WebhookAttemptsTable;
}
