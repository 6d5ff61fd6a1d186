/**
 * Scroll position as 0-based page number plus the fraction of that page: 2.5 is the middle of the third page. Pages are
 * `[data-page]` elements. Comparable between documents with different page sizes.
 */
export function readPosition(scroller: HTMLElement, at = 0): number {
  const line = scroller.scrollTop + at * scroller.clientHeight;
  const pages = pagesOf(scroller);
  let position = 0;
  for (const [index, page] of pages.entries()) {
    if (page.offsetTop > line) break;
    position = index + Math.min(0.9999, (line - page.offsetTop) / Math.max(1, page.offsetHeight));
  }
  return position;
}

/** The `scrollTop` that puts a position at the top edge, clamped to the last page. */
export function scrollTopOf(scroller: HTMLElement, position: number): number {
  const pages = pagesOf(scroller);
  const index = Math.min(Math.floor(position), pages.length - 1);
  const page = pages[index];
  if (!page) return 0;
  const top = position <= 0 ? 0 : page.offsetTop + (position - Math.floor(position)) * page.offsetHeight;
  return Math.round(Math.max(0, Math.min(top, scroller.scrollHeight - scroller.clientHeight)));
}

function pagesOf(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
}
