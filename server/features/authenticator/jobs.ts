import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { deliverTestOrder } from './test-orders.ts';

export const authenticatorJobs: Pick<JobHandlers, 'sandbox.deliver'> = {
  async 'sandbox.deliver'(deps, order) {
    await deliverTestOrder(deps, order);
  },
};
