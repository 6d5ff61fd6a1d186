import { z } from 'zod';
import { orderStateView } from '#shared/schemas/order-state.ts';

/**
 * All jobs with payload (ids only; handlers read the rows) and retry policy. Handlers are registered elsewhere, so that a slice
 * can enqueue a job without importing the slice that runs it.
 */

interface JobRule {
  readonly payload: z.ZodType<object>;
  readonly retryLimit: number;
  /** Seconds before the first retry; doubles with jitter. */
  readonly retryDelay: number;
  /** Upper bound in seconds. */
  readonly retryDelayMax?: number;
  /** Jobs that run at once in one process; 2 unless set. */
  readonly concurrency?: number;
  /** Cron expression (UTC) of scheduled jobs. */
  readonly cron?: string;
}

/** Retries for about a day, at most 15 minutes apart. */
const retryForADay = { retryLimit: 100, retryDelay: 2, retryDelayMax: 900 } as const;

/** Retries for about four days, at most ten minutes apart. */
const retryForDays = { retryLimit: 600, retryDelay: 5, retryDelayMax: 600 } as const;

export const jobCatalogue = {
  'admin.refreshReports': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '*/10 * * * *' },
  /** Refunds and complaints of old orders. */
  'admin.refreshAllReports': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '41 3 * * *' },
  /** Mails the month's report, once for each month and person. */
  'admin.mailReports': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '47 * * * *' },
  'admin.compactTallies': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '*/5 * * * *' },
  /** Tells the makers of unused keys, and ends those that stayed unused. */
  'auth.endUnusedKeys': { payload: z.object({}), retryLimit: 3, retryDelay: 60, cron: '11 6 * * *' },
  /** Asks VIES about a customer's VAT id. */
  'auth.checkVatId': { payload: z.object({ accountId: z.uuid(), vatId: z.string() }), ...retryForADay },
  'auth.sweep': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '17 * * * *' },
  'certification.timestamps': { payload: z.object({}), retryLimit: 0, retryDelay: 60, cron: '*/5 * * * *' },
  'certification.timestamp': { payload: z.object({ sha256: z.string() }), ...retryForDays },
  /** Adds validation data that was missing, and renews timestamps before they expire. */
  'certification.extendFiles': { payload: z.object({}), retryLimit: 0, retryDelay: 60, cron: '*/5 * * * *' },
  'notifications.sweep': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '37 * * * *' },
  'mail.send': { payload: z.object({ emailId: z.uuid() }), ...retryForADay },
  /** `says` is the order's state at enqueue time; absent in jobs of older releases. */
  'push.send': {
    payload: z.object({ subscriptionId: z.uuid(), documentId: z.uuid(), says: orderStateView.shape.says.optional() }),
    ...retryForADay,
  },
  'webhooks.purge': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '57 * * * *' },
  /** Mails the day's head of the log, once a day to each address; a day's later runs make up for a server that was down. */
  'certification.mailHead': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '23 * * * *' },
  /** Reminds signers before a credential expires, tells that no notary is left; audits credentials from before checks were kept. */
  'certification.watchCredentials': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '43 * * * *' },
  'certification.extendLog': { payload: z.object({}), retryLimit: 1, retryDelay: 10, cron: '* * * * *' },
  'documents.sweepFile': { payload: z.object({ key: z.string() }), ...retryForADay },
  'documents.makeThumbnail': {
    payload: z.object({ documentId: z.uuid() }),
    retryLimit: 5,
    retryDelay: 5,
    retryDelayMax: 300,
  },
  'documents.requestMissingThumbnails': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '*/5 * * * *' },
  'documents.expireDrafts': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '27 * * * *' },
  'documents.checkPromises': { payload: z.object({}), retryLimit: 1, retryDelay: 10, cron: '* * * * *' },
  'documents.mailMessages': { payload: z.object({}), retryLimit: 1, retryDelay: 10, cron: '* * * * *' },
  'payments.fulfil': { payload: z.object({ sessionId: z.string() }), ...retryForADay },
  /** Mails a guest only the link that confirms the address; mails about the order follow once it is confirmed. */
  'payments.mailGuest': { payload: z.object({ accountId: z.uuid() }), ...retryForADay },
  'payments.syncRefunds': { payload: z.object({ paymentIntentId: z.string() }), ...retryForADay },
  'payments.syncDisputes': { payload: z.object({ paymentIntentId: z.string() }), ...retryForADay },
  'payments.readEvent': { payload: z.object({ flaggedEventId: z.uuid() }), ...retryForADay },
  'payments.sendRefund': { payload: z.object({ refundId: z.uuid() }), ...retryForADay },
  'payments.refundSurcharge': { payload: z.object({ documentId: z.uuid() }), ...retryForADay },
  'payments.issueInvoices': { payload: z.object({ paymentId: z.uuid() }), ...retryForADay },
  /** States what was ordered on account in past months, reports what is overdue, and reminds of it. */
  'payments.closeMonths': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '7 * * * *' },
  'payments.releaseStale': { payload: z.object({}), ...retryForADay },
  'payments.reconcile': { payload: z.object({}), retryLimit: 1, retryDelay: 30, cron: '*/5 * * * *' },
  'privacy.erase': { payload: z.object({ erasureId: z.uuid() }), ...retryForADay },
  'privacy.resume': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '*/5 * * * *' },
  'privacy.retention': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '47 * * * *' },
  /** A job of a sandbox account, by its name in this catalogue. */
  'sandbox.run': {
    payload: z.object({ accountId: z.uuid(), name: z.string(), payload: z.record(z.string(), z.unknown()) }),
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 600,
  },
  /** Runs the timers of sandbox accounts. */
  'sandbox.sweep': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '*/5 * * * *' },
  /** Deletes test documents after their retention. */
  'sandbox.expire': { payload: z.object({}), retryLimit: 1, retryDelay: 60 },
  /** Delivers a drafted test order. */
  'sandbox.deliver': { payload: z.object({ reviewId: z.uuid() }), retryLimit: 10, retryDelay: 5, retryDelayMax: 300 },
  /** Offers a paper to the next person, or leaves it in the pool; runs again when an offer ends. */
  'team.route': { payload: z.object({ reviewId: z.uuid() }), retryLimit: 20, retryDelay: 5, retryDelayMax: 300 },
  'team.expireOffers': { payload: z.object({}), retryLimit: 1, retryDelay: 10, cron: '* * * * *' },
  'translation.dispatch': { payload: z.object({ documentId: z.uuid(), deliveryId: z.string() }), ...retryForADay },
  'translation.read': {
    payload: z.object({
      reviewId: z.uuid(),
      /** All waiting pages unless named. */
      pages: z.array(z.number().int()).optional(),
      rotation: z.literal([0, 90, 180, 270]).optional(),
      /** The file was replaced: every page is read again. */
      isNewFile: z.boolean().optional(),
      /** Orders of the same person that take their turn first; set by the job. */
      turn: z.number().int().optional(),
      /** Attempt number for pages that the machine was too busy for; set by the job. */
      busyTry: z.number().int().optional(),
    }),
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 300,
    // One page at a time: the engine takes 400 MB.
    concurrency: 1,
  },
  'translation.draft': {
    /** All untranslated blocks unless named; the engine's own job comes from that of the drafts before it. */
    payload: z.object({
      reviewId: z.uuid(),
      blockIds: z.array(z.uuid()).optional(),
      from: z.literal(['workflow', 'engine']).optional(),
    }),
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 300,
  },
  'translation.remember': { payload: z.object({ documentId: z.uuid() }), retryLimit: 10, retryDelay: 60 },
  'translation.rememberMissed': { payload: z.object({}), retryLimit: 1, retryDelay: 60, cron: '*/10 * * * *' },
  /** Deletes entries of collections and imports that were removed. */
  'translation.clearCollections': { payload: z.object({}), retryLimit: 10, retryDelay: 60 },
  'translation.receive': { payload: z.object({ deliveryId: z.uuid() }), ...retryForADay },
} as const satisfies Record<string, JobRule>;

export type JobName = keyof typeof jobCatalogue;
export type JobPayload<N extends JobName> = z.infer<(typeof jobCatalogue)[N]['payload']>;

export const jobNames = Object.keys(jobCatalogue) as JobName[];

export function jobRule(name: JobName): JobRule {
  return jobCatalogue[name];
}
