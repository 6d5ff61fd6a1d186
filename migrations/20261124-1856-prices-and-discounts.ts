import { sql, type Kysely } from 'kysely';

/**
 * Fees per document, where copies are mailed to, and discounts: by a firm's volume or by a coupon. The release before writes
 * neither fees nor discounts, and mails within the United States.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column mail_country text constraint documents_mail_country check (mail_country ~ '^[A-Z]{2}$'),
      -- The office that makes it; null is the main one.
      add column office text`.execute(db);
  await sql`
    alter table payment_items
      -- Charged once for the document, a part of 'total_cents'.
      add column fee_cents integer not null default 0 constraint payment_items_fee check (fee_cents >= 0),
      -- Its share of the order's discount, which 'total_cents' is without.
      add column discount_cents integer not null default 0 constraint payment_items_discount check (discount_cents >= 0)`.execute(
    db,
  );
  await coupons(db);
}

async function coupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupons (
      id uuid primary key default gen_random_uuid(),
      -- Upper-case; each code stands for one coupon for ever.
      code text not null constraint coupons_code_once unique
        constraint coupons_code check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
      percent integer constraint coupons_percent check (percent between 1 and 100),
      amount_cents integer constraint coupons_amount check (amount_cents > 0),
      currency text not null,
      -- How often it may be used; null is without a limit.
      cap integer constraint coupons_cap check (cap > 0),
      uses integer not null default 0,
      is_once boolean not null,
      valid_from timestamptz not null,
      valid_until timestamptz,
      -- Null is every service.
      services text[],
      note text not null default '',
      created_by uuid not null references profiles (id),
      created_at timestamptz not null,
      ended_at timestamptz,
      constraint coupons_one_form check ((percent is null) <> (amount_cents is null)),
      constraint coupons_uses_within_cap check (uses >= 0 and (cap is null or uses <= cap)),
      constraint coupons_span check (valid_until is null or valid_until > valid_from)
    )`.execute(db);
  await sql`
    create table coupon_uses (
      id uuid primary key default gen_random_uuid(),
      coupon_id uuid not null references coupons (id),
      payment_id uuid not null references payments (id),
      account_id uuid not null references profiles (id),
      is_once boolean not null,
      -- What was taken off, and what the order cost then.
      amount_cents integer not null constraint coupon_uses_amount check (amount_cents > 0),
      order_cents integer not null constraint coupon_uses_order check (order_cents > 0),
      -- Held by an open checkout, used by an order, released when the checkout ended without one.
      state text not null constraint coupon_uses_state_known check (state in ('held', 'used', 'released')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  // Once per customer, also when two checkouts open at once.
  await sql`create unique index coupon_uses_once on coupon_uses (coupon_id, account_id)
    where is_once and state <> 'released'`.execute(db);
  // What a payment holds; the foreign key's check.
  await sql`create index coupon_uses_by_payment on coupon_uses (payment_id)`.execute(db);
  // Use and revenue of a coupon.
  await sql`create index coupon_uses_by_coupon on coupon_uses (coupon_id)`.execute(db);
  // The erasure of an account.
  await sql`create index coupon_uses_by_account on coupon_uses (account_id)`.execute(db);
}
