import { limits } from '#shared/limits.ts';
import { FileCheck2 } from 'lucide-react';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { FilterBar } from '#client/ui/data/filter-bar.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { HistoryCard } from './history-card.tsx';
import { historyColumns } from './history-columns.tsx';
import { historyQuery, type HistorySearch } from './history-search.ts';

export interface TranslationHistoryProps {
  search: HistorySearch;
  onChange: (change: Partial<HistorySearch>) => void;
}

/** Delivered translations with their totals: an admin's are everybody's, an authenticator's their own. */
export function TranslationHistory({ search, onChange }: TranslationHistoryProps) {
  const history = trpc.authenticator.history.useQuery(historyQuery(search), {
    placeholderData: (previous) => previous,
  });
  const totals = history.data?.totals;
  return (
    <>
      <StatStrip label="Totals">
        <Stat label="Total Documents" value={totals?.documents ?? '–'} />
        <Stat label="Total Value" value={totals ? <Money cents={totals.valueCents} /> : '–'} />
        <Stat label="Total Pages" value={totals?.pages ?? '–'} />
      </StatStrip>
      <h2 className="mt-8 mb-4 font-serif text-xl font-semibold">History</h2>
      <FilterBar
        end={<ExportButton path="/files/exports/history.csv" filters={{ search: search.q }} />}
        search={
          <SearchInput
            label="Search by file, person, or language"
            value={search.q ?? ''}
            onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined })}
          />
        }
      />
      <DataTable
        dense
        caption="Translated documents"
        columns={historyColumns}
        rows={history.data?.items ?? []}
        rowKey={(delivery) => delivery.id}
        renderCard={(delivery) => <HistoryCard delivery={delivery} />}
        loading={history.isPending}
        error={loadError(history, 'TRANSLATIONS_FAILED')}
        errorTitle="Failed to fetch translated documents"
        onRetry={() => void history.refetch()}
        empty={
          <PastEnd list={history.data} onPage={(page) => onChange({ page: page > 1 ? page : undefined })}>
            {search.q === undefined ? (
              <EmptyState
                kind="none"
                icon={<FileCheck2 />}
                title="No translated documents found."
                text="Translations appear here once they’re authenticated."
              />
            ) : (
              <EmptyState
                kind="filtered"
                title="No translated documents found"
                text="Nothing matches your search."
                action={
                  <Button variant="secondary" onClick={() => onChange({ q: undefined, page: undefined })}>
                    Clear search
                  </Button>
                }
              />
            )}
          </PastEnd>
        }
      />
      {history.data && history.data.total > 0 ? (
        <Pagination
          page={history.data.page}
          pageSize={history.data.pageSize}
          total={history.data.total}
          countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
          noun="documents"
          onPage={(page) => onChange({ page: page > 1 ? page : undefined })}
        />
      ) : null}
    </>
  );
}
