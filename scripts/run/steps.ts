import { spawn } from 'node:child_process';
import { endedChildrenSeconds } from './cpu-time.ts';
import { inRoot, root } from './paths.ts';

export interface Step {
  name: string;
  /** Node's arguments. */
  args: readonly string[];
  env?: Record<string, string>;
}

export interface StepResult {
  name: string;
  hasPassed: boolean;
  /** CPU time of the step's processes; undefined if the system does not report it. */
  cpuSeconds: number | undefined;
}

/** Compiled modules are kept for the processes of later steps, whose start takes a third less CPU time. */
const compileCache = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled') };

/** CPU time already attributed to earlier steps. */
let countedSeconds = endedChildrenSeconds();

/** CPU time of the children that ended since the last call. */
function takeEndedSeconds(): number | undefined {
  const seconds = endedChildrenSeconds();
  if (seconds === undefined || countedSeconds === undefined) return undefined;
  const taken = seconds - countedSeconds;
  countedSeconds = seconds;
  return taken;
}

/** Runs one step. `quiet` buffers its output and prints it only when the step fails. */
export async function runStep({ name, args, env }: Step, { quiet }: { quiet: boolean }): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...compileCache, ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let cpuSeconds: number | undefined;
  // Read as the process exits, before another step can end.
  child.once('exit', () => (cpuSeconds = takeEndedSeconds()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const hasPassed = code === 0;
  if (!hasPassed) process.stdout.write(output);
  const cpu = cpuSeconds === undefined ? '' : `, CPU ${cpuSeconds.toFixed(1)}s`;
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${name} (${seconds}s${cpu})`);
  return { name, hasPassed, cpuSeconds };
}

/** Runs `steps` in order, two at a time. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const queue = [...steps];
  const results: StepResult[] = [];
  async function work(): Promise<void> {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step, { quiet: true }));
  }
  await Promise.all([work(), work()]);
  return results;
}

/** The sum of the known values. */
export function totalSeconds(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((seconds) => seconds !== undefined);
  return known.length === 0 ? undefined : known.reduce((total, seconds) => total + seconds, 0);
}
