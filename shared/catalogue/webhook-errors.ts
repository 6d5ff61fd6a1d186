import type { CatalogueEntry } from './entry.ts';

/** Errors of webhook endpoints. */
export const webhookErrors = {
  WEBHOOK_URL_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'Enter a URL that starts with https:// and holds no user name or password.',
  },
  WEBHOOK_URL_PRIVATE: {
    trpc: 'BAD_REQUEST',
    message: 'That URL leads into a private network. Enter one that can be reached from the internet.',
  },
  WEBHOOK_EVENTS_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Choose at least one event.' },
  WEBHOOK_ENDPOINTS_FULL: { trpc: 'CONFLICT', message: 'You have 20 endpoints, which is the limit. Delete one first.' },
  WEBHOOK_ENDPOINT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This endpoint does not exist.' },
  WEBHOOK_ENDPOINT_DISABLED: { trpc: 'CONFLICT', message: 'This endpoint is disabled. Enable it first.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This delivery does not exist, or its log has expired.' },
  TOO_MANY_WEBHOOK_CHANGES: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many changes of webhooks. Please wait a minute and try again.',
  },
} as const satisfies Record<string, CatalogueEntry>;
