const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** `November 21, 2026`, in the reader's time zone. Takes ISO 8601. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** `1 page`, `7 pages`. */
export function formatPages(pages: number): string {
  return pages === 1 ? '1 page' : `${String(pages)} pages`;
}
