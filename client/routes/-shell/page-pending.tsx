import { LoaderCircle } from 'lucide-react';
import { words } from '#client/ui/words.ts';

/** The router's pending page, shown after 150 ms. */
export function PagePending() {
  return (
    <div role="status" className="flex min-h-60 items-center justify-center">
      <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-ink-3" />
      <span className="sr-only">{words('frame')('loading')}</span>
    </div>
  );
}
