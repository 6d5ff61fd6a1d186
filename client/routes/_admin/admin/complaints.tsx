import { createFileRoute } from '@tanstack/react-router';
import { ComplaintsPage } from '#client/features/admin/complaints/complaints-page.tsx';
import { readComplaintsSearch, type ComplaintsSearch } from '#client/features/admin/complaints/complaints-search.ts';

export const Route = createFileRoute('/_admin/admin/complaints')({
  staticData: { title: 'Complaints' },
  validateSearch: readComplaintsSearch,
  component: Complaints,
});

function Complaints() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<ComplaintsSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <ComplaintsPage search={search} onChange={go} />;
}
