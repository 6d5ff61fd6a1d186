/** Resolves when the browser is idle, after `timeoutMs` at the latest. */
export function whenIdle({ timeoutMs }: { timeoutMs: number }): Promise<void> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs);
  });
}

/** Longer than a picture takes; a hidden page draws none. */
const drawnTimeoutMs = 100;

/** Resolves when what the page shows now was drawn. */
export function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, drawnTimeoutMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
