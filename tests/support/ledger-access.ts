import { randomUUID } from 'node:crypto';
import type { Access } from './access-row.ts';
import { statement } from './on-account.ts';
import { invoice } from './organization-access.ts';
import { recordedPayment } from './received.ts';

/** Access to the ledger: money that did not come by card, what is due, bank statements. */

const list: Access = { who: 'admin', input: () => ({}) };
const today = () => new Date().toISOString().slice(0, 10);

const order = { who: 'admin', answer: 'ORDER_NOT_FOUND' } as const;

export const ledgerAccess: Readonly<Record<string, Access>> = {
  'admin.findCustomers': { who: 'admin', input: () => ({ name: 'Nobody of this name' }) },
  'admin.offices': { who: 'admin' },
  'admin.createOrder': {
    who: 'admin',
    input: () => ({
      client: { name: 'Ana Souza', accountId: randomUUID() },
      documents: [{ filename: 'birth.pdf', idempotencyKey: randomUUID() }],
    }),
    answer: 'USER_NOT_FOUND',
  },
  'admin.order': { ...order, input: () => ({ id: randomUUID() }) },
  'admin.openOrders': list,
  'admin.imports': { who: 'admin' },
  'admin.reportMail': { who: 'admin' },
  'admin.setReportMail': { who: 'admin', input: () => ({ isOn: false }) },
  'admin.priceRequests': list,
  'admin.makeOffer': {
    who: 'admin',
    input: () => ({ requestId: randomUUID(), orderId: randomUUID() }),
    answer: 'PRICE_REQUEST_NOT_FOUND',
  },
  'admin.withdrawOffer': { who: 'admin', input: () => ({ id: randomUUID() }), answer: 'PRICE_REQUEST_NOT_FOUND' },
  'admin.declinePriceRequest': {
    who: 'admin',
    input: () => ({ id: randomUUID(), reason: 'not our field' }),
    answer: 'PRICE_REQUEST_NOT_FOUND',
  },
  'payments.askPrice': { who: 'user', input: () => ({ about: 'A book', idempotencyKey: randomUUID() }) },
  'payments.priceRequests': { who: 'user', input: () => ({}) },
  'payments.acceptOffer': {
    who: 'user',
    input: () => ({ offerId: randomUUID(), name: 'Ana Souza' }),
    answer: 'OFFER_NOT_FOUND',
  },
  'payments.withdrawPriceRequest': {
    who: 'user',
    input: () => ({ id: randomUUID() }),
    answer: 'PRICE_REQUEST_NOT_FOUND',
  },
  'admin.pastOrders': list,
  'admin.report': { who: 'admin', input: () => ({ from: '2026-01-01', to: '2026-01-31' }) },
  'admin.setOrderLines': { ...order, input: () => ({ id: randomUUID(), lines: [] }) },
  'admin.changeOrderPaper': { ...order, input: () => ({ id: randomUUID(), isBankStatement: true }) },
  'admin.chargeOrder': { ...order, input: () => ({ id: randomUUID(), expectedTotalCents: 1500 }) },
  'payments.payLink': { who: 'anyone', input: () => ({ token: 'made-up' }), answer: 'PAY_LINK_INVALID' },
  'payments.payByLink': {
    who: 'anyone',
    input: () => ({ token: 'made-up', expectedTotalCents: 1500 }),
    answer: 'PAY_LINK_INVALID',
  },
  'admin.received': list,
  'admin.recordPayment': {
    who: 'admin',
    reach: 'every',
    target: statement,
    absent: 'PAYMENT_NOT_FOUND',
    input: (statementId) => ({
      ...{ statementId, amount: { cents: 100, currency: 'usd' }, method: 'bank', receivedOn: today() },
      idempotencyKey: randomUUID(),
    }),
  },
  'admin.recordPayment#order': {
    who: 'admin',
    input: () => ({
      ...{ orderId: randomUUID(), amount: { cents: 100, currency: 'usd' }, method: 'cash', receivedOn: today() },
    }),
    answer: 'DOCUMENT_NOT_FOUND',
  },
  'admin.reversePayment': {
    who: 'admin',
    reach: 'every',
    target: recordedPayment,
    absent: 'RECEIPT_NOT_FOUND',
    input: (receiptId) => ({ receiptId, reason: 'the check bounced' }),
  },
  'admin.payouts': { who: 'admin' },
  'admin.confirmPayout': {
    who: 'admin',
    input: () => ({ refundId: randomUUID(), reference: 'check 12' }),
    answer: 'PAYOUT_NOT_FOUND',
  },
  'admin.due': list,
  'admin.promisePayment': {
    who: 'admin',
    reach: 'every',
    target: statement,
    absent: 'PAYMENT_NOT_FOUND',
    input: (statementId) => ({ statementId, promisedOn: today() }),
  },
  'admin.setReceivableRules': {
    who: 'admin',
    input: () => ({ reminderDays: [400], stopAfterDays: 0, basedOn: 1, reason: 'rules that are refused' }),
    answer: 'RULES_FAULTY',
  },
  'admin.invoices': list,
  'admin.invoice': {
    who: 'admin',
    reach: 'every',
    target: invoice,
    absent: 'INVOICE_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'admin.resendInvoice': {
    who: 'admin',
    reach: 'every',
    target: invoice,
    absent: 'INVOICE_NOT_FOUND',
    input: (id) => ({ id }),
  },
  'admin.seller': { who: 'admin', input: () => ({ office: '' }) },
  'admin.publishSeller': {
    who: 'admin',
    input: () => ({
      facts: { name: 'A house', street: 'A street', city: 'Lisboa', country: 'PT', vatId: 'PT123' },
      reason: 'a number that is refused',
    }),
    answer: 'VAT_ID_INVALID',
  },
  'admin.bankAccounts': { who: 'admin' },
  'admin.setBankAccounts': {
    who: 'admin',
    input: () => ({ accounts: [{}], basedOn: 1, reason: 'accounts that are refused' }),
    answer: 'BANK_ACCOUNT_FAULTY',
  },
  'admin.bankImports': { who: 'admin' },
  'admin.bankLines': { who: 'admin', input: () => ({ importId: randomUUID() }) },
  'admin.confirmBankLine': {
    who: 'admin',
    input: () => ({ lineId: randomUUID() }),
    answer: 'BANK_LINE_NOT_FOUND',
  },
  'admin.confirmBankImport': { who: 'admin', input: () => ({ importId: randomUUID() }) },
  'admin.ignoreBankLine': {
    who: 'admin',
    input: () => ({ lineId: randomUUID() }),
    answer: 'BANK_LINE_NOT_FOUND',
  },
};
