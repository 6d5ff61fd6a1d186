import { startTransition, useCallback, useEffect, useEffectEvent, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many rows of a long list to render: `step`, and as many more whenever the last rendered row, which takes the ref, comes
 * within a window's height of being seen. Paper shows all.
 */
export function useSeenRows(total: number, step = 30): [shown: number, lastRow: RefCallback<HTMLElement>] {
  const [shown, setShown] = useState(step);
  const showAll = useEffectEvent(() => flushSync(() => setShown(total)));
  useEffect(() => {
    const onPrint = () => showAll();
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  const lastRow = useCallback(
    (row: HTMLElement | null) => {
      if (!row || shown >= total) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setShown(shown + step));
        },
        { rootMargin: '100% 0%' },
      );
      observer.observe(row);
      return () => observer.disconnect();
    },
    [shown, step, total],
  );
  return [Math.min(shown, total), lastRow];
}
