/** Logo mark and name. */
export function Wordmark({ mark, name, compact }: { mark: string; name: string; compact?: boolean }) {
  return (
    <span lang="en" dir="ltr" className="inline-flex items-center gap-2 font-serif font-semibold text-ink">
      <span
        aria-hidden="true"
        className="flex h-8 min-w-9.75 items-center justify-center rounded-badge bg-primary px-1.5 text-sm font-bold text-on-primary print:border"
      >
        {mark}
      </span>
      <span className={compact ? 'sr-only' : 'text-lg whitespace-nowrap'}>{name}</span>
    </span>
  );
}
