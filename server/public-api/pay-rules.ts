import type { Rule } from './grants.ts';

/** Earnings of the people who work on papers. Closed to keys, since people decide and confirm them. */

const personal = null;

export const payRules = {
  'admin.rates': personal,
  'admin.saveRate': personal,
  'admin.endRate': personal,
  'admin.earnings': personal,
  'admin.addPayAdjustment': personal,
  'admin.closePayMonth': personal,
  'admin.payStatements': personal,
  'admin.markStatementPaid': personal,
  'admin.answerDispute': personal,
  'admin.payBilling': personal,
  'admin.endSelfBilling': personal,
  'authenticator.earnings': personal,
  'authenticator.statements': personal,
  'authenticator.answerStatement': personal,
  'authenticator.billing': personal,
  'authenticator.saveBilling': personal,
  'authenticator.acceptSelfBilling': personal,
  'authenticator.endSelfBilling': personal,
} as const satisfies Record<string, Rule | null>;
