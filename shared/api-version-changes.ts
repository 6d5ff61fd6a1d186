import type { ApiVersion } from './api-versions.ts';

/** Changes of each version, and what callers of older versions keep getting. */
export const versionChanges = {
  'on-account': {
    since: '2026-11-23',
    change: 'A payment on account is “due”, its invoice “due” or “overdue”.',
    before:
      'A payment that is due is “open”. An invoice that is not paid yet has no state there: such an answer is refused with API_VERSION_LACKS.',
  },
  'problem-details': {
    since: '2026-11-24',
    change:
      'Errors are problem details (RFC 9457, application/problem+json) with a code and a pointer per refused field.',
    before: 'Errors are application/json with appCode, message, details, fields and requestId.',
  },
  'strict-inputs': {
    since: '2026-11-24',
    change: 'A field or parameter that a call does not have is refused with 400, at any depth.',
    before: 'It is ignored.',
  },
} as const satisfies Record<string, { since: ApiVersion; change: string; before: string }>;

export type VersionChangeId = keyof typeof versionChanges;
