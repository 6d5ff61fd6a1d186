/** `1 page`, `7 pages`. */
export function formatPages(pages: number): string {
  return pages === 1 ? '1 page' : `${String(pages)} pages`;
}

/** `1 document`, `7 documents`. */
export function formatDocuments(documents: number): string {
  return documents === 1 ? '1 document' : `${String(documents)} documents`;
}
