import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inRoot } from '../../scripts/run/paths.ts';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { emptyDatabase } from '../support/database.ts';
import { readPrinted } from '../support/printed.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expect, test } from './support/app.ts';

/** A new house: an empty database, its first admin, the eight steps, and a test order to a certificate marked TEST. */

const owner = { email: 'owner@casa.example', password: 'a long pass phrase of hers' };
const reason = 'the house opens';

test(
  'an owner sets up an empty house, to a certificate marked TEST',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox }) => {
    const database = await emptyDatabase(sandbox.databaseUrl);
    const folder = path.dirname(process.env.SANDBOX_FILE ?? '');
    const own = z
      .record(z.string(), z.string())
      .parse(JSON.parse(readFileSync(path.join(folder, 'server-settings.json'), 'utf8')));
    const port = String(await findFreePort());
    const url = sandbox.url.replace(/:\d+$/, `:${port}`);
    const settings = {
      ...own,
      PORT: port,
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      DATABASE_DIRECT_URL: database.url,
    };
    const server = await startServerProcess(settings);
    try {
      await createAdmin(settings);
      await page.goto(`${url}/setup`);
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(owner.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('0 of 8 steps answered')).toBeVisible();

      await open(page, 'Site');
      await page.getByLabel('Name', { exact: true }).fill('Casa Verde');
      await page.getByLabel('Legal entity').fill('Casa Verde, Lda');
      await page.getByLabel('Address', { exact: true }).fill('Rua do Ouro 1, Lisboa');
      await publish(page);
      await expectAnswered(page, url, 1);

      await open(page, 'Calendar');
      await page.getByLabel('Time zone').selectOption('Europe/Lisbon');
      await publish(page);
      await expectAnswered(page, url, 3);

      await confirm(page, 'Languages');
      await confirm(page, 'Tax');
      await confirm(page, 'Prices');
      await expectAnswered(page, url, 6);

      await open(page, 'Mails');
      await page.getByRole('button', { name: 'Send to me' }).click();
      await mailbox.waitFor(owner.email, /./);
      await page.goto(`${url}/setup`);
      await confirm(page, 'Mail');
      await expectAnswered(page, url, 7);

      await open(page, 'Profile');
      await page.getByLabel('Legal name').fill('Ana Reis');
      await page.getByLabel('Credential', { exact: true }).fill('Sworn translator');
      await page.getByLabel('Number', { exact: true }).fill('PT 1234');
      await page.getByLabel('My credential has no expiry date').check();
      await page.getByLabel('Business address').fill('Rua do Ouro 1, Lisboa');
      await page.getByLabel('Email on the certificate').fill(owner.email);
      await page.getByRole('checkbox', { name: 'Portuguese', exact: true }).check();
      await sign(page);
      await page.getByRole('button', { name: 'Save signer’s profile' }).click();
      await expect(page.getByText('Signer’s profile saved')).toBeVisible();
      await expect(page.getByText('Your credential was not checked yet')).toBeVisible();
      await expect(page.getByText('You cannot certify translations yet')).toBeHidden();
      await expectAnswered(page, url, 8);
      const link = page.getByRole('link', { name: 'Open the certificate' });
      const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', url).href);
      const printed = (await readPrinted(await answer.body())).join('\n');
      for (const words of ['TEST', 'Casa Verde, Lda', 'Ana Reis']) expect(printed).toContain(words);
      expect(printed).not.toContain('Sworn translator');
    } finally {
      await server.stop();
      await database.drop();
    }
  },
);

async function createAdmin(settings: Record<string, string>): Promise<void> {
  const args = [inRoot('server/cli.ts'), 'create-admin', owner.email, '--name', 'Ana Reis'];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${owner.password}\n`);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

/** Opens a page of the set-up. */
async function open(page: Page, label: string): Promise<void> {
  await page
    .getByRole('link', { name: `Open ${label}` })
    .first()
    .click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
}

async function confirm(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^It is right as it is.*${title}$`) }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Open again.*${title}$`) })).toBeVisible();
}

async function expectAnswered(page: Page, url: string, count: number): Promise<void> {
  await page.goto(`${url}/setup`);
  await expect(page.getByText(`${count} of 8 steps answered`)).toBeVisible();
}

/** Draws a stroke on the signature pad. */
async function sign(page: Page): Promise<void> {
  const pad = page.getByLabel('Signature', { exact: true });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the signature pad is not shown');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step < 12; step += 1) await page.mouse.move(box.x + 30 + step * 15, box.y + 60 - (step % 3) * 18);
  await page.mouse.up();
}
