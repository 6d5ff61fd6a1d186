import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { words } from '#client/ui/words.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pagination } from './pagination.tsx';
import { PastEnd } from './past-end.tsx';

/** One page of a list, with the counts that paginate it. */
export interface ListData<Row> {
  items: readonly Row[];
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

/** The state of the query that loads the page. */
export interface ListQuery<Row> {
  data: ListData<Row> | undefined;
  isPending: boolean;
  refetch: () => unknown;
}

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'onRowPress' | 'selectedKey' | 'dense' | 'error' | 'errorTitle'
>;

export interface ListPageProps<Row> extends TableProps<Row> {
  query: ListQuery<Row>;
  /** A row on a phone, and everywhere in the `grid` layout. */
  renderCard: (row: Row) => ReactNode;
  layout?: 'table' | 'grid';
  search?: ListSearchProps;
  /** `FilterChips`, selects. */
  filters?: ReactNode;
  /** Keeps search and filters beside each other from 1024 px on. */
  isOneRow?: boolean;
  /** At the end of the filter line: export, grid or table. */
  actions?: ReactNode;
  /** Shown while the list has no rows and no filter is set. */
  empty: Omit<EmptyStateProps, 'kind'>;
  /** Replaces `empty` while a filter is set. */
  filtered?: FilteredProps | undefined;
  /** The rows, in the plural: `documents`. */
  noun: string;
  /** Totals of this size are shown as this many or more. */
  countedUpTo?: number | undefined;
  /** Called with the page for the address; undefined for the first. */
  onPage: (page: number | undefined) => void;
}

export interface ListSearchProps {
  label: string;
  value: string | undefined;
  /** Called with trimmed text; undefined for an empty search. */
  onSearch: (text: string | undefined) => void;
}

export interface FilteredProps extends Omit<EmptyStateProps, 'kind' | 'action'> {
  clearLabel?: string;
  /** Omitted: no button is rendered. */
  onClear?: () => void;
}

/** A searchable, filtered, paginated list: filter line, rows or their absence, pagination. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { query, search, filters, actions, isOneRow, noun, countedUpTo, onPage } = props;
  const { data } = query;
  const goTo = (page: number) => onPage(page > 1 ? page : undefined);
  return (
    <>
      {search || filters || actions ? (
        <FilterBar search={search ? <ListSearch {...search} /> : undefined} end={actions} isOneRow={isOneRow}>
          {filters}
        </FilterBar>
      ) : null}
      <Rows {...props} onPage={goTo} />
      {data && data.total > 0 ? (
        <Pagination
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          countedUpTo={countedUpTo}
          noun={noun}
          onPage={goTo}
        />
      ) : null}
    </>
  );
}

function ListSearch({ label, value, onSearch }: ListSearchProps) {
  return (
    <SearchInput
      label={label}
      value={value ?? ''}
      onSearch={(text) => onSearch(text.trim() === '' ? undefined : text.trim())}
    />
  );
}

type RowsProps<Row> = Omit<ListPageProps<Row>, 'onPage'> & { onPage: (page: number) => void };

function Rows<Row>({ query, layout = 'table', empty, filtered, onPage, ...props }: RowsProps<Row>) {
  const rows = query.data?.items ?? [];
  const state = {
    ...props,
    loading: query.isPending,
    onRetry: () => void query.refetch(),
    empty: (
      <PastEnd list={query.data} onPage={onPage}>
        {filtered ? <NoMatches {...filtered} /> : <EmptyState kind="none" {...empty} />}
      </PastEnd>
    ),
  };
  if (layout === 'table') return <DataTable {...state} rows={rows} />;
  return (
    <LoadState {...state} isEmpty={rows.length === 0}>
      <ul aria-label={props.caption} className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {rows.map((row) => (
          <li key={props.rowKey(row)}>{props.renderCard(row)}</li>
        ))}
      </ul>
    </LoadState>
  );
}

function NoMatches({ clearLabel = words('parts')('clearFilters'), onClear, ...texts }: FilteredProps) {
  return (
    <EmptyState
      kind="filtered"
      {...texts}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            {clearLabel}
          </Button>
        ) : undefined
      }
    />
  );
}
