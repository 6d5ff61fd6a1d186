import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { bellOf, bellPanel, untilLive } from './support/bell.ts';
import { ask, call, makeDraft, payFor, signUp } from './support/customer.ts';

const session = z.object({ user: z.object({ id: z.string() }) });

test(
  'a toast closes after eight seconds, pauses on hover and focus, and fades for 300 ms',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox }) => {
    await signUp(page, mailbox);
    const draft = await makeDraft(page, 'toast.pdf');
    await page.clock.install();
    await untilLive(page, () => page.goto('/dashboard'));
    await expect(bellOf(page)).toBeVisible();
    // Ahead of the time that the command takes: a clock cannot be paused in its past.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await payFor(page, sandbox, [draft]);
    const toast = page.getByRole('dialog').filter({ hasText: 'Payment confirmed' });
    const seconds = (count: number) => page.clock.runFor(count * 1000);
    // Advances the clock in small steps until the toast is rendered.
    const toasts = async () => {
      await seconds(0.02);
      return toast.count();
    };
    await expect.poll(toasts).toBe(1);

    await test.step('hovered', async () => {
      await seconds(0.5);
      await toast.hover();
      await seconds(60);
      await expect(toast).toHaveCount(1);
      await page.mouse.move(1, 1);
    });
    await test.step('focused', async () => {
      await seconds(1);
      await toast.getByRole('button', { name: 'Mark as read' }).focus();
      await seconds(60);
      await expect(toast).toHaveCount(1);
      await bellOf(page).focus();
    });
    await test.step('neither: the rest of its eight seconds, then the fade', async () => {
      await seconds(6);
      await expect(toast).toHaveCount(1);
      await expect(toast).toHaveCSS('transition-duration', '0.3s');
      await seconds(1);
      await expect.poll(toasts).toBe(0);
    });
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
  },
);

test('a session ended elsewhere redirects to the login at once', async ({ page, mailbox, playwright, sandbox }) => {
  const { email, password } = await signUp(page, mailbox);
  await untilLive(page, () => page.goto('/dashboard'));
  await expect(bellOf(page)).toBeVisible();

  const elsewhere = await playwright.request.newContext({ baseURL: sandbox.url });
  await call(elsewhere, 'auth.login', { input: { email, password }, output: z.unknown() });
  await call(elsewhere, 'auth.changePassword', {
    input: { current: password, password: 'another long walk' },
    output: z.unknown(),
  });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.dispose();
});

test('a user who becomes an authenticator is redirected to the new area at once', async ({ page, mailbox, openAs }) => {
  await signUp(page, mailbox);
  await untilLive(page, () => page.goto('/dashboard'));
  await expect(bellOf(page)).toBeVisible();
  const { user } = await ask(page.context().request, 'auth.session', { input: {}, output: session });

  const admin = await openAs('admin');
  await call(admin.context().request, 'admin.setUserRole', {
    input: { id: user.id, role: 'authenticator' },
    output: z.unknown(),
  });
  await expect(page).toHaveURL(/\/authenticator$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the bell shows a loading state until the first response', async ({ page, mailbox }) => {
  await signUp(page, mailbox);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/trpc/*notifications.list*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await bellOf(page).click();
  await expect(bellPanel(page).getByText('Loading notifications…')).toBeAttached();
  await expect(bellPanel(page).getByText('No notifications')).toHaveCount(0);
  letGo();
  await expect(bellPanel(page).getByText('No notifications')).toBeVisible();
  await expect(bellPanel(page).getByText('Loading notifications…')).toHaveCount(0);
});
