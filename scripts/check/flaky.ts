import fs from 'node:fs';
import { z } from 'zod';
import { readJson } from '../run/atomic-file.ts';
import { inRoot } from '../run/paths.ts';
import type { Counts } from './counts.ts';

/** Tests known to fail at times: named in the repository, each with the day by which it must be mended. */

const listed = z.strictObject({
  /** `tests/e2e/pay.spec.ts: pays once`, as the summary names it. */
  test: z.string().regex(/^tests\/\S+: .+$/),
  /** Last day on which it is repeated, UTC. */
  until: z.iso.date(),
  /** Findings so far. */
  reason: z.string().min(10),
});
export type FlakyTest = z.infer<typeof listed>;

const listSchema = z.array(listed);

/** Throws for a malformed list, so that no test is repeated by mistake. */
export function readFlakyTests(file = inRoot('tests/flaky.json')): FlakyTest[] {
  return listSchema.parse(readJson(file));
}

/** Faults of the list: expired entries, missing files. Each fails the run. */
export function faultsOf(tests: readonly FlakyTest[], now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  return tests.flatMap(({ test, until }) => {
    const [file = ''] = test.split(': ');
    if (!fs.existsSync(inRoot(file))) return [`tests/flaky.json: ${test} does not exist`];
    return until < today ? [`tests/flaky.json: ${test} was to be mended by ${until}`] : [];
  });
}

/** Retries of a failed test on the list. */
const repeats = 2;

/** Runs listed tests that failed again; one that passes then is flaky, one that does not has failed. Others are never repeated. */
export async function repeatFlaky(
  counts: Counts,
  runAgain: (test: string) => Promise<Counts>,
  list: readonly FlakyTest[],
): Promise<Counts> {
  const failed: string[] = [];
  const flaky: string[] = [];
  for (const test of counts.failed) {
    const isListed = list.some((one) => one.test === test);
    (isListed && (await passesAgain(test, runAgain)) ? flaky : failed).push(test);
  }
  return { ...counts, passed: counts.passed + flaky.length, failed, flaky: [...counts.flaky, ...flaky] };
}

async function passesAgain(test: string, runAgain: (test: string) => Promise<Counts>): Promise<boolean> {
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const { passed, failed } = await runAgain(test);
    if (passed > 0 && failed.length === 0) return true;
  }
  return false;
}
