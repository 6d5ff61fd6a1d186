import { z } from 'zod';

/**
 * Every job there is: what it carries (ids only; the row is the truth) and how it is tried again. Handlers are elsewhere,
 * so that any slice can enqueue by name without importing the slice that does the work.
 */

interface JobRule {
  readonly payload: z.ZodType<object>;
  readonly retryLimit: number;
  /** Seconds before the first retry; doubles each time, with jitter. */
  readonly retryDelay: number;
  /** Seconds; the longest pause between two attempts. */
  readonly retryDelayMax?: number;
  /** Cron expression for work that starts by the clock. */
  readonly cron?: string;
}

/** About a day of attempts, at most a quarter of an hour apart. */
const aDay = { retryLimit: 100, retryDelay: 2, retryDelayMax: 900 } as const;

export const jobCatalogue = {
  'admin.compactTallies': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '*/5 * * * *' },
  'auth.sweep': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '17 * * * *' },
  'notifications.sweep': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '37 * * * *' },
  'mail.send': { payload: z.object({ emailId: z.uuid() }), ...aDay },
  'documents.sweepFile': { payload: z.object({ key: z.string() }), ...aDay },
  'documents.expireDrafts': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '27 * * * *' },
  'payments.fulfil': { payload: z.object({ sessionId: z.string() }), ...aDay },
  'payments.syncRefunds': { payload: z.object({ paymentIntentId: z.string() }), ...aDay },
  'payments.syncDisputes': { payload: z.object({ paymentIntentId: z.string() }), ...aDay },
  'payments.sendRefund': { payload: z.object({ refundId: z.uuid() }), ...aDay },
  'payments.releaseStale': { payload: z.object({}), ...aDay },
  'payments.reconcile': { payload: z.object({}), retryLimit: 1, retryDelay: 30, cron: '*/5 * * * *' },
  'translation.dispatch': { payload: z.object({ documentId: z.uuid(), deliveryId: z.string() }), ...aDay },
  'translation.receive': { payload: z.object({ deliveryId: z.uuid() }), ...aDay },
} as const satisfies Record<string, JobRule>;

export type JobName = keyof typeof jobCatalogue;
export type JobPayload<N extends JobName> = z.infer<(typeof jobCatalogue)[N]['payload']>;

export const jobNames = Object.keys(jobCatalogue) as JobName[];

export function jobRule(name: JobName): JobRule {
  return jobCatalogue[name];
}
