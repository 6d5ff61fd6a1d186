import { FileCheck2 } from 'lucide-react';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { withoutRate } from '#client/lib/without-rate.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { limits } from '#shared/limits.ts';
import { HistoryCard, historyColumns } from './history-rows.tsx';
import { historyQuery, type HistorySearch } from './history-search.ts';

export interface TranslationHistoryProps {
  search: HistorySearch;
  onChange: (change: Partial<HistorySearch>) => void;
}

/** Delivered translations with totals: all of them for admins, their own for authenticators. */
export function TranslationHistory({ search, onChange }: TranslationHistoryProps) {
  const history = trpc.authenticator.history.useQuery(historyQuery(search), {
    placeholderData: (previous) => previous,
  });
  const totals = history.data?.totals;
  return (
    <>
      <StatStrip label="Totals">
        <Stat label="Total Documents" value={totals?.documents ?? '–'} />
        <Stat
          label="Total Value"
          value={totals ? <Money cents={totals.valueCents} currency={totals.currency} /> : '–'}
          hint={totals && totals.apart.length > 0 ? withoutRate(totals.apart) : undefined}
        />
        <Stat label="Total Pages" value={totals?.pages ?? '–'} />
      </StatStrip>
      <h2 className="mt-8 mb-4 font-serif text-xl font-semibold">History</h2>
      <ListPage
        dense
        caption="Translated documents"
        query={history}
        columns={historyColumns}
        rowKey={(delivery) => delivery.id}
        renderCard={(delivery) => <HistoryCard delivery={delivery} />}
        error={loadError(history, 'TRANSLATIONS_FAILED')}
        errorTitle="Failed to fetch translated documents"
        search={{
          label: 'Search by file, person, or language',
          value: search.q,
          onSearch: (q) => onChange({ q, page: undefined }),
        }}
        actions={<ExportButton path="/files/exports/history.csv" filters={{ search: search.q }} />}
        empty={{
          icon: <FileCheck2 />,
          title: 'No translated documents found.',
          text: 'Translations appear here once they’re authenticated.',
        }}
        filtered={
          search.q === undefined
            ? undefined
            : {
                title: 'No translated documents found',
                text: 'Nothing matches your search.',
                clearLabel: 'Clear search',
                onClear: () => onChange({ q: undefined, page: undefined }),
              }
        }
        noun="documents"
        countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
        onPage={(page) => onChange({ page })}
      />
    </>
  );
}
