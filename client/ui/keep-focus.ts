/** Frames, two seconds, in which the page may refuse the focus; one that is hidden for good does so for ever. */
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
  /** The last that had the focus, in a dialog or not. */
  let focused: Element | undefined;
  /** The last in the page itself, and whether it is of this part. */
  let home: { control: HTMLElement; isOwn: boolean } | undefined;
  let frame: number | undefined;
  let refusals = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    if (root.contains(target)) home = { control: target, isOwn: part.contains(target) };
  };
  /**
   * Where a dropped focus goes. A Tab that comes before an opening dialog takes the focus leads away from the button to
   * which the dialog returns it: if that one goes with its row, the focus was last where the Tab led.
   */
  const findTarget = () => {
    if (!home || document.activeElement !== body) return undefined;
    if (!home.control.isConnected) return home.isOwn ? part : undefined;
    return focused?.isConnected === false ? home.control : undefined;
  };
  const mend = () => {
    frame = undefined;
    const target = findTarget();
    if (!target) return;
    // Behind a dialog that is open still, the page is inert or hidden from screen readers.
    if (!root.matches('[inert], [aria-hidden="true"]')) {
      if (target === part) part.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    refusals = document.activeElement === body ? refusals + 1 : 0;
    if (refusals > 0 && refusals < maxRefusals) mendLater();
  };
  const mendLater = () => {
    frame ??= requestAnimationFrame(mend);
  };
  const observer = new MutationObserver(() => {
    refusals = 0;
    mend();
  });
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
