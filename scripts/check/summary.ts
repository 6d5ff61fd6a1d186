import type { Counts } from './counts.ts';

export interface SuiteResult {
  name: string;
  seconds: number;
  counts: Counts;
}

/**
 * A line per suite, then by name what did not run, what passed only when repeated and what failed, then the totals: a log is
 * read from its end. The last line is the totals alone, as CI reads them.
 */
export function summarize(command: string, results: readonly SuiteResult[]): string {
  const failed = results.flatMap(({ counts }) => counts.failed);
  const flaky = results.flatMap(({ counts }) => counts.flaky);
  const skipped = results.flatMap(({ counts }) => counts.skipped);
  const passed = results.reduce((total, { counts }) => total + counts.passed, 0);
  const seconds = results.reduce((total, one) => total + one.seconds, 0);
  return [
    '',
    `${command} (${seconds.toFixed(0)}s)`,
    ...results.map(lineOf),
    ...skipped.map(({ title, reason }) => `not run ${title} (${reason})`),
    ...flaky.map((title) => `flaky  ${title}`),
    ...failed.map((title) => `FAILED ${title}`),
    ...(flaky.length > 0 ? [`${flaky.length} passed only when repeated: listed above as flaky, to be mended`] : []),
    `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
    '',
  ].join('\n');
}

function lineOf({ name, seconds, counts }: SuiteResult): string {
  const verdict = counts.failed.length === 0 ? 'ok    ' : 'FAILED';
  return `${verdict} ${name.padEnd(20)} ${String(counts.passed).padStart(5)} passed ${seconds.toFixed(0).padStart(5)}s`;
}
