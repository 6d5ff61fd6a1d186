import { createFileRoute } from '@tanstack/react-router';
import { PricesPage } from '#client/features/admin/prices/prices-page.tsx';
import { searchText } from '#client/lib/search.ts';
import { isCurrency, type Currency } from '#shared/money.ts';

interface PricesSearch {
  /** The organization whose own list is shown. */
  account?: string | undefined;
  /** The currency whose list of the house is shown. */
  currency?: Currency | undefined;
}

export const Route = createFileRoute('/_admin/admin/prices')({
  staticData: { title: 'Prices' },
  validateSearch: (search: Record<string, unknown>): PricesSearch => {
    const currency = searchText(search['currency']);
    return { account: searchText(search['account']), currency: isCurrency(currency) ? currency : undefined };
  },
  component: Prices,
});

function Prices() {
  const { account, currency } = Route.useSearch();
  return <PricesPage key={`${account ?? ''} ${currency ?? ''}`} accountId={account} currency={currency} />;
}
