import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { readPosition, scrollTopOf } from './page-position.ts';

export interface PageScrollHandle {
  /** Goes to a position (page from 0 plus share) without telling anyone. */
  goTo: (position: number) => void;
}

export interface PageScrollOptions {
  ref: Ref<PageScrollHandle>;
  /** Changes whenever the pages take other sizes or come into sight: the place is then kept. */
  layoutKey: string;
  /** Called when the reader scrolls, not when `goTo` does. */
  onScrollTo: (position: number) => void;
  /** Pages of the document, once they are known. */
  pages: number | undefined;
  /** Called once every page has been in view. */
  onRead?: (() => void) | undefined;
}

/** A scroller of pages: keeps its place through zoom and rotation, knows its page, can be led by another. */
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
      // Out of sight there is no width: the last one stays, so that nothing is loaded again.
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
