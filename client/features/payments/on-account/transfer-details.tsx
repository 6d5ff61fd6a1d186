import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { QrCode } from '#client/ui/data/qr-code.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { epcText, groupedIban } from '#shared/bank-accounts.ts';
import { formatMoney } from '#shared/money.ts';
import type { BankAccount } from '#shared/schemas/company.ts';

export type TransferBank = BankAccount;

/** How to pay an invoice by transfer: where to, with which reference, and a code for banking apps where there is one. */
export function TransferDetails({ bank, reference, cents }: { bank: TransferBank; reference: string; cents: number }) {
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

type Noun = 'iban' | 'bic' | 'routing' | 'account' | 'reference';

interface Row {
  key: Noun | 'amount' | 'to' | 'bank';
  text: string;
  /** What the button calls it, where it can be copied. */
  noun?: Noun;
  /** What the button copies, where it is not the text. */
  copied?: string;
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
