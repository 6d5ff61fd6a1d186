import { LoaderCircle } from 'lucide-react';

/** Stands while a page's code or data is on its way; the router shows it after 150 ms. */
export function PagePending() {
  return (
    <div role="status" className="flex min-h-60 items-center justify-center">
      <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-ink-3" />
      <span className="sr-only">Loading…</span>
    </div>
  );
}
