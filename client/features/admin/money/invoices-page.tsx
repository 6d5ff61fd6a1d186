import { Receipt } from 'lucide-react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import { BooksDialog } from './books-dialog.tsx';
import { ledgerColumns, LedgerCard } from './ledger-row.tsx';
import type { LedgerSearch } from './ledger-search.ts';
import { SellerDialog } from './seller-dialog.tsx';

interface InvoicesPageProps {
  search: LedgerSearch;
  onChange: (change: Partial<LedgerSearch>) => void;
}

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'invoice', label: 'Invoices' },
  { value: 'credit-note', label: 'Credit notes' },
] as const;

/** The house's ledger: invoices and credit notes of every customer. */
export function InvoicesPage({ search, onChange }: InvoicesPageProps) {
  const user = useCurrentUser();
  const { page = 1, q, kind } = search;
  const ledger = trpc.admin.invoices.useQuery({ page, search: q, kind });
  const mayManage = user !== null && user !== undefined && can(user, 'manage');
  const mayResend = user !== null && user !== undefined && can(user, 'account');
  return (
    <Page width="wide">
      <PageHeader
        title="Invoices"
        description="Invoices and credit notes, numbered per seller and year without gaps. Organizations get theirs by themselves, everybody else where they ask."
        actions={
          <>
            <ExportButton path="/files/exports/invoices.csv">Export invoices</ExportButton>
            <ExportButton path="/files/exports/received.csv">Export received payments</ExportButton>
            <BooksDialog />
            <SellerDialog mayManage={mayManage} />
          </>
        }
      />
      <ListPage
        dense
        caption="Invoices"
        query={ledger}
        columns={ledgerColumns(mayResend)}
        rowKey={(row) => row.id}
        renderCard={(row) => <LedgerCard row={row} mayResend={mayResend} />}
        error={loadError(ledger)}
        errorTitle="Couldn’t load the invoices"
        search={{
          label: 'Search by customer or number',
          value: q,
          onSearch: (text) => onChange({ q: text, page: undefined }),
        }}
        filters={
          <SegmentedControl
            label="Kind"
            segments={kinds}
            value={kind ?? 'all'}
            onChange={(value) => onChange({ kind: value === 'all' ? undefined : value, page: undefined })}
          />
        }
        empty={{
          icon: <Receipt />,
          title: 'No invoice was issued yet',
          text: 'Organizations get one for each order that they pay by card, and one a month for orders on account.',
        }}
        filtered={
          q === undefined && kind === undefined
            ? undefined
            : {
                title: 'No invoice matches',
                onClear: () => onChange({ q: undefined, kind: undefined, page: undefined }),
              }
        }
        noun="invoices"
        onPage={(number) => onChange({ page: number })}
      />
    </Page>
  );
}
