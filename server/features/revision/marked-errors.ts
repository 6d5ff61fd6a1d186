import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listBlocks } from '#server/features/translation/text-queries.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { MarkRevisionErrorInput } from '#shared/schemas/text-revision.ts';
import { revisionLimits } from '#shared/team/revision.ts';
import { countErrors, deleteError, findError, insertError } from './queries.ts';
import { lock } from './rounds.ts';

/*
 * Errors that a reviser marks by kind and severity (MQM), of a block or of the whole text.
 * Promises: an error is stored once, however often it is sent.
 * Never: a change once the round is over, by which reports count.
 */

/** Throws REVISION_CLOSED, BLOCK_NOT_FOUND, REVISION_ERRORS_FULL, IDEMPOTENCY_MISMATCH and the codes of `lockPendingReview`. */
export async function markError(
  deps: Deps,
  actor: Actor,
  { id: reviewId, errorId, ...error }: MarkRevisionErrorInput,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const revisionId = await lockOwn(trx, actor, reviewId);
    const known = await findError(trx, errorId);
    if (known) {
      if (known.revisionId !== revisionId || known.markedBy !== actor.id) throw new AppError('IDEMPOTENCY_MISMATCH');
      return;
    }
    const { blockId } = error;
    if (blockId !== null) {
      const [block] = await listBlocks(trx, { reviewId, ids: [blockId] });
      if (!block) throw new AppError('BLOCK_NOT_FOUND');
    }
    if ((await countErrors(trx, revisionId)) >= revisionLimits.errors) throw new AppError('REVISION_ERRORS_FULL');
    await insertError(trx, { id: errorId, revisionId, ...error, markedBy: actor.id, markedAt: deps.now() });
  });
}

/** Throws REVISION_CLOSED and the codes of `lockPendingReview`. */
export async function removeError(
  deps: Deps,
  actor: Actor,
  { id, errorId }: { id: string; errorId: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const revisionId = await lockOwn(trx, actor, id);
    await deleteError(trx, { id: errorId, revisionId });
  });
}

async function lockOwn(trx: Trx, actor: Actor, reviewId: string): Promise<string> {
  const { round } = await lock(trx, reviewId);
  if (round?.state !== 'taken' || round.reviserId !== actor.id) throw new AppError('REVISION_CLOSED');
  return round.id;
}
