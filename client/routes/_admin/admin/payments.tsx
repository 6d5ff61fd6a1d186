import { createFileRoute } from '@tanstack/react-router';
import { readMoneySearch, type MoneySearch } from '#client/features/admin/money/money-search.ts';
import { PaymentsPage } from '#client/features/admin/money/payments-page.tsx';

export const Route = createFileRoute('/_admin/admin/payments')({
  staticData: { title: 'Payments' },
  validateSearch: readMoneySearch,
  component: Payments,
});

function Payments() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<MoneySearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <PaymentsPage search={search} onChange={go} />;
}
