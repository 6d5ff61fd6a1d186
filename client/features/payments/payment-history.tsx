import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { receivedOf, type PaymentAmounts } from '#shared/money.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { PrintedReceipt, PrintReceiptButton, ReceiptLines } from './receipt.tsx';

/** The user's payments with receipts; renders nothing without any. */
export function PaymentHistory() {
  const t = words('payments');
  const [page, setPage] = useState(1);
  const query = trpc.payments.list.useQuery({ page, settled: true }, { placeholderData: (before) => before });
  const found = query.data;
  if (found ? found.total === 0 : !query.error) return null;
  return (
    <Section title={t('history.title')} description={t('history.description')}>
      <LoadState {...queryState(query)}>
        <CardList aria-label={t('history.title')}>
          {found?.items.map((payment) => (
            <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <ReceiptText aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1 basis-40">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  <Money cents={receivedOf(payment).paidCents} currency={payment.currency} />
                  <RefundMark payment={payment} />
                </p>
                <p className="text-sm text-ink-2">
                  <DateTime value={payment.paidAt ?? payment.createdAt} format="longDate" />
                  {payment.documents > 0 ? (
                    <>
                      {' · '}
                      <span className="whitespace-nowrap">{t('history.documents', { count: payment.documents })}</span>
                    </>
                  ) : null}
                </p>
              </div>
              <div className="flex flex-wrap gap-3 max-sm:ps-9">
                <ReceiptDialog payment={payment} />
                <InvoiceDialog payment={payment} />
              </div>
            </li>
          ))}
        </CardList>
        {found && found.total > found.pageSize ? (
          <Pagination {...found} noun={t('history.noun')} onPage={setPage} />
        ) : null}
      </LoadState>
    </Section>
  );
}

function RefundMark({ payment }: { payment: PaymentAmounts }) {
  const t = words('payments');
  const { paidCents, returnedCents } = receivedOf(payment);
  if (returnedCents === 0) return null;
  const word = returnedCents === paidCents ? t('history.refunded') : t('history.partlyRefunded');
  return <StatusBadge tone="warn" icon="check" word={word} />;
}

/** A receipt in a dialog, with a print button. */
export function ReceiptDialog({ payment }: { payment: { id: string; receiptNumber: string } }) {
  const t = words('payments');
  return (
    <Dialog
      title={t('receipt.title')}
      size="md"
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('receipt.numbered', { number: payment.receiptNumber })}>
          {t('receipt.title')}
        </Button>
      }
      footer={<PrintReceiptButton />}
    >
      <ReceiptLines paymentId={payment.id} />
      <PrintedReceipt paymentId={payment.id} />
    </Dialog>
  );
}
