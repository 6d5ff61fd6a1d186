import type { Deps } from '#server/deps.ts';
import { jobNames, type JobName } from '#server/platform/jobs/catalogue.ts';
import { runJob } from '#server/platform/jobs/runner.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';

export interface JobRun {
  /** Names in execution order. */
  done: JobName[];
  failed: { name: JobName; message: string }[];
}

/**
 * Runs queued jobs, and jobs they queue, until none is left, ignoring start delays. Each runs at most once: failed jobs
 * return to their queue at the end, for the next call. Sweeps that are queued meanwhile keep their delay: a file that
 * arrives during the run has no row yet.
 */
export async function runQueuedJobs(deps: Deps): Promise<JobRun> {
  const { boss } = deps.jobs;
  const run: JobRun = { done: [], failed: [] };
  const backToQueue: { name: JobName; id: string; error: Error }[] = [];

  let isFirstPass = true;

  async function runOne(name: JobName): Promise<boolean> {
    const ignoreStartAfter = isFirstPass || name !== 'documents.sweepFile';
    const [job] = await boss.fetch<object>(name, { ignoreStartAfter });
    if (!job) return false;
    try {
      await runJob({ deps, handlers: jobHandlers }, name, job.data);
      await boss.complete(name, job.id);
      run.done.push(name);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      backToQueue.push({ name, id: job.id, error });
      run.failed.push({ name, message: error.message });
    }
    return true;
  }

  let hasFound = true;
  while (hasFound) {
    hasFound = false;
    let queued = await namesOfQueued(deps);
    for (const name of jobNames) {
      if (!queued.has(name)) continue;
      while (await runOne(name)) hasFound = true;
      queued = await namesOfQueued(deps);
    }
    isFirstPass = false;
  }
  for (const { name, id, error } of backToQueue) await boss.fail(name, id, { message: error.message });
  return run;
}

/** Asking pg-boss for each of the catalogue's queues costs more than most jobs do. */
async function namesOfQueued(deps: Deps): Promise<ReadonlySet<string>> {
  const text = `select distinct name from pgboss.job where state in ('created', 'retry')`;
  const { rows } = await deps.pool.query<{ name: string }>(text);
  return new Set(rows.map(({ name }) => name));
}
