import type { Access } from './access-row.ts';
import { checkout, draft, payment } from './access-targets.ts';

/** A sandbox's clock moves forward with each call. */
let clockAheadMs = 0;

/** Rows of the matrix about helpers of test keys. */
export const sandboxAccess: Readonly<Record<string, Access>> = {
  'documents.testClock': { who: 'user' },
  'documents.advanceTestClock': {
    who: 'user',
    input: () => ({ to: new Date(Date.now() + (clockAheadMs += 60_000)).toISOString() }),
  },
  'documents.setTestOrder': {
    who: 'user',
    target: draft,
    absent: 'DOCUMENT_NOT_FOUND',
    input: (id) => ({ id, state: 'held' }),
  },
  'payments.settleTestCheckout': {
    who: 'user',
    target: checkout,
    absent: 'PAYMENT_NOT_FOUND',
    absentTarget: 'cs_test_missing',
    input: (sessionId) => ({ sessionId }),
  },
  'payments.setTestPayment': {
    who: 'user',
    target: payment,
    absent: 'PAYMENT_NOT_FOUND',
    input: (paymentId) => ({ paymentId, state: 'disputed' }),
  },
};
