import { memberRights } from '#shared/organizations.ts';
import type { Rule } from './grants.ts';

/** Access rules of `/files`, the counterpart of `procedures.ts`. Signed links require no authentication. */
export const fileRules = {
  'PUT documents': { scope: 'documents:write', member: memberRights.handle.roles, guest: true },
  'PUT bulk': { scope: 'documents:write', member: memberRights.handle.roles },
  'PUT scans': { scope: 'documents:write', member: memberRights.handle.roles },
  'PUT refusals': { scope: 'documents:write', member: memberRights.handle.roles },
  'PUT passport-names': { scope: 'documents:write', member: memberRights.handle.roles, isLive: true },
  'PUT corrections': { scope: 'documents:write', member: [] },
  'PUT notarial-sheets': null,
  'GET notarial-sheets': null,
  'PUT paper-scans': null,
  'PUT credentials': null,
  'GET credentials': null,
  'GET pay-statements': null,
  'PUT bank-statements': null,
  'PUT imports': null,
  'PUT price-requests': { scope: null, member: memberRights.handle.roles },
  'GET price-requests': { scope: null, member: memberRights.handle.roles },
  'GET offers': { scope: null, member: memberRights.see.roles },
  'PUT site-pictures': null,
  'PUT collections': null,
  'GET collections': null,
  'GET test-order': null,
  'GET translations.zip': { scope: 'documents:read', member: memberRights.handle.roles },
  'GET packets': { scope: 'documents:read', member: memberRights.handle.roles, isLive: true },
  'GET thumbnails': { scope: 'documents:read', member: memberRights.handle.roles },
  'GET invoices': { scope: 'payments:write', member: memberRights.pay.roles, isLive: true },
  'GET data': { scope: null, member: memberRights.manage.roles },
} as const satisfies Record<string, Rule>;

export type FileRoute = keyof typeof fileRules;
