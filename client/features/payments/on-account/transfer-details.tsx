import { CopyButton } from '#client/ui/button/copy-button.tsx';
import { QrCode } from '#client/ui/data/qr-code.tsx';
import { epcText, groupedIban } from '#shared/bank-accounts.ts';
import { formatMoney } from '#shared/money.ts';
import type { BankAccount } from '#shared/schemas/company.ts';

export type TransferBank = BankAccount;

/** How to pay an invoice by transfer: where to, with which reference, and a code for banking apps where there is one. */
export function TransferDetails({ bank, reference, cents }: { bank: TransferBank; reference: string; cents: number }) {
  const { holder, iban, bic, currency } = bank;
  const code = iban === '' ? null : epcText({ holder, iban, bic, amountCents: cents, currency, reference });
  return (
    <details className="mt-3 rounded-control border border-line bg-sunken px-4 py-3 text-sm">
      <summary className="cursor-pointer font-medium">Pay by bank transfer</summary>
      <div className="mt-3 flex flex-wrap items-start gap-6">
        <dl className="grid min-w-0 flex-1 basis-60 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {rowsOf(bank, { reference, cents }).map(({ term, text, copied }) => (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd className="flex flex-wrap items-center gap-2 wrap-anywhere">
                <span className="font-medium tabular-nums">{text}</span>
                {copied === undefined ? null : <CopyButton text={copied} label={term.toLowerCase()} />}
              </dd>
            </div>
          ))}
        </dl>
        {code === null ? null : (
          <QrCode
            value={code}
            label={`Code that fills the transfer of ${reference} in a banking app`}
            className="size-36"
          />
        )}
      </div>
      <p className="mt-3 text-ink-2">Name the reference, so that the transfer finds its invoice.</p>
    </details>
  );
}

interface Row {
  term: string;
  text: string;
  /** Text that the button copies. */
  copied?: string;
}

function rowsOf(bank: TransferBank, { reference, cents }: { reference: string; cents: number }): Row[] {
  const { holder, bankName, iban, bic, routingNumber, accountNumber, currency } = bank;
  const rows: Row[] = [
    { term: 'Amount', text: formatMoney({ cents, currency }) },
    { term: 'To', text: holder },
    { term: 'Bank', text: bankName },
    { term: 'IBAN', text: groupedIban(iban), copied: iban },
    { term: 'BIC', text: bic, copied: bic },
    { term: 'Routing number', text: routingNumber, copied: routingNumber },
    { term: 'Account number', text: accountNumber, copied: accountNumber },
    { term: 'Reference', text: reference, copied: reference },
  ];
  return rows.filter(({ text }) => text !== '');
}
