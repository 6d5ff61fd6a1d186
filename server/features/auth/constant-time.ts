import { setTimeout as wait } from 'node:timers/promises';

/** Several times the duration of queueing a mail. */
const minimumMs = 250;

/** Pads the duration of `work` to a fixed minimum, so that timing does not reveal whether an account exists. */
export async function padTo(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), wait(minimumMs)]);
}

/** Delays failures to a fixed minimum, which slows guessing without holding a hashing slot. Success is not delayed. */
export async function delayFailure<T>(work: () => Promise<T>): Promise<T> {
  const waited = wait(minimumMs, undefined, { ref: false });
  try {
    return await work();
  } catch (error) {
    await waited;
    throw error;
  }
}
