import { slowestOf, type Counts } from './counts.ts';

export interface SuiteResult {
  name: string;
  seconds: number;
  counts: Counts;
  /** CPU time of its processes; undefined if the system does not report it. */
  cpuSeconds: number | undefined;
}

/** CPU seconds of the whole machine during a run: those that were used, and those that there were. */
export interface MachineTime {
  busySeconds: number;
  allSeconds: number;
}

/**
 * A line per suite and the slowest tests, then by name what did not run, what passed only when repeated and what failed, then the
 * totals: a log is read from its end. The last line is the totals alone, as CI reads them.
 */
export function summarize(command: string, results: readonly SuiteResult[], machine: MachineTime): string {
  const failed = results.flatMap(({ counts }) => counts.failed);
  const errors = new Map(results.flatMap(({ counts }) => Object.entries(counts.errors)));
  const flaky = results.flatMap(({ counts }) => counts.flaky);
  const skipped = results.flatMap(({ counts }) => counts.skipped);
  const slowest = slowestOf(results.flatMap(({ counts }) => counts.slowest));
  const passed = results.reduce((total, { counts }) => total + counts.passed, 0);
  const seconds = results.reduce((total, one) => total + one.seconds, 0);
  return [
    '',
    `${command} (${seconds.toFixed(0)}s, CPU ${machine.busySeconds.toFixed(0)}s of ${machine.allSeconds.toFixed(0)}s)`,
    ...results.map(lineOf),
    ...othersOf(results, machine),
    ...slowest.map(({ title, seconds: own }) => `slow ${own.toFixed(1).padStart(5)}s ${title}`),
    ...skipped.map(({ title, reason }) => `not run ${title} (${reason})`),
    ...flaky.map((title) => `flaky  ${title}`),
    ...failed.flatMap((title) => [`FAILED ${title}`, ...indented(errors.get(title))]),
    ...(flaky.length > 0 ? [`${flaky.length} passed only when repeated: listed above as flaky, to be mended`] : []),
    `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
    '',
  ].join('\n');
}

const indented = (text: string | undefined): string[] => (text === undefined ? [] : [`       ${text}`]);

function lineOf({ name, seconds, counts, cpuSeconds }: SuiteResult): string {
  const verdict = counts.failed.length === 0 ? 'ok    ' : 'FAILED';
  const cpu = cpuSeconds === undefined ? '' : `  CPU ${cpuSeconds.toFixed(0).padStart(4)}s`;
  return `${verdict} ${name.padEnd(20)} ${String(counts.passed).padStart(5)} passed ${seconds.toFixed(0).padStart(5)}s${cpu}`;
}

/**
 * CPU time outside of the suites' processes: PostgreSQL, which detaches from its parent, and other work on the machine.
 */
function othersOf(results: readonly SuiteResult[], { busySeconds }: MachineTime): string[] {
  if (results.every(({ cpuSeconds }) => cpuSeconds === undefined)) return [];
  const named = results.reduce((total, { cpuSeconds = 0 }) => total + cpuSeconds, 0);
  const others = Math.max(0, busySeconds - named).toFixed(0);
  return [`       ${'PostgreSQL and others'.padEnd(40)}  CPU ${others.padStart(4)}s`];
}
