declare global {
  interface Window {
    /** Click listener of `index.html`; `button` is the last one clicked before hydration. */
    recordClick?: { (event: MouseEvent): void; button?: HTMLButtonElement };
  }
}

/** Stops recording clicks and returns the recorded button, which the caller clicks after hydration. */
export function takeRecordedClick(): HTMLButtonElement | undefined {
  const { recordClick } = window;
  if (!recordClick) return undefined;
  document.removeEventListener('click', recordClick, true);
  return recordClick.button;
}
