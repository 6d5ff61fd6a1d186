import { workers } from './members.ts';
import type { Rule } from './grants.ts';

/** Who may call `/files`, as `procedures.ts` says it of procedures. Signed links need no caller. */
export const fileRules = {
  'PUT documents': { scope: 'documents:write', member: workers },
  'PUT bulk': { scope: 'documents:write', member: workers },
  'PUT scans': { scope: 'documents:write', member: workers },
  'PUT passport-names': { scope: 'documents:write', member: workers },
  'PUT corrections': { scope: 'documents:write', member: [] },
  'PUT notarial-sheets': null,
  'GET notarial-sheets': null,
  'GET translations.zip': { scope: 'documents:read', member: workers },
  'GET packets': { scope: 'documents:read', member: workers },
  'GET thumbnails': { scope: 'documents:read', member: workers },
  'GET data': { scope: null, member: ['owner'] },
} as const satisfies Record<string, Rule>;

export type FileRoute = keyof typeof fileRules;
