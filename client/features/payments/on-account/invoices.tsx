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
import { slot } from '#client/ui/message-tags.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { InvoiceState } from '#shared/invoices.ts';
import type { InvoiceView } from '#shared/schemas/invoices.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';

const tones = {
  due: 'idle',
  overdue: 'error',
  paid: 'ok',
  credited: 'warn',
  refunded: 'warn',
  void: 'error',
} as const satisfies Record<InvoiceState, StatusTone>;

/** Invoices and credit notes of the organization that is acted for. */
export function Invoices() {
  const t = words('invoices');
  const [page, setPage] = useState(1);
  const query = trpc.payments.invoices.useQuery({ page }, { placeholderData: (before) => before });
  return (
    <PagedRows
      query={query}
      onPage={setPage}
      label={t('title')}
      noun={t('noun')}
      empty={{
        icon: <FileText aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
      }}
      footer={
        <div className="mt-4 flex flex-wrap gap-3">
          <ExportButton path="/files/invoices.csv">{t('csv')}</ExportButton>
          <ExportButton path="/files/invoices.json">{t('json')}</ExportButton>
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
  const t = words('invoices');
  const { number, kind, issuedAt, totalCents, creditedCents, state } = invoice;
  const label = t(`kinds.${kind}`);
  const isPartlyCredited = state === 'paid' && creditedCents > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="whitespace-nowrap">{number}</span>
          <StatusBadge
            tone={isPartlyCredited ? 'warn' : tones[state]}
            word={t(isPartlyCredited ? 'states.partly' : `states.${state}`)}
            {...iconOf(state)}
          />
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {label} · <DateTime value={issuedAt} format="date" />
          {invoice.invoiceNumber ? ` · ${t('for', { number: invoice.invoiceNumber })}` : null}
          {invoice.dueAt && invoice.dueCents > 0 ? (
            <>
              {' · '}
              {t.rich('due.by', { date: slot(<DateTime value={invoice.dueAt} format="date" />) })}
            </>
          ) : null}
        </p>
      </div>
      <Money cents={totalCents} currency={invoice.currency} className="font-semibold" />
      <div className="flex gap-2">
        <Dialog
          title={t('named', { kind: label, number })}
          size="md"
          trigger={
            <Button size="sm" variant="secondary" aria-label={t('viewOf', { number })}>
              {t('view')}
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
  const t = words('invoices');
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={<a href={`/files/invoices/${id}`} download={`${number}.pdf`} aria-label={t('pdfOf', { number })} />}
    >
      {t('pdf')}
    </ButtonLink>
  );
}
