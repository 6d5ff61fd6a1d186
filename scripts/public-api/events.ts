import type { WebhookPayload } from '#shared/webhook-events.ts';
import type { Schema } from './schemas.ts';

/** Fields of every webhook in addition to type and data. */
export const eventFields = {
  id: { type: 'string', description: 'The same at each retry, and in the header `webhook-id`.' },
  timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
  account: { type: 'string', format: 'uuid', description: 'The account it belongs to.' },
  isTest: { type: 'boolean', description: 'Whether it is a test event, whose data is made up.' },
} as const satisfies Record<Exclude<keyof WebhookPayload, 'type' | 'data'>, Schema>;
