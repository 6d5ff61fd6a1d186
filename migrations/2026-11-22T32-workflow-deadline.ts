import { sql, type Kysely } from 'kysely';

/** Since when the workflow has had an order, so that one it never answers is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents_to_be_verified add column workflow_sent_at timestamptz`.execute(db);
  await sql`update documents_to_be_verified set workflow_sent_at = updated_at where workflow_state = 'sent'`.execute(
    db,
  );
  // Orders the workflow has and did not answer, oldest first: few of many.
  await sql`create index reviews_at_workflow on documents_to_be_verified (workflow_sent_at)
    where status = 'pending' and workflow_state = 'sent'`.execute(db);
}
