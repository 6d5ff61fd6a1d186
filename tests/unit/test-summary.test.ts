import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCounts } from '../../scripts/run/counts.ts';
import { root } from '../../scripts/run/paths.ts';
import { summarize } from '../../scripts/run/summary.ts';

/** What a run of the tests says at its end. */

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'summary-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

function read(report: unknown, hasPassed: boolean) {
  const file = path.join(dir, 'report.json');
  if (report !== undefined) fs.writeFileSync(file, JSON.stringify(report));
  return readCounts(file, { name: 'integration', hasPassed });
}

const passing = { fullName: 'pays once', status: 'passed', failureMessages: [] };

test('names failed tests, and those that passed only when repeated', () => {
  const repeated = { fullName: 'is busy', status: 'passed', failureMessages: ['Error: too late'] };
  const failed = { fullName: 'pays twice', status: 'failed', failureMessages: ['Error: 2'] };
  const name = path.join(root, 'tests/integration/order.test.ts');
  expect(
    read({ testResults: [{ name, status: 'failed', assertionResults: [passing, repeated, failed] }] }, false),
  ).toEqual({
    passed: 2,
    failed: ['tests/integration/order.test.ts: pays twice'],
    flaky: ['tests/integration/order.test.ts: is busy'],
  });
});

test('a file that fails outside of its tests is named', () => {
  const name = path.join(root, 'tests/integration/order.test.ts');
  const files = [
    { name, status: 'failed', assertionResults: [] },
    { name, status: 'passed', assertionResults: [passing] },
  ];
  expect(read({ testResults: files }, false)).toEqual({
    passed: 1,
    failed: ['tests/integration/order.test.ts'],
    flaky: [],
  });
});

test('browser tests are found in nested suites', () => {
  const specOf = (title: string, status: string) => ({ title, file: 'pay.spec.ts', tests: [{ status }] });
  const suites = [
    {
      specs: [specOf('pays', 'expected'), specOf('is offline', 'skipped')],
      suites: [{ specs: [specOf('is late', 'flaky'), specOf('fails', 'unexpected')] }],
    },
  ];
  expect(read({ suites }, false)).toEqual({
    passed: 2,
    failed: ['tests/e2e/pay.spec.ts: fails'],
    flaky: ['tests/e2e/pay.spec.ts: is late'],
  });
});

test('a suite that ends without a report, or failed without a failed test, has failed', () => {
  const failed = ['integration: ended with an error before or after its tests'];
  expect(read(undefined, false)).toEqual({ passed: 0, failed, flaky: [] });
  expect(read({ testResults: [] }, false)).toEqual({ passed: 0, failed, flaky: [] });
});

test('the summary ends with the failures by name and the totals', () => {
  const text = summarize('npm test', [
    { name: 'unit', seconds: 20.2, counts: { passed: 1500, failed: [], flaky: [] } },
    { name: 'browser', seconds: 180, counts: { passed: 90, failed: ['a.spec.ts: fails'], flaky: ['b.spec.ts: late'] } },
  ]);
  expect(text.trim().split('\n')).toEqual([
    'npm test (200s)',
    'ok     unit                  1500 passed    20s',
    'FAILED browser                 90 passed   180s',
    'flaky  b.spec.ts: late',
    'FAILED a.spec.ts: fails',
    '1 passed only when repeated: listed above as flaky, to be mended',
    '1590 passed, 1 failed',
  ]);
});
