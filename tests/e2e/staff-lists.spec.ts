import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { awaitTranslation, makeDraft, makeTranslation, payFor } from './support/customer.ts';
import { slowProcessor } from './support/slow-processor.ts';
import { orderPaid } from './support/staff.ts';

test('the queue and the history show the client', async ({ page, mailbox, sandbox, openAs }) => {
  const waiting = `waiting-${randomUUID().slice(0, 8)}.pdf`;
  const done = `done-${randomUUID().slice(0, 8)}.pdf`;
  await orderPaid(page, waiting, { mailbox, sandbox });
  const staff = await openAs('authenticator');
  await makeTranslation(page, done, { sandbox, staff });
  for (const { path, filename, title } of [
    { path: 'authenticate', filename: waiting, title: 'User Information' },
    { path: 'translated', filename: done, title: 'Client Information' },
  ]) {
    await staff.goto(`/authenticator/${path}?q=${filename}`);
    const row = staff.getByRole('row', { name: filename });
    await row.getByRole('button', { name: /Ana Ribeiro/ }).click();
    const dialog = staff.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('term')).toHaveText(['ID', 'Name', 'Email', 'Phone', 'Role']);
    await expect(dialog).toContainText('+15550100199');
    await expect(dialog).toContainText(/ana\..*@example\.test/);
    await staff.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a search keeps the focus while its list loads on a slow machine, and what is typed meanwhile', async ({
  openAs,
}) => {
  const admin = await openAs('admin');
  await admin.goto('/user-management');
  const field = admin.getByRole('searchbox');
  await expect(admin.getByRole('table', { name: 'Users' })).toBeVisible();
  const processor = await slowProcessor(admin, 20);
  await field.pressSequentially('ana');
  await expect(admin).toHaveURL(/q=ana/);
  await admin.keyboard.type(' ribeiro');
  await expect(admin).toHaveURL(/q=ana(\+|%20)ribeiro/);
  await processor.recover();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ana ribeiro');
});

const lists = {
  admin: [
    { path: '/admin', call: 'admin.documents', title: 'Failed to fetch documents', then: 'All documents' },
    { path: '/user-management', call: 'admin.users', title: 'Failed to fetch users', then: 'Users' },
    {
      path: '/authenticator-control',
      call: 'admin.authenticators',
      title: 'Failed to fetch authenticators',
      then: 'Authenticators',
    },
    {
      path: '/authenticator-control',
      call: 'admin.activities',
      title: 'Failed to fetch activities',
      then: 'Activity',
    },
  ],
  authenticator: [
    {
      path: '/authenticator/translated',
      call: 'authenticator.history',
      title: 'Failed to fetch translated documents',
      then: 'Translated documents',
    },
  ],
} as const;

for (const role of ['admin', 'authenticator'] as const) {
  test(`failed lists are retried: ${role}`, { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
    await orderPaid(page, `listed-${randomUUID()}.pdf`, { mailbox, sandbox });
    const staff = await openAs(role);
    await makeTranslation(page, `delivered-${randomUUID()}.pdf`, { sandbox, staff });
    for (const list of lists[role]) await test.step(list.call, () => expectRetried(staff, list));
  });
}

async function expectRetried(staff: Page, { path, call, title, then }: (typeof lists)[keyof typeof lists][number]) {
  const calls = (url: URL) => url.pathname.split('/').at(-1)?.split(',').includes(call) ?? false;
  await staff.route(calls, (route) => route.abort());
  await staff.goto(path);
  await expect(staff.getByText(title)).toBeVisible();
  const again = staff.getByRole('alert').filter({ hasText: title }).getByRole('button', { name: 'Try Again' });
  await Promise.all([staff.waitForRequest((request) => calls(new URL(request.url()))), again.click()]);
  await staff.unroute(calls);
  // A live event of parallel tests may refetch the list before the retry.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(staff.getByRole('table', { name: then, exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(staff.getByText(title)).toHaveCount(0);
}

test('the document figures filter the list below', { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
  const word = randomUUID().slice(0, 8);
  const admin = await openAs('admin');
  await orderPaid(page, `open-${word}.pdf`, { mailbox, sandbox });
  await makeTranslation(page, `ready-${word}.pdf`, { sandbox, staff: admin });
  await admin.goto(`/admin?q=${word}`);
  const rows = admin.getByRole('table', { name: 'All documents' }).getByRole('rowheader');
  const ready = new RegExp(`^Birth certificate · .*ready-${word}\\.pdf$`);
  await expect(rows).toHaveText([ready, `open-${word}.pdf`]);
  await admin.getByRole('button', { name: /^Awaiting Review/ }).click();
  await expect(admin.getByRole('heading', { name: 'Documents awaiting review' })).toBeVisible();
  await expect(rows).toHaveText([`open-${word}.pdf`]);
  await admin.getByRole('button', { name: /^Translated/ }).click();
  await expect(rows).toHaveText([ready]);
  await expect(admin).toHaveURL(/show=translated/);
  await admin.getByRole('button', { name: /^Total Documents/ }).click();
  await expect(rows).toHaveCount(2);
});

test('J and K step through the search results', { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
  const word = randomUUID().slice(0, 8);
  await orderPaid(page, `older-${word}.pdf`, { mailbox, sandbox });
  await payFor(page, sandbox, [await makeDraft(page, `newer-${word}.pdf`)]);
  const staff = await openAs('authenticator');
  for (const name of ['older', 'newer']) await awaitTranslation(staff, `${name}-${word}.pdf`);
  await staff.goto(`/authenticator/authenticate?q=${word}`);
  await expect(staff.getByText('Showing 1 to 2 of 2 documents')).toBeVisible();
  await staff.getByRole('link', { name: `older-${word}` }).click();
  const heading = (name: string) => staff.getByRole('heading', { level: 1, name: `${name}-${word}.pdf` });
  await expect(heading('older')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Next document' })).not.toHaveAttribute('aria-disabled', 'true');
  await staff.keyboard.press('j');
  await expect(heading('newer')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Next document' })).toHaveAttribute('aria-disabled', 'true');
  await expect(staff.getByRole('button', { name: 'Previous document' })).not.toHaveAttribute('aria-disabled', 'true');
  await staff.keyboard.press('k');
  await expect(heading('older')).toBeVisible();
  await staff.getByRole('link', { name: 'Queue' }).click();
  await expect(staff).toHaveURL(new RegExp(`q=${word}`));
});

test('staff search opens from the phone’s header', { tag: '@sweep' }, async ({ openAs }) => {
  for (const { role, place } of [
    { role: 'admin', place: 'User Management' },
    { role: 'authenticator', place: 'Upload Document' },
  ] as const) {
    const staff = await openAs(role);
    await staff.setViewportSize({ width: 390, height: 844 });
    await staff.goto(`/${role}`);
    const button = staff.getByRole('banner').getByRole('button', { name: 'Search or go to…' });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.click();
    await staff.getByRole('combobox', { name: 'Search commands' }).fill(place);
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('heading', { level: 1, name: place })).toBeVisible();
  }
});
