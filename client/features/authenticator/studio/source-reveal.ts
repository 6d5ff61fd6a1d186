import { useEffect, type RefObject } from 'react';
import type { SheetView } from '#client/ui/viewer/sheet-frame.tsx';
import type { PageScrollHandle } from '#client/ui/viewer/use-page-scroll.ts';
import { turnBox } from '#shared/box-geometry.ts';
import { moveBox } from '#shared/sheet-geometry.ts';
import { useStudio } from './studio-context.ts';

interface RevealOptions {
  scroller: RefObject<HTMLElement | null>;
  handle: RefObject<PageScrollHandle | null>;
  /** Quarter turns of a page as it is shown. */
  turnsOf: (page: number) => number;
  sheetOf: (page: number) => SheetView | undefined;
}

/** Scrolls the active block, or the active uncovered box, into view. */
export function useReveal({ scroller, handle, turnsOf, sheetOf }: RevealOptions): void {
  const { view, store } = useStudio();
  useEffect(() => {
    let shown: string | undefined;
    return view.subscribe(() => {
      const open = view.activeBox();
      const id = open?.id ?? view.active()?.id;
      const element = scroller.current;
      if (id === undefined || id === shown) return;
      shown = id;
      if (!element) return;
      if (open) {
        const outline = element.querySelector<HTMLElement>(`[data-open-box="${id}"]`);
        if (outline) outline.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        else reveal(element, open.page, null, handle.current);
        return;
      }
      const block = store.block(id);
      if (!block) return;
      const sheet = sheetOf(block.page);
      const box = block.box && sheet?.isPhoto ? moveBox(block.box, sheet.sheet, undefined) : block.box;
      reveal(element, block.page, box ? turnBox(box, turnsOf(block.page)) : null, handle.current);
    });
  });
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Scrolls a page's place into view, unless it is in view already. */
function reveal(scroller: HTMLElement, page: number, place: Place | null, handle: PageScrollHandle | null): void {
  const element = scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!element) return;
  const { offsetTop, offsetHeight, offsetLeft, offsetWidth } = element;
  const top = offsetTop + (place ? place.y * offsetHeight : 0);
  const bottom = top + (place ? place.height * offsetHeight : Math.min(offsetHeight, scroller.clientHeight));
  const margin = Math.min(48, scroller.clientHeight / 6);
  const isAbove = top < scroller.scrollTop + margin / 2;
  const isBelow = bottom > scroller.scrollTop + scroller.clientHeight - margin / 2;
  if (isAbove || isBelow) {
    const room = Math.max(margin, (scroller.clientHeight - (bottom - top)) / 2);
    const aim = Math.max(0, top - room);
    const host = [...scroller.querySelectorAll<HTMLElement>('[data-page]')].findLast((one) => one.offsetTop <= aim);
    const start = host ?? element;
    const number = Number(start.dataset['page'] ?? page);
    handle?.goTo(number - 1 + Math.max(0, aim - start.offsetTop) / Math.max(1, start.offsetHeight));
  }
  if (!place) return;
  const left = offsetLeft + place.x * offsetWidth;
  const right = left + place.width * offsetWidth;
  if (left < scroller.scrollLeft) scroller.scrollLeft = left - 24;
  else if (right > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = Math.min(left - 24, right + 24 - scroller.clientWidth);
}
