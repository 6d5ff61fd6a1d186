import type { Deps } from '#server/deps.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { jobSeconds } from '#server/platform/observability/metrics.ts';
import { errorMessage } from '#shared/errors.ts';
import { jobNames, jobRule, type JobName, type JobPayload } from './catalogue.ts';

export type JobHandlers = { [N in JobName]: (deps: Deps, payload: JobPayload<N>) => Promise<void> };

/**
 * Runs one job. Parses the payload again, since another release may have enqueued it. Rethrows errors, so that pg-boss
 * retries by the catalogue's policy.
 */
export async function runJob<N extends JobName>(
  context: { deps: Deps; handlers: JobHandlers },
  name: N,
  data: unknown,
): Promise<void> {
  const payload = jobRule(name).payload.parse(data) as JobPayload<N>;
  const stopTimer = jobSeconds.startTimer({ job: name });
  const started = performance.now();
  try {
    const work = () => context.handlers[name](context.deps, payload);
    await (context.deps.tracing?.span({ name, outcomeOf: () => 'done' }, work) ?? work());
    stopTimer({ outcome: 'done' });
    context.deps.log.info({ job: name, ms: Math.round(performance.now() - started) }, 'job done');
  } catch (error) {
    stopTimer({ outcome: 'failed' });
    const { code, cause } = toAppError(error);
    context.deps.log.warn({ job: name, code, err: cause }, 'job failed, retrying');
    throw error;
  }
}

/** Starts a worker per job of the catalogue, and schedules those with a cron expression. */
export async function startRunner(deps: Deps, handlers: JobHandlers): Promise<void> {
  const { boss } = deps.jobs;
  for (const name of jobNames) {
    const { cron, concurrency = 2 } = jobRule(name);
    if (cron) await boss.schedule(name, cron, {});
    const workerId = await boss.work(
      name,
      { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
      async (jobs) => {
        for (const job of jobs) await runJob({ deps, handlers }, name, job.data).catch(rethrowWithText);
      },
    );
    deps.events.subscribe('jobs', name, () => boss.notifyWorker(workerId));
  }
}

/** Rethrows an error of the catalogue with its text, which the queue stores and staff read. */
function rethrowWithText(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new Error(errorMessage(error.code, error.details), { cause: error });
}
