import os from 'node:os';

/** One Ctrl-C arrives several times: from the terminal, from npm and from the bootstrap. */
const sameKeyPress = 500;

/**
 * Calls `stop` at the first SIGINT, SIGTERM or SIGHUP and exits with 0 when it is done, or with 1 and its reason. A second
 * signal, later than the echoes of the first, ends the process at once.
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
      } else if (performance.now() - firstAt > sameKeyPress) {
        process.exit(128 + os.constants.signals[signal]);
      }
    });
  }
}
