import { words } from '#client/ui/words.ts';

/** Skip link to the main content, first in tab order. */
export function SkipLink() {
  return (
    <button
      type="button"
      data-print="hide"
      onClick={() => {
        document.querySelector<HTMLElement>('main')?.focus();
      }}
      className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60"
    >
      {words('frame')('skip')}
    </button>
  );
}
