import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { LoadState, type LoadStateProps } from '#client/ui/feedback/load-state.tsx';
import { useIsPhone } from '#client/ui/use-media-query.ts';
import { useSeenRows } from './use-seen-rows.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Hides the header visually, for columns of buttons. */
  hideHeader?: boolean;
  /** Renders the cell as the row's header. */
  rowHeader?: boolean;
  className?: string;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> extends Omit<LoadStateProps, 'children' | 'isEmpty'> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Mouse shortcut only: the row needs a link or button with the same action. */
  onRowPress?: (row: Row) => void;
  selectedKey?: string;
  /** Row as a card, below 768 px; without it the table scrolls horizontally. */
  renderCard?: (row: Row) => ReactNode;
  dense?: boolean;
}

/** Table that becomes a list of cards below 768 px. Rows are rendered as they come into view. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, renderCard } = props;
  const isPhone = useIsPhone();
  const [shown, lastRow] = useSeenRows(rows.length);
  const seen = rows.slice(0, shown);
  return (
    <LoadState {...props} isEmpty={rows.length === 0}>
      {isPhone && renderCard ? (
        <ul aria-label={caption} className="grid grid-cols-1 gap-3">
          {seen.map((row, index) => (
            <li key={rowKey(row)} ref={index === shown - 1 ? lastRow : undefined}>
              {renderCard(row)}
            </li>
          ))}
        </ul>
      ) : (
        <Table {...props} columns={columns} rows={seen} count={rows.length} lastRow={lastRow} />
      )}
    </LoadState>
  );
}

interface TableProps<Row> extends DataTableProps<Row> {
  /** Of the rows, with those that are not rendered yet. */
  count: number;
  lastRow: RefCallback<HTMLElement>;
}

function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, count, lastRow, rowKey, sort, onSort, onRowPress, selectedKey, dense } = props;
  const cellPadding = dense ? 'px-2 py-2 2xl:px-3' : 'px-4 py-3';
  // `relative` contains the absolutely positioned screen reader text, which would widen the page otherwise.
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-sheet xl:overflow-clip">
      <table className="w-full text-sm" aria-rowcount={count > rows.length ? count + 1 : undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sheet xl:sticky xl:top-header xl:z-10 shadow-[inset_0_-1px_var(--line)]">
          <tr>
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                padding={dense ? 'px-2 2xl:px-3' : 'px-4'}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums lining-nums">
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              ref={index === rows.length - 1 ? lastRow : undefined}
              data-selected={selectedKey === rowKey(row)}
              onClick={onRowPress ? (event) => (isRowPress(event.target) ? onRowPress(row) : undefined) : undefined}
              className={clsx(
                'transition-colors data-[selected=true]:bg-primary-soft',
                onRowPress ? 'cursor-pointer hover:bg-sunken' : '',
              )}
            >
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={clsx(
                      'align-middle font-normal',
                      cellPadding,
                      column.align === 'end' ? 'text-end' : 'text-start',
                      column.className,
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** False for presses on a control inside the row. */
function isRowPress(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, label, [role="menuitem"]') === null;
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  padding: string;
}

function HeaderCell<Row>({ column, sort, onSort, padding }: HeaderCellProps<Row>) {
  const align = column.align === 'end' ? 'text-end' : 'text-start';
  const base = clsx('h-11 text-xs font-semibold whitespace-nowrap text-ink-2', align, column.className);
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={clsx(base, padding)}>
        <span className={column.hideHeader ? 'sr-only' : ''}>{column.header}</span>
      </th>
    );
  }
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={base}>
      <button
        type="button"
        onClick={() => onSort({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
        className={clsx('inline-flex h-11 items-center gap-1 -outline-offset-2! hover:text-ink', padding)}
      >
        {column.header}
        <Arrow aria-hidden="true" className={clsx('size-3.5', direction === undefined ? 'text-ink-3' : 'text-ink')} />
      </button>
    </th>
  );
}
