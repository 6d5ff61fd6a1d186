import { Link } from '@tanstack/react-router';
import { LayoutGrid, List } from 'lucide-react';
import type { StatusGroup } from '#shared/document-status.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { FilterChips } from '#client/ui/data/filter-bar.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { DocumentCard, documentColumns } from './document-rows.tsx';
import { listQuery, statusChoices, type ListSearch } from './list-search.ts';

export interface DocumentListProps {
  search: ListSearch;
  onChange: (change: Partial<ListSearch>) => void;
}

/** The customer's documents with search, status filter, and a grid or table. */
export function DocumentList({ search, onChange }: DocumentListProps) {
  const list = trpc.documents.list.useQuery(listQuery(search), { placeholderData: (previous) => previous });
  const isFiltered = search.q !== undefined || search.status !== undefined;
  return (
    <ListPage
      caption="My translations"
      query={list}
      layout={search.view === 'list' ? 'table' : 'grid'}
      columns={documentColumns}
      rowKey={(document) => document.id}
      renderCard={(document) => <DocumentCard document={document} />}
      onRowPress={(document) => onChange({ doc: document.id })}
      error={loadError(list, 'DOCUMENTS_FAILED')}
      search={{ label: 'Search documents', value: search.q, onSearch: (q) => onChange({ q, page: undefined }) }}
      filters={<StatusFilter status={search.status} counts={list.data?.counts} onChange={onChange} />}
      actions={<ViewControl view={search.view} onChange={onChange} />}
      empty={{
        title: 'No documents found',
        text: 'Your translations and their progress will appear here.',
        action: <ButtonLink render={<Link to="/dashboard/upload" />}>Go to Translations</ButtonLink>,
      }}
      filtered={
        isFiltered
          ? {
              title: 'No documents found',
              text: 'Nothing matches your search and filters.',
              onClear: () => onChange({ q: undefined, status: undefined, page: undefined }),
            }
          : undefined
      }
      noun="documents"
      onPage={(page) => onChange({ page })}
    />
  );
}

const statusLabels = { pending: 'Pending', processing: 'In Progress', completed: 'Completed', error: 'Error' } as const;

interface StatusFilterProps extends Pick<DocumentListProps, 'onChange'> {
  status: ListSearch['status'];
  counts: Partial<Record<StatusGroup, number>> | undefined;
}

function StatusFilter({ status: chosen, counts, onChange }: StatusFilterProps) {
  const all = counts ? statusChoices.reduce((sum, status) => sum + (counts[status] ?? 0), 0) : undefined;
  return (
    <FilterChips
      label="Status"
      value={chosen ?? 'all'}
      chips={[
        { value: 'all' as const, label: 'All', count: all },
        ...statusChoices.map((status) => ({
          value: status,
          label: statusLabels[status],
          count: counts && (counts[status] ?? 0),
        })),
      ]}
      onChange={(status) => onChange({ status: status === 'all' ? undefined : status, page: undefined })}
    />
  );
}

interface ViewControlProps extends Pick<DocumentListProps, 'onChange'> {
  view: ListSearch['view'];
}

function ViewControl({ view: chosen, onChange }: ViewControlProps) {
  return (
    <SegmentedControl
      className="max-md:hidden"
      label="View"
      value={chosen ?? 'grid'}
      segments={[
        { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
        { value: 'list', label: 'List', icon: <List aria-hidden="true" />, iconOnly: true },
      ]}
      onChange={(view) => onChange({ view: view === 'list' ? 'list' : undefined })}
    />
  );
}
