import type { CatalogueEntry } from './entry.ts';

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
  SCOPE_MISSING: { trpc: 'FORBIDDEN', message: 'This API key lacks the scope {scope}.' },
  MEMBER_DENIED: {
    trpc: 'FORBIDDEN',
    message: 'Your role in this organization does not allow this.',
  },
} as const satisfies Record<string, CatalogueEntry>;
