/*
 * Runs in the measured page: notes the time at which React owns the content and no placeholder is left, and sums the layout
 * shifts. `probe.content` is the selector of the content, `probe.timeoutMs` the time to give up after.
 */
(() => {
  const { probe } = window;
  probe.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) probe.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  // A promise, which the page's policy lets the measurement await; polling would evaluate text.
  const { promise, resolve, reject } = Promise.withResolvers();
  probe.usable = promise;
  setTimeout(() => reject(new Error(`not usable in ${probe.timeoutMs} ms: ${probe.content}`)), probe.timeoutMs);

  const isOwned = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const check = () => {
    const found = document.querySelector(probe.content);
    if (found && isOwned(found) && !document.querySelector('main .animate-shimmer')) {
      probe.usableMs = performance.now();
      resolve();
    } else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);

  probe.read = () => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usableMs: probe.usableMs,
    shift: probe.shift,
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  });
})();
