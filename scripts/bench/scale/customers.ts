import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { startSession } from '#server/features/auth/session.ts';
import { quote } from '#shared/pricing.ts';
import type { Installation } from './installation.ts';

/** Customers who read lists, order, and retry unanswered calls, as the typed client does. */

export interface Customer {
  id: string;
  email: string;
  cookie: string;
}

/** Answers that customers got, with their times. */
export interface Told {
  /** Milliseconds of each call, with its repetitions. */
  times: number[];
  /** Calls without an answer within `patience`. */
  unanswered: string[];
  repeated: number;
  /** Drafts whose creation was answered. */
  drafts: string[];
  /** Documents whose card payment succeeded. */
  paid: string[];
}

const patienceMs = 20_000;
const repeatAfterMs = 200;
const orderShare = 0.1;
const choice = { translationType: 'certified', isBankStatement: false, speed: 'standard' } as const;

export async function addCustomers({ deps }: Installation, count: number): Promise<Customer[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    insert into profiles (email, name, role) select 'customer' || n || '@people.example', 'Ana Souza', 'user'
      from generate_series(1, ${count}::int) n returning id, email`.execute(deps.db);
  await sql`insert into credentials (user_id, password_hash, email_verified_at)
    select id, 'none', now() from profiles where role = 'user'`.execute(deps.db);
  const customers: Customer[] = [];
  for (const { id, email } of rows) {
    const { cookie } = await startSession(deps, id, 'bench');
    customers.push({ id, email, cookie: cookie.split(';', 1)[0] ?? '' });
  }
  return customers;
}

export const nothingTold = (): Told => ({ times: [], unanswered: [], repeated: 0, drafts: [], paid: [] });

/** One customer until `until` (a time of `performance`), with pauses that are `intervalMs` on average. */
export async function visit(
  installation: Installation,
  customer: Customer,
  { until, intervalMs, told }: { until: number; intervalMs: number; told: Told },
): Promise<void> {
  const caller = { installation, customer, told };
  while (performance.now() < until) {
    if (Math.random() < orderShare) await order(caller);
    else if (Math.random() < 0.7) await query(caller, 'documents.list', { pageSize: 50 });
    else await query(caller, 'notifications.unreadCount');
    await pause(2 * Math.random() * intervalMs);
  }
}

interface Caller {
  installation: Installation;
  customer: Customer;
  told: Told;
}

function query(caller: Caller, procedure: string, input?: object) {
  const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return call(caller, `${procedure}${search}`, { method: 'GET' });
}

function mutate(caller: Caller, procedure: string, input: object) {
  return call(caller, procedure, { method: 'POST', body: JSON.stringify(input) });
}

/** The answer; undefined where there was none in time. Throws on a refusal. */
async function call({ installation, customer, told }: Caller, path: string, init: RequestInit): Promise<unknown> {
  const headers = { cookie: customer.cookie, origin: installation.url, 'content-type': 'application/json' };
  const started = performance.now();
  while (performance.now() - started < patienceMs) {
    const response = await fetch(`${installation.url}/trpc/${path}`, {
      ...{ ...init, headers, signal: AbortSignal.timeout(10_000) },
    }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response?.ok && text !== undefined) {
      told.times.push(performance.now() - started);
      return z.object({ result: z.object({ data: z.unknown() }) }).parse(JSON.parse(text)).result.data;
    }
    if (response && text !== undefined && response.status < 500 && response.status !== 429) {
      throw new Error(`${path.split('?', 1)[0] ?? ''}: ${response.status} ${text.slice(0, 300)}`);
    }
    told.repeated += 1;
    await pause(repeatAfterMs);
  }
  told.unanswered.push(path.split('?', 1)[0] ?? '');
  return undefined;
}

/** Drafts, pays by card, and half of the time waits for the page that says so. */
async function order(caller: Caller): Promise<void> {
  const { deps, paymentsUrl } = caller.installation;
  const draft = await mutate(caller, 'documents.create', {
    ...choice,
    filename: 'deed.pdf',
    sourceLanguage: 'Portuguese',
    recipient: 'uscis',
    idempotencyKey: randomUUID(),
  });
  if (draft === undefined) return;
  const { id } = z.object({ id: z.uuid() }).parse(draft);
  caller.told.drafts.push(id);
  const { facts } = await deps.company.inForce('prices');
  const { totalCents } = quote([{ ...choice, pages: 1 }], facts);
  // The file's upload is not measured.
  await sql`update documents set pages = 1, total_cost_cents = ${totalCents}, file_id = gen_random_uuid(), file_key = ${id},
    file_size_bytes = 1000, file_sha256 = ${id}, file_mimetype = 'application/pdf' where id = ${id}`.execute(deps.db);
  const checkout = await mutate(caller, 'payments.createCheckoutSession', {
    ...{ documentIds: [id], expectedTotalCents: totalCents, isMobile: false },
  });
  if (checkout === undefined) return;
  const { sessionId } = z.object({ sessionId: z.string() }).parse(checkout);
  const paid = await fetch(`${paymentsUrl}/sandbox/sessions/${sessionId}/complete`, { method: 'POST' });
  if (!paid.ok) throw new Error(`the card was refused: ${paid.status} ${await paid.text()}`);
  caller.told.paid.push(id);
  if (Math.random() < 0.5) await mutate(caller, 'payments.processSession', { sessionId });
}
