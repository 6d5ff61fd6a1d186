import { sql, type Kysely } from 'kysely';

/** A refund or a dispute acts on the orders it is about: shares per document, a hold while it is open, an end to the review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents
    add column refunded_cents integer not null default 0
      constraint documents_refund_within_charge check (refunded_cents between 0 and charged_cents),
    add column payment_hold text
      constraint documents_payment_hold_known check (payment_hold in ('refund', 'dispute'))`.execute(db);
  await sql`update documents set refunded_cents = charged_cents where payment_status = 'refunded'`.execute(db);

  await sql`alter table documents_to_be_verified
    drop constraint reviews_status_known,
    drop constraint reviews_decided_by_somebody,
    add constraint reviews_status_known check (status in ('pending', 'completed', 'rejected', 'cancelled')),
    add constraint reviews_decided_by_somebody
      check (status in ('pending', 'cancelled') or authenticated_by is not null)`.execute(db);
  // Orders refunded before this step are not worked on either.
  await sql`update documents_to_be_verified r set status = 'cancelled', claimed_by = null, claimed_at = null
    from documents d where d.id = r.document_id and d.payment_status = 'refunded' and r.status = 'pending'`.execute(db);

  await sql`alter table refunds
    add column document_id uuid references documents (id),
    add column source text not null default 'staff'
      constraint refunds_source_known check (source in ('staff', 'system', 'provider', 'dispute')),
    add column certificate text
      constraint refunds_certificate_known check (certificate in ('keep', 'withdraw'))`.execute(db);

  // How much of a refund goes to which document. A discarded draft takes its share along: nothing was refunded for it.
  await sql`
    create table refund_shares (
      refund_id uuid not null references refunds (id),
      document_id uuid not null references documents (id) on delete cascade,
      amount_cents integer not null constraint refund_shares_amount_positive check (amount_cents > 0),
      primary key (refund_id, document_id)
    )`.execute(db);
  // All that went back for one document, and the foreign key's own check.
  await sql`create index refund_shares_by_document on refund_shares (document_id)`.execute(db);
  await sql`
    insert into refund_shares (refund_id, document_id, amount_cents)
    select f.id, only_item.document_id, f.amount_cents
    from refunds f join lateral (
      select (array_agg(i.document_id))[1] as document_id from payment_items i
      where i.payment_id = f.payment_id having count(*) = 1) only_item on true`.execute(db);

  await sql`
    create table disputes (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments (id),
      stripe_dispute_id text not null constraint disputes_stripe_id_unique unique,
      amount_cents integer not null constraint disputes_amount_positive check (amount_cents > 0),
      reason text not null,
      status text not null constraint disputes_status_known check (status in ('open', 'won', 'lost')),
      opened_at timestamptz not null,
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  // The disputes of one payment.
  await sql`create index disputes_by_payment on disputes (payment_id)`.execute(db);

  // A pause changes what the authenticators' lists show, like every other change of an order's money.
  await sql`create trigger documents_announce_hold after update on documents
    for each row when (old.payment_hold is distinct from new.payment_hold
      or old.refunded_cents is distinct from new.refunded_cents)
    execute function announce_staff_work()`.execute(db);
}
