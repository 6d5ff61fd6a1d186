import { searchChoice, searchPage, searchText } from '#client/lib/search.ts';
import type { InvoiceKind } from '#shared/invoices.ts';

// Duplicated here, since every visitor loads the search parsers and the invoices module is larger.
const kinds = ['invoice', 'credit-note'] as const satisfies readonly InvoiceKind[];

/** Search parameters of the ledger. */
export interface LedgerSearch {
  page?: number | undefined;
  q?: string | undefined;
  kind?: InvoiceKind | undefined;
}

/** Parses search parameters; invalid values are dropped. */
export function readLedgerSearch(search: Record<string, unknown>): LedgerSearch {
  return {
    page: searchPage(search['page']),
    q: searchText(search['q']),
    kind: searchChoice(search['kind'], kinds),
  };
}
