import type { Rule } from './grants.ts';

/** What keys may call of a team's work, time and board: rows of `procedures.ts`. A person answers for their own time and offers. */

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
