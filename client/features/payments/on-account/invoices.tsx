import { FileText } from 'lucide-react';
import { useState } from 'react';
import { PagedRows } from '#client/features/payments/paged-rows.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { invoiceWords, type InvoiceState } from '#shared/invoices.ts';
import type { InvoiceView } from '#shared/schemas/invoices.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';

const states = {
  due: { word: 'Due', tone: 'idle' },
  overdue: { word: 'Overdue', tone: 'error' },
  paid: { word: 'Paid', tone: 'ok' },
  credited: { word: 'Credited', tone: 'warn' },
  refunded: { word: 'Refunded', tone: 'warn' },
  void: { word: 'Void', tone: 'error' },
} as const satisfies Record<InvoiceState, { word: string; tone: StatusTone }>;

/** Invoices and credit notes of the organization that is acted for. */
export function Invoices() {
  const [page, setPage] = useState(1);
  const query = trpc.payments.invoices.useQuery({ page }, { placeholderData: (before) => before });
  return (
    <PagedRows
      query={query}
      onPage={setPage}
      label="Invoices"
      noun="invoices"
      empty={{
        icon: <FileText aria-hidden="true" />,
        title: 'No invoices yet',
        text: 'Each paid order or month on account gets one, and each refund a credit note.',
      }}
      footer={
        <div className="mt-4 flex flex-wrap gap-3">
          <ExportButton path="/files/invoices.csv" />
          <ExportButton path="/files/invoices.json">Export JSON</ExportButton>
        </div>
      }
    >
      {(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
    </PagedRows>
  );
}

function iconOf(state: InvoiceState): { icon?: 'alert' | 'check' } {
  if (state === 'due') return {};
  return { icon: state === 'void' || state === 'overdue' ? 'alert' : 'check' };
}

function InvoiceRow({ invoice }: { invoice: InvoiceView }) {
  const { number, kind, issuedAt, totalCents, creditedCents, state } = invoice;
  const { label } = invoiceWords[kind];
  const isPartlyCredited = state === 'paid' && creditedCents > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="whitespace-nowrap">{number}</span>
          <StatusBadge
            tone={isPartlyCredited ? 'warn' : states[state].tone}
            word={isPartlyCredited ? 'Partly credited' : states[state].word}
            {...iconOf(state)}
          />
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {label} · <DateTime value={issuedAt} format="date" />
          {invoice.invoiceNumber ? ` · for ${invoice.invoiceNumber}` : null}
          {invoice.dueAt && invoice.dueCents > 0 ? (
            <>
              {' '}
              · due <DateTime value={invoice.dueAt} format="date" />
            </>
          ) : null}
        </p>
      </div>
      <Money cents={totalCents} className="font-semibold" />
      <div className="flex gap-2">
        <Dialog
          title={`${label} ${number}`}
          size="md"
          trigger={
            <Button size="sm" variant="secondary" aria-label={`View ${number}`}>
              View
            </Button>
          }
          footer={<PdfLink invoice={invoice} />}
        >
          <InvoiceSheet id={invoice.id} />
        </Dialog>
        <PdfLink invoice={invoice} />
      </div>
    </li>
  );
}

function PdfLink({ invoice: { id, number } }: { invoice: InvoiceView }) {
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={<a href={`/files/invoices/${id}`} download={`${number}.pdf`} aria-label={`Download ${number} as PDF`} />}
    >
      PDF
    </ButtonLink>
  );
}
