import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, type Mailbox, type Sandbox } from './app.ts';
import { ask, awaitTranslation, call, makeDraft, payFor, signUp } from './customer.ts';

const session = z.object({ user: z.object({ id: z.string() }) });

/** Creates a new authenticator, signed in on `page`. */
export async function becomeAuthenticator(
  page: Page,
  { mailbox, admin }: { mailbox: Mailbox; admin: Page },
): Promise<{ email: string; password: string }> {
  const person = await signUp(page, mailbox);
  const { user } = await ask(page.context().request, 'auth.session', { input: {}, output: session });
  const input = { id: user.id, role: 'authenticator' };
  await call(admin.context().request, 'admin.setUserRole', { input, output: z.unknown() });
  return person;
}

/** Creates a paid document of a new customer, signed in on `page`; returns its id. */
export async function orderPaid(
  page: Page,
  filename: string,
  { mailbox, sandbox, pages = 1 }: { mailbox: Mailbox; sandbox: Sandbox; pages?: number },
): Promise<string> {
  await signUp(page, mailbox);
  const id = await makeDraft(page, filename, { pages });
  await payFor(page, sandbox, [id]);
  return id;
}

/** Opens the workspace of a document once its translation has arrived. */
export async function openWorkspace(staff: Page, filename: string): Promise<void> {
  await awaitTranslation(staff, filename);
  await staff.goto(`/authenticator/authenticate?q=${filename}`);
  await expect(staff.getByRole('row', { name: filename }).getByText('Ready')).toBeVisible();
  await staff.getByRole('link', { name: filename }).click();
  await expect(staff.getByRole('heading', { level: 1, name: filename })).toBeVisible();
}

/** Ticks every point of the checklist and fills in the kind of paper. */
export async function tickAll(staff: Page): Promise<void> {
  const points = staff.getByRole('group', { name: /Compared with the original/ }).getByRole('checkbox');
  await expect(points).toHaveCount(6);
  for (const point of await points.all()) await point.check();
  await staff.getByRole('combobox', { name: 'Kind of paper' }).fill('Birth certificate');
  await staff.getByLabel('Name of the holder').fill('Ana Souza');
}
