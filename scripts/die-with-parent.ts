/**
 * Imported for its effect by whatever another of our processes starts over an IPC channel: when that one goes, even by
 * SIGKILL, this one is asked to stop as by SIGTERM, and ended when it has not within ten seconds.
 */
const patience = 10_000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), patience).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Watching must not keep a finished process from ending.
  process.channel.unref();
}
