import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BounceReason } from '#shared/bounces.ts';
import type { Locale } from '#shared/locales.ts';
import type { WebhookDeliveryState, WebhookEndpointState, WebhookEventType } from '#shared/webhook-events.ts';

/** Tables of outgoing mails, bounces and webhooks to partners. */

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

interface OutboundEmailsTable {
  id: Generated<string>;
  userId: string | null;
  toName: string | null;
  toAddress: string;
  template: string;
  /** Language of the recipient's profile when it was queued. */
  locale: Locale | null;
  payload: JSONColumnType<Record<string, unknown>, string | undefined>;
  status: Generated<'pending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  lastError: string | null;
  sentAt: OptionalTime;
  createdAt: ColumnType<Date, Date | undefined, Date>;
}

interface BouncesTable {
  id: string;
  address: string;
  reason: BounceReason;
  reportedAt: Date;
  clearedAt: OptionalTime;
}

export interface OutgoingTables {
  outboundEmails: OutboundEmailsTable;
  bounces: BouncesTable;
  webhookEndpoints: WebhookEndpointsTable;
  webhookEvents: WebhookEventsTable;
  webhookMessages: WebhookMessagesTable;
  webhookAttempts: WebhookAttemptsTable;
}
