import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { ReasonLine } from '#client/ui/form/reason-line.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { can } from '#shared/access.ts';
import { formatMoney } from '#shared/money.ts';
import { receivedMethodLabels } from '#shared/received.ts';
import type { ReceivedView } from '#shared/schemas/received.ts';
import { dayLabel } from './day-label.ts';
import type { MoneyListProps } from './money-search.ts';

/** Recorded payments by bank, cash or check, newest first, counter entries included. */
export function Received({ search, onChange }: MoneyListProps) {
  const user = useCurrentUser();
  const [reversed, setReversed] = useState<ReceivedView>();
  const received = trpc.admin.received.useQuery({ page: search.page ?? 1, search: search.q });
  const mayAccount = user !== null && user !== undefined && can(user, 'account');
  const onReverse = mayAccount ? setReversed : undefined;
  return (
    <>
      <ListPage
        dense
        caption="Received payments"
        query={received}
        columns={columnsOf(onReverse)}
        rowKey={(row) => row.id}
        renderCard={(row) => <ReceivedCard row={row} onReverse={onReverse} />}
        error={loadError(received)}
        errorTitle="Couldn’t load the payments"
        search={{
          label: 'Search by organization, reference or number',
          value: search.q,
          onSearch: (q) => onChange({ q, page: undefined }),
        }}
        empty={{
          icon: <Banknote />,
          title: 'Nothing is recorded yet',
          text: 'Record a transfer, cash or a check under Due, or import the bank’s statement.',
        }}
        filtered={
          search.q === undefined
            ? undefined
            : { title: 'No payment matches', onClear: () => onChange({ q: undefined, page: undefined }) }
        }
        noun="payments"
        onPage={(page) => onChange({ page })}
      />
      <ReverseDialog entry={reversed} onClose={() => setReversed(undefined)} />
    </>
  );
}

type OnReverse = ((entry: ReceivedView) => void) | undefined;

function columnsOf(onReverse: OnReverse): readonly Column<ReceivedView>[] {
  return [
    { key: 'number', header: 'Number', rowHeader: true, cell: (row) => <Number row={row} /> },
    { key: 'from', header: 'From', cell: (row) => <From row={row} /> },
    {
      key: 'on',
      header: 'Received on',
      cell: (row) => <span className="whitespace-nowrap">{dayLabel(row.receivedOn)}</span>,
    },
    { key: 'how', header: 'How', cell: (row) => <How row={row} /> },
    { key: 'for', header: 'For', cell: (row) => <PaidFor row={row} /> },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: (row) => <Money cents={row.amountCents} currency={row.currency} className="font-semibold" />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (row) => <TakeBack row={row} onReverse={onReverse} />,
    },
  ];
}

function Number({ row: { number, reverses, reversedBy } }: { row: ReceivedView }) {
  return (
    <span className="block">
      <span className="block font-semibold whitespace-nowrap">{number}</span>
      {reverses === null ? null : <span className="text-xs text-ink-2">takes back {reverses}</span>}
      {reversedBy === null ? null : <span className="text-xs text-warn">taken back by {reversedBy}</span>}
    </span>
  );
}

function From({ row: { accountName, accountEmail, recordedByName } }: { row: ReceivedView }) {
  return (
    <span className="block">
      <bdi className="block wrap-anywhere">{accountName ?? accountEmail}</bdi>
      <span className="block text-xs text-ink-2">recorded by {recordedByName ?? 'somebody'}</span>
    </span>
  );
}

function How({ row: { method, reference, note } }: { row: ReceivedView }) {
  return (
    <span className="block">
      {receivedMethodLabels[method]}
      {reference === '' ? null : <bdi className="block text-xs wrap-anywhere text-ink-2">{reference}</bdi>}
      {note === null ? null : <bdi className="block text-xs wrap-anywhere text-ink-2">{note}</bdi>}
    </span>
  );
}

function PaidFor({ row: { paidFor, freeCents, currency } }: { row: ReceivedView }) {
  return (
    <span className="block text-sm">
      {paidFor.map(({ paymentId, number, amountCents }) => (
        <span key={paymentId} className="block whitespace-nowrap">
          {number}: <Money cents={amountCents} currency={currency} />
        </span>
      ))}
      {freeCents > 0 ? (
        <span className="block whitespace-nowrap text-ink-2">
          Credit: <Money cents={freeCents} currency={currency} />
        </span>
      ) : null}
    </span>
  );
}

function TakeBack({ row, onReverse }: { row: ReceivedView; onReverse: OnReverse }) {
  if (!onReverse || row.reverses !== null || row.reversedBy !== null) return null;
  return (
    <Button size="sm" variant="secondary" aria-label={`Take back… ${row.number}`} onClick={() => onReverse(row)}>
      Take back…
    </Button>
  );
}

function ReceivedCard({ row, onReverse }: { row: ReceivedView; onReverse: OnReverse }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-4">
        <Number row={row} />
        <Money cents={row.amountCents} currency={row.currency} className="font-semibold" />
      </div>
      <div className="mt-2 grid gap-2 text-sm">
        <From row={row} />
        <How row={row} />
        <PaidFor row={row} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-xs text-ink-2">
        <span>Received on {dayLabel(row.receivedOn)}</span>
        <TakeBack row={row} onReverse={onReverse} />
      </div>
    </Card>
  );
}

/** Takes a recorded payment back by a counter entry. */
function ReverseDialog({ entry, onClose }: { entry: ReceivedView | undefined; onClose: () => void }) {
  return entry ? <Panel key={entry.id} entry={entry} onClose={onClose} /> : null;
}

function Panel({ entry, onClose }: { entry: ReceivedView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const isReasonless = reason.trim().length < 3;
  const reverse = trpc.admin.reversePayment.useMutation({
    onSuccess: async ({ number }) => {
      onClose();
      toast.show({
        tone: 'ok',
        title: `${entry.number} is taken back`,
        description: `The counter entry is ${number}.`,
      });
      await Promise.all([utils.admin.invalidate(), utils.payments.invalidate()]);
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      tone="danger"
      title={`Take ${entry.number} back?`}
      description={`${formatMoney({ cents: entry.amountCents, currency: entry.currency })} of ${entry.accountName ?? entry.accountEmail}. What it paid is due again. An order that it paid alone ends; one that others pay too waits for the rest.`}
      confirmLabel="Take back"
      mutation={reverse}
      isComplete={!isReasonless}
      onConfirm={() => reverse.mutate({ receiptId: entry.id, reason: reason.trim() })}
    >
      {(isSubmitted) => (
        <ReasonLine
          hint="The organization reads it, such as “the check bounced”."
          error={isSubmitted && isReasonless ? 'Say why it is taken back.' : undefined}
          value={reason}
          onChange={setReason}
        />
      )}
    </ConfirmDialog>
  );
}
