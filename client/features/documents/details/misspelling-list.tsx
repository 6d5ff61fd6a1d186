import type { Misspelling } from '#shared/revision-requests.ts';

/** Reported misspellings: as printed, and as they should be. */
export function MisspellingList({ items }: { items: readonly Misspelling[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {items.map(({ page, wrong, right }, index) => (
        <li key={`${index} ${wrong}`} className="wrap-anywhere">
          {page === undefined ? null : <span className="text-ink-2">Page {page}: </span>}
          <bdi>“{wrong}”</bdi> should be <bdi>“{right}”</bdi>
        </li>
      ))}
    </ul>
  );
}
