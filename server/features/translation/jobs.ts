import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { draftReview } from './drafting/service.ts';
import { clearCollections } from './exchange/service.ts';
import { learnForm } from './forms/learning.ts';
import { rememberDelivered, rememberMissed } from './memory/learning.ts';
import { readPages } from './reading/service.ts';
import { announceDraft } from './text.ts';
import { dispatch, handleInbound } from './workflow/service.ts';

export const translationJobs: Pick<
  JobHandlers,
  | 'translation.dispatch'
  | 'translation.read'
  | 'translation.draft'
  | 'translation.remember'
  | 'translation.rememberMissed'
  | 'translation.clearCollections'
  | 'translation.receive'
> = {
  'translation.dispatch': (deps, order) => dispatch(deps, order),
  'translation.read': (deps, order) => readPages(deps, order),
  async 'translation.draft'(deps, order) {
    await draftReview(deps, order);
    if (!deps.sandbox) return;
    // Sent even without drafts: a test paper may have no draftable text, and its client waits for the event.
    await announceDraft(deps, order);
    // Test orders have no staff to finish them.
    await deps.jobs.enqueue(deps.db, 'sandbox.deliver', { reviewId: order.reviewId });
  },
  async 'translation.remember'(deps, order) {
    await rememberDelivered(deps, order);
    await learnForm(deps, order);
  },
  'translation.rememberMissed': (deps) => rememberMissed(deps),
  'translation.clearCollections': (deps) => clearCollections(deps),
  'translation.receive': (deps, { deliveryId }) => handleInbound(deps, deliveryId),
};
