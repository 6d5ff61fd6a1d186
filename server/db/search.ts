import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { limits } from '#shared/limits.ts';
import type { DB } from './tables.ts';

/** True where `column` contains what is searched for, in any case and with or without accents; see `likePattern`. */
export function isMatching(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`search_fold(${sql.ref(column)}) like search_fold(${pattern})`;
}

/**
 * True where `column` names a person whose name or address matches `pattern` (see `likePattern`). The people are found
 * first, so that the rows are found by their owner's index, also beside other conditions joined by "or".
 */
export function isPersonMatching(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(array(
    select person.id from profiles person
    where ${isMatching('person.name', pattern)} or ${isMatching('person.email', pattern)}))`;
}

/**
 * How many rows a search finds, counted up to `limits.searchCounted`: a word that is in nearly every row says little, and
 * whoever gets as many looks for something more precise. Of several queries a later one is run where the ones before it
 * found too few; a row may be in one of them only.
 */
export function cappedCount(...found: SelectQueryBuilder<DB, never, object>[]): RawBuilder<number> {
  const rows = found.map((query) => sql`${query.clearSelect().select(sql.lit(1).as('found'))}`);
  return sql<number>`(select count(*) from (
    ${sql.join(rows, sql` union all `)} limit ${sql.lit(limits.searchCounted)}) as found)`;
}
