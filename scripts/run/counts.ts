import { z } from 'zod';
import { readJson } from './atomic-file.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Of those that passed, browser tests that did so when repeated. */
  flaky: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads a suite's report. A suite that failed without a failed test, or without a report, counts as one failure. */
export function readCounts(report: string, hasPassed: boolean): Counts {
  const counts = parse(readJson(report));
  return { ...counts, failed: hasPassed ? counts.failed : Math.max(counts.failed, 1) };
}

function parse(report: unknown): Counts {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests, flaky: 0 };
  const playwright = playwrightReport.safeParse(report);
  if (!playwright.success) return { passed: 0, failed: 0, flaky: 0 };
  const { expected, unexpected, flaky } = playwright.data.stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}
