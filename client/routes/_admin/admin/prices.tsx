import { createFileRoute } from '@tanstack/react-router';
import { PricesPage } from '#client/features/admin/prices/prices-page.tsx';
import { searchText } from '#client/lib/search.ts';

interface PricesSearch {
  /** The organization whose own list is shown. */
  account?: string | undefined;
}

export const Route = createFileRoute('/_admin/admin/prices')({
  staticData: { title: 'Prices' },
  validateSearch: (search: Record<string, unknown>): PricesSearch => ({ account: searchText(search['account']) }),
  component: Prices,
});

function Prices() {
  const { account } = Route.useSearch();
  return <PricesPage key={account ?? ''} accountId={account} />;
}
