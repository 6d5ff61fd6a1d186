import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import { createDocument } from '#server/features/documents/service.ts';
import { processSession } from '#server/features/payments/checkout/progress.ts';
import { createCheckoutSession } from '#server/features/payments/checkout/service.ts';
import { quote } from '#shared/pricing.ts';
import type { PromiseEnvironment } from './environment.ts';

/** A paid rush order. */
export interface RushOrder {
  id: string;
  intentId: string;
  paymentId: string;
  orderedAt: Date;
  surchargeCents: number;
}

export async function addPerson({ deps }: PromiseEnvironment, role: 'user' | 'authenticator'): Promise<Actor> {
  const email = `${role}-${randomUUID()}@people.example`;
  const { rows } = await sql<{ id: string }>`
    insert into profiles (email, name, role) values (${email}, 'Ana Souza', ${role}) returning id`.execute(deps.db);
  const id = rows[0]?.id ?? '';
  await sql`insert into credentials (user_id, password_hash, email_verified_at) values (${id}, 'none', now())`.execute(
    deps.db,
  );
  return { id, role, name: 'Ana Souza', email };
}

/** Orders and pays one rush document, with the same calls as a customer. */
export async function placeOrder(environment: PromiseEnvironment, customer: Actor): Promise<RushOrder> {
  const { deps, chance, paymentsUrl } = environment;
  const choice = { translationType: 'certified', isBankStatement: chance.hits(0.2), speed: 'rush' } as const;
  const { id } = await createDocument(deps, customer, {
    ...choice,
    filename: 'deed.pdf',
    sourceLanguage: 'Portuguese',
    recipient: 'uscis',
    idempotencyKey: randomUUID(),
  });
  const pages = 1 + Math.floor(chance.below(5));
  const { facts } = await deps.company.inForce('prices');
  const price = quote([{ ...choice, pages }], facts);
  await sql`
    update documents set pages = ${pages}, total_cost_cents = ${price.totalCents}, file_id = gen_random_uuid(),
      file_key = ${id}, file_size_bytes = 1000, file_sha256 = ${id}, file_mimetype = 'application/pdf'
    where id = ${id}`.execute(deps.db);
  const { sessionId } = await createCheckoutSession(deps, customer, {
    documentIds: [id],
    expectedTotalCents: price.totalCents,
    isMobile: false,
  });
  const response = await fetch(`${paymentsUrl}/sandbox/sessions/${sessionId}/complete`, { method: 'POST' });
  if (!response.ok) throw new Error(`the sandbox refused a payment: ${response.status}`);
  await response.arrayBuffer();
  const { paymentId } = await processSession(deps, customer, sessionId);
  const { rows } = await sql<{ intentId: string }>`
    select stripe_payment_intent_id as "intentId" from payments where id = ${paymentId}`.execute(deps.db);
  return {
    id,
    paymentId,
    intentId: rows[0]?.intentId ?? '',
    orderedAt: deps.now(),
    surchargeCents: price.lines[0]?.surchargeCents ?? 0,
  };
}
