import { useCallback, useEffect, useRef } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import type { QuoteDoorProps } from './quote-door.tsx';

// Apart from the page's first scripts: its prerendered inputs take a file before it is hydrated.
const QuoteDoor = lazyPart(async () => (await import('./quote-door.tsx')).QuoteDoor, {
  // Takes the prerendered door's height, since an update before hydration shows the fallback until the chunk has loaded.
  fallback: <div className="mt-8 min-h-(--door)" />,
});

/**
 * `QuoteDoor`, loaded after the page around it. Keeps files chosen until then: an update before the door is hydrated makes
 * React render it again, with new inputs.
 */
export function QuoteDoorSlot(props: Omit<QuoteDoorProps, 'takeEarly'>) {
  const frame = useRef<HTMLDivElement>(null);
  const early = useRef<File[] | null>([]);
  useEffect(() => {
    const element = frame.current;
    element?.style.setProperty('--door', `${String(element.querySelector('section')?.offsetHeight)}px`);
    const keep = () => {
      if (early.current === null) return;
      const inputs = [...(element?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])];
      early.current = inputs.flatMap((input) => [...(input.files ?? [])]);
    };
    keep();
    element?.addEventListener('change', keep, true);
    return () => element?.removeEventListener('change', keep, true);
  }, []);
  // Stable across renders: a new function would update the door.
  const takeEarly = useCallback(() => {
    const files = early.current ?? [];
    early.current = null;
    return files;
  }, []);
  return (
    <div ref={frame} className="contents">
      <QuoteDoor {...props} takeEarly={takeEarly} />
    </div>
  );
}
