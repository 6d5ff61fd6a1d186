/** How a session that ended leaves the page: `main.tsx` reruns the guards, which redirect from signed-in pages. */
let leave: () => Promise<void> = () => Promise.resolve();

export function onSessionEnd(action: () => Promise<void>): void {
  leave = action;
}

export function leaveArea(): Promise<void> {
  return leave();
}
