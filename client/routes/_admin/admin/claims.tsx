import { createFileRoute } from '@tanstack/react-router';
import { ClaimsPage } from '#client/features/admin/house/claims-page.tsx';
import { readClaimsSearch, type ClaimsSearch } from '#client/features/admin/house/house-search.ts';

export const Route = createFileRoute('/_admin/admin/claims')({
  staticData: { title: 'Claims' },
  validateSearch: readClaimsSearch,
  component: Claims,
});

function Claims() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<ClaimsSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <ClaimsPage search={search} onChange={go} />;
}
