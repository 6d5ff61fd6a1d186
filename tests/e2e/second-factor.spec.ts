import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { appCode } from '../support/authenticator-app.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expect, test, type Sandbox } from './support/app.ts';
import { objections } from './support/axe.ts';
import { signUp } from './support/customer.ts';
import { becomeAuthenticator } from './support/staff.ts';

interface Person {
  email: string;
  password: string;
}

/** Authenticator app. Returns codes up to one period ahead, since the server accepts each code once. */
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

/** Completes the three setup steps; returns the app and the recovery codes. */
async function setUp(page: Page, password: string) {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open it in an app on this device', includeHidden: true });
  const key = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  const shown = await page.getByText('Or enter this key in the app').locator('..').locator('bdi').textContent();
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

/** Expects no axe violations in light, dark and on a phone. `reopen` reloads pages that read the viewport on load. */
async function expectAccessible(page: Page, what: string, reopen?: () => Promise<void>) {
  const looks = [
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const;
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await reopen?.();
    expect(await objections(page), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
}

test('a customer enables it, signs in by code and by recovery code, and disables it', async ({ page, mailbox }) => {
  const person = await signUp(page, mailbox);
  await page.goto('/dashboard/profile?section=security');
  await page.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();

  await test.step('errors are shown at their fields', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await page.getByLabel('Your password').fill('not it');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await expect(page.getByLabel('Your password')).toBeFocused();
  });

  const { app, recoveryCodes } = await setUp(page, person.password);
  await test.step('recovery codes are shown once', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as Text File' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    const text = readFileSync(await file.path(), 'utf8');
    for (const code of recoveryCodes) expect(text).toContain(code);
    await page.getByRole('button', { name: 'I’ve Saved Them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
  });
  await mailbox.waitFor(person.email, /was turned on/);

  await test.step('an app code signs in', async () => {
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

  await test.step('new recovery codes replace the old ones', async () => {
    await page.goto('/dashboard/profile?section=security');
    await expect(page.getByText('8 recovery codes are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Get New Recovery Codes' }).click();
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[2] ?? '');
    await page.getByRole('button', { name: 'Get New Codes' }).click();
    const fresh = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(fresh).toHaveCount(10);
    expect(recoveryCodes).not.toContain(await fresh.first().textContent());
    recoveryCodes.splice(0, 10, ...(await fresh.allTextContents()));
    await page.getByRole('button', { name: 'I’ve Saved Them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('disabling it requires password and code', async () => {
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

test(
  'an admin resets a lost second factor; the user signs in by password alone',
  { tag: '@sweep' },
  async ({ page, mailbox, openAs }) => {
    const person = await signUp(page, mailbox);
    await page.goto('/dashboard/profile?section=security');
    await page.getByRole('button', { name: 'Set Up' }).click();
    await setUp(page, person.password);
    await page.getByRole('button', { name: 'I’ve Saved Them' }).click();

    const admin = await openAs('admin');
    await admin.goto(`/user-management?q=${person.email}`);
    const reset = admin.getByRole('button', { name: 'Reset two-step sign-in of Ana Ribeiro' });
    await expect(reset).toBeVisible();
    await expectAccessible(admin, 'people');
    await reset.click();
    const dialog = admin.getByRole('alertdialog', { name: 'Reset two-step sign-in of Ana Ribeiro?' });
    await expect(dialog).toContainText(person.email);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    expect(await objections(admin)).toEqual([]);
    await dialog.getByLabel('Reason').fill('Her phone was stolen.');
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(admin.getByText('Two-step sign-in reset')).toBeVisible();
    await expect(admin.getByRole('button', { name: /^Reset two-step/ })).toHaveCount(0);
    await admin.goto('/admin/operations');
    await expect(admin.getByText('“Her phone was stolen.”').first()).toBeVisible();
    await mailbox.waitFor(person.email, /was reset by our staff/);

    await page.goto('/dashboard/profile?section=security');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Only your password protects this account.')).toBeVisible();
  },
);

test('the staff header links to the profile', async ({ openAs }) => {
  const staff = await openAs('authenticator');
  await staff.goto('/authenticator');
  await staff.getByRole('banner').getByRole('link', { name: /Auth$/ }).click();
  await expect(staff.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Set Up' })).toBeVisible();
});

const settingsFile = z.record(z.string(), z.string());

/** Reserves the URL of a second server on the product's database and files. */
async function reserveServer(sandbox: Sandbox) {
  const folder = path.dirname(process.env.SANDBOX_FILE ?? '');
  const settings = settingsFile.parse(JSON.parse(readFileSync(path.join(folder, 'server-settings.json'), 'utf8')));
  const port = String(await findFreePort());
  const url = sandbox.url.replace(/:\d+$/, `:${port}`);
  const start = (more: Record<string, string>) =>
    startServerProcess({ ...settings, PORT: port, PUBLIC_URL: url, ROLE: 'web', ...more });
  return { url, start };
}

test(
  'staff required to use it enable it first, then reach the requested page',
  { tag: '@sweep' },
  async ({ page, mailbox, openAs, sandbox }) => {
    const person = await becomeAuthenticator(page, { mailbox, admin: await openAs('admin') });
    const { url, start } = await reserveServer(sandbox);
    const server = await start({ REQUIRE_STAFF_TOTP: 'true' });
    try {
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 403) refused.push(response.url());
      });
      await page.goto(`${url}/authenticator/translated?q=birth`);
      await expect(page.getByRole('heading', { name: 'Two-Step Sign-In' })).toBeVisible();
      await expect(page.getByText('your role requires a second step')).toBeVisible();
      await expectAccessible(page, 'the page that asks for it', async () => {
        await page.reload();
        await expect(page.getByLabel('Your password')).toBeFocused();
      });
      await setUp(page, person.password);
      await page.getByRole('button', { name: 'I’ve Saved Them' }).click();
      await expect(page.getByRole('heading', { name: 'Translated Documents', exact: true })).toBeVisible();
      expect(new URL(page.url()).search).toBe('?q=birth');
      // No staff request is refused before or after the setup.
      expect(refused).toEqual([]);

      await page.goto(`${url}/authenticator/profile`);
      await expect(page.getByText('Your role requires two-step sign-in, so it stays on.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Turn Off…' })).toHaveCount(0);
      await page.goto(`${url}/two-step-sign-in`);
      await expect(page).toHaveURL(/\/authenticator$/);
    } finally {
      await server.stop();
    }
  },
);

test(
  'staff are redirected to the setup and back when it becomes required during a session',
  { tag: '@sweep' },
  async ({ page, mailbox, openAs, sandbox }) => {
    const person = await becomeAuthenticator(page, { mailbox, admin: await openAs('admin') });
    const { url, start } = await reserveServer(sandbox);
    let server = await start({});
    try {
      await page.goto(`${url}/authenticator/translated`);
      await expect(page.getByRole('heading', { name: 'Translated Documents', exact: true })).toBeVisible();
      await server.stop();
      server = await start({ REQUIRE_STAFF_TOTP: 'true' });
      await page.getByRole('link', { name: 'Authenticate Documents' }).click();
      await expect(page.getByRole('heading', { name: 'Two-Step Sign-In' })).toBeVisible();
      await setUp(page, person.password);
      await page.getByRole('button', { name: 'I’ve Saved Them' }).click();
      await expect(page.getByRole('heading', { name: 'Authenticator Dashboard' })).toBeVisible();
    } finally {
      await server.stop();
    }
  },
);

test('its pages have no axe violations', { tag: '@sweep' }, async ({ page, mailbox }) => {
  const person = await signUp(page, mailbox);
  await page.goto('/dashboard/profile?section=security');
  await expect(page.getByRole('button', { name: 'Set Up' })).toBeVisible();
  await expectAccessible(page, 'off');
  await page.getByRole('button', { name: 'Set Up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  await expectAccessible(page, 'the password');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expectAccessible(page, 'the key');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Set Up' }).click();
  await setUp(page, person.password);
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('button', { name: 'I’ve Saved Them' }).click();
  await expect(page.getByRole('button', { name: 'Turn Off…' })).toBeVisible();
  await expectAccessible(page, 'on');
  await page.getByRole('button', { name: 'Turn Off…' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  await expectAccessible(page, 'turning it off');
});
