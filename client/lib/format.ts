import { currentLocale, formatTag } from '#client/ui/words.ts';
import { formatBytes } from '#shared/files.ts';
import { defaultLocale, directionOf } from '#shared/locales.ts';
import { countOf } from '#shared/plural.ts';

/** `1 page`, `7 pages`. */
export function formatPages(pages: number): string {
  return countOf(pages, 'page');
}

/** `1 document`, `7 documents`. */
export function formatDocuments(documents: number): string {
  return countOf(documents, 'document');
}

/** `2 KB`, as the page's language writes it. */
export function fileSize(bytes: number): string {
  if (currentLocale() === defaultLocale) return formatBytes(bytes);
  const [value, unit] =
    bytes < 1024
      ? [bytes, 'byte']
      : bytes < 1024 ** 2
        ? [Math.round(bytes / 1024), 'kilobyte']
        : [bytes / 1024 ** 2, 'megabyte'];
  const size = new Intl.NumberFormat(formatTag(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
  // Latin units would change sides with the number between words from the right.
  return directionOf(currentLocale()) === 'rtl' && /[A-Za-z]/.test(size) ? `\u2066${size}\u2069` : size;
}
