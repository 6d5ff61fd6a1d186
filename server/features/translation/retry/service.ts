import { randomUUID } from 'node:crypto';
import { documentTransitions, type DocumentStatus } from '#shared/document-status.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockDocument } from '#server/features/documents/queries.ts';
import { findReviewByDocument, lockReview, updateReview, assertDecidable } from '#server/features/documents/reviews.ts';
import { assertWorkable } from '#server/features/documents/policy.ts';
import { transition } from '#server/features/documents/transition.ts';
import { lockWebhookDelivery, updateWebhookDelivery } from '#server/features/translation/queries.ts';

/*
 * Retries of failed workflow calls.
 * Promises: a retried delivery keeps its id, so the workflow can deduplicate it.
 * Never: an order sent again after its document was decided.
 */

/**
 * Enqueues an order for the workflow under a new delivery id, in the caller's transaction.
 * Throws NOT_FOUND, CONFLICT once the document is decided, and the code of `workRefusal` where its payment forbids work.
 */
export async function retryDispatch(deps: Deps, trx: Trx, order: { documentId: string; actor: Actor }): Promise<void> {
  const { documentId, actor } = order;
  const document = await lockDocument(trx, documentId);
  const known = await findReviewByDocument(trx, documentId);
  const review = known && (await lockReview(trx, known.id));
  if (!document || !review) throw new AppError('NOT_FOUND');
  assertDecidable(review, document);
  await updateReview(trx, { id: review.id, values: { workflowState: 'waiting' }, now: deps.now() });
  if (hasFailed(document.status)) {
    await transition(deps, trx, { documentId, event: 'retry', as: 'staff', actor });
    return;
  }
  await deps.jobs.enqueue(trx, 'translation.dispatch', { documentId, deliveryId: `${documentId}:${randomUUID()}` });
}

function hasFailed(status: DocumentStatus): boolean {
  const failed: readonly DocumentStatus[] = documentTransitions.retry.from;
  return failed.includes(status);
}

/** Enqueues a recorded delivery again under its own id. Throws NOT_FOUND, CONFLICT when it is done. */
export async function retryDelivery(deps: Deps, trx: Trx, id: string): Promise<void> {
  const delivery = await lockWebhookDelivery(trx, id);
  if (!delivery?.documentId) throw new AppError('NOT_FOUND');
  if (delivery.status === 'done') throw new AppError('CONFLICT');
  await updateWebhookDelivery(trx, { id, values: { status: 'pending', attempts: 0, finishedAt: null } });
  const { documentId, deliveryId } = delivery;
  const document = await lockDocument(trx, documentId);
  if (!document) throw new AppError('NOT_FOUND');
  assertWorkable(document);
  if (delivery.direction === 'inbound') await deps.jobs.enqueue(trx, 'translation.receive', { deliveryId: id });
  else await deps.jobs.enqueue(trx, 'translation.dispatch', { documentId, deliveryId });
}
