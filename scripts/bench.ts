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
 * Measures the performance goals on the loopback, against bare servers in the same run: ratios hold on any machine, absolute
 * numbers on this one. Exits non-zero on a missed goal. Arguments select parts: `npm run bench -- fan-out page-count`.
 */

const parts: Record<string, (environment: BenchEnvironment) => Promise<Finding[]>> = {
  http: measureHttp,
  capacity: measureCapacity,
  'fan-out': measureFanOut,
  'page-count': () => measurePageCount(),
  plans: measurePlans,
  overviews: measureOverviews,
  'flood-latency': measureFloodLatency,
  // Last: it queues mail that is never delivered.
  'response-timing': measureResponseTiming,
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`unknown parts: ${unknown.join(', ')}; parts are ${Object.keys(parts).join(', ')}`);

const started = performance.now();
const findings = await withEnvironment(async (environment) => {
  const found: Finding[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (selected.length === 0 || selected.includes(name)) found.push(...(await measure(environment)));
  }
  return found;
});
const isMet = report(findings);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = isMet ? 0 : 1;
