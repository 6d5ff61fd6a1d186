import fs from 'node:fs';
import { median, type Finding } from './goals.ts';
import { call, lookups, runLoad } from './http-cases.ts';
import type { BenchEnvironment } from './environment.ts';

const rounds = 3;

/**
 * Processor time of one request: the product's, and the database's share of it. What a number of processes can answer
 * follows from the first, what one database can carry from the second.
 */
export async function measureCapacity(stand: BenchEnvironment): Promise<Finding[]> {
  const { codes, customers, product } = stand;
  const signedIn = (procedure: string, input?: object) =>
    customers.map(({ cookie }) => call(procedure, { headers: { cookie }, ...(input && { input }) }));
  const cases = [
    { name: 'a lookup by a stranger', requests: lookups(codes) },
    { name: 'a signed-in point query', requests: signedIn('notifications.unreadCount') },
    { name: 'a list of 50', requests: signedIn('documents.list', { pageSize: 50 }) },
  ];
  const postmaster = await findPostmaster(stand);
  const findings: Finding[] = [];
  for (const { name, requests } of cases) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [before, beforeThere] = [product.cpu(), databaseTime(postmaster)];
      const { perSecond } = await runLoad(stand, { port: product.port, requests, holds: '"result"', seconds: 2 });
      ours.push((product.cpu() - before) / (perSecond * 2));
      theirs.push((databaseTime(postmaster) - beforeThere) / (perSecond * 2));
    }
    const [here, there] = [median(ours), median(theirs)];
    const share = ((100 * there) / (here + there)).toFixed(0);
    const found = `${here.toFixed(0)} + ${there.toFixed(0)} µs`;
    findings.push({ goal: `Capacity: ${name}, process + database (${share} % there)`, must: '', found });
  }
  return findings;
}

/** The process above the one that serves a connection. */
async function findPostmaster({ deps }: BenchEnvironment): Promise<number> {
  const { rows } = await deps.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(readStat(rows[0]?.pid ?? 0)[1]);
}

/** Time on processors of the database and all that it has ever started, microseconds; 0 where the system does not say. */
function databaseTime(postmaster: number): number {
  const all = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const running = all.map((pid) => readStat(Number(pid))).filter((stat) => Number(stat[1]) === postmaster);
  const own = readStat(postmaster);
  // Its own, and that of those who ended; then theirs who have not. The system counts hundredths of a second.
  const ticks = [...[11, 12, 13, 14].map((field) => own[field]), ...running.flatMap((stat) => [stat[11], stat[12]])];
  return ticks.reduce((sum, one) => sum + Number(one ?? 0), 0) * 10_000;
}

/** Fields of a process' `stat` from its state on; none where there is no such process, or no longer. */
function readStat(pid: number): string[] {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(') ') + 2).split(' ');
  } catch {
    return [];
  }
}
