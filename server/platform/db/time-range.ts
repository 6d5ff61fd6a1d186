import { sql, type RawBuilder } from 'kysely';

/** Both inclusive, to the millisecond. */
export interface TimeRange {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Whether a column of `timestamptz` is in the range. Times are shown in milliseconds, and kept in microseconds. */
export function isWithin(column: string, { from, to }: TimeRange): RawBuilder<boolean> {
  const time = sql.ref(column);
  const conditions = [
    ...(from ? [sql`${time} >= ${from}`] : []),
    ...(to ? [sql`${time} < ${new Date(to.getTime() + 1)}`] : []),
  ];
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}
