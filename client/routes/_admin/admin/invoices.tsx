import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '#client/features/admin/money/invoices-page.tsx';
import { readLedgerSearch, type LedgerSearch } from '#client/features/admin/money/ledger-search.ts';

export const Route = createFileRoute('/_admin/admin/invoices')({
  staticData: { title: 'Invoices' },
  validateSearch: readLedgerSearch,
  component: Invoices,
});

function Invoices() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<LedgerSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <InvoicesPage search={search} onChange={go} />;
}
