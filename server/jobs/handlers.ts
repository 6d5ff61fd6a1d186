import { adminJobs } from '../features/admin/jobs.ts';
import { authJobs } from '../features/auth/jobs.ts';
import { documentsJobs } from '../features/documents/jobs.ts';
import { notificationsJobs } from '../features/notifications/jobs.ts';
import { paymentsJobs } from '../features/payments/jobs.ts';
import { translationJobs } from '../features/translation/jobs.ts';
import type { JobHandlers } from './runner.ts';

/** Who does which job; a job of the catalogue without a handler does not compile. */
export const jobHandlers: JobHandlers = {
  ...adminJobs,
  ...authJobs,
  ...documentsJobs,
  ...notificationsJobs,
  ...paymentsJobs,
  ...translationJobs,
};
