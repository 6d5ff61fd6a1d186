import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { FilterChips } from '#client/ui/data/filter-bar.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { limits } from '#shared/limits.ts';
import { documentsQuery, statusGroupLabel, statusGroupNames, type DashboardSearch } from './dashboard-search.ts';
import { AdminDocumentCard, adminDocumentColumns } from './document-rows.tsx';

export interface DocumentTableProps {
  search: DashboardSearch;
  onChange: (change: Partial<DashboardSearch>) => void;
}

/** All documents, 20 to a page. */
export function DocumentTable({ search, onChange }: DocumentTableProps) {
  const documents = trpc.admin.documents.useQuery(documentsQuery(search), {
    placeholderData: (previous) => previous,
  });
  const isFiltered = search.q !== undefined || search.status !== undefined || search.show !== undefined;
  return (
    <ListPage
      dense
      caption="All documents"
      query={documents}
      columns={adminDocumentColumns}
      rowKey={(document) => document.id}
      renderCard={(document) => <AdminDocumentCard document={document} />}
      onRowPress={(document) => onChange({ doc: document.id })}
      selectedKey={search.doc}
      error={loadError(documents, 'DOCUMENTS_UNEXPECTED')}
      errorTitle="Failed to fetch documents"
      search={{
        label: 'Search by file, user, or code',
        value: search.q,
        onSearch: (q) => onChange({ q, page: undefined }),
      }}
      filters={
        <FilterChips
          label="Status"
          chips={[
            { value: 'all', label: 'All' },
            ...statusGroupNames.map((status) => ({ value: status, label: statusGroupLabel[status] })),
          ]}
          value={search.status ?? 'all'}
          onChange={(status) => onChange({ status: statusGroupNames.find((name) => name === status), page: undefined })}
        />
      }
      actions={
        <ExportButton
          path="/files/exports/documents.csv"
          filters={{ search: search.q, status: search.status, view: search.show }}
        />
      }
      empty={{
        title: 'No documents in the system yet.',
        text: 'Documents appear here as soon as a customer uploads one.',
      }}
      filtered={
        isFiltered
          ? {
              title: 'No documents found',
              text: 'Nothing matches your search and filters.',
              onClear: () => onChange({ q: undefined, status: undefined, show: undefined, page: undefined }),
            }
          : undefined
      }
      noun="documents"
      countedUpTo={search.q === undefined ? undefined : limits.searchCounted}
      onPage={(page) => onChange({ page })}
    />
  );
}
