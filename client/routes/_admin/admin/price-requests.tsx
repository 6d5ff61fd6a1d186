import { createFileRoute } from '@tanstack/react-router';
import { readOffersSearch, type OffersSearch } from '#client/features/admin/offers/offers-search.ts';
import { RequestsPage } from '#client/features/admin/offers/requests-page.tsx';

export const Route = createFileRoute('/_admin/admin/price-requests')({
  staticData: { title: 'Price Requests' },
  validateSearch: readOffersSearch,
  component: PriceRequests,
});

function PriceRequests() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<OffersSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <RequestsPage search={search} onChange={go} />;
}
