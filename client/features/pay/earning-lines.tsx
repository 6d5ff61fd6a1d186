import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { formatPay } from '#shared/pay/money.ts';
import { earningOf, payActivityLabel, payUnitLabel, quantityText } from '#shared/pay/rates.ts';
import type { AdjustmentView, EarningView } from '#shared/schemas/pay.ts';
import { PayAmount } from './amount.tsx';

interface EarningLinesProps {
  /** Names the table. */
  caption: string;
  lines: readonly EarningView[];
  adjustments: readonly AdjustmentView[];
  /** True if there are more lines than listed. */
  isCut: boolean;
}

type Row = { id: string } & ({ line: EarningView } | { adjustment: AdjustmentView });

/** A person's earnings by paper, with deductions and bonuses. */
export function EarningLines({ caption, lines, adjustments, isCut }: EarningLinesProps) {
  const rows: Row[] = [
    ...adjustments.map((adjustment) => ({ id: adjustment.id, adjustment })),
    ...lines.map((line) => ({ id: line.id, line })),
  ];
  return (
    <>
      <DataTable
        dense
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        renderCard={(row) => <LineCard row={row} />}
      />
      {isCut ? (
        <p className="mt-3 text-sm text-ink-2">
          The newest {lines.length} lines are shown. The sums count all of them, and so does the statement.
        </p>
      ) : null}
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { key: 'what', header: 'Paper', rowHeader: true, cell: (row) => <What row={row} /> },
  { key: 'date', header: 'Date', cell: (row) => <Day row={row} /> },
  { key: 'quantity', header: 'Quantity', align: 'end', cell: (row) => <Quantity row={row} /> },
  { key: 'rate', header: 'Rate', align: 'end', cell: (row) => <Rate row={row} /> },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Amount row={row} /> },
];

function What({ row }: { row: Row }) {
  if ('adjustment' in row) {
    const { amountCents, reason, createdByName } = row.adjustment;
    return (
      <span className="block">
        <span className="block font-semibold">{amountCents < 0 ? 'Deduction' : 'Bonus'}</span>
        <span className="block text-xs wrap-anywhere text-ink-2">
          <bdi>{reason}</bdi>, by {createdByName ?? 'the office'}
        </span>
      </span>
    );
  }
  const { paperKind, activity, sourceLanguage, targetLanguage, verificationCode } = row.line;
  return (
    <span className="block">
      <span className="block font-semibold wrap-anywhere">{paperKind}</span>
      <span className="block text-xs text-ink-2">
        {payActivityLabel[activity]} · {sourceLanguage} to {targetLanguage} ·{' '}
        <bdi className="font-mono">{verificationCode}</bdi>
      </span>
    </span>
  );
}

function Day({ row }: { row: Row }) {
  const at = 'line' in row ? row.line.earnedAt : row.adjustment.createdAt;
  return <DateTime value={at} format="date" className="whitespace-nowrap" />;
}

function Quantity({ row }: { row: Row }) {
  return 'line' in row ? (
    <span className="whitespace-nowrap">{quantityText(row.line.unit, row.line.quantity)}</span>
  ) : null;
}

/** The rate with its rush and minimum supplements. */
function Rate({ row }: { row: Row }) {
  if ('adjustment' in row) return null;
  const { line } = row;
  const { currency } = line;
  const { rushCents, topUpCents } = earningOf(line, line.quantity, line.isRush);
  return (
    <span className="block">
      <PayAmount cents={line.unitCents} currency={currency} />{' '}
      <span className="whitespace-nowrap">{payUnitLabel[line.unit]}</span>
      {rushCents > 0 ? (
        <span className="block text-xs text-ink-2">
          rush {line.rushPercent}%: {formatPay({ cents: rushCents, currency })}
        </span>
      ) : null}
      {topUpCents > 0 ? (
        <span className="block text-xs text-ink-2">to the minimum: {formatPay({ cents: topUpCents, currency })}</span>
      ) : null}
    </span>
  );
}

function Amount({ row }: { row: Row }) {
  const { amountCents, currency } = 'line' in row ? row.line : row.adjustment;
  return <PayAmount cents={amountCents} currency={currency} className="font-semibold" />;
}

function LineCard({ row }: { row: Row }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-4">
        <What row={row} />
        <Amount row={row} />
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        <Day row={row} />
        <span className="flex flex-wrap justify-end gap-x-2 text-end">
          <Quantity row={row} />
          <Rate row={row} />
        </span>
      </div>
    </Card>
  );
}
