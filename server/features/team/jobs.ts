import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { expireOffers, routeReview } from './routing.ts';

export const teamJobs: Pick<JobHandlers, 'team.expireOffers' | 'team.route'> = {
  'team.route': (deps, { reviewId }) => routeReview(deps, reviewId),
  'team.expireOffers': (deps) => expireOffers(deps),
};
