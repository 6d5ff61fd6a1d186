import type { JobHandlers } from '#server/jobs/runner.ts';
import { readPages } from './reading/service.ts';
import { dispatch, handleInbound } from './service.ts';

export const translationJobs: Pick<
  JobHandlers,
  'translation.dispatch' | 'translation.read' | 'translation.draft' | 'translation.receive'
> = {
  'translation.dispatch': (deps, order) => dispatch(deps, order),
  'translation.read': (deps, order) => readPages(deps, order),
  'translation.draft': () => Promise.resolve(),
  'translation.receive': (deps, { deliveryId }) => handleInbound(deps, deliveryId),
};
