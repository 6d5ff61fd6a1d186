import type { RecordEffortInput, SaveTextInput } from '#shared/schemas/studio.ts';

interface UnloadInputs {
  'authenticator.release': { id: string };
  'authenticator.recordEffort': RecordEffortInput;
  'authenticator.saveText': SaveTextInput;
}

/** Calls a procedure by `sendBeacon`, which the browser delivers after the page is closed. */
export function sendOnUnload<P extends keyof UnloadInputs>(procedure: P, input: UnloadInputs[P]): void {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${procedure}`, body);
}
