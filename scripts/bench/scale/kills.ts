import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { machineSeconds } from '../../run/cpu-time.ts';
import { atMost, noneOf, percentile, type Finding } from '../goals.ts';
import { addCustomers, nothingTold, visit, type Told } from './customers.ts';
import type { Installation, Member } from './installation.ts';

const people = 24;
/** Of the rate at which every customer calls without a pause. */
const loadShare = 1 / 3;
const seconds = { limit: 10, calm: 20, down: 3, up: 7 };
const settleMs = 60_000;

/** A third of the limit, in calm and while each process is killed once; then everything that customers were told is looked up. */
export async function measureKills(installation: Installation): Promise<Finding[]> {
  const customers = await addCustomers(installation, people);
  const visitAll = async (until: number, intervalMs: number): Promise<Told> => {
    const told = nothingTold();
    await Promise.all(customers.map((one) => visit(installation, one, { until, intervalMs, told })));
    return told;
  };
  const after = (count: number) => performance.now() + count * 1000;
  await visitAll(after(3), 0);
  const before = { processes: installation.cpu(), machine: machineSeconds() };
  const limit = await visitAll(after(seconds.limit), 0);
  const busy = shares(before, { processes: installation.cpu(), machine: machineSeconds() });
  const perSecond = limit.times.length / seconds.limit;
  const intervalMs = (1000 * people) / (loadShare * perSecond);
  const calm = await visitAll(after(seconds.calm), intervalMs);
  const visitKilled = async (members: readonly Member[]) => {
    const until = after(members.length * (seconds.down + seconds.up));
    const [told] = await Promise.all([visitAll(until, intervalMs), killInTurn(members)]);
    return told;
  };
  const killed = await visitKilled(installation.members.filter(({ isReplicated }) => isReplicated));
  const down = await visitKilled(installation.members.filter(({ isReplicated }) => !isReplicated));
  const all = [limit, calm, killed, down];
  const p99 = (told: Told) => percentile(told.times, 0.99);
  return [
    { goal: `calls at the limit (${busy})`, must: '', found: `${perSecond.toFixed(0)} a second` },
    { goal: 'p99 at a third of it', must: '', found: `${p99(calm).toFixed(0)} ms` },
    atMost('p99 while each web and worker is killed, against that', {
      ...{ must: 3, found: p99(killed) / p99(calm), unit: '×' },
    }),
    // Calls wait, since there is one of each.
    {
      goal: `p99 while PgBouncer and Redis are down for ${seconds.down} s each`,
      must: '',
      found: `${p99(down).toFixed(0)} ms`,
    },
    { goal: 'calls repeated', must: '', found: String(killed.repeated + down.repeated) },
    noneOf(
      'calls without an answer',
      all.flatMap(({ unanswered }) => unanswered),
    ),
    ...(await lookUp(installation, all)),
  ];
}

async function killInTurn(members: readonly Member[]): Promise<void> {
  for (const member of members) {
    await member.kill();
    await pause(seconds.down * 1000);
    const started = performance.now();
    await member.start();
    await pause(Math.max(0, seconds.up * 1000 - (performance.now() - started)));
  }
}

interface Spent {
  processes: ReturnType<Installation['cpu']>;
  machine: ReturnType<typeof machineSeconds>;
}

/** CPU share of each process, and of the whole machine with database and customers, while these call without a pause. */
function shares(before: Spent, now: Spent): string {
  const processes = now.processes.map(({ name, microseconds }, index) => {
    const spent = microseconds - (before.processes[index]?.microseconds ?? 0);
    return `${name} ${((100 * spent) / (seconds.limit * 1e6)).toFixed(0)} %`;
  });
  const busy = (now.machine.busy - before.machine.busy) / (now.machine.all - before.machine.all);
  return [...processes, `machine ${(100 * busy).toFixed(0)} %`].join(', ');
}

/** Lost confirmations and duplicates. */
async function lookUp({ deps, mail }: Installation, all: readonly Told[]) {
  const drafts = all.flatMap((told) => told.drafts);
  const paid = all.flatMap((told) => told.paid);
  const read = async () =>
    (
      await sql<{ id: string; isPaid: boolean; payments: number }>`
        select d.id, d.payment_status = 'paid' as "isPaid",
          (select count(*) from payment_items i join payments p on p.id = i.payment_id
            where i.document_id = d.id and p.status = 'paid')::int as payments
        from documents d`.execute(deps.db)
    ).rows;
  const deadline = performance.now() + settleMs;
  const isSettled = (rows: Awaited<ReturnType<typeof read>>) =>
    rows.filter(({ isPaid }) => isPaid).length >= paid.length;
  let rows = await read();
  while (!isSettled(rows) && performance.now() < deadline) {
    await pause(500);
    rows = await read();
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = paid.flatMap((id) => byId.get(id) ?? []);
  const { rows: told } = await sql<{ id: string }>`
    select p.id from profiles p
    where (select count(*) from payments paid where paid.user_id = p.id and paid.status = 'paid')
      <> (select count(*) from notifications n where n.user_id = p.id and n.type = 'payment_confirmed')`.execute(
    deps.db,
  );
  const mails = (await mail.list()).map(({ to, text }) => `${to.join()} ${text}`);
  return [
    noneOf(
      'drafts lost',
      drafts.filter((id) => !byId.has(id)),
    ),
    noneOf(
      `orders of ${paid.length} paid by card that are not paid`,
      paid.filter((id) => !byId.get(id)?.isPaid),
    ),
    noneOf(
      'orders paid twice',
      found.filter(({ payments }) => payments > 1).map(({ id }) => id),
    ),
    noneOf(
      'customers with a notice too few or too many',
      told.map(({ id }) => id),
    ),
    // A worker that is killed between the mail server's answer and its own note sends again, under the same message id.
    { goal: 'mails, and those sent twice', must: '', found: `${mails.length}, ${mails.length - new Set(mails).size}` },
  ];
}
