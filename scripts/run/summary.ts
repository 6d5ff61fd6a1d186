import type { Counts } from './counts.ts';

export interface SuiteResult {
  name: string;
  seconds: number;
  counts: Counts;
}

/** A line per suite, then each failure by name, then the totals: a log is read from its end. */
export function summarize(command: string, results: readonly SuiteResult[]): string {
  const failed = results.flatMap(({ counts }) => counts.failed);
  const flaky = results.flatMap(({ counts }) => counts.flaky);
  const passed = results.reduce((total, { counts }) => total + counts.passed, 0);
  const seconds = results.reduce((total, one) => total + one.seconds, 0);
  return [
    '',
    `${command} (${seconds.toFixed(0)}s)`,
    ...results.map(lineOf),
    ...flaky.map((title) => `flaky  ${title}`),
    ...failed.map((title) => `FAILED ${title}`),
    ...(flaky.length > 0 ? [`${flaky.length} passed only when repeated: listed above as flaky, to be mended`] : []),
    `${passed} passed, ${failed.length} failed`,
    '',
  ].join('\n');
}

function lineOf({ name, seconds, counts }: SuiteResult): string {
  const verdict = counts.failed.length === 0 ? 'ok    ' : 'FAILED';
  return `${verdict} ${name.padEnd(20)} ${String(counts.passed).padStart(5)} passed ${seconds.toFixed(0).padStart(5)}s`;
}
