import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { sweepEvents } from './live.ts';
import { sendPush } from './push.ts';
import { purgeEvents } from './webhooks/service.ts';

export const notificationsJobs = {
  'push.send': sendPush,
  'notifications.sweep': sweepEvents,
  'webhooks.purge': purgeEvents,
} satisfies Partial<JobHandlers>;
