import type { ReactNode } from 'react';
import { queryState, type Query } from '#client/lib/query-state.ts';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';

interface PagedRowsProps<Item> {
  query: Query & { data: { items: readonly Item[]; page: number; pageSize: number; total: number } | undefined };
  onPage: (page: number) => void;
  label: string;
  /** Plural noun of the items: `invoices`. */
  noun: string;
  empty: { icon: ReactNode; title: string; text: string };
  /** A row as an `li`. */
  children: (item: Item) => ReactNode;
  /** Below the rows. */
  footer?: ReactNode;
}

/** A page's short list of invoices or quotes, with its loading, failed and empty states. */
export function PagedRows<Item>({ query, onPage, label, noun, empty, children, footer }: PagedRowsProps<Item>) {
  const { data } = query;
  const items = data?.items ?? [];
  return (
    <LoadState
      {...queryState(query)}
      skeleton={<SkeletonRows rows={3} />}
      isEmpty={items.length === 0}
      empty={<EmptyState kind="none" {...empty} />}
    >
      <CardList aria-label={label}>{items.map(children)}</CardList>
      {data && data.total > data.pageSize ? <Pagination {...data} noun={noun} onPage={onPage} /> : null}
      {footer}
    </LoadState>
  );
}
