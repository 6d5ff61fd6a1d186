/**
 * Where one stands in a scroller of pages (`[data-page]`), as page number from 0 plus the share of it that has gone by:
 * 2.5 is the middle of the third page. It means the same in two documents of different page sizes.
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

/** The `scrollTop` at which a position stands at the top edge; a document with fewer pages stays on its last. */
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
