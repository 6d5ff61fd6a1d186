import path from 'node:path';
import { z } from 'zod';
import { readJson } from './atomic-file.ts';
import { root } from './paths.ts';

export interface Counts {
  passed: number;
  /** `file: title` of each. */
  failed: string[];
  /** Of those that passed, the ones that did so only when repeated. */
  flaky: string[];
}

const vitestTest = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) });
const vitestFile = z.object({ name: z.string(), status: z.string(), assertionResults: z.array(vitestTest) });
const vitestReport = z.object({ testResults: z.array(vitestFile) });

const spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});
const playwrightSuite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Reads a suite's report. A suite that failed without a failed test, or without a report, counts as one failure. */
export function readCounts(report: string, { name, hasPassed }: { name: string; hasPassed: boolean }): Counts {
  const counts = parse(readJson(report));
  if (hasPassed || counts.failed.length > 0) return counts;
  return { ...counts, failed: [`${name}: ended with an error before or after its tests`] };
}

function parse(report: unknown): Counts {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return countOfVitest(vitest.data);
  const playwright = playwrightReport.safeParse(report);
  return playwright.success ? countOfPlaywright(playwright.data) : { passed: 0, failed: [], flaky: [] };
}

function countOfVitest({ testResults }: z.infer<typeof vitestReport>): Counts {
  const files = testResults.map((file) => ({ ...file, place: path.relative(root, file.name) }));
  const tests = files.flatMap(({ place, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${place}: ${test.fullName}` })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed');
  // Its import or a hook failed.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: passed.length,
    failed: [...failed.map(({ title }) => title), ...broken.map(({ place }) => place)],
    // The errors of its first run stay with a test that passed when repeated.
    flaky: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ title }) => title),
  };
}

function countOfPlaywright(report: z.infer<typeof playwrightReport>): Counts {
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests: runs }) =>
      runs.map(({ status }) => ({ status, title: `tests/e2e/${file}: ${title}` })),
    );
  const titles = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  const flaky = titles('flaky');
  return { passed: titles('expected').length + flaky.length, failed: titles('unexpected'), flaky };
}

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
