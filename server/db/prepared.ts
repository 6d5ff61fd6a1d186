import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './client.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Build<Params, Row> = (
  db: Db,
  param: <Name extends keyof Params & string>(name: Name) => RawBuilder<Params[Name]>,
) => Compilable<Row>;

/**
 * A query that is built and compiled once, on its first use, and from then on only filled in: for the few that most
 * requests run, since building one costs more than sending it. Its text must not depend on the parameters.
 */
export function prepared<Params extends object>() {
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
