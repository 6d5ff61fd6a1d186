import { sql } from 'kysely';
import type { Trx } from '#server/platform/db/client.ts';

/** Takes names and files out of requests for a notary; the journal itself holds none. */
export async function eraseNotaryRequests(trx: Trx, documentId: string): Promise<void> {
  await sql`
    update notarial_requests set
      statement = jsonb_build_object('facts', jsonb_build_object('paperKind', statement #> '{facts,paperKind}', 'holders', '[]'::jsonb)),
      file_key = 'erased/' || id,
      return_reason = case when return_reason is null then null else 'Deleted' end,
      revision_reason = case when revision_reason is null then null else 'Deleted' end
    where document_id = ${documentId}`.execute(trx);
}
