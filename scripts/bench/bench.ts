import '../run/die-with-parent.ts';
import { measureCapacity } from './capacity.ts';
import { measureCrowd, measureCrowdOfTwo } from './crowd.ts';
import { withEnvironment, type BenchEnvironment } from './environment.ts';
import { measureFanOut } from './fan-out.ts';
import { measureFloodLatency } from './flood-latency.ts';
import type { Finding } from './goals.ts';
import { measureHttp } from './http-cases.ts';
import { measureLists } from './lists.ts';
import { measureOverviews } from './overviews.ts';
import { measurePageCount } from './page-count.ts';
import { measurePlans } from './plans.ts';
import { measureResponseTiming } from './response-timing.ts';
import { runParts } from './run-parts.ts';
import { measureStart } from './start.ts';

/*
 * Measures the performance goals on the loopback, against bare servers in the same run: ratios hold on any machine, absolute
 * numbers on this one. Exits non-zero on a missed goal. Arguments select parts: `npm run bench -- fan-out page-count`.
 */

const parts: Record<string, (environment: BenchEnvironment) => Promise<Finding[]>> = {
  http: measureHttp,
  capacity: measureCapacity,
  'fan-out': measureFanOut,
  crowd: measureCrowd,
  'crowd-of-two': measureCrowdOfTwo,
  start: measureStart,
  'page-count': () => measurePageCount(),
  plans: measurePlans,
  overviews: measureOverviews,
  lists: () => measureLists(),
  'flood-latency': measureFloodLatency,
  // Last: it queues mail that is never delivered.
  'response-timing': measureResponseTiming,
};

await runParts(parts, withEnvironment);
