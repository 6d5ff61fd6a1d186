import { useState } from 'react';
import { useMay } from '#client/features/auth/organizations/use-may.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { formatTag, words } from '#client/ui/words.ts';
import { formatStated } from '#shared/stated-amounts.ts';

/** Read-only orders imported from the previous system, of personal accounts only; renders nothing without any. */
export function EarlierOrders() {
  const t = words('documents');
  const [page, setPage] = useState(1);
  const query = trpc.documents.pastOrders.useQuery(
    { page },
    { enabled: useMay('own'), placeholderData: (before) => before },
  );
  const found = query.data;
  if (found ? found.total === 0 : !query.error) return null;
  return (
    <Section title={t('past.title')} description={t('past.description')}>
      <LoadState {...queryState(query)}>
        <CardList aria-label={t('past.title')}>
          {found?.items.map(({ id, title, reference, orderedOn, amountCents: cents, currency }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-semibold wrap-anywhere">
                  <bdi>{title}</bdi>
                </p>
                <p className="text-sm wrap-anywhere text-ink-2">
                  {dayOf(orderedOn)} · <bdi>{reference}</bdi>
                </p>
              </div>
              <span>{formatStated({ cents, currency }, formatTag())}</span>
              <StatusBadge tone="idle" word={t('past.imported')} />
            </li>
          ))}
        </CardList>
        {found && found.total > found.pageSize ? (
          <Pagination {...found} noun={t('past.noun')} onPage={setPage} />
        ) : null}
      </LoadState>
    </Section>
  );
}

/** A calendar day, wherever the reader is. */
function dayOf(day: string): string {
  return new Intl.DateTimeFormat(formatTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
