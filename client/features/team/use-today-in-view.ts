import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a calendar to its column of today where it is wider than its place; the first column stays in view. */
export function useTodayInView(): RefObject<HTMLDivElement | null> {
  const calendar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const today = calendar.current?.querySelector<HTMLElement>('[data-today]');
    const names = calendar.current?.querySelector<HTMLElement>('th, [role=columnheader]');
    if (calendar.current && today && names) calendar.current.scrollLeft = today.offsetLeft - names.offsetWidth;
  }, []);
  return calendar;
}
