/** Longer than the server takes to answer 503 when its own services hang. */
const timeoutMs = 15_000;

/** `fetch` that rejects when the device goes offline or the answer takes too long: browsers wait for minutes. */
export function timedFetch(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  // Runs past the headers, so that a body that stalls ends too. The abort also removes the listeners.
  setTimeout(abort, timeoutMs);
  window.addEventListener('offline', abort, { signal: controller.signal });
  const { signal } = init;
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal });
  return fetch(url, { ...init, signal: controller.signal });
}
