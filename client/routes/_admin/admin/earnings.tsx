import { createFileRoute } from '@tanstack/react-router';
import { EarningsRoute, loadEarnings, readEarningsSearch } from '#client/routes/-staff/earnings.tsx';

export const Route = createFileRoute('/_admin/admin/earnings')({
  staticData: { title: 'My Earnings' },
  validateSearch: readEarningsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadEarnings(deps),
  component: EarningsRoute,
});
