import { Receipt } from 'lucide-react';
import { RefundButton } from '#client/features/admin/documents/refund-button.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge, type StatusBadgeProps } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import type { InvoiceState } from '#shared/invoices.ts';
import type { LedgerView } from '#shared/schemas/invoices.ts';
import { BooksDialog } from './books-dialog.tsx';
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
        columns={columnsOf(mayResend)}
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

const badges: Readonly<Record<InvoiceState, StatusBadgeProps>> = {
  due: { tone: 'idle', word: 'Due' },
  overdue: { tone: 'error', icon: 'alert', word: 'Overdue' },
  paid: { tone: 'ok', word: 'Paid' },
  credited: { tone: 'warn', icon: 'check', word: 'Credited' },
  refunded: { tone: 'ok', word: 'Returned' },
  void: { tone: 'idle', word: 'Void' },
};

function columnsOf(mayResend: boolean): readonly Column<LedgerView>[] {
  return [
    { key: 'number', header: 'Number', rowHeader: true, cell: (row) => <Number row={row} /> },
    {
      key: 'customer',
      header: 'Customer',
      cell: (row) => <bdi className="wrap-anywhere">{row.customerName}</bdi>,
    },
    {
      key: 'issued',
      header: 'Issued',
      cell: (row) => <DateTime value={row.issuedAt} format="date" className="whitespace-nowrap" />,
    },
    { key: 'state', header: 'State', cell: (row) => <StatusBadge {...badges[row.state]} /> },
    {
      key: 'due',
      header: 'Left to pay',
      align: 'end',
      cell: (row) => (row.dueCents > 0 ? <Money cents={row.dueCents} currency={row.currency} /> : '–'),
    },
    {
      key: 'tax',
      header: 'Tax',
      align: 'end',
      cell: (row) => (row.taxCents > 0 ? <Money cents={row.taxCents} currency={row.currency} /> : '–'),
    },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      cell: (row) => <Money cents={row.totalCents} currency={row.currency} className="font-semibold" />,
    },
    { key: 'actions', header: 'Actions', hideHeader: true, cell: (row) => <Actions row={row} mayResend={mayResend} /> },
  ];
}

function Number({ row: { number, invoiceNumber } }: { row: LedgerView }) {
  return (
    <span className="block whitespace-nowrap">
      <span className="font-semibold">{number}</span>
      {invoiceNumber === null ? null : <span className="block text-xs text-ink-2">corrects {invoiceNumber}</span>}
    </span>
  );
}

function Actions({ row, mayResend }: { row: LedgerView; mayResend: boolean }) {
  const toast = useToast();
  const resend = trpc.admin.resendInvoice.useMutation({
    onSuccess: () => toast.show({ tone: 'ok', title: `${row.number} is mailed again`, description: row.customerName }),
  });
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <ButtonLink
        variant="secondary"
        size="sm"
        render={
          <a
            href={`/files/invoices/${row.id}`}
            download={`${row.number}.pdf`}
            aria-label={`Download ${row.number} as PDF`}
          />
        }
      >
        PDF
      </ButtonLink>
      {mayResend && row.kind === 'invoice' && row.creditedCents < row.totalCents ? (
        <RefundButton
          payment={{ id: row.paymentId, receiptNumber: row.number, ...(row.dueCents > 0 && { status: 'due' }) }}
          verb="Credit"
          leftCents={row.totalCents - row.creditedCents}
        />
      ) : null}
      {mayResend ? (
        <Button
          size="sm"
          variant="secondary"
          busy={resend.isPending}
          aria-label={`Mail again: ${row.number}`}
          onClick={() => {
            if (!resend.isPending) resend.mutate({ id: row.id });
          }}
        >
          Mail again
        </Button>
      ) : null}
      <FailureAlert failure={resend.error ? describeError(resend.error) : undefined} />
    </span>
  );
}

function LedgerCard({ row, mayResend }: { row: LedgerView; mayResend: boolean }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-4">
        <Number row={row} />
        <Money cents={row.totalCents} currency={row.currency} className="font-semibold" />
      </div>
      <p className="mt-1 text-sm">
        <bdi className="wrap-anywhere">{row.customerName}</bdi> ·{' '}
        <span className="text-ink-2">
          <DateTime value={row.issuedAt} format="date" />
        </span>
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <StatusBadge {...badges[row.state]} />
        <Actions row={row} mayResend={mayResend} />
      </div>
    </Card>
  );
}
