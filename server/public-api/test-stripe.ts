import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Db } from '#server/platform/db/client.ts';
import { houseCurrency } from '#shared/money.ts';

/*
 * The card provider of sandbox accounts: Stripe's client over an HTTP client that answers from the sandboxes' tables.
 * Promises: the product's own payment code runs unchanged; nothing is sent to Stripe.
 * Never: a charge of a card.
 */

interface Place {
  db: Db;
  accountId: string;
  now: () => Date;
  publicUrl: string;
}

const refundRow = z.object({
  id: z.string(),
  key: z.string(),
  amount: z.number(),
  created: z.number(),
  metadata: z.record(z.string(), z.string()),
});
const disputeRow = z.object({ id: z.string(), status: z.string(), amount: z.number(), created: z.number() });

const params = z.object({
  clientReferenceId: z.string(),
  amount: z.number(),
  currency: z.string(),
  expiresAt: z.number(),
  metadata: z.record(z.string(), z.string()),
});

const checkoutRow = z.object({
  id: z.string(),
  paymentIntent: z.string(),
  params,
  status: z.enum(['open', 'paid', 'failed', 'expired']),
  refunds: z.array(refundRow),
  dispute: disputeRow.nullable(),
});
export type TestCheckout = z.infer<typeof checkoutRow>;

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const newId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;

export function createTestStripe(place: Place): Stripe {
  return new Stripe('sk_test_sandbox', {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: {
      getClientName: () => 'sandbox',
      async makeRequest(_host, _port, path, method, headers, requestData) {
        const { pathname, searchParams } = new URL(path, 'http://localhost');
        const form = method === 'GET' ? searchParams : new URLSearchParams(requestData);
        const answer = await respond(place, `${method} ${pathname}`, {
          form,
          key: String(headers['Idempotency-Key'] ?? ''),
        });
        return responseOf(answer);
      },
    },
  });
}

interface Answer {
  status: number;
  body: object;
}

function responseOf({ status, body }: Answer): Stripe.HttpClientResponse {
  return {
    getStatusCode: () => status,
    getHeaders: () => ({ 'content-type': 'application/json' }),
    getRawResponse: () => ({}),
    toStream: () => {
      throw new Error('a test answer is no stream');
    },
    toJSON: () => Promise.resolve(body),
  };
}

const refused = (message: string, code: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message, code } },
});

async function respond(
  place: Place,
  call: string,
  { form, key }: { form: URLSearchParams; key: string },
): Promise<Answer> {
  if (call === 'POST /v1/checkout/sessions') return ok(place, await createCheckout(place, form, key));
  const [, id = '', action] = /^(?:GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call) ?? [];
  const checkout = await findTestCheckout(place, id || (form.get('payment_intent') ?? ''));
  if (!checkout) return refused('No such object', 'resource_missing');
  if (action) return expire(place, checkout);
  if (id) return ok(place, checkout);
  if (call === 'GET /v1/refunds') return list(checkout.refunds.map((refund) => toRefund(checkout, refund)));
  if (call === 'GET /v1/disputes') return list(checkout.dispute ? [toDispute(checkout, checkout.dispute)] : []);
  if (call === 'POST /v1/refunds') return makeRefund(place, checkout, form, key);
  throw new Error(`the test card provider does not know ${call}`);
}

function ok(place: Place, checkout: TestCheckout): Answer {
  return { status: 200, body: toSession(place, checkout) };
}

function list(data: object[]): Answer {
  return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1' } };
}

/** The account's checkout by its id or payment intent, as of the account's clock. */
export async function findTestCheckout(
  { db, accountId, now }: Pick<Place, 'db' | 'accountId' | 'now'>,
  id: string,
): Promise<TestCheckout | undefined> {
  const { rows } = await sql`
    select id, payment_intent as "paymentIntent", params, status, refunds, dispute from test_checkouts
    where account_id = ${accountId} and (id = ${id} or payment_intent = ${id})`.execute(db);
  const checkout = checkoutRow.optional().parse(rows[0]);
  const isOver = checkout?.status === 'open' && checkout.params.expiresAt <= toSeconds(now());
  return isOver ? { ...checkout, status: 'expired' } : checkout;
}

async function createCheckout(place: Place, form: URLSearchParams, key: string): Promise<TestCheckout> {
  const { db, accountId } = place;
  const made = {
    clientReferenceId: form.get('client_reference_id') ?? '',
    amount: sumOf(form),
    currency: form.get('line_items[0][price_data][currency]') ?? houseCurrency,
    expiresAt: Number(form.get('expires_at')),
    metadata: fieldsOf(form, 'metadata'),
  } satisfies z.infer<typeof params>;
  await sql`
    insert into test_checkouts (id, account_id, idempotency_key, payment_intent, params)
    values (${newId('cs')}, ${accountId}, ${key}, ${newId('pi')}, ${JSON.stringify(made)}::jsonb)
    on conflict (idempotency_key) do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from test_checkouts where account_id = ${accountId} and idempotency_key = ${key}`.execute(db);
  const checkout = await findTestCheckout(place, rows[0]?.id ?? '');
  if (!checkout) throw new Error('a test checkout was not stored');
  return checkout;
}

function sumOf(form: URLSearchParams): number {
  let sum = 0;
  for (let line = 0; form.has(`line_items[${line}][quantity]`); line += 1) {
    const number = (name: string): number => Number(form.get(`line_items[${line}][${name}]`));
    sum += number('quantity') * number('price_data][unit_amount');
  }
  return sum;
}

function fieldsOf(form: URLSearchParams, name: string): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const field = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : undefined;
      return field === undefined ? [] : [[field, value]];
    }),
  );
}

async function expire(place: Place, checkout: TestCheckout): Promise<Answer> {
  const isExpired = checkout.status === 'open' && (await settleTestCheckout(place, checkout.id, 'expired'));
  return isExpired ? ok(place, { ...checkout, status: 'expired' }) : refused('The session is not open', 'not_open');
}

/** The account of a checkout, whose id only its account knows. */
export async function findCheckoutAccount(sandboxDb: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from test_checkouts where id = ${id}`.execute(sandboxDb);
  return rows[0]?.accountId;
}

/** Pays, fails or expires an open checkout; false when it was settled before. */
export async function settleTestCheckout(
  { db, accountId }: Pick<Place, 'db' | 'accountId'>,
  id: string,
  status: 'paid' | 'failed' | 'expired',
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update test_checkouts set status = ${status}
    where id = ${id} and account_id = ${accountId} and status = 'open'`.execute(db);
  return numAffectedRows > 0n;
}

/** Opens, wins or loses a dispute of a paid checkout. */
export async function disputeTestCheckout(
  { db, accountId, now }: Pick<Place, 'db' | 'accountId' | 'now'>,
  checkout: TestCheckout,
  status: 'needs_response' | 'won' | 'lost',
): Promise<void> {
  const { id = newId('dp'), created = toSeconds(now()) } = checkout.dispute ?? {};
  const dispute = { id, created, status, amount: checkout.params.amount } satisfies z.infer<typeof disputeRow>;
  await sql`
    update test_checkouts set dispute = ${JSON.stringify(dispute)}::jsonb
    where id = ${checkout.id} and account_id = ${accountId} and status = 'paid'`.execute(db);
}

async function makeRefund(place: Place, { id }: TestCheckout, form: URLSearchParams, key: string): Promise<Answer> {
  const amount = Number(form.get('amount'));
  const made = { id: newId('re'), key, amount, created: toSeconds(place.now()), metadata: fieldsOf(form, 'metadata') };
  // One statement, whose conditions are read again after a concurrent refund commits.
  await sql`
    update test_checkouts set refunds = refunds || ${JSON.stringify([made])}::jsonb
    where id = ${id} and status = 'paid' and not refunds @> ${JSON.stringify([{ key }])}::jsonb
      and ${amount} <= (params ->> 'amount')::int
        - (select coalesce(sum((r ->> 'amount')::int), 0) from jsonb_array_elements(refunds) r)`.execute(place.db);
  const checkout = await findTestCheckout(place, id);
  const refund = checkout?.refunds.find((one) => one.key === key);
  return checkout && refund
    ? { status: 200, body: toRefund(checkout, refund) }
    : refused('The charge cannot be refunded', 'charge_already_refunded');
}

function toRefund({ paymentIntent }: TestCheckout, { id, amount, created, metadata }: z.infer<typeof refundRow>) {
  return { id, object: 'refund', amount, created, metadata, payment_intent: paymentIntent, status: 'succeeded' };
}

function toDispute({ paymentIntent }: TestCheckout, dispute: z.infer<typeof disputeRow>) {
  const isOpen = dispute.status === 'needs_response';
  return {
    ...dispute,
    object: 'dispute',
    payment_intent: paymentIntent,
    reason: 'fraudulent',
    evidence_details: { due_by: isOpen ? dispute.created + 7 * 24 * 3600 : null },
  };
}

function toSession({ publicUrl }: Place, checkout: TestCheckout) {
  const { id, paymentIntent, status } = checkout;
  const { clientReferenceId, amount, currency, expiresAt, metadata } = checkout.params;
  const isPaid = status === 'paid';
  const card = { brand: 'visa', last4: '4242' };
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    client_reference_id: clientReferenceId,
    amount_total: amount,
    currency,
    expires_at: expiresAt,
    metadata,
    status: status === 'open' ? 'open' : status === 'expired' ? 'expired' : 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    url: status === 'open' ? `${publicUrl}/test-checkout/${id}` : null,
    payment_intent: {
      id: paymentIntent,
      object: 'payment_intent',
      status: isPaid ? 'succeeded' : status === 'failed' ? 'canceled' : 'requires_payment_method',
      latest_charge: isPaid
        ? {
            id: `ch_${paymentIntent}`,
            object: 'charge',
            amount_refunded: checkout.refunds.reduce((sum, made) => sum + made.amount, 0),
            disputed: checkout.dispute !== null,
            payment_method_details: { card },
          }
        : null,
    },
  };
}
