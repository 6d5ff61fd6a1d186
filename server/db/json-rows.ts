import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  ReferenceNode,
  sql,
  type RawBuilder,
  type SelectQueryBuilder,
} from 'kysely';
import type { ShallowDehydrateObject, Simplify } from 'kysely';
import type { DB } from './tables.ts';

type Select<Row> = SelectQueryBuilder<DB, never, Row>;
type Selection = NonNullable<ReturnType<Select<object>['toOperationNode']>['selections']>[number]['selection'];

/** The name under which a selected value arrives. */
function nameOf(selection: Selection): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
  throw new Error('every value of a row needs a name');
}

/** What rows are renamed to on their way out, which does not reach into JSON. */
function wordOf(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The rows of a query as one JSON value, so that a page comes in one statement with its total, already in the words of the
 * API: for long lists the database writes rows faster than they are read here one by one. Times arrive as ISO 8601.
 */
export function jsonRows<Row>(query: Select<Row>): RawBuilder<Simplify<ShallowDehydrateObject<Row>>[]> {
  const names = (query.toOperationNode().selections ?? []).map(({ selection }) => wordOf(nameOf(selection)));
  // As plain text: an identifier would be written in the words of the tables again.
  const words = sql.raw(names.map((name) => `"${name}"`).join(', '));
  return sql`(select coalesce(json_agg(one), '[]') from ${query} as one (${words}))`;
}
