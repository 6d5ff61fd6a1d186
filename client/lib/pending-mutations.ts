/** What a page has promised and not yet sent. */

const senders = new Set<() => Promise<void>>();

/** Has `send` called before the session is ended by hand; when it rejects, the session stays. */
export function sendBeforeSignOut(send: () => Promise<void>): void {
  senders.add(send);
}

/** Sends what waits. Rejects when something could not be sent. */
export async function sendPendingMutations(): Promise<void> {
  await Promise.all([...senders].map((send) => send()));
}
