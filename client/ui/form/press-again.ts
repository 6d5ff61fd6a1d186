const deadlineMs = 5000;

/**
 * Presses the button with the same text once React has rendered the page anew and filled in what was typed: what was pressed
 * before the scripts came is done. Gives up after five seconds.
 */
export function pressAgain(page: ParentNode, pressed: HTMLButtonElement): void {
  const end = performance.now() + deadlineMs;
  const typed = controlsOf(pressed.form).filter(({ value }) => value !== '');
  const attempt = () => {
    // The old button is in the page until React replaces it.
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
