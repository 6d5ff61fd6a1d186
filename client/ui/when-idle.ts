/** Resolves when the browser has nothing else to do, after `timeoutMs` at the latest. */
export function whenIdle({ timeoutMs }: { timeoutMs: number }): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs);
  });
}
