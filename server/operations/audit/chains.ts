import { createHash } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { z } from 'zod';

/** Length and last hash of each chain. */
export type ChainEnds = Record<string, { length: number; hash: string }>;

export interface BrokenRow {
  /** `document:<id>` or `staff:<id of the actor>`. */
  chain: string;
  /** Position in the chain, from 1. */
  position: number;
  reason: 'missing' | 'changed';
}

export interface ChainReport {
  rows: number;
  ends: ChainEnds;
  /** The first missing or changed row; undefined when the log is intact. */
  broken: BrokenRow | undefined;
}

interface Row {
  chain: string;
  position: number;
  content: string;
  hash: string;
}

interface AuditTable {
  table: string;
  prefix: string;
  subject: string;
  content: string;
}

const lowestId = '00000000-0000-0000-0000-000000000000';

/** The hashed columns. Duplicates the database's function, which an attacker could have changed as well. */
const auditTables: readonly AuditTable[] = [
  {
    table: 'document_events',
    prefix: 'document:',
    subject: 'document_id',
    content: 'id, event, from_status, to_status, actor_id, actor_role, details, extract(epoch from created_at)',
  },
  {
    table: 'staff_events',
    prefix: 'staff:',
    // Events without a person, of the system, form the chain of the lowest id.
    subject: `coalesce(actor_id, '${lowestId}')`,
    content: 'id, event, actor_role, subject_user_id, document_id, details, extract(epoch from created_at)',
  },
];

const rowsPerPage = 5_000;

/** Verifies every chain from first to last row and stops at the first broken one. Read-only. */
export async function readChains(databaseUrl: string): Promise<ChainReport> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // One snapshot for rows and chain ends.
    await client.query('begin transaction isolation level repeatable read read only');
    const ends: ChainEnds = {};
    let rows = 0;
    for (const auditTable of auditTables) {
      const erased = new ErasedRows();
      for await (const row of rowsOf(client, auditTable)) {
        const broken = erased.enter(row.chain) ?? verifyRow(ends, row, erased);
        if (broken) return { rows, ends, broken };
        rows += 1;
      }
      const broken = erased.enter(undefined);
      if (broken) return { rows, ends, broken };
    }
    return { rows, ends, broken: findCut(ends, await readEnds(client)) };
  } finally {
    await client.end();
  }
}

async function* rowsOf(client: pg.Client, { table, prefix, subject, content }: AuditTable): AsyncGenerator<Row> {
  let after = { subject: lowestId, position: 0 };
  for (;;) {
    const { rows } = await client.query<Row & { subject: string }>(
      `select ${subject} as subject, '${prefix}' || ${subject} as chain, chain_position as position,
        jsonb_build_array('${prefix}' || ${subject}, chain_position, ${content})::text as content,
        encode(hash, 'hex') as hash
      from ${table} where (${subject}, chain_position) > ($1, $2)
      order by ${subject}, chain_position limit ${rowsPerPage}`,
      [after.subject, after.position],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerPage) return;
    after = last;
  }
}

const erasedRow = z.object({ position: z.int(), before: z.string(), after: z.string(), content: z.string() });
type ErasedRow = z.infer<typeof erasedRow>;

/** The content of an `erased` event: id, event and, after the states and the actor, its details. */
const erasureContent = z
  .tuple([z.string(), z.int(), z.int(), z.literal('erased'), z.null(), z.null(), z.string().nullable(), z.string()])
  .rest(z.unknown())
  .transform(([, , , , , , , , details]) => z.object({ rows: z.array(erasedRow) }).parse(details).rows);

/**
 * Rows of one chain whose content no longer gives their hash. Personal details leave the events of a deleted document; a later
 * event of the chain, whose own hash is right, states the hashes around each such row and of what is left of it.
 */
class ErasedRows {
  #chain: string | undefined;
  readonly #expected = new Map<number, ErasedRow>();

  expect({ content, ...row }: ErasedRow): void {
    this.#expected.set(row.position, { ...row, content: createHash('sha256').update(content).digest('hex') });
  }

  readRecord(content: string): void {
    if (this.#expected.size === 0) return;
    const rows = erasureContent.safeParse(JSON.parse(content)).data ?? [];
    for (const row of rows) {
      const found = this.#expected.get(row.position);
      const isSame = found?.before === row.before && found.after === row.after && found.content === row.content;
      if (isSame) this.#expected.delete(row.position);
    }
  }

  /** Finishes the previous chain; reports its first unexplained row as changed. */
  enter(chain: string | undefined): BrokenRow | undefined {
    const [position] = this.#expected.keys();
    if (this.#chain !== chain && this.#chain !== undefined && position !== undefined) {
      return { chain: this.#chain, position, reason: 'changed' };
    }
    this.#chain = chain;
    return undefined;
  }
}

/** Appends the row to its chain's end, or returns why it does not fit. */
function verifyRow(
  ends: ChainEnds,
  { chain, position, content, hash }: Row,
  erased: ErasedRows,
): BrokenRow | undefined {
  const before = ends[chain] ?? { length: 0, hash: '' };
  if (position !== before.length + 1) return { chain, position: before.length + 1, reason: 'missing' };
  const expected = createHash('sha256').update(Buffer.from(before.hash, 'hex')).update(content).digest('hex');
  if (hash === expected) erased.readRecord(content);
  else erased.expect({ position, before: before.hash, after: hash, content });
  ends[chain] = { length: position, hash };
  return undefined;
}

async function readEnds(client: pg.Client): Promise<ChainEnds> {
  const { rows } = await client.query<{ chain: string; length: number; hash: string }>(
    `select chain, length, encode(hash, 'hex') as hash from audit_chains order by chain`,
  );
  return Object.fromEntries(rows.map(({ chain, length, hash }) => [chain, { length, hash }]));
}

/** The first chain that is shorter than its recorded end, or differs from it. */
function findCut(found: ChainEnds, recorded: ChainEnds): BrokenRow | undefined {
  for (const chain of new Set([...Object.keys(recorded), ...Object.keys(found)])) {
    const actual = found[chain] ?? { length: 0, hash: '' };
    const expected = recorded[chain] ?? { length: 0, hash: '' };
    if (actual.length < expected.length) return { chain, position: actual.length + 1, reason: 'missing' };
    if (actual.hash !== expected.hash) return { chain, position: actual.length, reason: 'changed' };
  }
  return undefined;
}

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
