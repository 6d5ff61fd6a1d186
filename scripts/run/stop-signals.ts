import os from 'node:os';

/** One Ctrl-C arrives several times: from the terminal, npm and the bootstrap. */
const repeatWindowMs = 500;

/**
 * Calls `stop` on the first SIGINT, SIGTERM or SIGHUP and exits with 0, or with 1 when `stop` rejects. A second signal
 * after `repeatWindowMs` exits immediately.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now();
        stop().then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error);
            process.exit(1);
          },
        );
      } else if (performance.now() - firstAt > repeatWindowMs) {
        process.exit(128 + os.constants.signals[signal]);
      }
    });
  }
}
