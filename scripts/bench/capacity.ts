import fs from 'node:fs';
import type { BenchEnvironment } from './environment.ts';
import { median, type Finding } from './goals.ts';
import { call, lookups, runLoad } from './http-cases.ts';

const rounds = 3;

/** CPU time per request in the product and in the database, which bound the throughput of n processes and of one database. */
export async function measureCapacity(environment: BenchEnvironment): Promise<Finding[]> {
  const { codes, customers, product } = environment;
  const signedIn = (procedure: string, input?: object) =>
    customers.map(({ cookie }) => call(procedure, { headers: { cookie }, ...(input && { input }) }));
  const cases = [
    { name: 'an anonymous lookup', requests: lookups(codes) },
    { name: 'a signed-in point query', requests: signedIn('notifications.unreadCount') },
    { name: 'a list of 50', requests: signedIn('documents.list', { pageSize: 50 }) },
  ];
  const postmaster = await findPostmaster(environment);
  const findings: Finding[] = [];
  for (const { name, requests } of cases) {
    const productTimes: number[] = [];
    const databaseTimes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = { product: product.cpu(), database: databaseTime(postmaster) };
      const { perSecond } = await runLoad(environment, {
        port: product.port,
        requests,
        expectedText: '"result"',
        seconds: 2,
      });
      productTimes.push((product.cpu() - before.product) / (perSecond * 2));
      databaseTimes.push((databaseTime(postmaster) - before.database) / (perSecond * 2));
    }
    const [own, database] = [median(productTimes), median(databaseTimes)];
    const share = ((100 * database) / (own + database)).toFixed(0);
    const found = `${own.toFixed(0)} + ${database.toFixed(0)} µs`;
    findings.push({ goal: `Capacity: ${name}, process + database (database ${share} %)`, must: '', found });
  }
  return findings;
}

/** Parent process of the backend that serves a connection. */
async function findPostmaster({ deps }: BenchEnvironment): Promise<number> {
  const { rows } = await deps.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(readStat(rows[0]?.pid ?? 0)[1]);
}

/** CPU time of the postmaster and all its backends in microseconds; 0 without /proc. */
function databaseTime(postmaster: number): number {
  const all = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const running = all.map((pid) => readStat(Number(pid))).filter((stat) => Number(stat[1]) === postmaster);
  const own = readStat(postmaster);
  // CPU time of the process and its reaped children, then of live backends, in ticks of 10 ms.
  const ticks = [...[11, 12, 13, 14].map((field) => own[field]), ...running.flatMap((stat) => [stat[11], stat[12]])];
  return ticks.reduce((sum, tick) => sum + Number(tick ?? 0), 0) * 10_000;
}

/** Fields of `/proc/<pid>/stat` from the state on; empty for an exited process. */
function readStat(pid: number): string[] {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(') ') + 2).split(' ');
  } catch {
    return [];
  }
}
