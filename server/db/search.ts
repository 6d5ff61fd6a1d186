import { sql, type RawBuilder } from 'kysely';

/**
 * True where `column` names a person whose name or address matches `pattern` (see `likePattern`). The people are found
 * first, so that the rows are found by their owner's index, also beside other conditions joined by "or".
 */
export function isPersonMatching(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(array(
    select person.id from profiles person where person.name ilike ${pattern} or person.email ilike ${pattern}))`;
}
