import type { LegalPage } from '#shared/legal.ts';
import type { Locale } from '#shared/locales.ts';
import type { ShownLegalText } from '#shared/schemas/legal.ts';

/** Data that a page rendered by the server brings for its queries. */

/** Key of a legal text among the queries. */
export function legalTextKey(page: LegalPage, locale: Locale) {
  return ['legal-text', page, locale] as const;
}

/** The text in this document; undefined if it brought another one, or none. */
export function legalTextOfDocument(page: LegalPage, locale: Locale): ShownLegalText | undefined {
  if (import.meta.env.SSR) return undefined;
  const block = document.getElementById('page-data');
  if (!block) return undefined;
  const text = JSON.parse(block.textContent) as ShownLegalText;
  return text.page === page && text.locale === locale ? text : undefined;
}
