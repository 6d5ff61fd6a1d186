/**
 * As a `ref`: moves the focus to this part of the page when the control inside that has it, or that opened the dialog that has it,
 * is removed, such as the button of a deleted row. The browser would drop it to the page.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const { body } = document;
  let root = part;
  // Dialogs stand beside the page's root.
  while (root.parentElement && root.parentElement !== body) root = root.parentElement;
  let last: Node | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Node && root.contains(target)) last = part.contains(target) ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== body) return;
    last = null;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
  // Else a click on its text would focus it.
  const release = () => part.removeAttribute('tabindex');
  document.addEventListener('focusin', remember);
  part.addEventListener('blur', release);
  observer.observe(part, { childList: true, subtree: true });
  observer.observe(body, { childList: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    part.removeEventListener('blur', release);
  };
}
