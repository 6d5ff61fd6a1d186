/** Above the time the server takes to respond 503 when its dependencies hang. */
const timeoutMs = 15_000;

/** `fetch` that rejects on timeout and when the device goes offline; browsers wait for minutes. */
export function timedFetch(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  // Not cleared after the headers, so a stalled body times out too. Aborting also removes the listeners.
  setTimeout(abort, timeoutMs);
  window.addEventListener('offline', abort, { signal: controller.signal });
  const { signal } = init;
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal });
  return fetch(url, { ...init, signal: controller.signal });
}
