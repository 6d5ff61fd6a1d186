import { LayoutGrid, List } from 'lucide-react';
import type { StatusGroup } from '#shared/document-status.ts';
import { FilterBar, FilterChips } from '#client/ui/data/filter-bar.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { statusChoices, type ListSearch } from './list-search.ts';

const labels = { pending: 'Pending', processing: 'In Progress', completed: 'Completed', error: 'Error' } as const;

export interface DocumentToolbarProps {
  search: ListSearch;
  counts: Partial<Record<StatusGroup, number>> | undefined;
  onChange: (change: Partial<ListSearch>) => void;
}

/** Search, status and view of My Translations. */
export function DocumentToolbar({ search, counts, onChange }: DocumentToolbarProps) {
  const all = counts ? statusChoices.reduce((sum, status) => sum + (counts[status] ?? 0), 0) : undefined;
  return (
    <FilterBar
      search={
        <SearchInput
          label="Search documents"
          value={search.q ?? ''}
          onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined })}
        />
      }
      end={
        <SegmentedControl
          className="max-md:hidden"
          label="View"
          value={search.view ?? 'grid'}
          segments={[
            { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
            { value: 'list', label: 'List', icon: <List aria-hidden="true" />, iconOnly: true },
          ]}
          onChange={(view) => onChange({ view: view === 'list' ? 'list' : undefined })}
        />
      }
    >
      <FilterChips
        label="Status"
        value={search.status ?? 'all'}
        chips={[
          { value: 'all' as const, label: 'All', count: all },
          ...statusChoices.map((status) => ({
            value: status,
            label: labels[status],
            count: counts && (counts[status] ?? 0),
          })),
        ]}
        onChange={(status) => onChange({ status: status === 'all' ? undefined : status, page: undefined })}
      />
    </FilterBar>
  );
}
