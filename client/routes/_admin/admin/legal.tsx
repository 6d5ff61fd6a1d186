import { createFileRoute } from '@tanstack/react-router';
import { readLegalSearch, type LegalSearch } from '#client/features/admin/house/house-search.ts';
import { LegalTextsPage } from '#client/features/admin/house/legal-page.tsx';

export const Route = createFileRoute('/_admin/admin/legal')({
  staticData: { title: 'Legal' },
  validateSearch: readLegalSearch,
  component: Legal,
});

function Legal() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<LegalSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <LegalTextsPage search={search} onChange={go} />;
}
