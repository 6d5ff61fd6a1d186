import { searchPage, searchText } from '#client/lib/search.ts';
import { invoiceKinds, type InvoiceKind } from '#shared/invoices.ts';

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
    kind: invoiceKinds.find((kind) => kind === search['kind']),
  };
}
