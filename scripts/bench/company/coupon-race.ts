import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#server/errors.ts';
import { createDocument } from '#server/features/documents/service.ts';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { createCoupon } from '#server/features/payments/coupons.ts';
import { quote } from '#shared/pricing.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { PromiseEnvironment } from '../promise/environment.ts';
import { addPerson } from '../promise/orders.ts';

/* Fifty customers use one coupon at once, which may be used ten times, round after round. Figures are read from the database. */

const rounds = 4;
const customers = 50;
const cap = 10;
const choice = { translationType: 'certified', isBankStatement: false } as const;

export async function measureCoupons(environment: PromiseEnvironment): Promise<Finding[]> {
  const { deps } = environment;
  const staff = await addPerson(environment, 'authenticator');
  const codes: string[] = [];
  const failures: string[] = [];
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    environment.setNow(new Date());
    const code = `RACE-${String(round)}-${randomUUID().slice(0, 8).toUpperCase()}`;
    codes.push(code);
    const terms = { code, percent: 10, cap, isOnce: true, note: '', validFrom: new Date(0) };
    await createCoupon(deps, { ...staff, person: { id: staff.id } }, terms);
    const drafts = await Promise.all(Array.from({ length: customers }, () => prepare(environment)));
    const { totalCents } = quote([{ ...choice, pages: 1 }], (await deps.company.inForce('prices')).facts, {
      percent: 10,
    });
    const results = await Promise.allSettled(
      drafts.map(({ customer, id }) => {
        const order = { documentIds: [id], expectedTotalCents: totalCents, isMobile: false, coupon: code };
        return createCheckoutSession(deps, customer, order);
      }),
    );
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      if (result.reason instanceof AppError && result.reason.code === 'COUPON_USED_UP') refused += 1;
      else failures.push(String(result.reason));
    }
  }
  const { rows } = await sql<{ code: string; uses: number; held: number; orders: number }>`
    select c.code, c.uses, count(u.id)::integer as held,
      (select count(*)::integer from payments p join coupon_uses o on o.payment_id = p.id
        where o.coupon_id = c.id and p.status = 'open') as orders
    from coupons c left join coupon_uses u on u.coupon_id = c.id and u.state <> 'released'
    where c.code in (${sql.join(codes)}) group by c.id`.execute(deps.db);
  const wrong = rows.filter(({ uses, held, orders }) => uses !== cap || held !== cap || orders !== cap);
  return [
    noneOf(
      `coupons raced by ${customers} checkouts and not used ${cap} times`,
      wrong.map(({ code, uses, held }) => `${code} ${String(uses)} ${String(held)}`),
    ),
    {
      goal: 'checkouts refused because it was used up',
      must: `= ${rounds * (customers - cap)}`,
      found: String(refused),
      isMet: refused === rounds * (customers - cap),
    },
    noneOf('checkouts that failed otherwise', failures),
  ];
}

async function prepare(environment: PromiseEnvironment) {
  const { deps } = environment;
  const customer = await addPerson(environment, 'user');
  const { id } = await createDocument(deps, customer, {
    ...choice,
    speed: 'standard',
    filename: 'deed.pdf',
    sourceLanguage: 'Portuguese',
    recipient: 'uscis',
    idempotencyKey: randomUUID(),
  });
  await sql`
    update documents set file_id = gen_random_uuid(), file_key = ${id}, file_size_bytes = 1000, file_sha256 = ${id},
      file_mimetype = 'application/pdf' where id = ${id}`.execute(deps.db);
  return { customer, id };
}
