import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { resendEmail } from '#server/features/notifications/notify.ts';
import { retryFlaggedEvent } from '#server/features/payments/provider-events/service.ts';
import { retryDelivery, retryDispatch } from '#server/features/translation/workflow/service.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { jobNames, jobRule, type JobName } from '#server/platform/jobs/catalogue.ts';
import { retryJob } from '#server/platform/jobs/kept-jobs.ts';
import { statusOf } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import {
  workKinds,
  type failedWorkItem,
  type FailedWorkItem,
  type retryAllOutput,
  type stuckWork,
  type WorkKind,
} from '#shared/schemas/admin.ts';

/*
 * Failed work (dead letters): orders, calls, jobs, mails and payments that need staff, each read by a partial index of
 * unfinished rows.
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
    if (error instanceof AppError && statusOf(error.code) < 500) return false;
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

interface FailedRow {
  id: string;
  kind: WorkKind;
  subject: string;
  documentId: string | null;
  userEmail: string | null;
  attempts: number;
  lastError: string | null;
  since: Date;
  canRetry: boolean;
  payment: FailedWorkItem['payment'];
  dispute: z.input<typeof failedWorkItem>['dispute'];
  question: z.input<typeof failedWorkItem>['question'];
}

/** Jobs whose failures are listed through the row they process. */
const jobsShownByTheirRow: readonly JobName[] = ['mail.send', 'translation.dispatch', 'translation.receive'];
/** Scheduled jobs are left out, since their next run retries them, and those of sandboxes. */
const shownJobs = jobNames.filter(
  (name) => !jobRule(name).cron && !jobsShownByTheirRow.includes(name) && !name.startsWith('sandbox.'),
);
/** Fewer attempts count as a transient error. */
const minFailedAttempts = 5;

/** Orders the workflow refused, did not accept or did not answer in time. Dead deliveries are listed by `deliveries`. */
function orders({ before, lateBefore, hasWorkflow }: Params) {
  return sql`
    select 'dispatch:' || r.document_id as id, 'dispatch' as kind, r.filename as subject, r.document_id,
      p.email as user_email, coalesce(w.attempts, 0) as attempts,
      case when r.workflow_state = 'sent' then 'The workflow took this order and has not answered.' else w.last_error end
        as last_error,
      case when r.workflow_state = 'sent' then r.workflow_sent_at else r.updated_at end as since, true as can_retry,
      null::json as payment, null::json as dispute, null::json as question
    from documents_to_be_verified r
    join documents d on d.id = r.document_id
    join profiles p on p.id = r.user_id
    left join lateral (
      select attempts, last_error, status from webhook_deliveries
      where document_id = r.document_id order by created_at desc limit 1) w on true
    where r.status = 'pending' and not r.is_correction and d.payment_status in ('paid', 'free')
      and d.payment_hold is null
      and (r.workflow_state = 'failed'
        or (${hasWorkflow} and r.workflow_state = 'waiting' and r.updated_at < ${before})
        or (${hasWorkflow} and r.workflow_state = 'sent' and r.workflow_sent_at < ${lateBefore}))
      and w.status is distinct from 'dead'`;
}

function deliveries({ before }: Params) {
  return sql`
    select 'webhook:' || w.id, 'webhook', coalesce(d.filename, w.delivery_id), w.document_id, p.email, w.attempts,
      w.last_error, w.created_at, w.document_id is not null, null, null, null
    from webhook_deliveries w
    left join documents d on d.id = w.document_id
    left join profiles p on p.id = d.user_id
    where w.status <> 'done'
      and (w.status = 'dead' or (w.direction = 'inbound' and w.status = 'pending' and w.created_at < ${before}))`;
}

function jobs() {
  return sql`
    select 'job:' || j.id, 'job', j.name, null::uuid, null::text, j.retry_count,
      coalesce(j.output ->> 'message', j.output #>> '{value,message}'), j.created_on, true, null, null, null
    from pgboss.job j
    where j.name = any(${shownJobs}::text[])
      and (j.state = 'failed' or (j.state = 'retry' and j.retry_count >= ${minFailedAttempts} and j.start_after > now()))`;
}

function mails({ before }: Params) {
  return sql`
    select 'mail:' || m.id, 'mail', m.template, null::uuid, m.to_address, m.attempts, m.last_error, m.created_at, true,
      null, null, null
    from outbound_emails m
    where m.status <> 'sent' and (m.status = 'failed' or m.created_at < ${before})`;
}

/** The credit of a deleted account waits in the list of payouts. */
function payments() {
  return sql`
    select 'payment:' || y.id, 'payment', 'Receipt ' || y.receipt_number, (
        select i.document_id from payment_items i where i.payment_id = y.id order by i.position limit 1),
      p.email, 0, y.flag, coalesce(y.paid_at, y.created_at), false,
      json_build_object('id', y.id, 'receiptNumber', y.receipt_number::text,
        'remainingCents', y.amount_cents - y.refunded_cents, 'currency', y.currency), null, null
    from payments y join profiles p on p.id = y.user_id
    where y.flag is not null and y.flag <> 'credit-left' and y.status = 'paid'`;
}

/** Events of the card provider that lack what their handling needs. */
function events() {
  return sql`
    select 'webhook:' || f.id, 'webhook', e.type, null::uuid, null::text, f.attempts,
      coalesce(f.last_error, 'The event lacks ' || f.fault || '.'), f.flagged_at, true, null, null, null
    from flagged_stripe_events f join stripe_events e on e.id = f.event_id
    where f.resolved_at is null`;
}

/** Disputes that need a response; those under the bank's review are left out. */
function disputes() {
  return sql`
    select 'dispute:' || q.id, 'dispute', 'Receipt ' || y.receipt_number, (
        select i.document_id from payment_items i where i.payment_id = y.id order by i.position limit 1),
      p.email, 0, null, q.opened_at, false, null,
      json_build_object('reference', q.stripe_dispute_id, 'amountCents', q.amount_cents, 'currency', y.currency, 'reason', q.reason,
        'dueBy', q.due_by), null
    from disputes q join payments y on y.id = q.payment_id join profiles p on p.id = y.user_id
    where q.status = 'open' and (q.provider_status is null or q.provider_status like '%needs_response')`;
}

function questions() {
  return sql`
    select 'certificate:' || d.id, 'certificate', d.filename, d.id, p.email, 0, null, c.raised_at, false, null, null,
      json_build_object('cause', c.cause, 'raisedAt', c.raised_at)
    from certificate_questions c join documents d on d.id = c.document_id join profiles p on p.id = d.user_id
    where c.closed_at is null`;
}

interface Params {
  /** Work without progress since then has stalled. */
  before: Date;
  /** Orders accepted before then without an answer are late. */
  lateBefore: Date;
  hasWorkflow: boolean;
}

/** One page of failed work, oldest first. */
export async function listFailedWork(
  db: Db,
  params: Params & { page: PageWindow; kind?: WorkKind | undefined },
): Promise<{ items: FailedRow[]; total: number }> {
  const all = sql`(${orders(params)} union all ${deliveries(params)} union all ${jobs()} union all ${mails(params)}
    union all ${payments()} union all ${events()} union all ${disputes()} union all ${questions()}) as work`;
  const { page, kind } = params;
  const { rows } = await sql<(FailedRow | { id: null }) & { total: number }>`
    with work as materialized (select * from ${all} where ${kind ? sql`kind = ${kind}` : sql`true`})
    select counted.total, page.* from (select count(*) as total from work) counted
    left join (select * from work order by since, id limit ${page.pageSize} offset ${page.offset}) page on true
    order by since, id`.execute(db);
  return {
    items: rows.filter((row) => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
}
