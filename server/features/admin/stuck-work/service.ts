import type { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { workKinds, type stuckWork, type WorkKind } from '#shared/schemas/admin.ts';
import type { Actor } from '../../../context.ts';
import type { Trx } from '../../../db/client.ts';
import type { Page } from '../../../db/pagination.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { retryJob } from '../../../jobs/retry.ts';
import { resendEmail } from '../../notifications/service.ts';
import { redeliver, redispatch } from '../../translation/redelivery/service.ts';
import { recordStaffEvent } from '../../auth/trail/service.ts';
import { listStuckWork } from './queries.ts';

/*
 * Work that does not move by itself any more.
 * Promises: whatever was paid for and is not done shows up here; trying again is safe at any time, and is in the audit log.
 */

/** One page of stuck work, what has waited longest first. */
export async function getStuckWork(deps: Deps, page: Page): Promise<z.input<typeof stuckWork>> {
  const before = new Date(deps.now().getTime() - limits.stuckAfter);
  const { items, total } = await listStuckWork(deps.db, { before, hasWorkflow: deps.translator !== null, page });
  return { items, total, page: page.page, pageSize: page.pageSize };
}

/** Tries one piece again. Throws NOT_FOUND, CONFLICT when it is done by now, WORK_NEEDS_DECISION for a flagged payment. */
export async function retryWork(deps: Deps, actor: Actor, workId: string): Promise<void> {
  const [kind, id = ''] = workId.split(':');
  const known = workKinds.find((name) => name === kind);
  if (!known) throw new AppError('NOT_FOUND');
  await deps.db.transaction().execute(async (trx) => {
    await retry(deps, trx, { kind: known, id, actor });
    await recordStaffEvent(deps, trx, {
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
      return redispatch(deps, trx, { documentId: id, actor });
    case 'webhook':
      return redeliver(deps, trx, id);
    case 'mail':
      return resendEmail(deps, trx, id);
    case 'job':
      if (!(await retryJob(deps.jobs, trx, id))) throw new AppError('NOT_FOUND');
      return;
    case 'payment':
      throw new AppError('WORK_NEEDS_DECISION');
  }
}
