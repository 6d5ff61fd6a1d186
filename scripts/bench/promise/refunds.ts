import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import { checkPromises, promiseTimes, syncPause } from '#server/features/documents/promise.ts';
import { transition } from '#server/features/documents/transition.ts';
import { refundMissedSurcharges } from '#server/features/payments/refunds/surcharge.ts';
import type { JobName } from '#server/platform/jobs/catalogue.ts';
import { runJob } from '#server/platform/jobs/runner.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { outcomeOf } from '#shared/promise/steps.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { PromiseEnvironment } from './environment.ts';
import { addPerson, placeOrder, type RushOrder } from './orders.ts';

const orderCount = 1000;
const perCustomer = 20;
const tickMs = 15 * 60 * 1000;
const ticks = 60;
/** Ticks of a rush promise. */
const promisedTicks = 32;
const attempts = 100;

/** What happens to an order, in ticks after its payment. */
interface Plan {
  order: RushOrder;
  /** Null: never delivered. */
  delivered: number | null;
  asked: number | null;
  answered: number | null;
}

/** Every missed rush promise is refunded once, and no kept one, whatever fails meanwhile. */
export async function measureRefunds(environment: PromiseEnvironment): Promise<Finding[]> {
  const { deps, faults, chance, setNow } = environment;
  const clerk = await addPerson(environment, 'authenticator');
  const plans: Plan[] = [];
  while (plans.length < orderCount) {
    const customer = await addPerson(environment, 'user');
    for (let count = 0; count < perCustomer; count += 1) {
      plans.push(planOf(environment, await placeOrder(environment, customer)));
    }
  }
  const start = deps.now();
  faults.isOn = true;
  for (let tick = 1; tick <= ticks; tick += 1) {
    setNow(new Date(start.getTime() + tick * tickMs));
    for (const plan of plans) await act(environment, { plan, tick, clerk });
    // The process is down at one tick of five.
    if (chance.hits(0.2)) continue;
    await checkPromises(deps);
    await runJobs(environment);
  }
  faults.isOn = false;
  await checkPromises(deps);
  for (let round = 0; round < 3; round += 1) {
    await runJobs(environment);
    await refundMissedSurcharges(deps);
  }
  await runJobs(environment);
  return judge(environment, { plans, start });
}

function planOf({ chance }: PromiseEnvironment, order: RushOrder): Plan {
  const asked = chance.hits(0.3) ? 1 + Math.floor(chance.below(promisedTicks + 4)) : null;
  const answered = asked === null ? null : asked + 1 + Math.floor(chance.below(12));
  // Around the promised time, where the outcome is decided.
  const delivered = chance.hits(0.15) ? null : promisedTicks - 12 + Math.floor(chance.below(24));
  return { order, asked, answered, delivered };
}

async function act(
  { deps }: PromiseEnvironment,
  { plan, tick, clerk }: { plan: Plan; tick: number; clerk: Actor },
): Promise<void> {
  const { id } = plan.order;
  const isOpen = plan.delivered === null || plan.delivered > tick;
  if (plan.asked === tick && isOpen) await ask(deps, { id, clerk });
  if (plan.answered === tick && isOpen) {
    await untilDone(() =>
      deps.db.transaction().execute(async (trx) => {
        await sql`update block_questions set state = 'answered', answer = 'Yes', answered_at = ${deps.now()}
          where document_id = ${id}`.execute(trx);
        await syncPause(deps, trx, id);
      }),
    );
  }
  if (plan.delivered !== tick) return;
  await untilDone(() =>
    deps.db
      .transaction()
      .execute((trx) => transition(deps, trx, { documentId: id, event: 'approve', as: 'staff', actor: clerk })),
  );
}

function ask(deps: PromiseEnvironment['deps'], { id, clerk }: { id: string; clerk: Actor }): Promise<void> {
  return untilDone(() =>
    deps.db.transaction().execute(async (trx) => {
      await sql`
        insert into block_questions (id, review_id, document_id, block_id, page, question, asked_by, asked_at)
          select ${randomUUID()}, r.id, r.document_id, gen_random_uuid(), 1, 'How is it spelled?', ${clerk.id}, ${deps.now()}
          from documents_to_be_verified r where r.document_id = ${id}`.execute(trx);
      await syncPause(deps, trx, id);
    }),
  );
}

/** Repeats what a fault rolled back, as people and processes do. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === attempts || !(error instanceof Error) || error.name !== 'Killed') throw error;
    }
  }
}

const moneyJobs: readonly JobName[] = ['payments.refundSurcharge', 'payments.sendRefund'];

/** Runs the queued jobs about money once each, some of them twice at once; failed ones return to their queue. */
async function runJobs({ deps, chance }: PromiseEnvironment): Promise<void> {
  const { boss } = deps.jobs;
  const context = { deps, handlers: jobHandlers };
  for (const name of moneyJobs) {
    const failed: string[] = [];
    for (;;) {
      const [job] = await boss.fetch<object>(name, { ignoreStartAfter: true });
      if (!job) break;
      const runs = Array.from({ length: chance.hits(0.2) ? 2 : 1 }, () => runJob(context, name, job.data));
      const outcomes = await Promise.allSettled(runs);
      if (outcomes.some(({ status }) => status === 'rejected')) failed.push(job.id);
      else await boss.complete(name, job.id);
    }
    for (const id of failed) await boss.fail(name, id, { message: 'fault' });
  }
}

async function judge(
  { deps, provider, faults }: PromiseEnvironment,
  { plans, start }: { plans: readonly Plan[]; start: Date },
): Promise<Finding[]> {
  const at = (tick: number) => new Date(start.getTime() + tick * tickMs);
  const unrefunded: string[] = [];
  const twice: string[] = [];
  const wrong: string[] = [];
  const kept: string[] = [];
  const mailed: string[] = [];
  let missedCount = 0;
  for (const { order, asked, answered, delivered } of plans) {
    const end = delivered ?? ticks;
    const isAsked = asked !== null && asked < end;
    const pause = isAsked && { from: at(asked), to: answered !== null && answered < end ? at(answered) : null };
    const promise = promiseTimes({ speed: 'rush', pages: 1, orderedAt: order.orderedAt, pauses: pause ? [pause] : [] });
    const isMissed = outcomeOf(promise, at(end)) === 'missed';
    const { data } = await provider.refunds.list({ payment_intent: order.intentId });
    const { rows } = await sql<{ mails: number }>`
      select count(*)::integer as mails from outbound_emails
      where template = 'refund' and payload ->> 'paymentId' = ${order.paymentId}`.execute(deps.db);
    if (isMissed) missedCount += 1;
    if (isMissed && data.length === 0) unrefunded.push(order.id);
    if (data.length > 1) twice.push(order.id);
    if (data.some(({ amount }) => amount !== order.surchargeCents)) wrong.push(order.id);
    if (!isMissed && data.length > 0) kept.push(order.id);
    if (rows[0]?.mails !== (isMissed ? 1 : 0)) mailed.push(order.id);
  }
  const struck = Object.entries(faults.struck).map(([kind, count]) => `${kind} ${count}`);
  return [
    { goal: 'rush orders, and those whose promise was missed', must: '', found: `${plans.length}, ${missedCount}` },
    { goal: 'faults', must: '', found: struck.join(', ') },
    noneOf('missed promises without a refund', unrefunded),
    noneOf('orders refunded twice', twice),
    noneOf('refunds of another amount than the surcharge', wrong),
    noneOf('kept promises with a refund', kept),
    noneOf('orders without exactly one mail per refund', mailed),
  ];
}
