import type { JobHandlers } from '#server/jobs/runner.ts';
import { sendQueuedEmail } from './mail/service.ts';

export const notificationsJobs = {
  'mail.send': sendQueuedEmail,
} satisfies Partial<JobHandlers>;
