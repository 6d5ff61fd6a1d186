import { createFileRoute } from '@tanstack/react-router';
import { readEarningsSearch } from '#client/features/authenticator/earnings/earnings-search.ts';
import { loadEarnings } from '#client/features/authenticator/earnings/load-earnings.ts';
import { EarningsRoute } from '#client/routes/-staff/earnings.tsx';

export const Route = createFileRoute('/authenticator/earnings')({
  staticData: { title: 'Earnings' },
  validateSearch: readEarningsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadEarnings(deps),
  component: EarningsRoute,
});
