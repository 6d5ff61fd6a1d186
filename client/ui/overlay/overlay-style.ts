/** Styles shared by overlays. */
export const backdropStyle =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

export const popupStyle = [
  'origin-(--transform-origin) rounded-card border border-line bg-sheet text-ink shadow-2 outline-none',
  'transition-[opacity,scale] duration-120 data-ending-style:scale-98 data-ending-style:opacity-0',
  'data-starting-style:scale-98 data-starting-style:opacity-0',
].join(' ');
