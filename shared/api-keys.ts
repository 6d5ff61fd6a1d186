import { can } from './access.ts';
import type { Role } from './roles.ts';

/** API keys: scopes and format. */

export const scopes = [
  'documents:read',
  'documents:write',
  'payments:write',
  'verification:read',
  'webhooks:manage',
] as const;
export type Scope = (typeof scopes)[number];

/** Description of each scope for key owners. */
export const scopeTexts = {
  'documents:read': {
    label: 'Read documents',
    allows: 'See orders, statuses, prices and folders, and download files.',
  },
  'documents:write': {
    label: 'Change documents',
    allows: 'Order translations, upload files, answer questions, organize.',
  },
  'payments:write': {
    label: 'Pay',
    allows: 'Open checkouts, order on account, cancel orders, and see payments and receipts.',
  },
  'verification:read': {
    label: 'Check certificates',
    allows: 'Look up verification codes and compare files with them.',
  },
  'webhooks:manage': {
    label: 'Manage webhooks',
    allows: 'See the addresses that events are sent to, and send events again. With a test key, change them.',
  },
} as const satisfies Record<Scope, { label: string; allows: string }>;

const staffScopes = ['documents:read', 'documents:write', 'verification:read'] as const;

/** The scopes that keys of an account with this role may have. */
export function scopesOf(role: Role): readonly Scope[] {
  return can({ role }, 'order') ? scopes : staffScopes;
}

/** A key unused for this long ends; its maker gets a mail this long before. */
export const unusedKeyDays = 90;
export const unusedKeyNoticeDays = 14;

export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];

/** Prefix, 32 random letters and digits (190 bits), and six of a CRC-32, by which scanners recognize a leaked key. */
export const keyPattern = /^(tfe_(?:live|test)_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
