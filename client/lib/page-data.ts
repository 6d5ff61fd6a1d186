import type { LegalPage } from '#shared/legal.ts';
import type { Locale } from '#shared/locales.ts';
import type { ShownLegalText } from '#shared/schemas/legal.ts';
import { queryClient } from './query-client.ts';

/** Data that a page rendered by the server brings for its queries. */

/** Key of a legal text among the queries. */
export function legalTextKey(page: LegalPage, locale: Locale) {
  return ['legal-text', page, locale] as const;
}

/** Takes the document's data, before it is hydrated. */
export function startPageData(): void {
  const block = document.getElementById('page-data');
  if (!block) return;
  const text = JSON.parse(block.textContent) as ShownLegalText;
  queryClient.setQueryData(legalTextKey(text.page, text.locale), text);
}
