/** Mutations that the interface already shows as done but has not sent. */

const senders = new Set<() => Promise<void>>();

/** Registers `send` to run before sign-out; its rejection cancels the sign-out. */
export function sendBeforeSignOut(send: () => Promise<void>): void {
  senders.add(send);
}

/** Sends all pending mutations. Rejects if one fails. */
export async function sendPendingMutations(): Promise<void> {
  await Promise.all([...senders].map((send) => send()));
}
