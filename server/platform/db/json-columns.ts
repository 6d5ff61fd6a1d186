import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  ReferenceNode,
  sql,
  type KyselyPlugin,
  type RawBuilder,
  type SelectQueryBuilder,
  type ShallowDehydrateObject,
  type Simplify,
  type UnknownRow,
} from 'kysely';
import type { DB } from './tables.ts';

type Select<Row> = SelectQueryBuilder<DB, never, Row>;
type Selection = NonNullable<ReturnType<Select<object>['toOperationNode']>['selections']>[number]['selection'];

/** The name of a selected value in the result. Throws where it has none. */
function columnName(selection: Selection): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
  throw new Error('every value of a row needs a name');
}

/** Kysely's CamelCasePlugin does not reach into JSON, so the names in it are converted here. */
function camelCase(column: string): string {
  return column.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** A result set by column, the layout PostgreSQL serializes fastest. */
interface ColumnarRows {
  $columns: Record<string, unknown[] | null>;
}

/**
 * Selects a query's rows as one JSON value, so that a page and its total are one statement. `jsonColumnsPlugin` turns the
 * value into camelCase rows; times are ISO 8601 strings.
 */
export function jsonColumns<Row>(query: Select<Row>): RawBuilder<Simplify<ShallowDehydrateObject<Row>>[]> {
  const columns = (query.toOperationNode().selections ?? []).map(({ selection }) => columnName(selection));
  const values = columns.map((column) => sql`${sql.lit(camelCase(column))}, json_agg(${sql.ref(`source.${column}`)})`);
  return sql`(select json_build_object('$columns', json_build_object(${sql.join(values)})) from ${query} as source)`;
}

function isColumnar(value: unknown): value is ColumnarRows {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$columns');
}

function toRows({ $columns }: ColumnarRows): UnknownRow[] {
  const columns = Object.entries($columns);
  // Copies of one object share a hidden class, which V8 creates and reads fastest.
  const template: UnknownRow = Object.fromEntries(columns.map(([name]) => [name, null]));
  return (columns[0]?.[1] ?? []).map((_value, index) => {
    const row = { ...template };
    for (const [name, values] of columns) row[name] = values?.[index];
    return row;
  });
}

/** Expands the values that `jsonColumns` selected into rows. */
export const jsonColumnsPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }) {
    const [first = {}] = result.rows;
    const columnar = Object.keys(first).filter((name) => isColumnar(first[name]));
    for (const row of columnar.length === 0 ? [] : result.rows) {
      for (const name of columnar) {
        const value = row[name];
        if (isColumnar(value)) row[name] = toRows(value);
      }
    }
    return Promise.resolve(result);
  },
};
