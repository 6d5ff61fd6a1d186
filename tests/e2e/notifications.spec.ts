import { randomUUID } from 'node:crypto';
import type { WebSocket } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { bellOf, bellPanel, untilLive } from './support/bell.ts';
import { certify, makeDraft, payFor, signUp } from './support/customer.ts';
import { queryDatabase } from './support/database.ts';
import { orderPaid } from './support/staff.ts';

test('a paid order appears in the authenticator’s bell and queue without a reload', async ({
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
  await expect(staff.getByRole('link', { name: filename })).toBeVisible();
  const news = staff.getByText(`${filename} from Ana Ribeiro is waiting for review.`);
  await expect(news).toBeVisible();
  await test.step('news covers no dialog', async () => {
    await staff.keyboard.press('Control+k');
    await expect(staff.getByRole('dialog').getByRole('combobox')).toBeVisible();
    expect(await news.isVisible()).toBe(false);
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('dialog').getByRole('combobox')).toBeHidden();
  });
  await expect(bellOf(staff)).toHaveAccessibleName(/Notifications, \d+\+? unread/);

  await test.step('a click opens the document', async () => {
    await bellOf(staff).click();
    const entry = bellPanel(staff).getByRole('listitem').filter({ hasText: filename });
    await expect(entry).toHaveCount(1);
    await entry.getByRole('link').click();
    await expect(staff).toHaveURL(/\/authenticator\/authenticate\/[\da-f-]{36}$/);
    await expect(staff.getByRole('heading', { level: 1, name: filename })).toBeVisible();
    await expect(bellPanel(staff)).toBeHidden();
  });
});

test(
  'a decision updates the queue, counters and admin list of colleagues',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `shared-${randomUUID()}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const [watching, overview] = [await openAs('authenticator'), await openAs('admin')];
    await untilLive(watching, () => watching.goto(`/authenticator/authenticate?q=${filename}`));
    await untilLive(overview, () => overview.goto(`/admin?q=${filename}`));
    const row = watching.getByRole('row', { name: filename });
    await expect(row).toBeVisible();
    await expect(overview.getByLabel(`Status of ${filename}`)).toHaveValue('processing');
    const approved = watching.getByRole('button', { name: /^Approved/ });
    const countOf = async () => Number(/\d+/.exec(await approved.innerText())?.[0]);
    const before = await countOf();
    const loads = () => Promise.all([watching, overview].map((one) => one.evaluate(() => performance.timeOrigin)));
    const loadedAt = await loads();

    await certify(await openAs('authenticator'), filename);
    await expect(row).toHaveCount(0);
    await expect.poll(countOf).toBeGreaterThan(before);
    await expect(overview.getByLabel(`Status of ${filename}`)).toHaveValue('completed');
    expect(await loads()).toEqual(loadedAt);
  },
);

test('an approval updates the customer’s list and is announced with its download', async ({
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
  await expect(download).toBeVisible();
  const toast = page.getByRole('dialog').filter({ hasText: 'Your translation is ready!' });
  await expect(toast.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread');
});

test('the bell: read one, read all, delete, empty state', async ({ page, mailbox, sandbox }) => {
  await signUp(page, mailbox);
  await payFor(page, sandbox, [await makeDraft(page, 'one.pdf')]);
  await payFor(page, sandbox, [await makeDraft(page, 'two.pdf')]);
  await page.goto('/dashboard');
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread');

  await bellOf(page).click();
  await expect(bellPanel(page).getByText('New', { exact: true })).toHaveCount(2);
  await expect(bellPanel(page).getByText('Now')).toHaveCount(2);
  await bellPanel(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard\/progress$/);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');

  await bellOf(page).click();
  await bellPanel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bellPanel(page).getByText('New', { exact: true })).toHaveCount(0);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');

  for (const left of [1, 0]) {
    await bellPanel(page).getByRole('button', { name: 'Delete notification: Payment confirmed' }).first().click();
    await expect(bellPanel(page).getByRole('link')).toHaveCount(left);
  }
  await expect(bellPanel(page).getByText('No notifications')).toBeVisible();
  await page.reload();
  await bellOf(page).click();
  await expect(bellPanel(page).getByText('No notifications')).toBeVisible();
});

test('on a phone the bell opens a bottom sheet', async ({ page, mailbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, mailbox);
  await page.goto('/dashboard');
  await bellOf(page).click();
  const sheet = bellPanel(page);
  await expect(sheet.getByText('No notifications')).toBeVisible();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box === null ? 0 : Math.round(box.y + box.height);
    })
    .toBe(844);
});

test('the list shows its load error and retries', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard');
  await page.route('**/trpc/*notifications.list*', (route) => route.abort());
  await bellOf(page).click();
  await expect(bellPanel(page).getByText('Couldn’t load notifications')).toBeVisible();
  await page.unroute('**/trpc/*notifications.list*');
  await bellPanel(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(bellPanel(page).getByText('No notifications')).toBeVisible();
});

test(
  'shows the offline state, and receives missed notifications on reconnect',
  { tag: '@sweep' },
  async ({ page, context, mailbox, sandbox, openAs }) => {
    const { email, password } = await signUp(page, mailbox);
    const draft = await makeDraft(page, 'meanwhile.pdf');
    await untilLive(page, () => page.goto('/dashboard/progress'));
    await bellOf(page).click();
    await expect(bellPanel(page).getByText('No notifications')).toBeVisible();
    await context.setOffline(true);
    await expect(bellPanel(page).getByText(/You’re offline/)).toBeVisible();

    // The same user on another device.
    const elsewhere = await openAs('customer');
    await elsewhere.context().clearCookies();
    await elsewhere.context().request.post('/trpc/auth.login', { data: { email, password } });
    await payFor(elsewhere, sandbox, [draft]);

    await context.setOffline(false);
    await expect(bellPanel(page).getByText('Payment confirmed')).toBeVisible();
    await expect(bellPanel(page).getByText(/You’re offline/)).toBeHidden();
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  },
);

test('the bell renders the notices that are seen, and the rest as they are reached', async ({
  page,
  mailbox,
  sandbox,
}) => {
  const { email } = await signUp(page, mailbox);
  await queryDatabase(
    sandbox.databaseUrl,
    `insert into notifications (user_id, type, title, message)
      select id, 'payment_confirmed', 'Notice ' || n, 'Thank you' from profiles, generate_series(1, 40) n where email = $1`,
    [email],
  );
  await page.goto('/dashboard');
  await bellOf(page).click();
  const rows = bellPanel(page).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(40);
  await expect
    .poll(async () => {
      await rows.last().scrollIntoViewIfNeeded();
      return rows.count();
    })
    .toBe(40);
});

test('no socket is open before signing in or after signing out', async ({ page, mailbox }) => {
  const open = new Set<WebSocket>();
  page.on('websocket', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signUp(page, mailbox);
  expect(open.size).toBe(0);
  await page.goto('/dashboard');
  await expect.poll(() => open.size).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // A server that answers late ends the session before its answer comes: the socket may try once more.
  await expect.poll(() => open.size).toBe(0);
});
