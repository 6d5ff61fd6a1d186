import { History } from 'lucide-react';
import { dayLabel } from '#client/features/admin/money/day-label.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { PastOrderView } from '#shared/schemas/imports.ts';
import { formatStated } from '#shared/stated-amounts.ts';
import type { ImportProps } from './import-search.ts';

/** Past orders of all customers, as imported from the previous system. */
export function PastOrders({ search: { q, page = 1 }, onChange }: ImportProps) {
  const query = trpc.admin.pastOrders.useQuery({ page, search: q }, { placeholderData: (previous) => previous });
  return (
    <ListPage
      dense
      caption="Past orders"
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(row) => <PastOrderCard row={row} />}
      error={loadError(query)}
      errorTitle="Couldn’t load the past orders"
      search={{
        label: 'Search by customer or reference',
        value: q,
        onSearch: (text) => onChange({ q: text, page: undefined }),
      }}
      empty={{
        icon: <History />,
        title: 'No past orders are imported',
        text: 'They are read-only, and count in no report.',
      }}
      filtered={
        q === undefined
          ? undefined
          : { title: 'No past order matches', onClear: () => onChange({ q: undefined, page: undefined }) }
      }
      noun="past orders"
      onPage={(number) => onChange({ page: number })}
    />
  );
}

const columns: readonly Column<PastOrderView>[] = [
  { key: 'order', header: 'Order', rowHeader: true, cell: (row) => <Order row={row} /> },
  { key: 'customer', header: 'Customer', cell: (row) => <Customer row={row} /> },
  { key: 'date', header: 'Ordered', cell: ({ orderedOn }) => dayLabel(orderedOn), className: 'whitespace-nowrap' },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatStated(moneyOf(row)) },
  { key: 'state', header: 'State', cell: () => <StatusBadge tone="idle" word="Imported" /> },
];

const moneyOf = ({ amountCents: cents, currency }: PastOrderView) => ({ cents, currency });

function Order({ row: { title, reference } }: { row: PastOrderView }) {
  return (
    <span className="block wrap-anywhere">
      <bdi className="font-semibold">{title}</bdi>
      <bdi className="block text-xs font-normal text-ink-2">{reference}</bdi>
    </span>
  );
}

function Customer({ row: { customerName, customerEmail } }: { row: PastOrderView }) {
  return (
    <span className="block wrap-anywhere">
      <bdi>{customerName ?? 'No name'}</bdi>
      <bdi className="block text-xs text-ink-2">{customerEmail}</bdi>
    </span>
  );
}

function PastOrderCard({ row }: { row: PastOrderView }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-3">
        <Order row={row} />
        <StatusBadge tone="idle" word="Imported" />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3 text-sm">
        <Customer row={row} />
        <span className="text-end">
          {formatStated(moneyOf(row))}
          <span className="block text-xs text-ink-2">{dayLabel(row.orderedOn)}</span>
        </span>
      </div>
    </Card>
  );
}
