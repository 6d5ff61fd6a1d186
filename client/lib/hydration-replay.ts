declare global {
  interface Window {
    /** Set by `index.html`: keeps the last button that is pressed before the page's code has come. */
    keepPress?: { (event: MouseEvent): void; button?: HTMLButtonElement };
  }
}

/** Ends the keeping, and gives the button that was pressed; to be pressed again by whoever has taken the page over. */
export function replayClicks(): HTMLButtonElement | undefined {
  const { keepPress } = window;
  if (!keepPress) return undefined;
  document.removeEventListener('click', keepPress, true);
  return keepPress.button;
}
