/** Maximum number of frames (two seconds) in which focusing is retried, since a hidden page would refuse it forever. */
const maxRefusals = 120;

/**
 * Ref callback that keeps the focus in this part of the page when its focused control, or the control that opened the
 * focused dialog, is removed, such as the button of a deleted row. The browser would move it to the body.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const { body } = document;
  let root = part;
  // Dialogs are rendered as siblings of the page's root.
  while (root.parentElement && root.parentElement !== body) root = root.parentElement;
  /** The element that had the focus last, also in a dialog. */
  let focused: Element | undefined;
  /** The control outside of dialogs that had it last, and whether it is in this part. */
  let home: { control: HTMLElement; isOwn: boolean } | undefined;
  let frame: number | undefined;
  let refusals = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    if (root.contains(target)) home = { control: target, isOwn: part.contains(target) };
  };
  /**
   * Target of a lost focus. A Tab pressed before an opening dialog takes the focus leaves the button that the dialog
   * returns it to; if that button is removed, the focus goes to where the Tab led.
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
    // While a dialog is open, the page is inert or hidden from screen readers.
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
  // Otherwise a click on its text would focus it. A blur of the whole window keeps the part focusable.
  const release = () => {
    if (document.activeElement !== part) part.removeAttribute('tabindex');
  };
  document.addEventListener('focusin', remember);
  // Hiding a control drops the focus without a DOM mutation.
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
