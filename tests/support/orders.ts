import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { createCheckoutOutput } from '#shared/schemas/payments.ts';
import { buildDocument, buildUser, type DocumentOptions, type DocumentRow } from './factories.ts';
import type { Harness } from './harness.ts';

/** Drafts, checkouts, payments and the effects of a payment. */

export type Checkout = z.infer<typeof createCheckoutOutput>;

/** An unpaid draft with its file; one certified page ($15.00) by default. */
export function buildDraft(h: Harness, owner: { id: string }, options: DocumentOptions = {}): Promise<DocumentRow> {
  return buildDocument(h, { owner, withFile: true, ...options });
}

export function openCheckout(h: Harness, user: SignedInActor, documents: readonly DocumentRow[]): Promise<Checkout> {
  return h.caller(user).payments.createCheckoutSession({
    documentIds: documents.map((document) => document.id),
    expectedTotalCents: documents.reduce((sum, document) => sum + document.totalCostCents, 0),
  });
}

/** Calls a control endpoint of the payment sandbox, such as `control` or `sessions/…/complete`. */
export async function steerPayments(h: Harness, path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${h.payments.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

/** Completes a checkout session with a valid card. */
export function pay(h: Harness, sessionId: string): Promise<void> {
  return steerPayments(h, `sessions/${sessionId}/complete`);
}

export function paymentOf(h: Harness, sessionId: string) {
  return h.db.selectFrom('payments').selectAll().where('stripeSessionId', '=', sessionId).executeTakeFirstOrThrow();
}

export function documentOf(h: Harness, id: string) {
  return h.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The user's checkout sessions at the provider, newest first. */
export async function sessionsOf(h: Harness, user: { id: string }) {
  const { data } = await h.deps.stripe.checkout.sessions.list({ limit: 100 });
  return data.filter((session) => session.metadata?.userId === user.id);
}

/** Counts each effect of paying for `document`. */
export async function effectsOf(h: Harness, document: { id: string; userId: string }) {
  const count = async (text: string, value: string): Promise<number> => {
    const { rows } = await h.deps.pool.query<{ count: number }>(`select count(*) as count from ${text}`, [value]);
    return rows[0]?.count ?? 0;
  };
  const { id, userId } = document;
  return {
    reviews: await count('documents_to_be_verified where document_id = $1', id),
    payEvents: await count(`document_events where event = 'pay' and document_id = $1`, id),
    dispatches: await count(`pgboss.job where name = 'translation.dispatch' and data->>'documentId' = $1`, id),
    receipts: await count(`outbound_emails where template = 'payment-receipt' and user_id = $1`, userId),
    notifications: await count(`notifications where type = 'payment_confirmed' and user_id = $1`, userId),
  };
}

export const once = { reviews: 1, payEvents: 1, dispatches: 1, receipts: 1, notifications: 1 };
export const never = { reviews: 0, payEvents: 0, dispatches: 0, receipts: 0, notifications: 0 };

/** Expects a paid document in processing, charged its price, with each effect exactly once. */
export async function expectFulfilledOnce(h: Harness, document: DocumentRow): Promise<void> {
  expect(await documentOf(h, document.id)).toMatchObject({
    status: 'processing',
    paymentStatus: 'paid',
    chargedCents: document.totalCostCents,
  });
  expect(await effectsOf(h, document)).toEqual(once);
}

/** Expects an unpaid draft without effects. */
export async function expectUntouched(h: Harness, document: DocumentRow): Promise<void> {
  expect(await documentOf(h, document.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    chargedCents: 0,
  });
  expect(await effectsOf(h, document)).toEqual(never);
}

/** Posts an event to `/webhooks/stripe`, signed like the provider's. */
export function postEvent(
  h: Harness,
  event: object,
  options: { url?: string; secret?: string; timestamp?: number; body?: string; signature?: string | null } = {},
): Promise<Response> {
  const payload = JSON.stringify(event);
  const signature = h.deps.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? h.env.stripe.webhookSecrets[0] ?? '',
    timestamp: options.timestamp ?? Math.floor(h.deps.now().getTime() / 1000),
  });
  const { signature: header = signature } = options;
  return fetch(`${options.url ?? h.env.publicUrl}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header === null ? {} : { 'stripe-signature': header }) },
    body: options.body ?? payload,
  });
}

/** A provider event about a session, with a new id. */
export async function sessionEvent(h: Harness, sessionId: string, type = 'checkout.session.completed') {
  const session = await h.deps.stripe.checkout.sessions.retrieve(sessionId);
  return {
    id: `evt_${randomUUID()}`,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object: session },
  };
}

/** A user with a draft and an open checkout session. */
export async function buildOrder(h: Harness, options: DocumentOptions = {}) {
  const user = await buildUser(h);
  const draft = await buildDraft(h, user, options);
  const { sessionId, url } = await openCheckout(h, user, [draft]);
  return { user, draft, sessionId, url };
}

/** Posts a session event and runs the resulting jobs. */
export async function deliver(h: Harness, sessionId: string, type?: string): Promise<void> {
  const response = await postEvent(h, await sessionEvent(h, sessionId, type));
  if (response.status !== 200) throw new Error(`the webhook responded with ${response.status}`);
  await h.runJobs();
}

/** Sets the mode of the translation sandbox: `normal`, `down`, `silent` (accepts orders, never calls back), … */
export async function setTranslatorMode(h: Harness, mode: string): Promise<void> {
  const response = await fetch(h.translator.controlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, delayMs: 0 }),
  });
  if (!response.ok) throw new Error(`translation sandbox: mode ${mode} returned ${response.status}`);
}
