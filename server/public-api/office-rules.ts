import { memberRights } from '#shared/organizations.ts';
import type { Rule } from './grants.ts';

/** For members who act for an organization; closed to keys. */
const own = { scope: null, member: memberRights.handle.roles } as const satisfies Rule;
const paying = { scope: null, member: memberRights.pay.roles } as const satisfies Rule;

/** Rows of `procedures.ts` for orders that staff take at the desk and for imports. Closed to keys. */
export const deskRules = {
  'admin.findCustomers': null,
  'admin.offices': null,
  'admin.createOrder': null,
  'admin.order': null,
  'admin.openOrders': null,
  'admin.setOrderLines': null,
  'admin.changeOrderPaper': null,
  'admin.chargeOrder': null,
  'admin.complaints': null,
  'admin.openComplaint': null,
  'admin.saveComplaint': null,
  'admin.closeComplaint': null,
  'admin.priceRequests': null,
  'admin.makeOffer': null,
  'admin.withdrawOffer': null,
  'admin.declinePriceRequest': null,
  'documents.pastOrders': null,
  'admin.imports': null,
  'admin.reportMail': null,
  'admin.setReportMail': null,
  'admin.pastOrders': null,
  'payments.askPrice': own,
  'payments.priceRequests': own,
  'payments.acceptOffer': paying,
  'payments.withdrawPriceRequest': own,
} as const satisfies Record<string, Rule>;

/** Earnings of the people who work on papers. Closed to keys, since people decide and confirm them. */
export const payRules = {
  'admin.rates': null,
  'admin.saveRate': null,
  'admin.endRate': null,
  'admin.earnings': null,
  'admin.addPayAdjustment': null,
  'admin.closePayMonth': null,
  'admin.payStatements': null,
  'admin.markStatementPaid': null,
  'admin.answerDispute': null,
  'admin.payBilling': null,
  'admin.endSelfBilling': null,
  'admin.agreementCopy': null,
  'authenticator.earnings': null,
  'authenticator.statements': null,
  'authenticator.answerStatement': null,
  'authenticator.billing': null,
  'authenticator.saveBilling': null,
  'authenticator.acceptSelfBilling': null,
  'authenticator.endSelfBilling': null,
  'authenticator.agreement': null,
  'authenticator.acceptAgreement': null,
  'authenticator.agreementCopy': null,
} as const satisfies Record<string, Rule>;
