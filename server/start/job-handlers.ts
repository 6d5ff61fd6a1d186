import { adminJobs } from '#server/features/admin/jobs.ts';
import { authJobs, sandboxJobs } from '#server/features/auth/jobs.ts';
import { authenticatorJobs } from '#server/features/authenticator/jobs.ts';
import { certificationJobs } from '#server/features/certification/jobs.ts';
import { documentsJobs } from '#server/features/documents/jobs.ts';
import { notificationsJobs } from '#server/features/notifications/jobs.ts';
import { paymentsJobs } from '#server/features/payments/jobs.ts';
import { privacyJobs } from '#server/features/privacy/jobs.ts';
import { teamJobs } from '#server/features/team/jobs.ts';
import { translationJobs } from '#server/features/translation/jobs.ts';
import type { JobHandlers } from '#server/platform/jobs/runner.ts';

/** The handler of each job; a job of the catalogue without a handler does not compile. */
export const jobHandlers: JobHandlers = {
  ...adminJobs,
  ...authJobs,
  ...authenticatorJobs,
  ...sandboxJobs(() => jobHandlers),
  ...certificationJobs,
  ...documentsJobs,
  ...notificationsJobs,
  ...paymentsJobs,
  ...privacyJobs,
  ...teamJobs,
  ...translationJobs,
};
