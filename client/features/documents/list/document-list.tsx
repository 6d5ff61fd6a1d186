import { Link } from '@tanstack/react-router';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { DocumentCard } from './document-card.tsx';
import { documentColumns } from './document-columns.tsx';
import { DocumentToolbar } from './document-toolbar.tsx';
import { listQuery, type ListSearch } from './list-search.ts';

export interface DocumentListProps {
  search: ListSearch;
  onChange: (change: Partial<ListSearch>) => void;
}

/** One's documents: found by name and status, as cards or rows. */
export function DocumentList({ search, onChange }: DocumentListProps) {
  const list = trpc.documents.list.useQuery(listQuery(search), { placeholderData: (previous) => previous });
  const documents = list.data?.items ?? [];
  const isFiltered = search.q !== undefined || search.status !== undefined;
  const state = {
    loading: list.isPending,
    error: loadError(list, 'DOCUMENTS_FAILED'),
    onRetry: () => void list.refetch(),
    empty: (
      <PastEnd list={list.data} onPage={(page) => onChange({ page: page > 1 ? page : undefined })}>
        {isFiltered ? (
          <EmptyState
            kind="filtered"
            title="No documents found"
            text="Nothing matches your search and filters."
            action={
              <Button
                variant="secondary"
                onClick={() => onChange({ q: undefined, status: undefined, page: undefined })}
              >
                Clear filters
              </Button>
            }
          />
        ) : (
          <EmptyState
            kind="none"
            title="No documents found"
            text="Your translations and their progress will appear here."
            action={<ButtonLink render={<Link to="/dashboard/upload" />}>Go to Translations</ButtonLink>}
          />
        )}
      </PastEnd>
    ),
  };
  return (
    <>
      <DocumentToolbar search={search} counts={list.data?.counts} onChange={onChange} />
      {search.view === 'list' ? (
        <DataTable
          {...state}
          caption="My translations"
          columns={documentColumns}
          rows={documents}
          rowKey={(document) => document.id}
          renderCard={(document) => <DocumentCard document={document} />}
          onRowPress={(document) => onChange({ doc: document.id })}
        />
      ) : (
        <LoadState {...state} isEmpty={documents.length === 0}>
          <ul aria-label="My translations" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentCard document={document} />
              </li>
            ))}
          </ul>
        </LoadState>
      )}
      {list.data && list.data.total > 0 ? (
        <Pagination
          page={list.data.page}
          pageSize={list.data.pageSize}
          total={list.data.total}
          noun="documents"
          onPage={(page) => onChange({ page: page > 1 ? page : undefined })}
        />
      ) : null}
    </>
  );
}
