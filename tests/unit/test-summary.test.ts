import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { vitestStep } from '../../scripts/check/check-steps.ts';
import { noCounts, readCounts, type Counts } from '../../scripts/check/counts.ts';
import { faultsOf, readFlakyTests, repeatFlaky } from '../../scripts/check/flaky.ts';
import { summarize } from '../../scripts/check/summary.ts';
import { endedChildrenSeconds } from '../../scripts/run/cpu-time.ts';
import { root } from '../../scripts/run/paths.ts';

/** Summary at the end of a test run. */

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

const passing = { fullName: 'pays once', status: 'passed', duration: 1500, failureMessages: [] };
const nothing = { errors: {}, flaky: [], skipped: [], slowest: [] };

test('names failed tests, and those that passed only when repeated', () => {
  const repeated = { fullName: 'is busy', status: 'passed', failureMessages: ['Error: too late'] };
  const failed = { fullName: 'pays twice', status: 'failed', failureMessages: ['Error: 2\n\n    at pay (order.ts:1)'] };
  const name = path.join(root, 'tests/integration/order.test.ts');
  expect(
    read({ testResults: [{ name, status: 'failed', assertionResults: [passing, repeated, failed] }] }, false),
  ).toEqual({
    passed: 2,
    failed: ['tests/integration/order.test.ts: pays twice'],
    errors: { 'tests/integration/order.test.ts: pays twice': 'Error: 2' },
    flaky: ['tests/integration/order.test.ts: is busy'],
    skipped: [],
    slowest: [{ title: 'tests/integration/order.test.ts: pays once', seconds: 1.5 }],
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
    ...nothing,
    failed: ['tests/integration/order.test.ts'],
    slowest: [{ title: 'tests/integration/order.test.ts: pays once', seconds: 1.5 }],
  });
});

test('browser tests are found in nested suites', () => {
  const specOf = (title: string, status: string, duration = 0) => ({
    ...{ title, file: 'pay.spec.ts' },
    tests: [
      { status, results: [{ duration, error: { message: '\u001B[31mError: not visible\u001B[39m\n\nTimeout: 30s' } }] },
    ],
  });
  const annotations = [{ type: 'skip', description: 'needs WebKit' }];
  const safari = { title: 'is safari', file: 'pay.spec.ts', tests: [{ status: 'skipped', annotations }] };
  const suites = [
    {
      specs: [specOf('pays', 'expected', 2000), specOf('is offline', 'skipped'), safari],
      suites: [{ specs: [specOf('is late', 'flaky', 3000), specOf('fails', 'unexpected')] }],
    },
  ];
  expect(read({ suites }, false)).toEqual({
    passed: 2,
    failed: ['tests/e2e/pay.spec.ts: fails'],
    errors: { 'tests/e2e/pay.spec.ts: fails': 'Error: not visible | Timeout: 30s' },
    flaky: ['tests/e2e/pay.spec.ts: is late'],
    skipped: [
      { title: 'tests/e2e/pay.spec.ts: is offline', reason: 'gives no reason' },
      { title: 'tests/e2e/pay.spec.ts: is safari', reason: 'needs WebKit' },
    ],
    slowest: [
      { title: 'tests/e2e/pay.spec.ts: is late', seconds: 3 },
      { title: 'tests/e2e/pay.spec.ts: pays', seconds: 2 },
    ],
  });
});

test('a suite that ends without a report, or failed without a failed test, has failed', () => {
  const failed = ['integration: ended with an error before or after its tests'];
  expect(read(undefined, false)).toEqual({ ...nothing, passed: 0, failed });
  expect(read({ testResults: [] }, false)).toEqual({ ...nothing, passed: 0, failed });
});

test('names what did not run with the reason, of its own tier alone', () => {
  const name = path.join(root, 'tests/integration/signing.test.ts');
  const skipped = { status: 'skipped', failureMessages: [] };
  const report = {
    testResults: [
      {
        name,
        status: 'passed',
        assertionResults: [
          passing,
          { ...skipped, fullName: 'is accepted', tags: [], meta: { needs: 'openssl, qpdf and pdfsig' } },
          { ...skipped, fullName: 'is quiet' },
          { ...skipped, fullName: 'is tried for an hour', tags: ['sweep'], meta: {} },
          { ...skipped, fullName: 'is planned', status: 'todo' },
        ],
      },
    ],
  };
  const file = path.join(dir, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  const run = { name: 'integration', hasPassed: true };
  const place = 'tests/integration/signing.test.ts';
  expect(readCounts(file, run).skipped).toEqual([
    { title: `${place}: is accepted`, reason: 'needs openssl, qpdf and pdfsig' },
    { title: `${place}: is quiet`, reason: 'gives no reason' },
    { title: `${place}: is planned`, reason: 'to be written' },
  ]);
  expect(readCounts(file, { ...run, tier: 'sweeps' }).skipped).toEqual([
    { title: `${place}: is tried for an hour`, reason: 'gives no reason' },
  ]);
});

test('the summary ends with what did not run, the failures by name and the totals', () => {
  const skipped = [{ title: 'c.test.ts: signs', reason: 'needs qpdf' }];
  const slow = (title: string, seconds: number) => ({ title, seconds });
  const text = summarize(
    'npm test',
    [
      {
        name: 'unit',
        seconds: 20.2,
        counts: { ...noCounts, passed: 1500, skipped, slowest: [slow('d.test.ts: counts', 3.25)] },
        cpuSeconds: 38.4,
      },
      {
        name: 'browser',
        seconds: 180,
        counts: {
          ...noCounts,
          ...{ passed: 90, failed: ['a.spec.ts: fails'], flaky: ['b.spec.ts: late'] },
          errors: { 'a.spec.ts: fails': 'Error: not visible' },
          slowest: [slow('b.spec.ts: late', 12), slow('a.spec.ts: fails', 1)],
        },
        cpuSeconds: 300,
      },
    ],
    { busySeconds: 390, allSeconds: 400.4 },
  );
  expect(text.trim().split('\n')).toEqual([
    'npm test (200s, CPU 390s of 400s)',
    'ok     unit                  1500 passed    20s  CPU   38s',
    'FAILED browser                 90 passed   180s  CPU  300s',
    '       PostgreSQL and others                     CPU   52s',
    'slow  12.0s b.spec.ts: late',
    'slow   3.3s d.test.ts: counts',
    'slow   1.0s a.spec.ts: fails',
    'not run c.test.ts: signs (needs qpdf)',
    'flaky  b.spec.ts: late',
    'FAILED a.spec.ts: fails',
    '       Error: not visible',
    '1 passed only when repeated: listed above as flaky, to be mended',
    '1590 passed, 1 failed, 1 skipped',
  ]);
  const unmeasured = [{ name: 'unit', seconds: 1, counts: { ...noCounts, passed: 2 }, cpuSeconds: undefined }];
  expect(summarize('npm test', unmeasured, { busySeconds: 1, allSeconds: 2 })).toMatch(
    /passed {5}1s\n2 passed, 0 failed\n$/,
  );
});

test('the CPU time of ended children is read whatever the process is named', () => {
  const fields = Array.from({ length: 50 }, (_, index) => String(index));
  const stat = `7 (a) name (b)) S ${fields.slice(0, 12).join(' ')} 1234 66 ${fields.slice(15).join(' ')}`;
  expect(endedChildrenSeconds(stat)).toBe(13);
  expect(endedChildrenSeconds('')).toBeUndefined();
});

describe('the list of flaky tests', () => {
  const entry = { test: 'tests/unit/test-summary.test.ts: is late', until: '2026-12-01', reason: 'waits for a clock' };
  const written = (list: unknown) => {
    const file = path.join(dir, 'flaky.json');
    fs.writeFileSync(file, JSON.stringify(list));
    return file;
  };

  test('of the repository can be read, and nothing in it is overdue', () => {
    expect(faultsOf(readFlakyTests(), new Date())).toEqual([]);
  });

  test('wants a test, a day and a reason of each', () => {
    expect(readFlakyTests(written([entry]))).toEqual([entry]);
    for (const change of [
      { test: 'is late' },
      { until: 'soon' },
      { until: '2026-02-30' },
      { reason: '' },
      { who: 'x' },
    ]) {
      expect(() => readFlakyTests(written([{ ...entry, ...change }]))).toThrow();
    }
    expect(() => readFlakyTests(path.join(dir, 'nothing.json'))).toThrow();
  });

  test('fails the run once a day has passed, or where a file is gone', () => {
    expect(faultsOf([entry], new Date('2026-12-01T23:59:59Z'))).toEqual([]);
    expect(faultsOf([entry], new Date('2026-12-02T00:00:00Z'))).toEqual([
      `tests/flaky.json: ${entry.test} was to be mended by 2026-12-01`,
    ]);
    expect(faultsOf([{ ...entry, test: 'tests/unit/gone.test.ts: is late' }], new Date('2026-01-01'))).toEqual([
      'tests/flaky.json: tests/unit/gone.test.ts: is late does not exist',
    ]);
  });

  test('is all that is repeated, twice at most', async () => {
    const other = 'tests/unit/other.test.ts: fails';
    const counts = { ...noCounts, passed: 5, failed: [entry.test, other] };
    const again = vi.fn<(test: string) => Promise<Counts>>();
    again
      .mockResolvedValueOnce({ ...noCounts, failed: [entry.test] })
      .mockResolvedValueOnce({ ...noCounts, passed: 1 });
    expect(await repeatFlaky(counts, again, [entry])).toEqual({
      ...noCounts,
      passed: 6,
      failed: [other],
      flaky: [entry.test],
    });
    expect(again.mock.calls).toEqual([[entry.test], [entry.test]]);
    again.mockReset().mockResolvedValue({ ...noCounts, failed: [entry.test] });
    expect((await repeatFlaky(counts, again, [entry])).failed).toEqual(counts.failed);
    // A pattern that finds no test proves nothing.
    again.mockReset().mockResolvedValue(noCounts);
    expect((await repeatFlaky(counts, again, [entry])).failed).toEqual(counts.failed);
    expect(again).toHaveBeenCalledTimes(2);
  });

  test('names one test to its runner, whatever characters its title has', () => {
    const only = 'tests/unit/a.test.ts: costs $5.00 (net)';
    const [file, pattern = ''] = vitestStep('unit', { only }).args.slice(-2);
    expect(file).toBe('tests/unit/a.test.ts');
    const title = new RegExp(pattern.replace('--testNamePattern=', ''));
    for (const name of ['costs $5.00 (net)', 'costs > $5.00 (net)']) expect(name).toMatch(title);
    for (const name of ['costs $5000 (net)', 'costs $5.00 (net) of tax', 'it costs $5.00 (net)'])
      expect(name).not.toMatch(title);
  });
});

test('no runner repeats a test by itself', () => {
  for (const file of ['vitest', 'playwright', 'components']) {
    const text = fs.readFileSync(path.join(root, `tests/${file}.config.ts`), 'utf8');
    expect(text.match(/\bretr(?:y|ies): (?!0\b).*/g)).toBeNull();
  }
});
