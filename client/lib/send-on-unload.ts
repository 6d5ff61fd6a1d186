import type { ApproveInput, SendCorrectionInput } from '#shared/schemas/authenticator.ts';

interface ExitCalls {
  'authenticator.release': { id: string };
  'authenticator.approve': ApproveInput;
  'authenticator.sendCorrection': SendCorrectionInput;
  'authenticator.supplyTranslation': SendCorrectionInput;
}

/** Calls a procedure while the page closes: sent even when nobody is left to wait for its answer. */
export function callOnExit<P extends keyof ExitCalls>(procedure: P, input: ExitCalls[P]): void {
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  navigator.sendBeacon(`/trpc/${procedure}`, body);
}
