import type { CatalogueEntry } from './entry.ts';

/** Errors of any feature: access, webhooks, and unexpected failures. */
export const generalErrors = {
  // Unexpected errors.
  UNEXPECTED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' },
  INVALID_INPUT: { trpc: 'BAD_REQUEST', message: 'Please check the highlighted fields and try again.' },
  SERVICE_UNAVAILABLE: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'The service is briefly unavailable. Nothing was lost. Please try again in a moment.',
  },
  NETWORK: {
    trpc: 'SERVICE_UNAVAILABLE',
    message: '🌐 Connection problem. Please check your internet and try again.',
  },
  TOO_MANY_REQUESTS: { trpc: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please wait a moment and try again.' },
  NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Not found.' },

  // Access.
  NOT_SIGNED_IN: { trpc: 'UNAUTHORIZED', message: 'You need to be logged in to access this page.' },
  PERMISSION_DENIED: { trpc: 'FORBIDDEN', message: 'You do not have permission to access this area.' },
  STAFF_ONLY: { trpc: 'FORBIDDEN', message: 'Access denied. Only authenticators can view this page.' },
  ADMIN_ONLY: { trpc: 'FORBIDDEN', message: "You don't have permission to access this area." },
  CONFLICT: { trpc: 'CONFLICT', message: 'Conflict detected. Please refresh the page or contact support.' },

  // Page crash.
  APPLICATION_ERROR: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Unexpected Application Error!' },

  // Notifications.
  NOTIFICATIONS_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to fetch notifications' },

  // Verification.
  VERIFICATION_CODE_EMPTY: { trpc: 'BAD_REQUEST', message: 'Please enter a verification code' },
} as const satisfies Record<string, CatalogueEntry>;
