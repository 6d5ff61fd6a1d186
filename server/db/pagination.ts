import { limits } from '#shared/limits.ts';

export interface Page {
  page: number;
  pageSize: number;
  offset: number;
}

/** `{ page: 3, pageSize: 10 }` → rows 21 to 30. */
export function toPage(input: { page: number; pageSize?: number | undefined }, defaultSize: number): Page {
  const pageSize = Math.min(input.pageSize ?? defaultSize, limits.pageSizeMax);
  return { page: input.page, pageSize, offset: (input.page - 1) * pageSize };
}

/** A substring pattern for `ilike` in which the reader's own `%` and `_` mean themselves. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
