import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { closeStaleCheckouts } from './checkout/service.ts';
import { sendReminders } from './dunning/reminders.ts';
import { reconcile, syncSession } from './fulfilment.ts';
import { mailGuest, sweepGuests } from './guest-orders.ts';
import { issueInvoices } from './invoicing.ts';
import { sweepRequestFiles } from './offers/service.ts';
import { closeMonths } from './on-account/statements.ts';
import { readFlaggedEvent } from './provider-events/service.ts';
import { sweepQuotes } from './quotes.ts';
import { syncDisputes } from './refunds/disputes.ts';
import { sendRequestedRefund, syncRefunds } from './refunds/service.ts';
import { refundMissedSurcharges, refundSurcharge } from './refunds/surcharge.ts';

export const paymentsJobs: Pick<
  JobHandlers,
  | 'payments.fulfil'
  | 'payments.mailGuest'
  | 'payments.syncRefunds'
  | 'payments.syncDisputes'
  | 'payments.readEvent'
  | 'payments.sendRefund'
  | 'payments.refundSurcharge'
  | 'payments.issueInvoices'
  | 'payments.closeMonths'
  | 'payments.releaseStale'
  | 'payments.reconcile'
> = {
  'payments.fulfil': async (deps, { sessionId }) => {
    await syncSession(deps, sessionId);
  },
  'payments.mailGuest': (deps, { accountId }) => mailGuest(deps, accountId),
  'payments.syncRefunds': (deps, { paymentIntentId }) => syncRefunds(deps, paymentIntentId),
  'payments.syncDisputes': (deps, { paymentIntentId }) => syncDisputes(deps, paymentIntentId),
  'payments.readEvent': (deps, { flaggedEventId }) => readFlaggedEvent(deps, flaggedEventId),
  'payments.sendRefund': (deps, { refundId }) => sendRequestedRefund(deps, refundId),
  'payments.refundSurcharge': (deps, { documentId }) => refundSurcharge(deps, documentId),
  'payments.issueInvoices': (deps, { paymentId }) => issueInvoices(deps, paymentId),
  async 'payments.closeMonths'(deps) {
    await closeMonths(deps);
    await sendReminders(deps);
  },
  'payments.releaseStale': (deps) => closeStaleCheckouts(deps),
  async 'payments.reconcile'(deps) {
    await reconcile(deps);
    await refundMissedSurcharges(deps);
    await sweepQuotes(deps);
    await sweepRequestFiles(deps);
    await sweepGuests(deps);
    // A commission expires and a notary leaves without a job of their own.
    await closeStaleCheckouts(deps);
  },
};
