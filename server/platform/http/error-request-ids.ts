/** Request ids of errors thrown before the context exists, for tRPC's error formatter. */
const requestIds = new WeakMap<Error, string>();

/** To be called before the response is written. */
export function setErrorRequestId(error: Error, requestId: string): void {
  requestIds.set(error, requestId);
}

export function errorRequestId(error: Error): string | undefined {
  return requestIds.get(error);
}
