import { describeError } from '#client/lib/error-message.ts';
import type { Challenge } from './solve.ts';

export interface WorkOptions {
  signal: AbortSignal;
  /** Called with true while a challenge is being solved. */
  onWork: (isWorking: boolean) => void;
}

/** A challenge expires and is bound to one IP address, which a phone may change while solving it. */
const maxChallenges = 3;

/** Makes a call, again with a proof of work where the server asks for one. Rejects as the call. */
export async function withWork<T>(
  call: (proofOfWork: string | undefined) => Promise<T>,
  { signal, onWork }: WorkOptions,
): Promise<T> {
  let proofOfWork: string | undefined;
  for (let challenges = 0; ; challenges += 1) {
    try {
      return await call(proofOfWork);
    } catch (error) {
      const challenge = challengeIn(error);
      if (challenge === undefined || challenges === maxChallenges) throw error;
      onWork(true);
      try {
        // Imported on demand: few visitors need it.
        const { solveInWorker } = await import('./solve-in-worker.ts');
        proofOfWork = await solveInWorker(challenge, signal);
      } catch {
        // Without a worker the refusal is rethrown.
        throw signal.aborted ? signal.reason : error;
      } finally {
        onWork(false);
      }
    }
  }
}

function challengeIn(error: unknown): Challenge | undefined {
  const { challenge, bits } = describeError(error).details;
  return typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : undefined;
}
