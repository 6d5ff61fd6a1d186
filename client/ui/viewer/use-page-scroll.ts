import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { readPosition, scrollTopOf } from './page-position.ts';

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
