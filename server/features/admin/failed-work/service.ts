import type { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { workKinds, type retryAllOutput, type stuckWork, type WorkKind } from '#shared/schemas/admin.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { retryJob } from '#server/platform/jobs/retry.ts';
import { resendEmail } from '#server/features/notifications/service.ts';
import { retryFlaggedEvent } from '#server/features/payments/provider-events/service.ts';
import { retryDelivery, retryDispatch } from '#server/features/translation/workflow/service.ts';
import { recordAudit } from '#server/features/auth/audit-log/service.ts';
import { listFailedWork } from './queries.ts';

/*
 * Failed work (dead letters): orders, calls, jobs, mails and payments that need staff.
 * Promises: paid work that is not done is listed here; a retry is idempotent and in the audit log.
 * Never: a retry of an item that staff have to decide.
 */

/** One page of failed work, oldest first. */
export async function getFailedWork(deps: Deps, page: PageWindow): Promise<z.input<typeof stuckWork>> {
  const { items, total } = await listFailedWork(deps.db, { ...bounds(deps), page });
  return { items, total, page: page.page, pageSize: page.pageSize };
}

function bounds(deps: Deps) {
  const now = deps.now().getTime();
  return {
    before: new Date(now - limits.stuckAfterMs),
    lateBefore: new Date(now - limits.workflowAnswerMs),
    hasWorkflow: deps.translator !== null,
  };
}

/**
 * Retries up to `limits.retryAtOnce` items of one kind or of all, each in its own transaction; items that are done or not
 * retryable are skipped.
 */
export async function retryAllWork(deps: Deps, actor: Actor, kind?: WorkKind): Promise<z.infer<typeof retryAllOutput>> {
  const page = { page: 1, pageSize: limits.retryAtOnce, offset: 0 };
  const { items } = await listFailedWork(deps.db, { ...bounds(deps), kind, page });
  const outcome = { retried: 0, skipped: 0 };
  for (const { id, canRetry } of items) {
    if (canRetry && (await tryRetryWork(deps, actor, id))) outcome.retried += 1;
    else outcome.skipped += 1;
  }
  return outcome;
}

async function tryRetryWork(deps: Deps, actor: Actor, workId: string): Promise<boolean> {
  try {
    await retryWork(deps, actor, workId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.httpStatus < 500) return false;
    throw error;
  }
}

/** Retries one item. Throws NOT_FOUND, CONFLICT when it is done, WORK_NEEDS_DECISION for kinds that staff decide. */
export async function retryWork(deps: Deps, actor: Actor, workId: string): Promise<void> {
  const [kind, id = ''] = workId.split(':');
  const known = workKinds.find((name) => name === kind);
  if (!known) throw new AppError('NOT_FOUND');
  await deps.db.transaction().execute(async (trx) => {
    await retry(deps, trx, { kind: known, id, actor });
    await recordAudit(deps, trx, {
      event: 'work.retried',
      actor,
      documentId: known === 'dispatch' ? id : undefined,
      details: { work: workId },
    });
  });
}

async function retry(deps: Deps, trx: Trx, work: { kind: WorkKind; id: string; actor: Actor }): Promise<void> {
  const { kind, id, actor } = work;
  switch (kind) {
    case 'dispatch':
      return retryDispatch(deps, trx, { documentId: id, actor });
    case 'webhook':
      if (!(await retryFlaggedEvent(deps, trx, id))) await retryDelivery(deps, trx, id);
      return;
    case 'mail':
      return resendEmail(deps, trx, id);
    case 'job':
      if (!(await retryJob(deps.jobs, trx, id))) throw new AppError('NOT_FOUND');
      return;
    case 'payment':
    case 'dispute':
    case 'certificate':
      throw new AppError('WORK_NEEDS_DECISION');
  }
}
