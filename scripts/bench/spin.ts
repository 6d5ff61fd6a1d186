/** Busy loop until stopped: measures the minimum cost of other work on the machine. */

process.send?.({ ready: true, port: 0 });
process.on('disconnect', () => process.exit(0));
const spin = (): void => {
  const until = performance.now() + 50;
  while (performance.now() < until);
  setImmediate(spin);
};
spin();
