import { createFileRoute } from '@tanstack/react-router';
import { PayPage } from '#client/features/admin/pay/pay-page.tsx';
import { readPaySearch, type PaySearch } from '#client/features/admin/pay/pay-search.ts';

export const Route = createFileRoute('/_admin/admin/pay')({
  staticData: { title: 'Pay' },
  validateSearch: readPaySearch,
  component: Pay,
});

function Pay() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<PaySearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <PayPage search={search} onChange={go} />;
}
