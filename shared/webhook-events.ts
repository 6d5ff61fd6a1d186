import { z } from 'zod';
import { revocationClasses } from './certificate/revocation.ts';
import { currencies } from './money.ts';

/**
 * Events that partners receive as webhooks: the schema of an event's data, what it means, and a sample for test events.
 * Data holds ids, amounts and times; whatever else an account may read is fetched by id.
 */

const uuid = z.uuid();
const cents = z.number().int();
const time = z.iso.datetime();

const sampleDocument = '00000000-0000-4000-8000-000000000001';

interface WebhookEventRule<S extends z.ZodObject = z.ZodObject> {
  /** One sentence for people who choose events. */
  readonly meaning: string;
  readonly data: S;
  readonly sample: z.output<S>;
}

/** Checks the sample against the schema. */
function event<S extends z.ZodObject>(rule: WebhookEventRule<S>): WebhookEventRule<S> {
  return rule;
}

export const webhookEvents = {
  'document.paid': event({
    meaning: 'An order was paid and is being worked on.',
    data: z.object({
      documentId: uuid,
      pages: z.number().int(),
      chargedCents: cents,
      currency: z.enum(currencies),
      /** Null for a language that nobody on staff certifies yet. */
      dueAt: time.nullable(),
    }),
    sample: {
      documentId: sampleDocument,
      pages: 2,
      chargedCents: 5990,
      currency: 'usd',
      dueAt: '2026-01-03T12:00:00.000Z',
    },
  }),
  'translation.drafted': event({
    meaning: 'The first draft of a translation is waiting for a translator.',
    data: z.object({ documentId: uuid }),
    sample: { documentId: sampleDocument },
  }),
  'question.asked': event({
    meaning: 'A translator needs an answer before the translation can be finished.',
    data: z.object({ documentId: uuid, questionId: uuid, openQuestions: z.number().int() }),
    sample: { documentId: sampleDocument, questionId: '00000000-0000-4000-8000-000000000002', openQuestions: 1 },
  }),
  'translation.completed': event({
    meaning: 'A certified translation was delivered. A corrected one has a higher revision.',
    data: z.object({ documentId: uuid, verificationCode: z.string(), revision: z.number().int() }),
    sample: { documentId: sampleDocument, verificationCode: 'SAMPLE', revision: 1 },
  }),
  'certificate.revoked': event({
    meaning: 'A certificate is no longer valid.',
    data: z.object({ documentId: uuid, verificationCode: z.string(), class: z.enum(revocationClasses) }),
    sample: { documentId: sampleDocument, verificationCode: 'SAMPLE', class: 'error' },
  }),
  'payment.refunded': event({
    meaning: 'Money of a payment was sent back.',
    data: z.object({ paymentId: uuid, amountCents: cents, refundedCents: cents, currency: z.enum(currencies) }),
    sample: {
      paymentId: '00000000-0000-4000-8000-000000000003',
      ...{ amountCents: 5990, refundedCents: 5990, currency: 'usd' },
    },
  }),
} as const satisfies Record<string, WebhookEventRule>;

export type WebhookEventType = keyof typeof webhookEvents;
export type WebhookEventData<T extends WebhookEventType> = z.output<(typeof webhookEvents)[T]['data']>;

export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]];

/** The body of a webhook. */
export type WebhookPayload = {
  [T in WebhookEventType]: {
    /** The same at each retry and in the header `webhook-id`. */
    id: string;
    type: T;
    /** When it happened: ISO 8601 in UTC. */
    timestamp: string;
    /** The account it belongs to. */
    account: string;
    /** A test event, whose data is made up. */
    isTest: boolean;
    data: WebhookEventData<T>;
  };
}[WebhookEventType];

/** `paused` by the customer, `failed` after a day without a success, `gone` after an answer 410. */
export const webhookEndpointStates = ['enabled', 'paused', 'failed', 'gone'] as const;
export type WebhookEndpointState = (typeof webhookEndpointStates)[number];

export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Why an attempt has no answer, as the log stores it. */
export type WebhookFailure =
  | 'URL refused'
  | 'host not found'
  | 'private address'
  | 'no connection'
  | 'TLS failed'
  | 'timeout'
  | 'no valid answer'
  | 'signing key lost';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export const webhookLimits = {
  /** Per account. */
  endpoints: 20,
  urlMax: 2000,
  descriptionMax: 200,
  /** The former secret signs too for this long after a rotation. */
  rotationMs: 24 * hourMs,
  /** An endpoint without a success for this long is disabled. */
  failingMs: 24 * hourMs,
  /** Retention of the delivery log. */
  logMs: 30 * 24 * hourMs,
  connectTimeoutMs: 5 * secondMs,
  /** Until the answer's last byte that is read. */
  answerTimeoutMs: 10 * secondMs,
  /** Bytes of an answer that are read, and characters that are kept. */
  answerBytes: 4096,
  answerKept: 500,
  /** Attempts of one delivery that the log shows. */
  attemptsShown: 12,
} as const;

/** Times of the retries after the first attempt; the last one ends the delivery. */
export const webhookRetryMs: readonly number[] = [
  5 * secondMs,
  30 * secondMs,
  3 * minuteMs,
  15 * minuteMs,
  45 * minuteMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
  16 * hourMs,
  24 * hourMs,
];
