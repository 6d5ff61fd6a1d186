import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { listQueue } from '#server/features/authenticator/queue.ts';
import { getBoard } from '#server/features/team/board.ts';
import { getMyWork } from '#server/features/team/my-work.ts';
import { createDb, createPool } from '#server/platform/db/client.ts';
import { atMost, percentile, type Finding } from '../goals.ts';

/* The queue, the board and a person's work over a hundred thousand open papers, of which a fifth is assigned to twelve people. */

const runs = 60;
const limitMs = 50;

/** Filling exceeds the product's timeouts. */
async function fill({ env, log }: Deps): Promise<void> {
  const db = createDb(createPool(env.databaseUrl, log, { statementTimeoutMs: 0 }));
  const statements = [
    sql`insert into profiles (email, name, role)
      select 'customer' || n || '@people.example', 'Customer ' || n, 'user' from generate_series(1, 5000) n`,
    sql`insert into profiles (email, name, role)
      select 'staff' || n || '@people.example', 'Member ' || n, 'authenticator' from generate_series(1, 12) n`,
    sql`create temporary table staff as
      select id, row_number() over (order by email) as place from profiles where role = 'authenticator'`,
    sql`create temporary table customers as
      select id, row_number() over (order by email) as place from profiles where role = 'user'`,
    sql`insert into documents (user_id, filename, pages, source_language, status, payment_status, total_cost_cents,
        charged_cents, verification_code, file_id, file_key, file_size_bytes, file_sha256, file_mimetype, idempotency_key,
        upload_date, created_at)
      select c.id, 'deed-' || n || '.pdf', 1 + n % 9,
        (array['Portuguese','Spanish','German','Arabic','Hebrew','Japanese','Korean'])[1 + n % 7], 'processing', 'paid',
        1500, 1500, 'TFE' || lpad(n::text, 6, '0'), gen_random_uuid(), 'key/' || n, 1000, 'hash',
        'application/pdf', 'key-' || n, now(), now()
      from generate_series(1, 100000) n join customers c on c.place = 1 + n % 5000`,
    // Due over four weeks around today.
    sql`insert into documents_to_be_verified (document_id, user_id, filename, pages, translation_type, source_language,
        total_cost_cents, verification_code, status, workflow_state, created_at, updated_at, due_at, assigned_to, assigned_at)
      select d.id, d.user_id, d.filename, d.pages, d.translation_type, d.source_language, 1500, d.verification_code, 'pending',
        'received', now(), now(), now() + (abs(hashtext(d.id::text)) % 40320 - 10080) * interval '1 minute', s.id,
        case when s.id is not null then now() end
      from documents d left join staff s on s.place = 1 + abs(hashtext(d.verification_code)) % 60`,
  ];
  await db.connection().execute(async (one) => {
    for (const statement of statements) await statement.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return times;
}

export async function measureLists({ deps }: { deps: Deps }): Promise<Finding[]> {
  await fill(deps);
  const member = await deps.db
    .selectFrom('profiles')
    .select(['id', 'name', 'email', 'role'])
    .where('role', '=', 'authenticator')
    .orderBy('email')
    .limit(1)
    .executeTakeFirstOrThrow();
  const actor: Actor = member;
  const calls = {
    'the board': () => getBoard(deps, deps.db, undefined),
    'the queue': () => listQueue(deps, actor, { page: 1, list: 'pending' }),
    'a person’s work': () => getMyWork(deps, deps.db, actor),
  };
  const findings: Finding[] = [];
  for (const [name, call] of Object.entries(calls)) {
    await call();
    const found = percentile(await timesOf(call), 0.95);
    findings.push(atMost(`${name} over 100,000 open papers, p95`, { must: limitMs, found, unit: ' ms' }));
  }
  return findings;
}
