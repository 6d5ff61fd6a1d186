const deadlineMs = 5000;

/**
 * Clicks the button with the same text once React has rerendered the page and refilled its inputs, so that a click made before
 * hydration is not lost. Gives up after five seconds.
 */
export function pressAgain(page: ParentNode, pressed: HTMLButtonElement): void {
  const end = performance.now() + deadlineMs;
  const typed = controlsOf(pressed.form).filter(({ value }) => value !== '');
  const attempt = () => {
    // The prerendered button stays connected until React replaces it.
    const button = pressed.isConnected ? undefined : findSame(page, pressed);
    if (button && typed.every(({ name }) => isFilled(button.form, name))) button.click();
    else if (performance.now() < end) requestAnimationFrame(attempt);
  };
  attempt();
}

function findSame(page: ParentNode, { textContent, type }: HTMLButtonElement): HTMLButtonElement | undefined {
  return [...page.querySelectorAll('button')].find((one) => one.textContent === textContent && one.type === type);
}

function controlsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
}

/** True also for a field that the new page does not have. */
function isFilled(form: HTMLFormElement | null, name: string): boolean {
  return controlsOf(form).every((control) => control.name !== name || control.value !== '');
}
