import { childModule } from '#server/platform/processes/child.ts';
import { WorkThread } from '#server/platform/processes/work-thread.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { CheckInput } from './check-worker.ts';

/** Runs the checks in a worker thread, which loads the dictionary on demand and off the event loop. */
const checks = new WorkThread<CheckInput, TextFinding[]>({
  module: childModule(import.meta.url, 'check-worker'),
  timeoutMs: 30_000,
  idleTimeoutMs: 5 * 60_000,
  maxWaiting: 64,
  maxMegabytes: 512,
});

/** Throws SERVICE_UNAVAILABLE when the checks cannot run. */
export function runChecks(input: CheckInput): Promise<TextFinding[]> {
  return checks.ask(input);
}

/** Ends the thread. The next text starts another. */
export function stopChecks(): void {
  checks.stop();
}
