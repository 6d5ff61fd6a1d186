import { sql, type Kysely } from 'kysely';

/** Reasons with which findings about the text were passed leave the events of an erased document: they quote the paper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function erased_event_details(event text, details jsonb) returns jsonb language sql immutable as $$
      select case
        when event = 'recorded' and details ? 'delivery' then jsonb_set(
          jsonb_set(details, '{certificate,facts}', jsonb_build_object('paperKind', details #> '{certificate,facts,paperKind}')),
          '{delivery,holderInitials}', '""')
        when event = 'erased' then details
        else (details - array['facts', 'acknowledgements', 'reasons', 'reason', 'items', 'answer']) #- '{text,acknowledgements}'
      end
    $$`.execute(db);
}
