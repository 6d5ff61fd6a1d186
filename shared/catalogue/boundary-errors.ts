import type { CatalogueEntry } from './entry.ts';

/** Errors that only the server raises and no page names: their text comes with the response, so no page loads them. */
export const boundaryErrors = {
  // Requests.
  REQUEST_TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', message: 'This request is too large.' },
  METHOD_NOT_ALLOWED: { trpc: 'METHOD_NOT_SUPPORTED', message: 'This address is called with another method.' },
  CONTENT_TYPE: { trpc: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON, with Content-Type: application/json.' },
  IDEMPOTENCY_KEY_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'An Idempotency-Key has 1 to 255 visible ASCII characters.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    trpc: 'CONFLICT',
    message: 'The first call with this Idempotency-Key is still running. Please ask again in a moment.',
  },
  API_VERSION_UNKNOWN: {
    trpc: 'BAD_REQUEST',
    message: 'There is no API version {version}. The newest is {newest}.',
  },
  API_VERSION_LACKS: {
    trpc: 'BAD_REQUEST',
    message: '{what} cannot be answered in this version of the API. Ask for {since} or later with Trueform-Version.',
  },
  FOREIGN_ORIGIN: { trpc: 'FORBIDDEN', message: 'This request did not come from our own pages.' },
  SOCKET_REQUIRED: {
    trpc: 'PRECONDITION_FAILED',
    message: 'Events are followed over a socket or as server-sent events.',
  },

  // Inbound webhooks.
  WEBHOOK_SIGNATURE: { trpc: 'BAD_REQUEST', message: 'The signature of this call is not valid.' },
  WEBHOOK_UNAUTHORIZED: { trpc: 'UNAUTHORIZED', message: 'The signature of this call is not valid.' },
  WEBHOOK_STALE: { trpc: 'UNAUTHORIZED', message: 'The time of this call is too far from ours.' },
  WEBHOOK_PAYLOAD: { trpc: 'BAD_REQUEST', message: 'The content of this call cannot be read.' },

  // Verification.
  TOO_MANY_LOOKUPS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many verification attempts. Please wait a minute and try again.',
  },
  ACCESS_KEY_WRONG: {
    trpc: 'FORBIDDEN',
    message:
      'This is not the access key of this certificate. It has 8 letters and digits and is printed beside the code on the first page.',
  },
  ACCESS_KEY_OFF: {
    trpc: 'FORBIDDEN',
    message: 'The holder has switched off opening this document with its access key. Please ask them for the file.',
  },
  ACCESS_KEY_NONE: {
    trpc: 'CONFLICT',
    message: 'This certificate was issued without an access key. Please ask its holder for the file.',
  },
  TOO_MANY_ACCESS_KEYS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many access keys were tried. Please wait an hour and try again.',
  },
  CERTIFICATE_ALTERED: {
    trpc: 'BAD_GATEWAY',
    message:
      'This certificate cannot be confirmed: its record failed our integrity check. Our team has been alerted. Please contact us.',
  },
} as const satisfies Record<string, CatalogueEntry>;
