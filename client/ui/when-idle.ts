/** Resolves when the browser is idle, after `timeoutMs` at the latest. */
export function whenIdle({ timeoutMs }: { timeoutMs: number }): Promise<void> {
  return new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs);
  });
}
