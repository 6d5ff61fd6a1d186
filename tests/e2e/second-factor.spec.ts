import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { appCode } from '../support/authenticator-app.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expect, test, type Sandbox } from './support/app.ts';
import { call, signUp } from './support/customer.ts';

interface Person {
  email: string;
  password: string;
}

/** The app on a phone. Codes of half a minute ahead are taken, and none is taken twice. */
function createApp(key: string) {
  const period = 30_000;
  const now = () => Math.floor(Date.now() / period);
  let last = 0;
  return {
    async nextCode(): Promise<string> {
      await expect.poll(now, { timeout: 2 * period }).toBeGreaterThanOrEqual(last);
      last = Math.max(last + 1, now());
      return appCode(key, new Date(last * period));
    },
  };
}

/** Goes through the three steps; gives the app and the recovery codes. */
async function setUp(page: Page, password: string) {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open it in an app on this device', includeHidden: true });
  const key = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  const shown = await page.getByText('Or type this key into the app').locator('..').locator('bdi').textContent();
  expect(shown).toBe(key);
  const app = createApp(key);
  await page.getByLabel('Code', { exact: true }).fill(await app.nextCode());
  await page.getByRole('button', { name: 'Turn On' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { app, recoveryCodes: await codes.allTextContents() };
}

async function signIn(page: Page, { email, password }: Person, code: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
}

/** Nothing axe objects to on what is shown now: light, dark, and on a phone. */
async function expectAccessible(page: Page, what: string) {
  const looks = [
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const;
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    expect(found, `${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
}

test('a customer turns it on, signs in with a code and with a recovery code, and turns it off', async ({
  page,
  mailbox,
}) => {
  const person = await signUp(page, mailbox);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();

  await test.step('errors stand in place', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await page.getByLabel('Your password').fill('not it');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await expect(page.getByLabel('Your password')).toBeFocused();
  });

  const { app, recoveryCodes } = await setUp(page, person.password);
  await test.step('recovery codes are shown once, to keep', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as Text File' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    const text = readFileSync(await file.path(), 'utf8');
    for (const code of recoveryCodes) expect(text).toContain(code);
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
  });
  await mailbox.waitFor(person.email, /was turned on/);

  await test.step('a code of the app signs in', async () => {
    await signOut(page);
    await signIn(page, person, await app.nextCode());
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });

  await test.step('a recovery code signs in, once', async () => {
    const [code = ''] = recoveryCodes;
    await signOut(page);
    await signIn(page, person, code.toLowerCase());
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await signOut(page);
    await signIn(page, person, code);
    await expect(page.getByText('That code is not right.')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('new recovery codes take the place of the old ones', async () => {
    await page.goto('/dashboard/profile');
    await expect(page.getByText('8 recovery codes are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Make New Recovery Codes' }).click();
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[2] ?? '');
    await page.getByRole('button', { name: 'Make New Codes' }).click();
    const fresh = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(fresh).toHaveCount(10);
    expect(recoveryCodes).not.toContain(await fresh.first().textContent());
    recoveryCodes.splice(0, 10, ...(await fresh.allTextContents()));
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('turning it off takes password and code', async () => {
    await page.getByRole('button', { name: 'Turn Off…' }).click();
    await expect(page.getByLabel('Your password')).toBeFocused();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Turn Off' }).click();
    await expect(page.getByText('That code is not right.')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Turn Off' }).click();
    await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set Up' })).toBeVisible();
  });
  await mailbox.waitFor(person.email, /was turned off/);
});

test('an admin resets somebody’s lost one; they sign in with the password alone', async ({ page, mailbox, openAs }) => {
  const person = await signUp(page, mailbox);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Set Up' }).click();
  await setUp(page, person.password);
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();

  const admin = await openAs('admin');
  await admin.goto(`/user-management?q=${person.email}`);
  await admin.getByRole('button', { name: 'Reset two-step sign-in of Ana Ribeiro' }).click();
  const dialog = admin.getByRole('alertdialog', { name: 'Reset two-step sign-in of Ana Ribeiro?' });
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText('Please give a reason for resetting two-step sign-in.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Her phone was stolen.');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(admin.getByText('Two-step sign-in reset')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Reset two-step/ })).toHaveCount(0);
  await admin.goto('/admin/operations');
  await expect(admin.getByText('“Her phone was stolen.”').first()).toBeVisible();
  await mailbox.waitFor(person.email, /was reset by our staff/);

  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Signing in takes your password alone.')).toBeVisible();
});

test('staff find their profile in the header', async ({ openAs }) => {
  const staff = await openAs('authenticator');
  await staff.goto('/authenticator');
  await staff.getByRole('banner').getByRole('link', { name: /Auth$/ }).click();
  await expect(staff.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Set Up' })).toBeVisible();
});

const settingsFile = z.record(z.string(), z.string());

/** The same product once more, where staff must have two-step sign-in. */
async function startStrict(databaseOf: Sandbox) {
  const folder = path.dirname(process.env.SANDBOX_FILE ?? '');
  const settings = settingsFile.parse(JSON.parse(readFileSync(path.join(folder, 'server-settings.json'), 'utf8')));
  const port = await findFreePort();
  const url = databaseOf.url.replace(/:\d+$/, `:${port}`);
  const strict = { PORT: String(port), PUBLIC_URL: url, REQUIRE_STAFF_TOTP: 'true', ROLE: 'web' };
  const server = await startServerProcess({ ...settings, ...strict });
  return { url, stop: server.stop };
}

test('staff who must have it turn it on first, then go on to where they were going', async ({
  page,
  mailbox,
  openAs,
  sandbox,
}) => {
  const person = await signUp(page, mailbox);
  const admin = await openAs('admin');
  const session = await page.context().request.get('/trpc/auth.session');
  const { id } = z
    .object({ result: z.object({ data: z.object({ user: z.object({ id: z.string() }) }) }) })
    .parse(await session.json()).result.data.user;
  const input = { id, role: 'authenticator' };
  await call(admin.context().request, 'admin.setUserRole', { input, output: z.unknown() });

  const strict = await startStrict(sandbox);
  try {
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto(`${strict.url}/authenticator/translated`);
    await expect(page.getByRole('heading', { name: 'Two-Step Sign-In' })).toBeVisible();
    await expect(page.getByText('your role signs in with a second proof')).toBeVisible();
    await page.goto(`${strict.url}/authenticator/translated?q=birth`);
    await expect(page.getByRole('heading', { name: 'Two-Step Sign-In' })).toBeVisible();
    await setUp(page, person.password);
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(page.getByRole('heading', { name: 'Translated Documents' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?q=birth');
    expect(seen.at(-2)).toBe('/two-step-sign-in');

    await page.goto(`${strict.url}/authenticator/profile`);
    await expect(page.getByText('Your role needs two-step sign-in, so it stays on.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn Off…' })).toHaveCount(0);
    await page.goto(`${strict.url}/two-step-sign-in`);
    await expect(page).toHaveURL(/\/authenticator$/);
  } finally {
    await strict.stop();
  }
});

test('axe finds nothing on the way through it', async ({ page, mailbox, openAs }) => {
  const person = await signUp(page, mailbox);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('button', { name: 'Set Up' })).toBeVisible();
  await expectAccessible(page, 'off');
  await page.getByRole('button', { name: 'Set Up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAccessible(page, 'the password');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expectAccessible(page, 'the key');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Set Up' }).click();
  await setUp(page, person.password);
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expectAccessible(page, 'on');
  await page.getByRole('button', { name: 'Turn Off…' }).click();
  await expectAccessible(page, 'turning it off');

  const admin = await openAs('admin');
  await admin.goto(`/user-management?q=${person.email}`);
  await expect(admin.getByRole('button', { name: /^Reset two-step/ })).toBeVisible();
  await expectAccessible(admin, 'people');
  await admin.getByRole('button', { name: /^Reset two-step/ }).click();
  await expect(admin.getByRole('alertdialog')).toBeVisible();
  const { violations } = await new AxeBuilder({ page: admin }).analyze();
  expect(violations).toEqual([]);
});
