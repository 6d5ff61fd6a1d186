import { createHash } from 'node:crypto';
import pg from 'pg';

/** The trails as they stand: each chain's length and the hash of its last row. */
export type ChainEnds = Record<string, { length: number; hash: string }>;

export interface BrokenRow {
  /** `document:<id>` or `staff:<id of the actor>`. */
  chain: string;
  /** Place in the chain, from 1. */
  position: number;
  reason: 'missing' | 'changed';
}

export interface ChainReport {
  rows: number;
  ends: ChainEnds;
  /** The first row of its chain that is not as it was written; undefined when every row is. */
  broken: BrokenRow | undefined;
}

interface Row {
  chain: string;
  position: number;
  content: string;
  hash: string;
}

interface Trail {
  table: string;
  prefix: string;
  subject: string;
  content: string;
}

/** What the database hashes, in the same words: this does not ask the database's own function, which could be changed too. */
const trails: readonly Trail[] = [
  {
    table: 'document_events',
    prefix: 'document:',
    subject: 'document_id',
    content: 'id, event, from_status, to_status, actor_id, actor_role, details, extract(epoch from created_at)',
  },
  {
    table: 'staff_events',
    prefix: 'staff:',
    subject: 'actor_id',
    content: 'id, event, actor_role, subject_user_id, document_id, details, extract(epoch from created_at)',
  },
];

const batch = 5_000;
const lowest = '00000000-0000-0000-0000-000000000000';

/** Reads every chain from its first row to its last and stops at the first row that does not fit. Changes nothing. */
export async function readChains(databaseUrl: string): Promise<ChainReport> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // One moment for rows and ends: a row that is written meanwhile is in both or in neither.
    await client.query('begin transaction isolation level repeatable read read only');
    const ends: ChainEnds = {};
    let rows = 0;
    for (const trail of trails) {
      for await (const row of rowsOf(client, trail)) {
        const broken = follow(ends, row);
        if (broken) return { rows, ends, broken };
        rows += 1;
      }
    }
    return { rows, ends, broken: findCut(ends, await readEnds(client)) };
  } finally {
    await client.end();
  }
}

async function* rowsOf(client: pg.Client, { table, prefix, subject, content }: Trail): AsyncGenerator<Row> {
  let after = { subject: lowest, position: 0 };
  for (;;) {
    const { rows } = await client.query<Row & { subject: string }>(
      `select ${subject} as subject, '${prefix}' || ${subject} as chain, chain_position as position,
        jsonb_build_array('${prefix}' || ${subject}, chain_position, ${content})::text as content,
        encode(hash, 'hex') as hash
      from ${table} where (${subject}, chain_position) > ($1, $2)
      order by ${subject}, chain_position limit ${batch}`,
      [after.subject, after.position],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

/** Takes the next row of its chain in, or says what is wrong with it. */
function follow(ends: ChainEnds, { chain, position, content, hash }: Row): BrokenRow | undefined {
  const before = ends[chain] ?? { length: 0, hash: '' };
  if (position !== before.length + 1) return { chain, position: before.length + 1, reason: 'missing' };
  const expected = createHash('sha256').update(Buffer.from(before.hash, 'hex')).update(content).digest('hex');
  if (hash !== expected) return { chain, position, reason: 'changed' };
  ends[chain] = { length: position, hash };
  return undefined;
}

async function readEnds(client: pg.Client): Promise<ChainEnds> {
  const { rows } = await client.query<{ chain: string; length: number; hash: string }>(
    `select chain, length, encode(hash, 'hex') as hash from audit_chains order by chain`,
  );
  return Object.fromEntries(rows.map(({ chain, length, hash }) => [chain, { length, hash }]));
}

/** The first chain that is shorter than, or differs from, what its end says. */
function findCut(found: ChainEnds, told: ChainEnds): BrokenRow | undefined {
  for (const chain of new Set([...Object.keys(told), ...Object.keys(found)])) {
    const [here, there] = [found[chain] ?? { length: 0, hash: '' }, told[chain] ?? { length: 0, hash: '' }];
    if (here.length < there.length) return { chain, position: here.length + 1, reason: 'missing' };
    if (here.hash !== there.hash) return { chain, position: here.length, reason: 'changed' };
  }
  return undefined;
}
