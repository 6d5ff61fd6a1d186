import type { Deps } from '#server/deps.ts';
import { extendLog, proveFile, proveSizes, readHead } from '#server/features/certification/log/service.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { atMost, percentile, type Finding } from '../goals.ts';

const leaves = 100_000;
const proofs = 300;

/** Proofs from a log of 100,000 leaves. Needs a database with a certificate, to which it adds what is missing. */
export async function measureTransparency({ deps }: { deps: Deps }): Promise<Finding[]> {
  // Filling exceeds the product's statement timeout.
  const pool = createPool(deps.env.databaseUrl, deps.log, { statementTimeoutMs: 0, connectTimeoutMs: 60_000 });
  const own = { ...deps, pool, db: createDb(pool) };
  try {
    await addEntries(own);
    const started = performance.now();
    await extendLog(own);
    const { size } = await readHead(own);
    const perLeaf = (performance.now() - started) / size;
    const { rows } = await pool.query<{ sha256: string }>(
      'select file_sha256 as sha256 from certificate_entries order by random() limit $1',
      [proofs],
    );
    const inclusion = await timesOf(rows, ({ sha256 }) => proveFile(own, { sha256 }));
    const sizes = rows.map((_, index) => Math.floor(((index + 1) * size) / (proofs + 1)));
    const consistency = await timesOf(sizes, (first) => proveSizes(own, { first, second: size }));
    return [
      atMost(`proof of a file among ${size} leaves, p95`, { must: 5, found: percentile(inclusion, 0.95), unit: ' ms' }),
      atMost(`proof of growth to ${size} leaves, p95`, { must: 5, found: percentile(consistency, 0.95), unit: ' ms' }),
      { goal: 'appending a leaf', must: '', found: `${perLeaf.toFixed(2)} ms` },
    ];
  } finally {
    await pool.end();
  }
}

/** Tops the entries up with superseded revisions of one certificate. */
async function addEntries({ pool }: Pick<Deps, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from certificate_entries');
  await pool.query(
    `with revision as (
      insert into certificates (document_id, translation_id, revision, issued_by, issued_at, superseded_at)
      select document_id, translation_id, 1000 + n, issued_by, issued_at, now()
      from (select * from certificates limit 1) one, generate_series(1, $1::integer) n returning id, document_id, issued_at
    ), event as (
      insert into document_events (document_id, event, actor_role, details)
      select document_id, 'recorded', 'system', jsonb_build_object('kind', 'issued',
        'certificate', jsonb_build_object('id', id, 'revision', 1000, 'issuedAt', extract(epoch from issued_at)),
        'file', jsonb_build_object('sha256', encode(sha256(id::text::bytea), 'hex')),
        'delivery', jsonb_build_object('code', 'TFE22222222')) from revision returning id, details
    ), file as (
      insert into certificate_files (certificate_id, sha256, file_key, size_bytes)
      select (details -> 'certificate' ->> 'id')::uuid, details -> 'file' ->> 'sha256', 'old.pdf', 1 from event
    )
    insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
    select (details -> 'certificate' ->> 'id')::uuid, 'issued', details -> 'file' ->> 'sha256', id from event`,
    [Math.max(0, leaves - (rows[0]?.count ?? 0))],
  );
  await pool.query('analyze certificates, certificate_entries');
}

/** Milliseconds of each call, one after another. */
async function timesOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await work(item);
    times.push(performance.now() - started);
  }
  return times;
}
