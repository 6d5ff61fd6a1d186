import type { JobHandlers } from '../../jobs/runner.ts';
import { releaseStale } from './checkout/service.ts';
import { reconcile, settleSession } from './fulfilment/service.ts';
import { syncRefunds } from './refunds/service.ts';

export const paymentsJobs: Pick<
  JobHandlers,
  'payments.fulfil' | 'payments.syncRefunds' | 'payments.releaseStale' | 'payments.reconcile'
> = {
  'payments.fulfil': async (deps, { sessionId }) => {
    await settleSession(deps, sessionId);
  },
  'payments.syncRefunds': (deps, { paymentIntentId }) => syncRefunds(deps, paymentIntentId),
  'payments.releaseStale': (deps) => releaseStale(deps),
  'payments.reconcile': (deps) => reconcile(deps),
};
