import { sql, type Compilable, type CompiledQuery, type Expression } from 'kysely';
import type { Db } from './client.ts';
import { keepName } from './named-statements.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Placeholder expression of the named parameter. */
export type Param<Params> = <Name extends keyof Params & string>(name: Name) => Expression<Params[Name]>;

type Build<Params, Row> = (db: Db, param: Param<Params>) => Compilable<Row>;

/** Binds the values directly, for a query whose text varies and is therefore built per call. */
export function inlineParams<Params extends object>(values: Params): Param<Params> {
  return (name) => sql.val(values[name]);
}

/**
 * Compiles a query on its first use and then only binds parameters: building a query costs more than sending it. The text
 * must not depend on the parameters.
 */
export function precompiled<Params extends object>() {
  return <Row>(build: Build<Params, Row>): ((db: Db, params: Params) => Promise<Row[]>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (db, params) => {
      if (compiled === undefined) {
        compiled = build(db, (name) => sql`${new Placeholder(name)}`).compile();
        keepName(compiled.sql);
      }
      const parameters = compiled.parameters.map((value): unknown =>
        value instanceof Placeholder ? Reflect.get(params, value.name) : value,
      );
      const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
      return rows;
    };
  };
}

/** The row of an aggregate without grouping. Throws if it is missing. */
export function singleRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('an aggregate returned no row');
  return row;
}
