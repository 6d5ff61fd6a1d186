/** `1 page`, `7 pages`. */
export function formatPages(pages: number): string {
  return pages === 1 ? '1 page' : `${String(pages)} pages`;
}
