import fs from 'node:fs';
import pg from 'pg';
import { z } from 'zod';
import type { BrokenRow, ChainEnds } from './chains.ts';

/**
 * The ends of all chains at one moment, to be kept where the database's owner cannot write: an owner can recompute every
 * hash in the database, but not a seal.
 */
const sealSchema = z.record(z.string(), z.object({ length: z.number().int(), hash: z.string() }));

export function writeSeal(file: string, ends: ChainEnds): void {
  fs.writeFileSync(file, `${JSON.stringify(ends)}\n`, { mode: 0o600 });
}

/** The first chain that does not contain its sealed end; undefined when all do. */
export async function compareWithSeal(databaseUrl: string, file: string): Promise<BrokenRow | undefined> {
  const seal = sealSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ chain: string; length: number }>(
      `with sealed as (
        select key as chain, (value ->> 'length')::int as length, value ->> 'hash' as hash from jsonb_each($1::jsonb))
      select s.chain, s.length from sealed s
      left join document_events d on d.document_id = substring(s.chain from '^document:(.*)')::uuid and d.chain_position = s.length
      left join staff_events f on f.actor_id = substring(s.chain from '^staff:(.*)')::uuid and f.chain_position = s.length
      where s.hash is distinct from encode(coalesce(d.hash, f.hash), 'hex') order by s.chain limit 1`,
      [JSON.stringify(seal)],
    );
    const [first] = rows;
    return first && { chain: first.chain, position: first.length, reason: 'changed' };
  } finally {
    await client.end();
  }
}
