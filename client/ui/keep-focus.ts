/**
 * As a `ref`: moves the focus to this part of the page when the control inside that has it is removed, such as the button of a
 * deleted row, which would drop it to the page.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target;
  };
  const observer = new MutationObserver(() => {
    const isLost = last instanceof Node && !last.isConnected && document.activeElement === document.body;
    if (!isLost) return;
    last = null;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
  // Else a click on its text would focus it.
  const release = () => part.removeAttribute('tabindex');
  part.addEventListener('focusin', remember);
  part.addEventListener('blur', release);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', remember);
    part.removeEventListener('blur', release);
  };
}
