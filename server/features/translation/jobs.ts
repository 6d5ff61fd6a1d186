import type { JobHandlers } from '#server/jobs/runner.ts';
import { dispatch, handleInbound } from './service.ts';

export const translationJobs: Pick<JobHandlers, 'translation.dispatch' | 'translation.receive'> = {
  'translation.dispatch': (deps, order) => dispatch(deps, order),
  'translation.receive': (deps, { deliveryId }) => handleInbound(deps, deliveryId),
};
