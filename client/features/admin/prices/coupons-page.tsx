import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import { services } from '#shared/pricing.ts';
import type { CouponView } from '#shared/schemas/coupons.ts';
import { CouponDialog } from './coupon-dialog.tsx';

const states = {
  upcoming: { tone: 'info', word: 'To come' },
  active: { tone: 'ok', word: 'Active' },
  'used-up': { tone: 'warn', icon: 'check', word: 'Used up' },
  ended: { tone: 'idle', word: 'Ended' },
} as const;

/** Coupons with their discount, uses and revenue. */
export function CouponsPage() {
  const user = useCurrentUser();
  const mayChange = user !== null && user !== undefined && can(user, 'manage');
  const query = trpc.admin.coupons.useQuery();
  const [isOpen, setIsOpen] = useState(false);
  const coupons = query.data?.coupons ?? [];
  const action = mayChange ? <Button onClick={() => setIsOpen(true)}>New coupon…</Button> : undefined;
  return (
    <Page width="wide">
      <PageHeader
        title="Coupons"
        description="A code takes a share or an amount off an order. An order has one discount: the coupon’s, or its organization’s, whichever takes off more."
        actions={action}
      />
      <LoadState
        {...queryState(query)}
        errorTitle="Couldn’t load the coupons"
        isEmpty={coupons.length === 0}
        empty={
          <EmptyState
            kind="none"
            icon={<Ticket />}
            title="No coupon yet"
            text="Customers type its code before they pay. Checkouts that are open hold a use for up to two hours."
          />
        }
      >
        <DataTable
          dense
          caption="Coupons"
          columns={columnsOf(mayChange)}
          rows={coupons}
          rowKey={({ id }) => id}
          renderCard={(row) => <CouponCard row={row} mayChange={mayChange} />}
        />
      </LoadState>
      {isOpen ? <CouponDialog onClose={() => setIsOpen(false)} /> : null}
    </Page>
  );
}

function columnsOf(mayChange: boolean): readonly Column<CouponView>[] {
  return [
    { key: 'code', header: 'Code', rowHeader: true, cell: (row) => <Code row={row} /> },
    { key: 'state', header: 'State', cell: ({ state }) => <StatusBadge {...states[state]} /> },
    { key: 'off', header: 'Takes off', cell: (row) => <TakesOff row={row} /> },
    { key: 'valid', header: 'Valid', cell: (row) => <Validity row={row} /> },
    { key: 'uses', header: 'Used', align: 'end', cell: (row) => <Uses row={row} /> },
    {
      key: 'discount',
      header: 'Taken off',
      align: 'end',
      cell: ({ discountCents, currency }) => <Money cents={discountCents} currency={currency} />,
    },
    {
      key: 'revenue',
      header: 'Revenue',
      align: 'end',
      cell: ({ revenueCents, currency }) => (
        <Money cents={revenueCents} currency={currency} className="font-semibold" />
      ),
    },
    ...(mayChange
      ? [{ key: 'end', header: 'Actions', hideHeader: true, cell: (row: CouponView) => <EndButton row={row} /> }]
      : []),
  ];
}

function Code({ row: { code, note } }: { row: CouponView }) {
  return (
    <span className="block">
      <bdi dir="ltr" className="font-mono font-semibold">
        {code}
      </bdi>
      {note === '' ? null : <bdi className="block max-w-60 text-xs font-normal wrap-anywhere text-ink-2">{note}</bdi>}
    </span>
  );
}

function TakesOff({ row: { percent, amountCents, currency, services: only, isOnce } }: { row: CouponView }) {
  return (
    <span className="block">
      {percent === null ? <Money cents={amountCents ?? 0} currency={currency} /> : `${String(percent)}%`}
      <span className="block text-xs text-ink-2">
        {only === null ? 'Every service' : only.map((type) => services[type].word).join(', ')}
        {isOnce ? ', once per customer' : ''}
      </span>
    </span>
  );
}

function Validity({ row: { validFrom, validUntil } }: { row: CouponView }) {
  return (
    <span className="block text-sm whitespace-nowrap">
      <DateTime value={validFrom} format="date" />
      {validUntil === null ? (
        ' on'
      ) : (
        <>
          {' – '}
          <DateTime value={validUntil} format="date" />
        </>
      )}
    </span>
  );
}

function Uses({ row: { uses, orders, cap } }: { row: CouponView }) {
  const held = uses - orders;
  return (
    <span className="block tabular-nums">
      {orders}
      {cap === null ? '' : ` of ${String(cap)}`}
      {held > 0 ? <span className="block text-xs text-ink-2">{held} in open checkouts</span> : null}
    </span>
  );
}

function EndButton({ row: { id, code, state } }: { row: CouponView }) {
  const utils = trpc.useUtils();
  const end = trpc.admin.endCoupon.useMutation({ onSettled: () => utils.admin.coupons.invalidate() });
  if (state === 'ended') return null;
  return (
    <span className="block">
      <Button
        size="sm"
        variant="secondary"
        aria-label={`End ${code}`}
        busy={end.isPending}
        onClick={() => {
          if (!end.isPending) end.mutate({ id });
        }}
      >
        End
      </Button>
      <FailureAlert failure={end.error ? describeError(end.error) : undefined} />
    </span>
  );
}

function CouponCard({ row, mayChange }: { row: CouponView; mayChange: boolean }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-3">
        <Code row={row} />
        <StatusBadge {...states[row.state]} />
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-3 text-sm">
        <TakesOff row={row} />
        <Validity row={row} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3 text-sm">
        <span>
          Used <Uses row={row} />
        </span>
        <span>
          Revenue <Money cents={row.revenueCents} currency={row.currency} className="block font-semibold" />
        </span>
        {mayChange ? <EndButton row={row} /> : null}
      </div>
    </Card>
  );
}
