import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  ReferenceNode,
  sql,
  type KyselyPlugin,
  type RawBuilder,
  type SelectQueryBuilder,
  type UnknownRow,
} from 'kysely';
import type { ShallowDehydrateObject, Simplify } from 'kysely';
import type { DB } from './tables.ts';

type Select<Row> = SelectQueryBuilder<DB, never, Row>;
type Selection = NonNullable<ReturnType<Select<object>['toOperationNode']>['selections']>[number]['selection'];

/** The name under which a selected value arrives. */
function columnName(selection: Selection): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
  throw new Error('every value of a row needs a name');
}

/** What rows are renamed to on their way out, which does not reach into JSON. */
function camelCase(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Rows as they travel: each column with its values, which the database writes quickest. */
interface Table {
  $columns: Record<string, unknown[] | null>;
}

/**
 * The rows of a query as one JSON value, so that a page comes in one statement with its total: for long lists the database
 * writes rows faster than they are read here one by one. `jsonRowsPlugin` gives them back as rows, in the words of the API.
 * Times arrive as ISO 8601.
 */
export function jsonColumns<Row>(query: Select<Row>): RawBuilder<Simplify<ShallowDehydrateObject<Row>>[]> {
  const columns = (query.toOperationNode().selections ?? []).map(({ selection }) => columnName(selection));
  const values = columns.map((column) => sql`${sql.lit(camelCase(column))}, json_agg(${sql.ref(`one.${column}`)})`);
  return sql`(select json_build_object('$columns', json_build_object(${sql.join(values)})) from ${query} as one)`;
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$columns');
}

function toRows({ $columns }: Table): UnknownRow[] {
  const columns = Object.entries($columns);
  // Rows that are copies of one are made, filled and read quickest.
  const empty: UnknownRow = Object.fromEntries(columns.map(([name]) => [name, null]));
  const rows = (columns[0]?.[1] ?? []).map(() => ({ ...empty }));
  for (const [name, values] of columns) {
    for (const [place, row] of rows.entries()) row[name] = values?.[place];
  }
  return rows;
}

/** Gives what `jsonRows` selected as rows, wherever it stands in a result. */
export const jsonColumnsPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }) {
    const [first = {}] = result.rows;
    const tables = Object.keys(first).filter((name) => isTable(first[name]));
    for (const row of tables.length === 0 ? [] : result.rows) {
      for (const name of tables) {
        const value = row[name];
        if (isTable(value)) row[name] = toRows(value);
      }
    }
    return Promise.resolve(result);
  },
};
