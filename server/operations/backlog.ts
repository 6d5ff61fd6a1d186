import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Deps } from '#server/deps.ts';
import { metrics } from '#server/platform/observability/metrics.ts';

/** Gauges of the backlog, read from the database at each scrape. Every process reports the same, so alerts use max(). */

const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Gauge({ name, help, labelNames: [...labelNames], registers: [metrics] });

const databaseUp = gauge('database_up', '1 while the database responds to a scrape');
const poolConnections = gauge('database_pool_connections', 'Connections of this process, by state', ['state']);
const jobsDue = gauge('jobs_due', 'Due jobs that have not started', ['job']);
const jobsOldest = gauge('jobs_due_oldest_seconds', 'Age of the oldest due job that has not started', ['job']);
const jobsFailed = gauge('jobs_failed', 'Jobs that failed after all retries', ['job']);
const mailPending = gauge('mail_pending', 'Mails not yet accepted by the mail server');
const mailOldest = gauge('mail_pending_oldest_seconds', 'Age of the oldest mail not yet accepted');
const mailFailed = gauge('mail_failed_last_day', 'Mails of the last day that failed');
const webhooksUnfinished = gauge(
  'webhook_calls_unfinished',
  'Calls of the translation workflow, by direction and status',
  ['direction', 'status'],
);
const paymentsFlagged = gauge('payments_flagged', 'Payments that do not match their order');
const eventsFlagged = gauge('stripe_events_flagged', 'Events of the card provider that lack what their handling needs');
const paidUnfulfilled = gauge('payments_paid_without_review', 'Paid documents without a review');
const unvalidated = gauge(
  'signed_files_unvalidated',
  'Delivered files that wait for validation data of their signature',
);
const renewalsDue = gauge(
  'signed_files_renewal_due',
  'Delivered files whose timestamp is to be renewed before it expires',
);
const ordersOldest = gauge('orders_waiting_oldest_seconds', 'Age of the oldest paid order without a delivery');
const ordersWaiting = gauge('orders_waiting', 'Paid orders without a delivery');

/** Time allowed between payment and review. */
const fulfillmentSeconds = 300;

interface JobRow {
  name: string;
  due: number;
  oldest: number;
  failed: number;
}

interface TotalsRow {
  mailPending: number;
  mailOldest: number;
  mailFailed: number;
  flagged: number;
  events: number;
  unfulfilled: number;
  orders: number;
  ordersOldest: number;
}

type Scraped = Pick<Deps, 'db' | 'env' | 'log' | 'pool'>;

/** Refreshes every gauge. Never rejects: without the database, only `database_up` and the process's metrics change. */
export async function refreshBacklog({ db, env, log, pool }: Scraped): Promise<void> {
  poolConnections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
  poolConnections.set({ state: 'idle' }, pool.idleCount);
  poolConnections.set({ state: 'waiting' }, pool.waitingCount);
  try {
    const [jobs, totals, webhooks, signed] = await Promise.all([
      readJobs(db),
      readTotals(db),
      readWebhooks(db),
      readSignedBacklog({ db, env }),
    ]);
    databaseUp.set(1);
    for (const each of [jobsDue, jobsOldest, jobsFailed, webhooksUnfinished]) each.reset();
    for (const { name, due, oldest, failed } of jobs) {
      jobsDue.set({ job: name }, due);
      jobsOldest.set({ job: name }, oldest);
      jobsFailed.set({ job: name }, failed);
    }
    for (const { direction, status, count } of webhooks) webhooksUnfinished.set({ direction, status }, count);
    unvalidated.set(signed.unvalidated);
    renewalsDue.set(signed.renewals);
    setTotals(totals);
  } catch (error) {
    databaseUp.set(0);
    log.warn({ err: error }, 'metrics: database unavailable');
  }
}

/** Without these settings no file is ever extended, so none counts as waiting. */
function canExtend({ timestamps, revocationListUrls }: Deps['env']): boolean {
  return timestamps !== null && revocationListUrls.length > 0;
}

function setTotals(totals: TotalsRow | undefined): void {
  if (!totals) return;
  mailPending.set(totals.mailPending);
  mailOldest.set(totals.mailOldest);
  mailFailed.set(totals.mailFailed);
  paymentsFlagged.set(totals.flagged);
  eventsFlagged.set(totals.events);
  paidUnfulfilled.set(totals.unfulfilled);
  ordersWaiting.set(totals.orders);
  ordersOldest.set(totals.ordersOldest);
}

async function readJobs(db: Deps['db']): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as due,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job where state in ('created', 'retry', 'failed') and name <> 'sandbox.run' group by name`.execute(db);
  return rows;
}

async function readTotals(db: Deps['db']): Promise<TotalsRow | undefined> {
  const { rows } = await sql<TotalsRow>`
    select m.*, p.*, e.*, o.*
    from (select count(*) filter (where status = 'pending') as mail_pending,
        coalesce(extract(epoch from now() - min(created_at) filter (where status = 'pending')), 0)::float8 as mail_oldest,
        count(*) filter (where status = 'failed' and created_at > now() - interval '1 day') as mail_failed
      from outbound_emails where status <> 'sent') m,
      (select count(*) as flagged from payments where flag is not null) p,
      (select count(*) as events from flagged_stripe_events where resolved_at is null) e,
      (select count(*) as orders,
        coalesce(extract(epoch from now() - min(d.updated_at)), 0)::float8 as orders_oldest,
        count(*) filter (where r.document_id is null and d.updated_at < now() - make_interval(secs => ${fulfillmentSeconds})) as unfulfilled
      from documents d left join documents_to_be_verified r on r.document_id = d.id
      where d.payment_status = 'paid' and d.status_group = 'processing') o`.execute(db);
  return rows[0];
}

/** Signed files that wait for validation data, or for the next timestamp. */
export async function readSignedBacklog({ db, env }: Pick<Deps, 'db' | 'env'>) {
  return canExtend(env) ? readDueFiles(db) : { unvalidated: 0, renewals: 0 };
}

/** Files without validation data are retried daily, so the index of due files covers them. */
async function readDueFiles(db: Deps['db']): Promise<{ unvalidated: number; renewals: number }> {
  const { rows } = await sql<{ unvalidated: number; renewals: number }>`
    select count(*) filter (where l.level is null) as unvalidated,
      count(*) filter (where l.level is not null and l.due_at <= now()) as renewals
    from long_term_files l join certificate_files f on f.id = l.file_id
    join certificates c on c.id = f.certificate_id and c.superseded_at is null and c.revoked_at is null
    join translated_documents t on t.id = c.translation_id and t.translated_file_sha256 = f.sha256
    where l.due_at <= now() + interval '1 day'`.execute(db);
  return rows[0] ?? { unvalidated: 0, renewals: 0 };
}

async function readWebhooks(db: Deps['db']) {
  const { rows } = await sql<{ direction: string; status: string; count: number }>`
    select direction, status, count(*) as count from webhook_deliveries where status <> 'done' group by 1, 2`.execute(
    db,
  );
  return rows;
}
