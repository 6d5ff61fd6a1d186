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

/** A page's rows, which are read from the end of the list when `isReversed`. */
export interface ReversibleWindow {
  isReversed: boolean;
  limit: number;
  offset: number;
}

/**
 * The same rows read from the end of the list that is nearer, since what is skipped is read as well; from the start where
 * it is not known how many there are.
 */
export function reverseOffset({ pageSize, offset }: PageWindow, total = 0): ReversibleWindow {
  const behind = total - offset;
  if (behind <= 0 || offset <= behind) return { isReversed: false, limit: pageSize, offset };
  const limit = Math.min(pageSize, behind);
  return { isReversed: true, limit, offset: behind - limit };
}

/** A substring pattern for `like` in which the reader's own `%` and `_` mean themselves. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Where a read in the order `created_at desc, id desc` goes on. The time is text: a Date has no microseconds. */
export interface Keyset {
  at: string;
  id: string;
}
