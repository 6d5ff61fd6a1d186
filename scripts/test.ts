import './die-with-parent.ts';
import fs from 'node:fs';
import { ensureBrowser } from './run/browser.ts';
import { checkSteps, vitestStep } from './run/check-steps.ts';
import { step } from './run/console.ts';
import { readCounts, type Counts } from './run/counts.ts';
import { inRoot } from './run/paths.ts';
import { ensureRedis } from './run/redis.ts';
import { runStep, runSteps, type Step } from './run/steps.ts';

/** Runs all checks (each counts as one) and the unit, component, integration and browser tests; the last line sums up. */

const reports = inRoot('test-results/reports');

function browserStep(report: string): Step {
  return {
    name: 'browser tests',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  };
}

async function runSuite(name: string, build: (report: string) => Step): Promise<Counts> {
  const report = `${reports}/${name}.json`;
  const { hasPassed } = await runStep(build(report), { quiet: false });
  return readCounts(report, hasPassed);
}

fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });
await step('browser', ensureBrowser);
await step('Redis', ensureRedis);
const checks = await runSteps(checkSteps);
const all: Counts[] = [
  {
    passed: checks.filter(({ hasPassed }) => hasPassed).length,
    failed: checks.filter(({ hasPassed }) => !hasPassed).length,
    flaky: 0,
  },
  await runSuite('unit', (report) => vitestStep('unit', report)),
  await runSuite('components', (report) => vitestStep('components', report)),
  await runSuite('integration', (report) => vitestStep('integration', report)),
  await runSuite('browser', browserStep),
];
const sum = (kind: keyof Counts) => all.reduce((total, counts) => total + counts[kind], 0);
const [passed, failed, flaky] = [sum('passed'), sum('failed'), sum('flaky')];
if (flaky > 0) console.log(`${flaky} passed only when repeated: listed above as flaky, to be mended`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
