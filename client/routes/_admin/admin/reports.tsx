import { createFileRoute } from '@tanstack/react-router';
import { readReportSearch, type ReportSearch } from '#client/features/admin/reports/report-search.ts';
import { ReportsPage } from '#client/features/admin/reports/reports-page.tsx';

export const Route = createFileRoute('/_admin/admin/reports')({
  staticData: { title: 'Reports' },
  validateSearch: readReportSearch,
  component: Reports,
});

function Reports() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<ReportSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <ReportsPage search={search} onChange={go} />;
}
