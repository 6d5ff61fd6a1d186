/**
 * Side effect: the process receives SIGTERM when its IPC parent exits, even by SIGKILL, and exits after the timeout.
 * Imported by every script that a parent starts over an IPC channel.
 */
const stopTimeoutMs = 10_000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The channel must not keep a finished process alive.
  process.channel.unref();
}
