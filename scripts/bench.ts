import './die-with-parent.ts';
import { measureFloodLatency } from './bench/flood-latency.ts';
import { measureCapacity } from './bench/capacity.ts';
import { measureFanOut } from './bench/fan-out.ts';
import { report, type Finding } from './bench/goals.ts';
import { measureHttp } from './bench/http-cases.ts';
import { measureOverviews } from './bench/overviews.ts';
import { measurePageCount } from './bench/page-count.ts';
import { measurePlans } from './bench/plans.ts';
import { withEnvironment, type BenchEnvironment } from './bench/environment.ts';
import { measureResponseTiming } from './bench/response-timing.ts';

/*
 * Measures the goals of speed in one run on the loopback, against bare servers beside the product, and prints them. Ratios
 * hold on any machine; absolute numbers are this one's. Fails when something that must hold is missed. What pages weigh is
 * measured where they are built. Arguments choose parts: `npm run bench -- fan-out page-count`.
 */

const parts: Record<string, (stand: BenchEnvironment) => Promise<Finding[]>> = {
  http: measureHttp,
  capacity: measureCapacity,
  'fan-out': measureFanOut,
  'page-count': () => measurePageCount(),
  plans: measurePlans,
  overviews: measureOverviews,
  'bad-times': measureFloodLatency,
  // Last: it queues mail that nothing delivers.
  'telling-times': measureResponseTiming,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`unknown parts: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const started = performance.now();
const findings = await withEnvironment(async (stand) => {
  const found: Finding[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) found.push(...(await measure(stand)));
  }
  return found;
});
const isMet = report(findings);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = isMet ? 0 : 1;
