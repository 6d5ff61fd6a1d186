import fs from 'node:fs';
import path from 'node:path';
import { machineSeconds } from '../run/cpu-time.ts';
import { inRoot } from '../run/paths.ts';
import { runStep, runSteps, totalSeconds, type Step } from '../run/steps.ts';
import { vitestStep, type TestRun, type Tier } from './check-steps.ts';
import { noCounts, readCounts, type Counts } from './counts.ts';
import { faultsOf, readFlakyTests, repeatFlaky } from './flaky.ts';
import { summarize, type SuiteResult } from './summary.ts';
import { patternOf, placeOf } from './test-name.ts';

/** Suites of checks and tests, and the summary of a run. */

const reports = inRoot('test-results/reports');

interface Suite {
  name: string;
  run(): Promise<{ counts: Counts; cpuSeconds: number | undefined }>;
}

/** Installs what the tests need besides packages. */
export const toolsStep: Step = { name: 'tools', args: ['scripts/check/tools.ts'] };

/** Steps without a running service, each counted as one test; meanwhile installs what the tests need besides packages. */
export function checkSuite(steps: readonly Step[]): Suite {
  return {
    name: 'checks',
    run: async () => {
      const [tools, checks] = await Promise.all([runStep(toolsStep, { quiet: false }), runSteps(steps)]);
      const all = [...checks, tools];
      const failed = all.filter(({ hasPassed }) => !hasPassed).map(({ name }) => `check: ${name}`);
      const passed = checks.filter(({ hasPassed }) => hasPassed).length;
      return {
        counts: { ...noCounts, passed, failed },
        cpuSeconds: totalSeconds(all.map(({ cpuSeconds }) => cpuSeconds)),
      };
    },
  };
}

/** Tests of a vitest project. */
export function vitestSuite(project: Parameters<typeof vitestStep>[0], tier: Tier = 'main'): Suite {
  return testSuite(tier, (run) => vitestStep(project, { ...run, tier }));
}

/** Browser tests. */
export function browserSuite(tier: Tier = 'main'): Suite {
  return testSuite(tier, ({ report = '', only }) => ({
    name: tier === 'main' ? 'browser tests' : 'browser sweeps',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      tier === 'main' ? '--grep-invert=@sweep' : '--grep=@sweep',
      '--reporter=list,json',
      ...(only === undefined ? [] : [placeOf(only).file, `--grep=${patternOf(placeOf(only).title)}(?: @\\S+)*$`]),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }));
}

function testSuite(tier: Tier, build: (run: TestRun) => Step): Suite {
  const { name } = build({});
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    run: async () => {
      const times: (number | undefined)[] = [];
      const runOnce = async (only?: string) => {
        fs.rmSync(report, { force: true });
        const { hasPassed, cpuSeconds } = await runStep(build({ report, only }), { quiet: false });
        times.push(cpuSeconds);
        return readCounts(report, { name, hasPassed, tier });
      };
      const counts = await repeatFlaky(await runOnce(), runOnce, readFlakyTests());
      return { counts, cpuSeconds: totalSeconds(times) };
    },
  };
}

/** The list of flaky tests itself: a test whose day has passed fails the run. */
const flakySuite: Suite = {
  name: 'list of flaky tests',
  run: () => {
    const failed = faultsOf(readFlakyTests(), new Date());
    return Promise.resolve({
      counts: { ...noCounts, passed: failed.length === 0 ? 1 : 0, failed },
      cpuSeconds: undefined,
    });
  },
};

/** Runs every suite, also after a failure; the summary is the end of the output. */
export async function runSuites(command: string, given: readonly Suite[]): Promise<void> {
  const suites = [...given, flakySuite];
  fs.mkdirSync(reports, { recursive: true });
  const results: SuiteResult[] = [];
  const before = machineSeconds();
  for (const { name, run } of suites) {
    const started = performance.now();
    const result = await run();
    results.push({ name, seconds: (performance.now() - started) / 1000, ...result });
  }
  const after = machineSeconds();
  const machine = { busySeconds: after.busy - before.busy, allSeconds: after.all - before.all };
  process.stdout.write(summarize(command, results, machine));
  process.exitCode = results.every(({ counts }) => counts.failed.length === 0) ? 0 : 1;
}
