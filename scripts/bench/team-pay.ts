import { sql } from 'kysely';
import { recomputePay } from '#server/features/pay/recompute.ts';
import type { Db } from '#server/platform/db/client.ts';
import { noneOf, type Finding } from './goals.ts';

/**
 * Every paper's pay computes again from its record to the cent. Papers of the database that have no earning get one, whose amount
 * PostgreSQL computes in exact decimals, so that two ways of computing are compared.
 */
export async function measurePay(db: Db): Promise<Finding[]> {
  await payEverything(db);
  const { earnings, statements, wrong } = await recomputePay(db);
  return [
    { goal: 'earnings computed again', must: '≥ 1', found: String(earnings), isMet: earnings > 0 },
    { goal: 'statements computed again', must: '', found: String(statements) },
    noneOf('of these, another amount', wrong),
  ];
}

async function payEverything(db: Db): Promise<void> {
  await sql`
    insert into pay_rates (user_id, activity, unit, unit_cents, currency, rush_percent, minimum_cents, valid_from, created_at)
    select p.id, 'certify', unit, cents, 'usd', rush, minimum, '2020-01-01', now()
    from (select id from profiles order by created_at, id limit 1) p,
      (values ('page', 437, 35, 900), ('word', 853, 25, 0), ('hour', 4111, 0, 1500), ('flat', 1299, 50, 0))
        as terms (unit, cents, rush, minimum)`.execute(db);
  await sql`
    with work as (
      select d.id as document_id, d.source_language as source, d.target_language as target, d.translation_type, r.*, d.speed = 'rush' as is_rush,
        case r.unit when 'page' then d.pages when 'flat' then 1 else abs(hashtext(d.id::text)) % 997 end as quantity
      from documents d
      join lateral (select * from pay_rates r order by hashtext(d.id::text || r.id::text) limit 1) r on true),
    base as (
      select w.*, round(unit_cents::numeric * quantity / case unit when 'word' then 100 when 'hour' then 60 else 1 end) as base
      from work w),
    whole as (
      select b.*, base + case when is_rush then round(base * rush_percent / 100) else 0 end as whole from base b)
    insert into pay_earnings (user_id, document_id, activity, service, source_language, target_language, paper_kind, rate_id,
      unit, unit_cents, quantity, is_rush, rush_percent, minimum_cents, amount_cents, currency, earned_at)
    select user_id, document_id, activity, translation_type, source, target, 'Birth certificate', id,
      unit, unit_cents, quantity, is_rush, rush_percent, minimum_cents, greatest(whole, minimum_cents), currency, now()
    from whole
    on conflict do nothing`.execute(db);
}
