import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import type { PriceRequestState } from '#shared/price-requests.ts';
import type { DeskRequestView } from '#shared/schemas/price-requests.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { OffersSearch } from './offers-search.ts';

const segments = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'closed', label: 'Ended' },
] as const;

const states = {
  open: { word: 'To answer', tone: 'warn' },
  offered: { word: 'Offered', tone: 'info' },
  accepted: { word: 'Accepted', tone: 'ok' },
  declined: { word: 'Declined', tone: 'idle' },
  withdrawn: { word: 'Withdrawn', tone: 'idle' },
} as const satisfies Record<PriceRequestState, { word: string; tone: StatusTone }>;

interface RequestsPageProps {
  search: OffersSearch;
  onChange: (change: Partial<OffersSearch>) => void;
}

/** Price requests of customers, earliest due first. */
export function RequestsPage({ search: { state = 'waiting', q, page = 1 }, onChange }: RequestsPageProps) {
  const user = useCurrentUser();
  const mayAnswer = user !== null && user !== undefined && can(user, 'desk');
  const query = trpc.admin.priceRequests.useQuery(
    { page, state, search: q },
    { placeholderData: (previous) => previous },
  );
  const [openId, setOpenId] = useState<string>();
  const shown = query.data?.items.find(({ id }) => id === openId);
  return (
    <Page width="wide">
      <PageHeader
        title="Price Requests"
        description="What customers want a price for: more pages, other formats, other languages. An offer is an unpaid order that you take for them, at its price."
      />
      <ListPage
        dense
        caption="Price requests"
        query={query}
        columns={columnsOf(setOpenId)}
        rowKey={({ id }) => id}
        renderCard={(row) => <RequestCard row={row} onOpen={setOpenId} />}
        error={loadError(query)}
        errorTitle="Couldn’t load the price requests"
        search={{
          label: 'Search by customer',
          value: q,
          onSearch: (text) => onChange({ q: text, page: undefined }),
        }}
        filters={
          <SegmentedControl
            label="State"
            segments={segments}
            value={state}
            onChange={(value) => onChange({ state: value, page: undefined })}
          />
        }
        empty={{
          icon: <MessageSquareText />,
          title: state === 'waiting' ? 'Nobody waits for a price' : 'No request has ended yet',
          text: 'Customers ask on their page of quotes.',
        }}
        filtered={
          q === undefined
            ? undefined
            : { title: 'No request matches', onClear: () => onChange({ q: undefined, page: undefined }) }
        }
        noun="requests"
        onPage={(number) => onChange({ page: number })}
      />
      {shown ? <AnswerDialog request={shown} mayAnswer={mayAnswer} onClose={() => setOpenId(undefined)} /> : null}
    </Page>
  );
}

type Open = (id: string) => void;

function columnsOf(onOpen: Open): readonly Column<DeskRequestView>[] {
  return [
    { key: 'about', header: 'Asked', rowHeader: true, cell: (row) => <About row={row} /> },
    { key: 'state', header: 'State', cell: (row) => <State row={row} /> },
    { key: 'due', header: 'Answer due', cell: (row) => <Due row={row} /> },
    { key: 'offer', header: 'Offer', align: 'end', cell: (row) => <Offer row={row} /> },
    { key: 'actions', header: 'Actions', hideHeader: true, cell: (row) => <OpenButton row={row} onOpen={onOpen} /> },
  ];
}

function About({ row }: { row: DeskRequestView }) {
  return (
    <span className="block">
      <bdi className="line-clamp-2 max-w-96 font-semibold wrap-anywhere">{row.about}</bdi>
      <bdi className="block text-xs font-normal wrap-anywhere text-ink-2">{row.customerName ?? row.customerEmail}</bdi>
    </span>
  );
}

function State({ row: { state, offer } }: { row: DeskRequestView }) {
  if (state === 'offered' && offer?.isExpired) return <StatusBadge tone="warn" word="Offer expired" />;
  return <StatusBadge tone={states[state].tone} word={states[state].word} />;
}

function Due({ row: { state, dueAt } }: { row: DeskRequestView }) {
  return state === 'open' ? <DateTime value={dueAt} className="whitespace-nowrap" /> : '–';
}

function Offer({ row: { offer } }: { row: DeskRequestView }) {
  return offer ? <Money cents={offer.totalCents} currency={offer.currency} /> : '–';
}

function OpenButton({ row, onOpen }: { row: DeskRequestView; onOpen: Open }) {
  const word = row.state === 'open' || row.state === 'offered' ? 'Answer…' : 'View…';
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${word} ${row.customerName ?? row.customerEmail}`}
      onClick={() => onOpen(row.id)}
    >
      {word}
    </Button>
  );
}

function RequestCard({ row, onOpen }: { row: DeskRequestView; onOpen: Open }) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-3">
        <About row={row} />
        <State row={row} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3 text-sm">
        <span>
          <Due row={row} />
          <span className="block">
            <Offer row={row} />
          </span>
        </span>
        <OpenButton row={row} onOpen={onOpen} />
      </div>
    </Card>
  );
}
