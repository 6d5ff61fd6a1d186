import type { Rule } from './grants.ts';

/** API-key rules of the team's procedures, rows of `procedures.ts`. Working time and offers are personal, hence closed to keys. */

const personal = null;
const staffRead = { scope: 'documents:read', member: [] } as const satisfies Rule;
const staffWrite = { scope: 'documents:write', member: [] } as const satisfies Rule;

export const teamRules = {
  'admin.team': personal,
  'admin.saveWorkingTime': personal,
  'admin.addAbsence': personal,
  'admin.removeAbsence': personal,
  'admin.board': staffRead,
  'admin.moveReview': staffWrite,
  'admin.routing': staffRead,
  'admin.publishRouting': personal,
  'authenticator.myWork': staffRead,
  'authenticator.offers': staffRead,
  'authenticator.answerOffer': personal,
  'authenticator.passOn': staffWrite,
  'authenticator.workingTime': personal,
  'authenticator.saveWorkingTime': personal,
  'authenticator.addAbsence': personal,
  'authenticator.removeAbsence': personal,
} as const satisfies Record<string, Rule | null>;
