import type { Harness } from './harness.ts';

/** Tables in which a text occurs, in any column. */
export async function tablesWith({ deps }: Harness, text: string): Promise<string[]> {
  const { rows } = await deps.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await deps.pool.query(`select 1 from ${name} as row where row::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
