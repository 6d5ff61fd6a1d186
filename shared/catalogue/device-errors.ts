import type { CatalogueEntry } from './entry.ts';

/** Passkeys and push messages. */
export const deviceErrors = {
  PASSKEY_REFUSED: {
    trpc: 'BAD_REQUEST',
    message: 'That passkey didn’t work. Please try again, or use your password.',
  },
  PASSKEYS_FULL: { trpc: 'CONFLICT', message: 'You have 20 passkeys, which is the limit. Remove one first.' },
  PUSH_REFUSED: { trpc: 'BAD_REQUEST', message: 'Notifications from this browser are not supported here.' },
} as const satisfies Record<string, CatalogueEntry>;
