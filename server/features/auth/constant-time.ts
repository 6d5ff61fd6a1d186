import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; several times what writing a mail takes, and no burden to a person who waits for one. */
const minimumMs = 250;

/** Answers no sooner than a fixed time from now, so that the time does not tell whether there was anything to do. */
export async function padTo(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), wait(minimumMs)]);
}

/** Refuses no sooner than a fixed time from now, so that whoever guesses waits while we do something else. */
export async function delayFailure<T>(work: () => Promise<T>): Promise<T> {
  const waited = wait(minimumMs, undefined, { ref: false });
  try {
    return await work();
  } catch (error) {
    await waited;
    throw error;
  }
}
