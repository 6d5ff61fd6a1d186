import type pg from 'pg';
import { hashPassword } from '#server/features/auth/password.ts';
import { recordFiles } from '#server/features/documents/certificates.ts';
import { createDb } from '#server/platform/db/client.ts';

/**
 * Documents of 20,000 accounts, every fiftieth of one of them: a fifth drafts, a fifth pending (one in a thousand failed), the
 * rest decided over 18 months. Drafts are younger than a week, since older ones are swept.
 */
const statementsFor = async (documents: number): Promise<string[]> => [
  'set statement_timeout = 0',
  `insert into profiles (email, name, role, phone, created_at)
    select 'person' || n || '@people.example', 'Person ' || n || ' Silva',
      case when n <= 5 then 'admin' when n <= 55 then 'authenticator' else 'user' end,
      '+1555' || n, now() - n * interval '7 minutes' from generate_series(1, 20000) n`,
  `insert into credentials (user_id, password_hash, email_verified_at) select id, '${await hashPassword('nobody knows it', 'bench')}', now() from profiles`,
  `create temporary table people as
    select id, name, email, role, row_number() over (partition by role = 'authenticator' order by id) as place from profiles`,
  `insert into documents (user_id, filename, pages, source_language, client_name, status, payment_status,
      total_cost_cents, charged_cents, verification_code, is_authenticated, file_id, file_key, file_size_bytes,
      file_sha256, file_mimetype, idempotency_key, upload_date, created_at)
    select p.id, 'deed-' || n || '.pdf', 1 + n % 9,
      (array['Portuguese','Spanish','German','Arabic','Hebrew','Japanese','Korean'])[1 + n % 7], 'Client ' || n % 997,
      case when n % 10 < 2 then 'pending' when n % 10 = 2 then 'processing' when n % 1000 = 3 then 'failed' when n % 10 = 3 then 'processing' else 'completed' end,
      case when n % 10 < 2 then 'unpaid' else 'paid' end, 1500 * (1 + n % 9),
      case when n % 10 < 2 then 0 else 1500 * (1 + n % 9) end, 'TFE' || lpad(n::text, greatest(6, length(n::text)), '0'), n % 10 > 3,
      gen_random_uuid(), 'key/' || n, 1000, 'hash', 'application/pdf', 'key-' || n, age.since, age.since
    from generate_series(1, ${documents}::bigint) n
    cross join lateral (select now() - interval '1 minute' * case when n % 10 < 2 then n % 10000 else 800000.0 * n / ${documents} end) age(since)
    join people p on p.role <> 'authenticator' and p.place = case when n % 50 = 7 then 1 else 1 + n * 7919 % 19900 end`,
  `insert into payments (user_id, status, amount_cents, expires_at, paid_at, created_at)
    select user_id, 'paid', charged_cents, created_at, created_at, created_at from documents where payment_status = 'paid'`,
  `insert into documents_to_be_verified (document_id, user_id, filename, pages, translation_type, client_name,
      source_language, total_cost_cents, verification_code, status, workflow_state, authenticated_by,
      authenticated_by_name, authenticated_by_email, authentication_date, is_authenticated, created_at, updated_at, due_at)
    select d.id, d.user_id, d.filename, d.pages, d.translation_type, d.client_name, d.source_language,
      d.total_cost_cents, d.verification_code,
      case when not d.is_authenticated then 'pending' when d.pages = 9 then 'rejected' else 'completed' end,
      case when d.status = 'failed' then 'failed' when d.status = 'processing' then 'sent' else 'received' end,
      case when d.is_authenticated then a.id end, case when d.is_authenticated then a.name end,
      case when d.is_authenticated then a.email end,
      case when d.is_authenticated then d.created_at + interval '5 hours' end, d.is_authenticated, d.created_at, now(),
      d.created_at + interval '48 hours'
    from documents d join people a on a.role = 'authenticator' and a.place = 1 + abs(hashtext(d.id::text)) % 50
    where d.payment_status = 'paid'`,
  `insert into translated_documents (original_document_id, review_id, user_id, filename, certified_filename, pages,
      total_cost_cents, translation_type, client_name, source_language, verification_code, translated_file_key,
      translated_file_size_bytes, translated_file_sha256, translated_file_mimetype, is_correction, authenticated_by,
      authenticated_by_name, authenticated_by_email, authentication_date, upload_date, created_at)
    select document_id, id, user_id, filename, filename, pages, total_cost_cents, translation_type, client_name,
      source_language, verification_code, 'out/' || filename, 1000, 'hash', 'application/pdf', status = 'rejected',
      authenticated_by, authenticated_by_name, authenticated_by_email, authentication_date, created_at,
      authentication_date
    from documents_to_be_verified where status <> 'pending'`,
  `insert into certificates (document_id, translation_id, facts, issued_by, issued_at)
    select original_document_id, id, jsonb_build_object('paperKind', 'Birth certificate', 'holders',
      jsonb_build_array(jsonb_build_object('name', client_name))), authenticated_by, authentication_date
    from translated_documents`,
  `insert into certificate_files (certificate_id, sha256, file_key, size_bytes, created_at)
    select c.id, t.translated_file_sha256, t.translated_file_key, t.translated_file_size_bytes, t.created_at
    from certificates c join translated_documents t on t.id = c.translation_id`,
  `insert into translation_texts (review_id, document_id, version, pages, blocks, confirmed, drafted, untranslated,
      created_at, updated_at)
    select r.id, r.document_id, 3,
      (select jsonb_agg(jsonb_build_object('page', page, 'state', 'read')) from generate_series(1, r.pages) page),
      30 * r.pages, case when r.status = 'pending' then 0 else 30 * r.pages end,
      case when r.status = 'pending' then 20 * r.pages else 0 end,
      case when r.status = 'pending' and abs(hashtext(r.id::text)) % 5 > 0 then 10 * r.pages else 0 end,
      r.created_at, r.created_at
    from documents_to_be_verified r`,
  `insert into block_questions (id, review_id, document_id, block_id, page, question, asked_by, asked_at)
    select gen_random_uuid(), r.id, r.document_id, gen_random_uuid(), 1, 'Which year?', r.user_id, r.created_at
    from documents_to_be_verified r where r.status = 'pending' and abs(hashtext(r.id::text)) % 100 = 7`,
  `update documents_to_be_verified r set assigned_to = a.id, assigned_at = r.created_at from people a
    where r.status = 'pending' and abs(hashtext(r.id::text)) % 10 = 3 and a.role = 'authenticator'
      and a.place = 1 + abs(hashtext(r.id::text)) / 10 % 50`,
  `insert into document_events (document_id, event, to_status, actor_id, actor_role, created_at)
    select id, 'created', 'pending', user_id, 'user', created_at from documents
    union all select document_id, 'approve', 'completed', authenticated_by, 'authenticator', authentication_date
    from documents_to_be_verified where authenticated_by is not null`,
  'drop table people',
];

/** Indexes that no constraint needs, of the tables above. */
const plainIndexes = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid::regclass::text in ('documents', 'payments', 'documents_to_be_verified', 'translated_documents',
      'certificates', 'certificate_files', 'translation_texts', 'block_questions', 'document_events')
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/** Fills an empty, migrated database and updates its statistics. Indexes are built afterwards, which takes a fraction of the time. */
export async function fillDatabase(pool: pg.Pool, documents = 100_000): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(plainIndexes);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of await statementsFor(documents)) await client.query(statement);
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const { definition } of indexes) await client.query(definition);
  } finally {
    client.release(true);
  }
  await recordFiles(createDb(pool), { certificateId: null });
  await pool.query('vacuum analyze');
}
