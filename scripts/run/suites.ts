import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { vitestStep, type Tier } from './check-steps.ts';
import { step } from './console.ts';
import { readCounts, type Counts } from './counts.ts';
import { inRoot } from './paths.ts';
import { ensureRedis } from './redis.ts';
import { runStep, runSteps, type Step } from './steps.ts';
import { summarize, type SuiteResult } from './summary.ts';

/** Suites of checks and tests, and the summary of a run. */

const reports = inRoot('test-results/reports');

interface Suite {
  name: string;
  run(): Promise<Counts>;
}

/** Steps without a running service, each counted as one test; meanwhile installs what the tests need besides packages. */
export function checkSuite(steps: readonly Step[]): Suite {
  return {
    name: 'checks',
    run: async () => {
      const [results] = await Promise.all([runSteps(steps), ensureTools()]);
      const failed = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => `check: ${name}`);
      return { passed: results.length - failed.length, failed, flaky: [] };
    },
  };
}

/** A browser and Redis, one after the other: the system's installer runs once at a time. */
export async function ensureTools(): Promise<void> {
  await step('browser', ensureBrowser);
  await step('Redis', ensureRedis);
}

/** Tests of a vitest project. */
export function vitestSuite(project: Parameters<typeof vitestStep>[0], tier: Tier = 'main'): Suite {
  return testSuite((report) => vitestStep(project, { report, tier }));
}

/** Browser tests. */
export function browserSuite(tier: Tier = 'main'): Suite {
  return testSuite((report) => ({
    name: tier === 'main' ? 'browser tests' : 'browser sweeps',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      tier === 'main' ? '--grep-invert=@sweep' : '--grep=@sweep',
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }));
}

function testSuite(build: (report: string) => Step): Suite {
  const { name } = build('');
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    run: async () => {
      fs.rmSync(report, { force: true });
      const { hasPassed } = await runStep(build(report), { quiet: false });
      return readCounts(report, { name, hasPassed });
    },
  };
}

/** Runs every suite, also after a failure; the summary is the end of the output. */
export async function runSuites(command: string, suites: readonly Suite[]): Promise<void> {
  fs.mkdirSync(reports, { recursive: true });
  const results: SuiteResult[] = [];
  for (const { name, run } of suites) {
    const started = performance.now();
    const counts = await run();
    results.push({ name, seconds: (performance.now() - started) / 1000, counts });
  }
  process.stdout.write(summarize(command, results));
  process.exitCode = results.every(({ counts }) => counts.failed.length === 0) ? 0 : 1;
}
