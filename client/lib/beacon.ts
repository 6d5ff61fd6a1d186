/** Calls a procedure while the page closes: sent even when nobody is left to wait for its answer. */
export function callOnExit(procedure: 'authenticator.approve' | 'authenticator.release', input: { id: string }): void {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${procedure}`, body);
}
