import type { Meta } from '@storybook/react-vite';
import { Button } from '#client/ui/button/button.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { CodeText } from './code-text.tsx';
import { QrCode } from './qr-code.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

export default { title: 'Documents/Receipt' } satisfies Meta;

export function Sheet() {
  return (
    <div className="grid gap-4">
      <Button onClick={() => window.print()}>Print receipt</Button>
      <ReceiptSheet
        currency="usd"
        brand={<Wordmark mark="EX" name="Example" />}
        title="Receipt"
        label="Receipt R-2026-00042"
        number="No. R-2026-00042"
        facts={[
          { term: 'Paid on', value: 'Nov 21, 2026, 2:14 PM' },
          { term: 'Paid by', value: <bdi>Ana Souza</bdi> },
          { term: 'Method', value: 'Visa ending in 4242' },
        ]}
        linesTitle="Documents"
        amountTitle="Amount"
        lines={[
          { key: '1', label: 'birth-certificate.pdf', detail: 'Certified · 2 pages × $20.00', cents: 4000 },
          {
            key: '2',
            label: 'bank-statement.pdf',
            detail: 'Notarized, bank statement · 3 pages × $40.00',
            cents: 12000,
          },
        ]}
        totals={[
          { label: 'Subtotal', cents: 16000 },
          { label: 'Tax', cents: 0 },
          { label: 'Total paid', cents: 16000, isMain: true },
        ]}
        codes={
          <div className="flex flex-wrap items-center gap-5">
            <QrCode value="https://example.com/verify?code=EX7K2Q9M" label="Check this code" className="size-24" />
            <div className="text-sm">
              <p className="text-ink-2">Check at example.com/verify</p>
              <CodeText code="EX7K2Q9M" />
            </div>
          </div>
        }
        foot="Example LLC, 1 Main Street"
      />
    </div>
  );
}
