import './die-with-parent.ts';
import { measureCapacity } from './bench/capacity.ts';
import { measureFanOut } from './bench/fan-out.ts';
import { measureBadTimes } from './bench/bad-times.ts';
import { report } from './bench/goals.ts';
import { measureHttp } from './bench/http-cases.ts';
import { measureOverviews } from './bench/overviews.ts';
import { measurePageCount } from './bench/page-count.ts';
import { measurePlans } from './bench/plans.ts';
import { withStand } from './bench/stand.ts';
import { measureTellingTimes } from './bench/telling-times.ts';

/*
 * Measures the goals of speed in one run on the loopback, against bare servers beside the product, and prints them. Ratios
 * hold on any machine; absolute numbers are this one's. Fails when something that must hold is missed. What pages weigh is
 * measured where they are built.
 */

const started = performance.now();
const findings = await withStand(async (stand) => [
  ...(await measureHttp(stand)),
  ...(await measureCapacity(stand)),
  ...(await measureFanOut(stand)),
  ...(await measurePageCount()),
  ...(await measurePlans(stand)),
  ...(await measureOverviews(stand)),
  ...(await measureBadTimes(stand)),
  // The last, since it leaves mail behind that nobody takes.
  ...(await measureTellingTimes(stand)),
]);
const isMet = report(findings);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = isMet ? 0 : 1;
