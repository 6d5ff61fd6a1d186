import { sql, type Compilable, type CompiledQuery, type Expression } from 'kysely';
import type { Db } from './client.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** What stands in a query for the parameter of that name. */
export type Param<Params> = <Name extends keyof Params & string>(name: Name) => Expression<Params[Name]>;

type Build<Params, Row> = (db: Db, param: Param<Params>) => Compilable<Row>;

/** For a query of which a part differs from call to call: it is built anew, with the values themselves. */
export function inlineParams<Params extends object>(values: Params): Param<Params> {
  return (name) => sql.val(values[name]);
}

/**
 * A query that is built and compiled once, on its first use, and from then on only filled in: for the few that most
 * requests run, since building one costs more than sending it. Its text must not depend on the parameters.
 */
export function precompiled<Params extends object>() {
  return <Row>(build: Build<Params, Row>): ((db: Db, params: Params) => Promise<Row[]>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (db, params) => {
      compiled ??= build(db, (name) => sql`${new Placeholder(name)}`).compile();
      const parameters = compiled.parameters.map((value): unknown =>
        value instanceof Placeholder ? Reflect.get(params, value.name) : value,
      );
      const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
      return rows;
    };
  };
}

/** The row of a query that always gives one: an aggregate's. */
export function singleRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('an aggregate gave no row');
  return row;
}
