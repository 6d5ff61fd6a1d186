import { getAdminOverview } from '#server/features/admin/overview.ts';
import { getOverview } from '#server/features/authenticator/overview.ts';
import { countReviews } from '#server/features/documents/review/queue.ts';
import type { BenchEnvironment } from './environment.ts';
import { atMost, median, type Finding } from './goals.ts';

const rounds = 21;

/** Goal P8: medians of the overviews and counters over 100,000 documents. */
export async function measureOverviews({ deps }: BenchEnvironment): Promise<Finding[]> {
  const { db } = deps;
  const person = await db.selectFrom('profiles').selectAll().where('role', '=', 'admin').executeTakeFirstOrThrow();
  const admin = { ...person, role: 'admin' as const };
  const cases = {
    'admin overview': () => getAdminOverview(deps),
    'authenticator overview': () => getOverview(deps, admin),
    counters: () => countReviews(db),
  };
  const findings: Finding[] = [];
  for (const [name, run] of Object.entries(cases)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await run();
      times.push(performance.now() - started);
    }
    findings.push(atMost(`P8 ${name} over 100,000 documents`, { must: 20, found: median(times), unit: ' ms' }));
  }
  return findings;
}
