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
  WEBHOOK_KEY_ROTATING: {
    trpc: 'CONFLICT',
    message:
      'This key was rotated within the last 24 hours, and the former one still signs. Rotate it again after that, or create another endpoint.',
  },
  WEBHOOK_ENDPOINTS_FULL: { trpc: 'CONFLICT', message: 'You have 20 endpoints, which is the limit. Delete one first.' },
  WEBHOOK_ENDPOINT_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This endpoint does not exist.' },
  WEBHOOK_ENDPOINT_DISABLED: { trpc: 'CONFLICT', message: 'This endpoint is disabled. Enable it first.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'This delivery does not exist, or its log has expired.' },
  TOO_MANY_WEBHOOK_CHANGES: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many changes of webhooks. Please wait a minute and try again.',
  },
} as const satisfies Record<string, CatalogueEntry>;

/** API keys, and acting for an organization. */
export const developerErrors = {
  KEY_INVALID: {
    trpc: 'UNAUTHORIZED',
    message: 'This API key is not valid: it was mistyped, was revoked, or has expired.',
  },
  KEY_ADDRESS_DENIED: {
    trpc: 'FORBIDDEN',
    message: 'This API key may not be used from this network.',
  },
  KEY_NOT_ALLOWED: {
    trpc: 'FORBIDDEN',
    message: 'API keys cannot do this. Please sign in instead.',
  },
  TEST_KEY_NEEDED: {
    trpc: 'FORBIDDEN',
    message: 'Only a test key (tfe_test_…) can do this: it acts on your sandbox.',
  },
  TEST_CLOCK_BACKWARDS: {
    trpc: 'BAD_REQUEST',
    message: 'The sandbox’s clock only moves forward. Send a time after the clock’s own.',
  },
  TEST_CLOCK_TOO_FAR: {
    trpc: 'BAD_REQUEST',
    message: 'The sandbox’s clock can be at most 400 days ahead of real time.',
  },
  TEST_STATE_REFUSED: {
    trpc: 'CONFLICT',
    message: 'This order cannot get that state from the one it is in.',
  },
  TEST_PAGES: {
    trpc: 'PAYLOAD_TOO_LARGE',
    message: 'Test documents can have at most {max} pages.',
  },
  TEST_DOCUMENTS_FULL: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'You have uploaded as many test documents as a sandbox takes in a day. Please try again later.',
  },
  TEST_UNSUPPORTED: {
    trpc: 'FORBIDDEN',
    message: 'Test keys cannot do this.',
  },
  SCOPE_MISSING: { trpc: 'FORBIDDEN', message: 'This API key lacks the scope {scope}.' },
  MEMBER_DENIED: {
    trpc: 'FORBIDDEN',
    message: 'Your role in this organization does not allow this.',
  },
  KEY_NAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Give the key a name, such as the system that uses it.' },
  KEY_SCOPE_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Choose at least one thing the key may do.' },
  KEY_ADDRESS_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'Enter IPv4 addresses, or networks such as 203.0.113.0/24 and 2001:db8::/64.',
  },
  API_KEYS_FULL: { trpc: 'CONFLICT', message: 'You have 20 API keys, which is the limit. Revoke one first.' },
} as const satisfies Record<string, CatalogueEntry>;
