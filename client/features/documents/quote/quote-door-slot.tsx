import { lazy, Suspense } from 'react';
import type { QuoteDoorProps } from './quote-door.tsx';

// Apart from the page's first scripts: its prerendered inputs take a file before it is hydrated.
const QuoteDoor = lazy(async () => ({ default: (await import('./quote-door.tsx')).QuoteDoor }));

/** `QuoteDoor`, loaded after the page around it. */
export function QuoteDoorSlot(props: QuoteDoorProps) {
  return (
    <Suspense fallback={<div className="mt-8 min-h-60" />}>
      <QuoteDoor {...props} />
    </Suspense>
  );
}
