import { sql, type Kysely } from 'kysely';

/** Revisions of notarized certificates: certified again, with the notary, and issued by an act of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notarial_requests
      add column replaces uuid references certificates (id),
      add column revision_reason text,
      add constraint notarial_requests_revision_whole check ((replaces is null) = (revision_reason is null))`.execute(
    db,
  );
  // The foreign key's check.
  await sql`create index notarial_requests_by_replaced on notarial_requests (replaces) where replaces is not null`.execute(
    db,
  );

  // The review of a revision is decided, that of a first delivery pending.
  await sql`drop index reviews_with_notary`.execute(db);
  // The queue of orders awaiting a notary, oldest first.
  await sql`create index reviews_with_notary on documents_to_be_verified (created_at, id)
    where notary_since is not null`.execute(db);

  // Each revision of a notarized order has an act of its own, whatever inserts it; checked at the end of the transaction.
  await sql`
    create function require_act_of_revision() returns trigger language plpgsql as $$
    begin
      if exists (select from documents where id = new.document_id and translation_type = 'notarized')
        and not exists (
          select from notarial_acts where document_id = new.document_id and recorded_at = new.issued_at) then
        raise exception 'a notarized certificate needs a notarial act'
          using errcode = 'check_violation', constraint = 'certificates_notarized_with_act';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger certificates_need_act after insert on certificates
    deferrable initially deferred for each row execute function require_act_of_revision()`.execute(db);
}
