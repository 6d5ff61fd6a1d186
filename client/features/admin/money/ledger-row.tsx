import { RefundButton } from '#client/features/admin/documents/refund-button.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge, type StatusBadgeProps } from '#client/ui/data/status-badge.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Card } from '#client/ui/layout/card.tsx';
import type { InvoiceState } from '#shared/invoices.ts';
import type { LedgerView } from '#shared/schemas/invoices.ts';

const badges: Readonly<Record<InvoiceState, StatusBadgeProps>> = {
  due: { tone: 'idle', word: 'Due' },
  overdue: { tone: 'error', icon: 'alert', word: 'Overdue' },
  paid: { tone: 'ok', word: 'Paid' },
  credited: { tone: 'warn', icon: 'check', word: 'Credited' },
  refunded: { tone: 'ok', word: 'Returned' },
  void: { tone: 'idle', word: 'Void' },
};

export function ledgerColumns(mayResend: boolean): readonly Column<LedgerView>[] {
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
          payment={{
            ...{ id: row.paymentId, receiptNumber: row.number, currency: row.currency },
            ...(row.dueCents > 0 && { status: 'due' }),
          }}
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

export function LedgerCard({ row, mayResend }: { row: LedgerView; mayResend: boolean }) {
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
