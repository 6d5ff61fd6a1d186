/** Frames, two seconds, in which a part may refuse the focus; one that is hidden for good does so for ever. */
const maxRefusals = 120;

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
  let frame: number | undefined;
  let refusals = 0;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Node && root.contains(target)) last = part.contains(target) ? target : null;
  };
  const mend = () => {
    frame = undefined;
    if (!last || last.isConnected || document.activeElement !== body) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    // A part that is inert still, behind a dialog that closes, refuses the focus.
    refusals = document.activeElement === body ? refusals + 1 : 0;
    if (refusals > 0 && refusals < maxRefusals) mendLater();
  };
  const mendLater = () => {
    frame ??= requestAnimationFrame(mend);
  };
  const observer = new MutationObserver(mend);
  // Else a click on its text would focus it. The blur of a window that loses the focus leaves the part its own.
  const release = () => {
    if (document.activeElement !== part) part.removeAttribute('tabindex');
  };
  document.addEventListener('focusin', remember);
  // A control that is hidden drops the focus without a change of the tree.
  document.addEventListener('focusout', mendLater);
  part.addEventListener('blur', release);
  observer.observe(part, { childList: true, subtree: true });
  observer.observe(body, { childList: true });
  return () => {
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', mendLater);
    part.removeEventListener('blur', release);
  };
}
