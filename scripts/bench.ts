import './die-with-parent.ts';
import { measureFloodLatency } from './bench/flood-latency.ts';
import { measureCapacity } from './bench/capacity.ts';
import { measureFanOut } from './bench/fan-out.ts';
import type { Finding } from './bench/goals.ts';
import { measureHttp } from './bench/http-cases.ts';
import { measureOverviews } from './bench/overviews.ts';
import { measurePageCount } from './bench/page-count.ts';
import { measurePlans } from './bench/plans.ts';
import { withEnvironment, type BenchEnvironment } from './bench/environment.ts';
import { measureResponseTiming } from './bench/response-timing.ts';
import { runParts } from './bench/run-parts.ts';

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

await runParts(parts, withEnvironment);
