import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { readJson } from '../run/atomic-file.ts';
import { root } from '../run/paths.ts';
import type { Tier } from './check-steps.ts';

export interface Counts {
  passed: number;
  /** `file: title` of each. */
  failed: string[];
  /** First lines of the error of each failed test, by its title. */
  errors: Record<string, string>;
  /** Of those that passed, the ones that did so only when repeated. */
  flaky: string[];
  /** Tests of this run that did not run, each with the reason. */
  skipped: SkippedTest[];
  /** The slowest of the suite, slowest first. */
  slowest: TimedTest[];
}

export interface TimedTest {
  title: string;
  seconds: number;
}

export interface SkippedTest {
  title: string;
  /** `needs PgBouncer` */
  reason: string;
}

/** Nothing run. */
export const noCounts: Counts = { passed: 0, failed: [], errors: {}, flaky: [], skipped: [], slowest: [] };

const vitestTest = z.object({
  fullName: z.string(),
  status: z.string(),
  /** Milliseconds; null for one that did not run. */
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()),
  tags: z.array(z.string()).default([]),
  meta: z.object({ needs: z.string().optional() }).default({}),
});
const vitestFile = z.object({ name: z.string(), status: z.string(), assertionResults: z.array(vitestTest) });
const vitestReport = z.object({ testResults: z.array(vitestFile) });

const spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).default([]),
      results: z
        .array(z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }))
        .default([]),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Part of an error shown in a summary. */
const errorLines = 8;
const errorLength = 600;

const noReason = 'gives no reason';

interface Run {
  name: string;
  hasPassed: boolean;
  /** Which tests of the files belong to the run: the report lists all. */
  tier?: Tier;
}

/** Reads a suite's report. A suite that failed without a failed test, or without a report, counts as one failure. */
export function readCounts(report: string, { name, hasPassed, tier = 'main' }: Run): Counts {
  const counts = parse(readJson(report), tier);
  if (hasPassed || counts.failed.length > 0) return counts;
  return { ...counts, failed: [`${name}: ended with an error before or after its tests`] };
}

function parse(report: unknown, tier: Tier): Counts {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return countOfVitest(vitest.data, tier);
  const playwright = playwrightReport.safeParse(report);
  return playwright.success ? countOfPlaywright(playwright.data) : noCounts;
}

function countOfVitest({ testResults }: z.infer<typeof vitestReport>, tier: Tier): Counts {
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
    errors: errorsOf(failed.map(({ title, failureMessages }) => ({ title, message: failureMessages[0] }))),
    // A test that passed when repeated keeps the errors of its first run.
    flaky: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ title }) => title),
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .filter(({ tags }) => tags.includes('sweep') === (tier === 'sweeps'))
      .map(({ title, status, meta: { needs } }) => ({
        title,
        reason: needs === undefined ? (status === 'todo' ? 'to be written' : noReason) : `needs ${needs}`,
      })),
    slowest: slowestOf(tests.map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 }))),
  };
}

/** How many of the slowest tests are kept of a suite, and named in the summary. */
export const slowestCount = 10;

export function slowestOf(tests: readonly TimedTest[]): TimedTest[] {
  return tests
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestCount);
}

function countOfPlaywright(report: z.infer<typeof playwrightReport>): Counts {
  const tests = report.suites.flatMap(specsOf).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ status, annotations, results }) => ({
      ...{ status, annotations, title: `tests/e2e/${file}: ${title}` },
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      message: results.at(-1)?.error?.message,
    })),
  );
  const titles = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  const flaky = titles('flaky');
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations }) => ({
      title,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? noReason,
    }));
  const passed = titles('expected').length + flaky.length;
  const slowest = slowestOf(tests.map(({ title, seconds }) => ({ title, seconds })));
  const errors = errorsOf(tests.filter(({ status }) => status === 'unexpected'));
  return { passed, failed: titles('unexpected'), errors, flaky, skipped, slowest };
}

/** Enough to tell a time-out from a wrong value where only the end of a log is kept. */
function errorsOf(failed: readonly { title: string; message?: string }[]): Record<string, string> {
  return Object.fromEntries(
    failed.flatMap(({ title, message }) => {
      if (message === undefined) return [];
      const lines = stripVTControlCharacters(message).split('\n');
      const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
      return [[title, said.slice(0, errorLines).join(' | ').slice(0, errorLength)]];
    }),
  );
}

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
