import { limits } from '#shared/limits.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { FilterBar, FilterChips } from '#client/ui/data/filter-bar.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { documentsQuery, statusGroupLabel, statusGroupNames, type DashboardSearch } from './dashboard-search.ts';
import { AdminDocumentCard } from './document-card.tsx';
import { adminDocumentColumns } from './document-columns.tsx';

export interface DocumentTableProps {
  search: DashboardSearch;
  onChange: (change: Partial<DashboardSearch>) => void;
}

/** Every document of the house, twenty to a page. */
export function DocumentTable({ search, onChange }: DocumentTableProps) {
  const documents = trpc.admin.documents.useQuery(documentsQuery(search), {
    placeholderData: (previous) => previous,
  });
  const isFiltered = search.q !== undefined || search.status !== undefined || search.show !== undefined;
  return (
    <>
      <FilterBar
        end={
          <ExportButton
            path="/files/exports/documents.csv"
            filters={{ search: search.q, status: search.status, view: search.show }}
          />
        }
        search={
          <SearchInput
            label="Search by file, user, or code"
            value={search.q ?? ''}
            onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined })}
          />
        }
      >
        <FilterChips
          label="Status"
          chips={[
            { value: 'all', label: 'All' },
            ...statusGroupNames.map((status) => ({ value: status, label: statusGroupLabel[status] })),
          ]}
          value={search.status ?? 'all'}
          onChange={(status) => onChange({ status: statusGroupNames.find((name) => name === status), page: undefined })}
        />
      </FilterBar>
      <DataTable
        dense
        caption="All documents"
        columns={adminDocumentColumns}
        rows={documents.data?.items ?? []}
        rowKey={(document) => document.id}
        renderCard={(document) => <AdminDocumentCard document={document} />}
        onRowPress={(document) => onChange({ doc: document.id })}
        {...(search.doc === undefined ? {} : { selectedKey: search.doc })}
        loading={documents.isPending}
        error={loadError(documents, 'DOCUMENTS_UNEXPECTED')}
        errorTitle="Failed to fetch documents"
        onRetry={() => void documents.refetch()}
        empty={
          <PastEnd list={documents.data} onPage={(page) => onChange({ page: page > 1 ? page : undefined })}>
            {isFiltered ? (
              <EmptyState
                kind="filtered"
                title="No documents found"
                text="Nothing matches your search and filters."
                action={
                  <Button
                    variant="secondary"
                    onClick={() => onChange({ q: undefined, status: undefined, show: undefined, page: undefined })}
                  >
                    Clear filters
                  </Button>
                }
              />
            ) : (
              <EmptyState
                kind="none"
                title="No documents in the system yet."
                text="Documents appear here as soon as a customer uploads one."
              />
            )}
          </PastEnd>
        }
      />
      {documents.data && documents.data.total > 0 ? (
        <Pagination
          page={documents.data.page}
          pageSize={documents.data.pageSize}
          total={documents.data.total}
          countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
          noun="documents"
          window={5}
          onPage={(page) => onChange({ page: page > 1 ? page : undefined })}
        />
      ) : null}
    </>
  );
}
