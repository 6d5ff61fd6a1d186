/** Calls that are refused before anything is known of them, with the ids of the requests they came in. */
const requestIds = new WeakMap<Error, string>();

/** Said before the answer is written. */
export function setErrorRequestId(error: Error, requestId: string): void {
  requestIds.set(error, requestId);
}

export function errorRequestId(error: Error): string | undefined {
  return requestIds.get(error);
}
