import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { pdfOf } from '../../support/pdf-fixtures.ts';
import { expect, pollIntervals, type Mailbox, type Sandbox } from './app.ts';

/** Creates customers and orders through the API, so that a test starts at its subject. */

const password = 'a long walk home';

const answer = z.object({ result: z.object({ data: z.unknown() }) });

/** Calls a mutation with the cookies of `request`. */
export async function call<T>(
  request: APIRequestContext,
  procedure: string,
  { input, output, headers = {} }: { input: unknown; output: z.ZodType<T>; headers?: Record<string, string> },
): Promise<T> {
  const response = await request.post(`/trpc/${procedure}`, { data: input, headers });
  expect(response.ok(), `${procedure}: ${await response.text()}`).toBe(true);
  return output.parse(answer.parse(await response.json()).result.data);
}

/** Calls a query with the cookies of `request`. */
export async function ask<T>(
  request: APIRequestContext,
  procedure: string,
  { input, output }: { input: unknown; output: z.ZodType<T> },
): Promise<T> {
  const response = await request.get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
  expect(response.ok(), `${procedure}: ${await response.text()}`).toBe(true);
  return output.parse(answer.parse(await response.json()).result.data);
}

/** Registers, confirms and signs in a new customer on `page`. */
export async function signUp(page: Page, mailbox: Mailbox): Promise<{ email: string; password: string }> {
  const email = `ana.${randomUUID()}@example.test`;
  const { request } = page.context();
  const input = { name: 'Ana Ribeiro', email, phone: '+15550100199', password };
  // From a network of its own: registrations per network are limited.
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` };
  await call(request, 'auth.register', { input, output: z.unknown(), headers });
  const mail = await mailbox.waitFor(email, /confirm/i);
  const link = new URL(mail.links.find((url) => url.includes('token=')) ?? '');
  await call(request, 'auth.confirmEmail', { input: { token: link.searchParams.get('token') }, output: z.unknown() });
  await call(request, 'auth.login', { input: { email, password }, output: z.unknown() });
  return { email, password };
}

const withId = z.object({ id: z.string() });

/** Uploads an unpaid draft of the user on `page`; returns its id. */
export async function makeDraft(
  page: Page,
  filename: string,
  options: { pages?: number; bytes?: Buffer; translationType?: 'notarized'; sourceLanguage?: string } = {},
): Promise<string> {
  const { request } = page.context();
  const { translationType, sourceLanguage } = options;
  const input = {
    filename,
    idempotencyKey: randomUUID(),
    ...(translationType && { translationType }),
    ...(sourceLanguage && { sourceLanguage }),
  };
  const { id } = await call(request, 'documents.create', { input, output: withId });
  const data = options.bytes ?? (await pdfOf(options.pages ?? 1));
  const store = () => request.put(`/files/documents/${id}`, { data });
  let stored = await store();
  // A busy machine responds so if it cannot count pages in time.
  while (stored.status() === 503) stored = await store();
  expect(stored.ok(), await stored.text()).toBe(true);
  return id;
}

/** Pays for drafts with a valid card. */
export async function payFor(page: Page, sandbox: Sandbox, ids: readonly string[]): Promise<void> {
  const { request } = page.context();
  const view = z.object({ totalCostCents: z.number(), paymentStatus: z.string() });
  const documents = await Promise.all(
    ids.map((id) =>
      ask(request, 'documents.get', {
        input: { id },
        output: view,
      }),
    ),
  );
  const { sessionId } = await call(request, 'payments.createCheckoutSession', {
    input: { documentIds: ids, expectedTotalCents: documents.reduce((sum, one) => sum + one.totalCostCents, 0) },
    output: z.object({ sessionId: z.string() }),
  });
  await request.post(`${sandbox.stripeUrl}/sandbox/sessions/${sessionId}/complete`, { data: {} });
  const progress = () =>
    call(request, 'payments.processSession', { input: { sessionId }, output: z.object({ state: z.string() }) });
  await expect.poll(async () => (await progress()).state, { intervals: pollIntervals }).toBe('done');
}

/** Waits for the translation of a paid document; returns the review's id. */
export async function awaitTranslation(staff: Page, filename: string): Promise<string> {
  const { request } = staff.context();
  const review = z.object({ id: z.string(), hasTranslation: z.boolean() });
  const find = async () => {
    const input = { page: 1, search: filename };
    const { items } = await ask(request, 'authenticator.queue', {
      input,
      output: z.object({ items: z.array(review) }),
    });
    return items[0];
  };
  await expect.poll(async () => (await find())?.hasTranslation, { intervals: pollIntervals }).toBe(true);
  return (await find())?.id ?? '';
}

/** Approves a paid document once its translation has arrived. */
export async function certify(staff: Page, filename: string): Promise<void> {
  const id = await awaitTranslation(staff, filename);
  const facts = { paperKind: 'Birth certificate', holders: [{ name: 'Ana Souza' }] };
  const input = { id, checklist: checklistPoints, facts };
  await call(staff.context().request, 'authenticator.approve', { input, output: z.unknown() });
}

/** Creates a delivered translation of the user on `page`. */
export async function makeTranslation(
  page: Page,
  filename: string,
  { sandbox, staff }: { sandbox: Sandbox; staff: Page },
): Promise<void> {
  await payFor(page, sandbox, [await makeDraft(page, filename)]);
  await certify(staff, filename);
}

/** File input of the order form, not that of the camera. */
export function fileInput(scope: Page | Locator): Locator {
  return scope.locator('input[type=file]:not([capture])');
}

/** Confirms the answers, which leads to the card provider's page. */
export async function confirmAnswers(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await page.getByRole('button', { name: `Confirm & Pay ${amount}` }).click();
}

/** Pays with a valid card on the card provider's page. */
export async function payByCard(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Ana Ribeiro');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}
