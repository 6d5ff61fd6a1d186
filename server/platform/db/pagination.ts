import { sql, type RawBuilder } from 'kysely';
import { limits } from '#shared/limits.ts';

export interface PageWindow {
  page: number;
  pageSize: number;
  offset: number;
}

/** `{ page: 3, pageSize: 10 }` → rows 21 to 30. */
export function toPage(input: { page: number; pageSize?: number | undefined }, defaultSize: number): PageWindow {
  const pageSize = Math.min(input.pageSize ?? defaultSize, limits.pageSizeMax);
  return { page: input.page, pageSize, offset: (input.page - 1) * pageSize };
}

/** Limit and offset of a page; `isReversed`: in a query with the reversed order. */
export interface ReversibleWindow {
  isReversed: boolean;
  limit: number;
  offset: number;
}

/**
 * Reads a page from the nearer end of a list, since PostgreSQL also reads the rows it skips. `total` 0: length unknown, read
 * from the start.
 */
export function reverseOffset({ pageSize, offset }: PageWindow, total = 0): ReversibleWindow {
  const remaining = total - offset;
  if (remaining <= 0 || offset <= remaining) return { isReversed: false, limit: pageSize, offset };
  const limit = Math.min(pageSize, remaining);
  return { isReversed: true, limit, offset: remaining - limit };
}

/** A substring pattern for `like`, with `%`, `_` and backslashes of the search escaped. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Cursor of the order `created_at desc, id desc`. `at` is text, since a Date has no microseconds. */
export interface Keyset {
  at: string;
  id: string;
}

/** Rows after a keyset in its order; `at` and `id` are the columns of the order. */
export function isAfterKeyset(at: string, id: string, after: Keyset | undefined): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after?.at}::timestamptz, ${after?.id}::uuid)`;
}
