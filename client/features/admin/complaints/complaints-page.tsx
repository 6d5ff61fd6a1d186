import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can } from '#shared/access.ts';
import { paperTitle } from '#shared/certificate/title.ts';
import { complaintCauseWords, complaintOutcomeWords } from '#shared/complaints.ts';
import type { ComplaintView } from '#shared/schemas/complaints.ts';
import { ComplaintDialog } from './complaint-dialog.tsx';
import type { ComplaintsSearch } from './complaints-search.ts';

interface ComplaintsPageProps {
  search: ComplaintsSearch;
  onChange: (change: Partial<ComplaintsSearch>) => void;
}

const states = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

/** List of complaints with cause, cost and lesson. */
export function ComplaintsPage({ search, onChange }: ComplaintsPageProps) {
  const { page = 1, q, state } = search;
  const user = useCurrentUser();
  const query = trpc.admin.complaints.useQuery({ page, search: q, state });
  const [openId, setOpenId] = useState<string>();
  const mayAnswer = user !== null && user !== undefined && can(user, 'desk');
  const shown = query.data?.items.find(({ id }) => id === openId);
  return (
    <Page width="wide">
      <PageHeader
        title="Complaints"
        description="One case for an order at a time, opened in the order’s details or by a refusal. A reissue or refund counts when it was made while the case was open."
      />
      <ListPage
        dense
        caption="Complaints"
        query={query}
        columns={columnsOf(setOpenId, mayAnswer)}
        rowKey={({ id }) => id}
        renderCard={(row) => <ComplaintCard row={row} mayAnswer={mayAnswer} onOpen={setOpenId} />}
        error={loadError(query)}
        errorTitle="Couldn’t load the complaints"
        search={{
          label: 'Search by verification code',
          value: q,
          onSearch: (text) => onChange({ q: text, page: undefined }),
        }}
        filters={
          <SegmentedControl
            label="State"
            segments={states}
            value={state ?? 'all'}
            onChange={(value) => onChange({ state: value === 'all' ? undefined : value, page: undefined })}
          />
        }
        empty={{
          icon: <MessageSquareWarning />,
          title: 'Nobody has complained',
          text: 'A complaint that you hear by phone or mail is opened in the order’s details.',
        }}
        filtered={
          q === undefined && state === undefined
            ? undefined
            : {
                title: 'No complaint matches',
                onClear: () => onChange({ q: undefined, state: undefined, page: undefined }),
              }
        }
        noun="complaints"
        onPage={(number) => onChange({ page: number })}
      />
      {shown ? (
        <ComplaintDialog complaint={shown} staff={query.data?.staff ?? []} onClose={() => setOpenId(undefined)} />
      ) : null}
    </Page>
  );
}

function columnsOf(onOpen: (id: string) => void, mayAnswer: boolean): readonly Column<ComplaintView>[] {
  return [
    { key: 'paper', header: 'Order', rowHeader: true, cell: (row) => <Paper row={row} /> },
    { key: 'state', header: 'State', cell: (row) => <State row={row} /> },
    { key: 'cause', header: 'Cause', cell: ({ cause }) => complaintCauseWords[cause] },
    { key: 'about', header: 'Work of', cell: ({ aboutName }) => <bdi>{aboutName ?? '–'}</bdi> },
    {
      key: 'cost',
      header: 'Cost',
      align: 'end',
      cell: ({ costCents, currency }) => (costCents === null ? '–' : <Money cents={costCents} currency={currency} />),
    },
    {
      key: 'opened',
      header: 'Opened',
      cell: ({ openedAt }) => <DateTime value={openedAt} format="date" className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (row) => <OpenButton row={row} mayAnswer={mayAnswer} onOpen={onOpen} />,
    },
  ];
}

function Paper({ row }: { row: ComplaintView }) {
  return (
    <span className="block">
      <bdi className="font-semibold wrap-anywhere">{paperTitle(row)}</bdi>
      <span className="block text-xs font-normal text-ink-2">
        <bdi>{row.customerName ?? 'No name'}</bdi>, {row.verificationCode}
      </span>
      {row.said === '' ? null : (
        <bdi className="line-clamp-2 block max-w-96 text-xs font-normal wrap-anywhere text-ink-2">“{row.said}”</bdi>
      )}
    </span>
  );
}

function State({ row: { outcome } }: { row: ComplaintView }) {
  return outcome === null ? (
    <StatusBadge tone="warn" word="Open" />
  ) : (
    <StatusBadge tone="ok" word={complaintOutcomeWords[outcome]} />
  );
}

interface OpenButtonProps {
  row: ComplaintView;
  mayAnswer: boolean;
  onOpen: (id: string) => void;
}

function OpenButton({ row, mayAnswer, onOpen }: OpenButtonProps) {
  const word = row.outcome === null && mayAnswer ? 'Answer…' : 'View…';
  return (
    <Button size="sm" variant="secondary" aria-label={`${word} ${row.verificationCode}`} onClick={() => onOpen(row.id)}>
      {word}
    </Button>
  );
}

function ComplaintCard({ row, mayAnswer, onOpen }: OpenButtonProps) {
  return (
    <Card as="article">
      <div className="flex items-start justify-between gap-3">
        <Paper row={row} />
        <State row={row} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3 text-sm">
        <span>
          {complaintCauseWords[row.cause]}
          <span className="block text-xs text-ink-2">
            <DateTime value={row.openedAt} format="date" />
          </span>
        </span>
        <OpenButton row={row} mayAnswer={mayAnswer} onOpen={onOpen} />
      </div>
    </Card>
  );
}
