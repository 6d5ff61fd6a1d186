import type { JobHandlers } from '#server/jobs/runner.ts';
import { sweepEvents } from './live/service.ts';
import { sendQueuedEmail } from './mail/service.ts';
import { sendPush } from './push/service.ts';

export const notificationsJobs = {
  'mail.send': sendQueuedEmail,
  'push.send': sendPush,
  'notifications.sweep': sweepEvents,
} satisfies Partial<JobHandlers>;
