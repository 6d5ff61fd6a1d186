import { Link } from '@tanstack/react-router';
import { LayoutGrid, List } from 'lucide-react';
import { loadError } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { FilterChips } from '#client/ui/data/filter-bar.tsx';
import { ListPage } from '#client/ui/data/list-page.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { words } from '#client/ui/words.ts';
import type { StatusGroup } from '#shared/document-status.ts';
import { DocumentCard, documentColumns } from './document-rows.tsx';
import { listQuery, statusChoices, type ListSearch } from './list-search.ts';

export interface DocumentListProps {
  search: ListSearch;
  onChange: (change: Partial<ListSearch>) => void;
}

/** The customer's documents with search, status filter, and a grid or table. */
export function DocumentList({ search, onChange }: DocumentListProps) {
  const t = words('documents');
  const list = trpc.documents.list.useQuery(listQuery(search), { placeholderData: (previous) => previous });
  const isFiltered = search.q !== undefined || search.status !== undefined;
  return (
    <ListPage
      caption={t('list.caption')}
      query={list}
      layout={search.view === 'list' ? 'table' : 'grid'}
      columns={documentColumns()}
      rowKey={(document) => document.id}
      renderCard={(document) => <DocumentCard document={document} />}
      onRowPress={(document) => onChange({ doc: document.id })}
      error={loadError(list, 'DOCUMENTS_FAILED')}
      search={{ label: t('list.search'), value: search.q, onSearch: (q) => onChange({ q, page: undefined }) }}
      filters={<StatusFilter status={search.status} counts={list.data?.counts} onChange={onChange} />}
      actions={<ViewControl view={search.view} onChange={onChange} />}
      empty={{
        title: t('list.none'),
        text: t('list.noneText'),
        action: <ButtonLink render={<Link to="/dashboard/upload" />}>{t('list.order')}</ButtonLink>,
      }}
      filtered={
        isFiltered
          ? {
              title: t('list.none'),
              text: t('list.noMatch'),
              onClear: () => onChange({ q: undefined, status: undefined, page: undefined }),
            }
          : undefined
      }
      noun={t('list.noun')}
      onPage={(page) => onChange({ page })}
    />
  );
}

interface StatusFilterProps extends Pick<DocumentListProps, 'onChange'> {
  status: ListSearch['status'];
  counts: Partial<Record<StatusGroup, number>> | undefined;
}

function StatusFilter({ status: chosen, counts, onChange }: StatusFilterProps) {
  const t = words('documents');
  const all = counts ? statusChoices.reduce((sum, status) => sum + (counts[status] ?? 0), 0) : undefined;
  return (
    <FilterChips
      label={t('list.columns.status')}
      value={chosen ?? 'all'}
      chips={[
        { value: 'all' as const, label: t('list.all'), count: all },
        ...statusChoices.map((status) => ({
          value: status,
          label: words('parts')(`status.${status}`),
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
  const t = words('documents');
  return (
    <SegmentedControl
      className="max-md:hidden"
      label={t('list.view')}
      value={chosen ?? 'grid'}
      segments={[
        { value: 'grid', label: t('list.grid'), icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
        { value: 'list', label: t('list.table'), icon: <List aria-hidden="true" />, iconOnly: true },
      ]}
      onChange={(view) => onChange({ view: view === 'list' ? 'list' : undefined })}
    />
  );
}
