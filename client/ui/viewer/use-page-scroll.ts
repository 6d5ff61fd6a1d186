import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

export interface PageScrollHandle {
  /** Scrolls to a position (see `readPosition`) without calling `onScrollTo`. */
  goTo: (position: number) => void;
}

export interface PageScrollOptions {
  ref: Ref<PageScrollHandle>;
  /** Changes with page sizes and visibility; the scroll position is then restored. */
  layoutKey: string;
  /** Called on user scrolling, not on `goTo`. */
  onScrollTo: (position: number) => void;
  /** Page count; undefined before the document has loaded. */
  pages: number | undefined;
  /** Called once every page has been in view. */
  onRead?: (() => void) | undefined;
}

/** Scroll state of a list of pages: keeps the position through zoom and rotation, and follows another pane. */
export function usePageScroll({ ref, layoutKey, onScrollTo, pages, onRead }: PageScrollOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const position = useRef(0);
  const ownScrollTop = useRef(-1);
  const [page, setPage] = useState(1);
  const [width, setWidth] = useState(0);

  const seen = useRef(new Set<number>());
  const noteSeen = useCallback(() => {
    const element = scroller.current;
    if (!element || element.clientHeight === 0 || pages === undefined) return;
    const [first, last] = [Math.floor(readPosition(element, 0.1)), Math.floor(readPosition(element, 0.9))];
    for (let at = first; at <= last; at += 1) seen.current.add(at);
    if (seen.current.size >= pages) onRead?.();
  }, [pages, onRead]);

  useEffect(() => {
    noteSeen();
  }, [noteSeen, width, layoutKey]);

  const goTo = useCallback((next: number) => {
    position.current = next;
    const element = scroller.current;
    if (!element || element.clientHeight === 0) return;
    const top = scrollTopOf(element, next);
    ownScrollTop.current = top;
    element.scrollTop = top;
    setPage(Math.floor(readPosition(element, 0.5)) + 1);
  }, []);

  useImperativeHandle(ref, () => ({ goTo }), [goTo]);

  useLayoutEffect(() => {
    goTo(position.current);
  }, [goTo, layoutKey, width]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      // Hidden elements have no width; keeping the last one avoids reloading the pages.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element || element.clientHeight === 0) return;
    setPage(Math.floor(readPosition(element, 0.5)) + 1);
    noteSeen();
    if (Math.abs(element.scrollTop - ownScrollTop.current) <= 1) return;
    ownScrollTop.current = -1;
    position.current = readPosition(element);
    onScrollTo(position.current);
  }, [noteSeen, onScrollTo]);

  return { scroller, width, page, onScroll };
}

/**
 * Scroll position as 0-based page number plus the fraction of that page: 2.5 is the middle of the third page. Pages are
 * `[data-page]` elements. Comparable between documents with different page sizes.
 */
function readPosition(scroller: HTMLElement, at = 0): number {
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
function scrollTopOf(scroller: HTMLElement, position: number): number {
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
