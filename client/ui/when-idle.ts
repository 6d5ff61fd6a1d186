/** Resolves when the browser is idle, after `timeoutMs` at the latest. */
export function whenIdle({ timeoutMs }: { timeoutMs: number }): Promise<void> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs);
  });
}

/** Longer than a picture takes on a busy phone, for a page that is hidden meanwhile. */
const drawnTimeoutMs = 1000;

/** Resolves after the next paint; at once in a hidden page, which never paints. */
export function whenDrawn(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, drawnTimeoutMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
