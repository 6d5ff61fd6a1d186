import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { PriceVersion } from '#shared/schemas/prices.ts';

const states = {
  'in-force': { tone: 'ok', word: 'In force' },
  upcoming: { tone: 'info', word: 'To come' },
  past: { tone: 'idle', word: 'Past' },
} as const;

const columns: readonly Column<PriceVersion>[] = [
  { key: 'version', header: 'Version', rowHeader: true, cell: ({ version }) => version },
  { key: 'state', header: 'State', cell: ({ state }) => <StatusBadge {...states[state]} /> },
  { key: 'from', header: 'Valid from', cell: ({ validFrom }) => <DateTime value={validFrom} /> },
  { key: 'reason', header: 'Reason', cell: (row) => <Reason row={row} /> },
  { key: 'by', header: 'Published', cell: (row) => <PublishedBy row={row} /> },
];

function Reason({ row: { reason, isWithdrawal } }: { row: PriceVersion }) {
  return (
    <span className="wrap-anywhere">
      {isWithdrawal ? 'The list ended: ' : ''}
      <bdi>{reason}</bdi>
    </span>
  );
}

function PublishedBy({ row: { publishedAt, publishedByName } }: { row: PriceVersion }) {
  return (
    <span className="block text-xs text-ink-2">
      <DateTime value={publishedAt} /> by {publishedByName === null ? 'the release' : <bdi>{publishedByName}</bdi>}
    </span>
  );
}

/** All published lists, newest first. */
export function PriceHistory({ versions }: { versions: readonly PriceVersion[] }) {
  return (
    <DataTable
      dense
      caption="Published price lists"
      columns={columns}
      rows={versions}
      rowKey={({ id }) => id}
      renderCard={(row) => (
        <Card>
          <div className="flex items-start justify-between gap-3">
            <span className="font-semibold">Version {row.version}</span>
            <StatusBadge {...states[row.state]} />
          </div>
          <p className="mt-2 text-sm">
            From <DateTime value={row.validFrom} />
          </p>
          <p className="mt-1 text-sm text-ink-2">
            <Reason row={row} />
          </p>
          <PublishedBy row={row} />
        </Card>
      )}
    />
  );
}
