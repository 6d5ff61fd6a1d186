import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { certify, makeDraft, payFor, signUp } from './support/customer.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Signs of life of the socket: the first answer of the server on it. */
async function untilLive(page: Page, go: () => Promise<unknown>): Promise<void> {
  const socket = page.waitForEvent('websocket', (one) => one.url().endsWith('/trpc'));
  await go();
  await (await socket).waitForEvent('framereceived', ({ payload }) => payload.toString().includes('"ready"'));
}

test('an order that one pays counts in the bell and stands in the queue of the other, without a reload', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  const filename = `live-${randomUUID()}.pdf`;
  const draft = await makeDraft(page, filename);
  const staff = await openAs('authenticator');
  await untilLive(staff, () => staff.goto(`/authenticator/authenticate?q=${filename}`));
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(staff.getByRole('link', { name: filename })).toHaveCount(0);

  await payFor(page, sandbox, [draft]);
  await expect(staff.getByRole('link', { name: filename })).toBeVisible({ timeout: 15_000 });
  await expect(staff.getByText(`${filename} from Ana Ribeiro is waiting for review.`)).toBeVisible();
  await expect(bell(staff)).toHaveAccessibleName(/Notifications, \d+\+? unread/);

  await test.step('a click leads to the queue', async () => {
    await bell(staff).click();
    await list(staff).getByRole('link', { name: 'New document to authenticate' }).first().click();
    await expect(staff).toHaveURL(/\/authenticator\/authenticate$/);
    await expect(list(staff)).toBeHidden();
  });
});

test('an approval completes the list of the customer and is announced with its download', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  const filename = `ready-${randomUUID()}.pdf`;
  await payFor(page, sandbox, [await makeDraft(page, filename)]);
  await untilLive(page, () => page.goto('/dashboard/progress'));
  await expect(page.getByText(filename).first()).toBeVisible();
  const download = page.getByRole('main').getByRole('button', { name: /^Download/ });
  await expect(download).toHaveCount(0);

  await certify(await openAs('authenticator'), filename);
  await expect(download).toBeVisible({ timeout: 15_000 });
  const toast = page.getByRole('dialog').filter({ hasText: 'Your translation is ready!' });
  await expect(toast.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
});

test('the bell: read one, read all, delete, and nothing left', async ({ page, mailbox, sandbox }) => {
  await signUp(page, mailbox);
  await payFor(page, sandbox, [await makeDraft(page, 'one.pdf')]);
  await payFor(page, sandbox, [await makeDraft(page, 'two.pdf')]);
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

  await bell(page).click();
  await expect(list(page).getByText('New', { exact: true })).toHaveCount(2);
  await expect(list(page).getByText('Now')).toHaveCount(2);
  await list(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard\/progress$/);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await bell(page).click();
  await list(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list(page).getByText('New', { exact: true })).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  for (const left of [1, 0]) {
    await list(page).getByRole('button', { name: 'Delete notification: Payment confirmed' }).first().click();
    await expect(list(page).getByRole('link')).toHaveCount(left);
  }
  await expect(list(page).getByText('No notifications')).toBeVisible();
  await page.reload();
  await bell(page).click();
  await expect(list(page).getByText('No notifications')).toBeVisible();
});

test('on a phone the bell opens a sheet from below', async ({ page, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, mailbox);
  await page.goto('/dashboard');
  await bell(page).click();
  const sheet = list(page);
  await expect(sheet.getByText('No notifications')).toBeVisible();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box === null ? 0 : Math.round(box.y + box.height);
    })
    .toBe(844);
});

test('the list says why it could not be fetched, and tries again', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard');
  await page.route('**/trpc/*notifications.list*', (route) => route.abort());
  await bell(page).click();
  await expect(list(page).getByText('Notifications could not be loaded')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/trpc/*notifications.list*');
  await list(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(list(page).getByText('No notifications')).toBeVisible();
});

test('offline it says so, and what happened meanwhile arrives on the way back', async ({
  page,
  context,
  mailbox,
  sandbox,
  openAs,
}) => {
  const { email, password } = await signUp(page, mailbox);
  const draft = await makeDraft(page, 'meanwhile.pdf');
  await untilLive(page, () => page.goto('/dashboard/progress'));
  await bell(page).click();
  await expect(list(page).getByText('No notifications')).toBeVisible();
  await context.setOffline(true);
  await expect(list(page).getByText(/You are offline/)).toBeVisible();

  // The same person, elsewhere.
  const elsewhere = await openAs('customer');
  await elsewhere.context().clearCookies();
  await elsewhere.context().request.post('/trpc/auth.login', { data: { email, password } });
  await payFor(elsewhere, sandbox, [draft]);

  await context.setOffline(false);
  await expect(list(page).getByText('Payment confirmed')).toBeVisible({ timeout: 15_000 });
  await expect(list(page).getByText(/You are offline/)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('nobody listens before signing in, and nobody after signing out', async ({ page, mailbox }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signUp(page, mailbox);
  expect(sockets).toEqual([]);
  const opened = page.waitForEvent('websocket');
  await page.goto('/dashboard');
  const socket = await opened;
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: 'Logout' }).click();
  await closed;
  await expect(page).toHaveURL(/\/login$/);
  expect(sockets).toHaveLength(1);
});
