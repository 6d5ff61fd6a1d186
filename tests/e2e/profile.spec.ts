import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { call, signUp } from './support/customer.ts';
import { queryDatabase } from './support/database.ts';

test('the profile is edited: pending address, revoked session, unsaved changes', async ({
  page,
  mailbox,
  browser,
  sandbox,
}) => {
  const person = await signUp(page, mailbox);
  const elsewhere = await browser.newContext({ baseURL: sandbox.url });
  const answer = await elsewhere.request.post('/trpc/auth.login', { data: person });
  expect(answer.ok()).toBe(true);

  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Ana Ribeiro' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeDisabled();

  await test.step('leaving with unsaved changes asks first', async () => {
    await page.getByLabel('Full Name').fill('Ana R. Santos');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana R. Santos');
  });

  await test.step('saving', async () => {
    await page.getByLabel('Email').fill('');
    await save.click();
    await expect(page.getByText('Email is required').first()).toBeVisible();
    const next = person.email.replace('ana.', 'ana-new.');
    await page.getByLabel('Email').fill(next);
    await forgetProof(page, sandbox.databaseUrl);
    await save.click();
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await proof.getByLabel('Your password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(proof).toBeHidden();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText(`We sent a link to ${next}`)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Ana R. Santos')).toBeVisible();
  });

  await test.step('password', async () => {
    const pages = page.getByRole('navigation', { name: 'My Profile' });
    await pages.getByRole('link', { name: 'Security' }).click();
    // A link without search parameters is current on its own page alone.
    await expect(pages.locator('[aria-current=page]')).toHaveText('Security');
    await page.getByLabel('Current Password').fill('wrong');
    await page.getByLabel('New Password', { exact: true }).fill('another long walk');
    await page.getByLabel('Confirm New Password').fill('another long walk');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('The current password is not right.').first()).toBeVisible();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await forgetProof(page, sandbox.databaseUrl);
    await sessions.getByRole('button', { name: /^Sign out/ }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await proof.getByLabel('Your password').fill('wrong');
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect(proof.getByText('The current password is not right.')).toBeVisible();
    await expectNoObjections(page, 'proof dialog');
    await proof.getByLabel('Your password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(proof).toBeHidden();
    await expect(sessions).toHaveCount(1);
    // The focus stays beside the list whose row is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true);
    await page.getByLabel('Current Password').fill(person.password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password Updated!')).toBeVisible();
  });
  await elsewhere.close();

  await test.step('a link to the former address undoes the change', async () => {
    const mail = await mailbox.waitFor(person.email, /asked to change your email/);
    await page.goto(mail.links.find((link) => link.includes('/undo-email-change?token=')) ?? '/');
    await expect(page.getByRole('button', { name: 'Restore My Email Address' })).toBeVisible();
    await expectNoObjections(page, 'undo of an email change');
    await page.getByRole('button', { name: 'Restore My Email Address' }).click();
    await expect(page.getByRole('heading', { name: 'Email Address Restored' })).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Restore My Email Address' }).click();
    await expect(page.getByRole('heading', { name: 'This link can’t be used' })).toBeVisible();
  });
});

test('a changed and a reset password list the keys that ended with it, and where to make them again', async ({
  page,
  mailbox,
}) => {
  const person = await signUp(page, mailbox);
  const { request } = page.context();
  const makeKey = (name: string) =>
    call(request, 'auth.createApiKey', { input: { name, scopes: ['documents:read'] }, output: z.unknown() });

  await test.step('in the profile', async () => {
    await makeKey('Case system');
    await page.goto('/dashboard/profile?section=security');
    await page.getByLabel('Current Password').fill(person.password);
    await page.getByLabel('New Password', { exact: true }).fill('another long walk');
    await page.getByLabel('Confirm New Password').fill('another long walk');
    await page.getByRole('button', { name: 'Update Password' }).click();
    const said = page.getByRole('status').filter({ hasText: 'Password Updated!' });
    await expect(said.getByRole('listitem')).toContainText('API key “Case system”');
    await expectNoObjections(page, 'a changed password');
    await said.getByRole('link', { name: 'Make them again' }).click();
    await expect(page.getByText('No API keys yet')).toBeVisible();
  });

  await test.step('on the page of a reset', async () => {
    await makeKey('Billing system');
    await call(request, 'auth.requestPasswordReset', { input: { email: person.email }, output: z.unknown() });
    const mail = await mailbox.waitFor(person.email, /^Reset your password/);
    await page.goto(mail.links.find((link) => link.includes('/reset-password?token=')) ?? '/');
    await page.getByLabel('New Password', { exact: true }).fill('one more long walk');
    await page.getByLabel('Confirm New Password').fill('one more long walk');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible();
    await expect(page.getByRole('listitem')).toContainText('API key “Billing system”');
    await expectNoObjections(page, 'a reset password');
    await page.getByRole('link', { name: 'Make them again' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('one more long walk');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/developers/);
  });

  const told = await mailbox.waitFor(person.email, /^Your password was reset/);
  expect(told.text).toContain('Billing system');
  expect(told.links.some((link) => link.endsWith('/dashboard/developers'))).toBe(true);
});

test('changing a role asks the admin for a proof of identity', async ({ page, mailbox, openAs, sandbox }) => {
  const person = await signUp(page, mailbox);
  const admin = await openAs('admin');
  await admin.goto(`/user-management?q=${encodeURIComponent(person.email)}`);
  await forgetProof(admin, sandbox.databaseUrl);
  await admin
    .getByRole('combobox', { name: /Role of/ })
    .first()
    .selectOption('authenticator');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
  const proof = admin.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password').fill(sandbox.logins.admin.password);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof).toBeHidden();
  await expect(admin.getByRole('alertdialog')).toBeHidden();
});

test('a confirmation link opened twice redirects to the login; signing out everywhere ends this session', async ({
  page,
  mailbox,
}) => {
  const person = await signUp(page, mailbox);
  const mail = await mailbox.waitFor(person.email, /Confirm your email/);
  await page.goto(mail.links.find((link) => link.includes('/confirm-email?token=')) ?? '/');
  await expect(page.getByRole('heading', { name: 'Email Already Confirmed' })).toBeVisible();
  await page.goto('/dashboard/profile?section=security');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login/);
});

/** Expires the recent proof of this page's session only: other tests are signed in as the same admin. */
async function forgetProof(page: Page, databaseUrl: string): Promise<void> {
  const ids = (await page.context().cookies()).map(({ value }) => value.split('.', 1)[0]);
  const forgotten = 'update sessions set proved_at = null where id::text = any($1) returning id';
  expect(await queryDatabase(databaseUrl, forgotten, [ids])).toHaveLength(1);
}
