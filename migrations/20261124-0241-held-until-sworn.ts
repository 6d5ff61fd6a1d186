import { sql, type Kysely } from 'kysely';

/**
 * While an order awaits its notarial act nothing of it is delivered, whatever inserts it: an affidavit of an order that was not
 * sold as notarized included. Checked at the end of the transaction, which closes the request by the act.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_delivery_before_act() returns trigger language plpgsql as $$
    declare
      document uuid := coalesce(to_jsonb(new) ->> 'document_id', to_jsonb(new) ->> 'original_document_id');
    begin
      if exists (select from notarial_requests where document_id = document and closed_at is null) then
        raise exception 'an order that awaits its notarial act is not delivered'
          using errcode = 'check_violation', constraint = 'deliveries_after_act';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger translated_documents_sworn_first after insert on translated_documents
    deferrable initially deferred for each row execute function refuse_delivery_before_act()`.execute(db);
  await sql`
    create constraint trigger certificates_sworn_first after insert on certificates
    deferrable initially deferred for each row execute function refuse_delivery_before_act()`.execute(db);
}
