import { Stamp } from 'lucide-react';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { formatPages } from '#client/lib/format.ts';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Column } from '#client/ui/data/data-table.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { standingOf, standingRules } from '#shared/document-status.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { ActLink } from './act-link.tsx';

/** Certified orders awaiting their notarial act, earliest due first. */
export function AwaitingList({ page, onPage }: { page: number; onPage: (page: number | undefined) => void }) {
  const queue = trpc.authenticator.queue.useQuery(
    { page, state: 'notary' },
    { placeholderData: (previous) => previous },
  );
  return (
    <ListPage
      dense
      caption="Orders with the notary"
      query={queue}
      columns={columns}
      rowKey={(review) => review.id}
      renderCard={(review) => <AwaitingCard review={review} />}
      error={loadError(queue, 'DOCUMENTS_UNEXPECTED')}
      errorTitle="Failed to fetch documents"
      empty={{
        icon: <Stamp />,
        title: 'No order awaits a notary',
        text: 'Notarized orders appear here once their translation is certified.',
      }}
      noun="orders"
      onPage={onPage}
    />
  );
}

const columns: readonly Column<ReviewView>[] = [
  {
    key: 'document',
    header: 'Document',
    rowHeader: true,
    className: 'min-w-40',
    cell: (review) => <Document review={review} />,
  },
  { key: 'client', header: 'Client', cell: (review) => <bdi>{review.clientName ?? review.userName ?? '—'}</bdi> },
  { key: 'language', header: 'Language', cell: (review) => `${review.sourceLanguage} → ${review.targetLanguage}` },
  { key: 'pages', header: 'Pages', align: 'end', cell: (review) => review.pages },
  { key: 'since', header: 'Certified', cell: (review) => <Since review={review} /> },
  { key: 'due', header: 'Due', cell: (review) => <Due review={review} /> },
];

function Document({ review }: { review: ReviewView }) {
  const { mark } = standingRules[standingOf(review)];
  return (
    <span className="grid justify-items-start gap-1">
      <ActLink reviewId={review.id} className="font-semibold text-primary underline wrap-anywhere">
        <PaperName paper={review} />
      </ActLink>
      {isRevision(review) ? <StatusBadge tone="info" word="Revision" /> : null}
      {mark === null ? null : <StatusBadge tone="warn" word={mark} />}
    </span>
  );
}

/** A decided review awaits the notary for a further revision, which has no promised date. */
function isRevision({ status }: ReviewView): boolean {
  return status !== 'pending';
}

function Due({ review }: { review: ReviewView }) {
  return isRevision(review) ? '—' : <DateTime value={review.dueAt} className="whitespace-nowrap" />;
}

function Since({ review }: { review: ReviewView }) {
  return review.notarySince === null ? '—' : <DateTime value={review.notarySince} className="whitespace-nowrap" />;
}

function AwaitingCard({ review }: { review: ReviewView }) {
  return (
    <Card>
      <Document review={review} />
      <p className="mt-2 text-sm text-ink-2">
        <bdi>{review.clientName ?? review.userName ?? '—'}</bdi> · {review.sourceLanguage} → {review.targetLanguage} ·{' '}
        {formatPages(review.pages)}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        Certified <Since review={review} />
      </p>
    </Card>
  );
}
