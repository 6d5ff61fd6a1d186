import { useMutation } from '@tanstack/react-query';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpcClient } from '#client/lib/trpc.ts';
import { usePageRestored } from '#client/lib/use-page-restored.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { QrCode } from '#client/ui/data/qr-code.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { formatTag, words } from '#client/ui/words.ts';
import { epcText, groupedIban } from '#shared/bank-accounts.ts';
import { formatMoney, houseCurrency } from '#shared/money.ts';
import type { BankAccount } from '#shared/schemas/company.ts';
import type { DueView } from '#shared/schemas/on-account.ts';

type TransferBank = BankAccount;

type Noun = 'iban' | 'bic' | 'routing' | 'account' | 'reference';

interface Row {
  key: Noun | 'amount' | 'to' | 'bank';
  text: string;
  /** Noun of the copy button; without it there is no button. */
  noun?: Noun;
  /** Copied text, if it differs from the shown one. */
  copied?: string;
}

/** A month that is due, with the ways to pay it. */
export function DueRow({ due, bank }: { due: DueView; bank: TransferBank | null }) {
  const t = words('invoices');
  const { paymentId, number, documents, since, dueAt, dueCents, isOverdue } = due;
  const pay = useMutation({
    mutationFn: () => trpcClient.payments.payStatement.mutate({ paymentId }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  usePageRestored(() => pay.reset());
  const isLeaving = pay.isPending || pay.isSuccess;
  const name = number ?? t('due.thisMonth');
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <span className="whitespace-nowrap">{number ?? t('due.openMonth')}</span>
            {number === null ? null : (
              <StatusBadge
                tone={isOverdue ? 'error' : 'idle'}
                word={t(isOverdue ? 'states.overdue' : 'states.due')}
                {...(isOverdue && { icon: 'alert' as const })}
              />
            )}
          </p>
          <p className="mt-1 text-sm text-ink-2">
            {t('due.documents', { count: documents })} ·{' '}
            {dueAt === null
              ? t.rich('due.since', { date: slot(<DateTime value={since} format="date" />) })
              : t.rich('due.by', { date: slot(<DateTime value={dueAt} format="date" />) })}
          </p>
        </div>
        <Money cents={dueCents} currency={houseCurrency} className="font-semibold" />
        <Button
          size="sm"
          variant={number === null ? 'secondary' : 'primary'}
          busy={isLeaving}
          aria-label={t('due.payOf', { name })}
          onClick={() => {
            if (!isLeaving) pay.mutate();
          }}
        >
          {t('due.pay')}
        </Button>
      </div>
      {bank && number !== null ? <TransferDetails bank={bank} reference={number} cents={dueCents} /> : null}
      {pay.error ? (
        <div className="mt-3">
          <FailureAlert failure={describeError(pay.error, 'CHECKOUT_FAILED')} />
        </div>
      ) : null}
    </li>
  );
}

/** How to pay an invoice by transfer: where to, with which reference, and a code for banking apps where there is one. */
function TransferDetails({ bank, reference, cents }: { bank: TransferBank; reference: string; cents: number }) {
  const t = words('invoices');
  const { holder, iban, bic, currency } = bank;
  const code = iban === '' ? null : epcText({ holder, iban, bic, amountCents: cents, currency, reference });
  return (
    <details className="mt-3 rounded-control border border-line bg-sunken px-4 py-3 text-sm">
      <summary className="cursor-pointer font-medium">{t('transfer.title')}</summary>
      <div className="mt-3 flex flex-wrap items-start gap-6">
        <dl className="grid min-w-0 flex-1 basis-60 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {rowsOf(bank, { reference, cents }).map(({ key, noun, text, copied = text }) => (
            <div key={key} className="contents">
              <dt className="text-ink-2">{t(`transfer.${key}`)}</dt>
              <dd className="flex flex-wrap items-center gap-2 wrap-anywhere">
                <span className="font-medium tabular-nums">{text}</span>
                {noun === undefined ? null : <CopyButton text={copied} label={t(`transfer.nouns.${noun}`)} />}
              </dd>
            </div>
          ))}
        </dl>
        {code === null ? null : <QrCode value={code} label={t('transfer.code', { reference })} className="size-36" />}
      </div>
      <p className="mt-3 text-ink-2">{t('transfer.note')}</p>
    </details>
  );
}

function rowsOf(bank: TransferBank, { reference, cents }: { reference: string; cents: number }): Row[] {
  const { holder, bankName, iban, bic, routingNumber, accountNumber, currency } = bank;
  const rows: Row[] = [
    { key: 'amount', text: formatMoney({ cents, currency }, formatTag()) },
    { key: 'to', text: holder },
    { key: 'bank', text: bankName },
    { key: 'iban', noun: 'iban', text: groupedIban(iban), copied: iban },
    { key: 'bic', noun: 'bic', text: bic },
    { key: 'routing', noun: 'routing', text: routingNumber },
    { key: 'account', noun: 'account', text: accountNumber },
    { key: 'reference', noun: 'reference', text: reference },
  ];
  return rows.filter(({ text }) => text !== '');
}
