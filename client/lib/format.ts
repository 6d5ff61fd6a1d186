import { countOf } from '#shared/plural.ts';

/** `1 page`, `7 pages`. */
export function formatPages(pages: number): string {
  return countOf(pages, 'page');
}

/** `1 document`, `7 documents`. */
export function formatDocuments(documents: number): string {
  return countOf(documents, 'document');
}
