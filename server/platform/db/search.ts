import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { limits } from '#shared/limits.ts';
import type { DB } from './tables.ts';

/** True where `column` matches `pattern` (see `likePattern`), ignoring case and accents. */
export function isMatching(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`search_fold(${sql.ref(column)}) like search_fold(${pattern})`;
}

/**
 * True where `column` is the id of a person whose name or e-mail address matches `pattern`. The subquery runs first, so that
 * the rows come from the owner's index, also when other conditions are joined by "or".
 */
export function isPersonMatching(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(array(
    select person.id from profiles person
    where ${isMatching('person.name', pattern)} or ${isMatching('person.email', pattern)}))`;
}

/**
 * The number of rows of disjoint queries, capped at `limits.searchCounted`. Queries run in order, and later ones only below
 * the cap.
 */
export function cappedCount(...found: SelectQueryBuilder<DB, never, object>[]): RawBuilder<number> {
  const rows = found.map((query) => sql`${query.clearSelect().select(sql.lit(1).as('found'))}`);
  return sql<number>`(select count(*) from (
    ${sql.join(rows, sql` union all `)} limit ${sql.lit(limits.searchCounted)}) as found)`;
}
