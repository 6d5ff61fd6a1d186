import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { ask, call } from './support/customer.ts';
import { orderPaid } from './support/staff.ts';

test('SHOTS', async ({ page, mailbox, sandbox, openAs }) => {
  test.setTimeout(240_000);
  const filename = `birth-${randomUUID().slice(0, 8)}.pdf`;
  const staff = await openAs('authenticator');
  const admin = await openAs('admin');
  const documentId = await orderPaid(page, filename, { mailbox, sandbox });
  const { request } = staff.context();
  const found = await ask(request, 'authenticator.queue', { input: { search: filename }, output: z.object({ items: z.array(z.object({ id: z.string() })) }) });
  const id = found.items[0]?.id ?? '';
  const text = await ask(request, 'authenticator.text', { input: { id }, output: z.object({ version: z.number() }) });
  const block = { id: randomUUID(), kind: 'paragraph', page: 1, position: 1, box: { x: 0.1, y: 0.1, width: 0.5, height: 0.1 }, confidence: null, doubtful: [], lang: 'pt', dir: 'ltr', state: 'edited', draft: null, source: 'Nome: João', target: '' };
  await call(request, 'authenticator.saveText', { input: { id, version: text.version, saveId: randomUUID(), changes: [{ kind: 'put', block }] }, output: z.unknown() });
  const { default: sharp } = await import('sharp');
  const picture = (await sharp({ create: { width: 600, height: 120, channels: 3, background: '#ddd' } }).png().toBuffer()).toString('base64');
  for (const question of ['How is the name of the father spelled? We read “Jo?o da Concei??o”.', 'Which year is on the stamp?']) {
    await call(request, 'authenticator.askCustomer', { input: { id, questionId: randomUUID(), blockId: block.id, page: 1, box: block.box, question, picture }, output: z.unknown() });
  }
  await call(request, 'authenticator.addComment', { input: { id, commentId: randomUUID(), blockId: block.id, comment: 'Hello' }, output: z.unknown() });
  const shots = async (who: typeof page, name: string, url: string, ready: () => Promise<void>) => {
    for (const width of [1280, 390]) {
      for (const scheme of ['light', 'dark'] as const) {
        await who.setViewportSize({ width, height: 860 });
        await who.emulateMedia({ colorScheme: scheme });
        await who.goto(url);
        await ready();
        await who.screenshot({ path: `/tmp/desk-shots/${name}-${width}-${scheme}.png`, fullPage: false });
      }
    }
  };
  await shots(page, 'home', '/dashboard', async () => { await expect(page.getByRole('link', { name: /Answer about/ })).toBeVisible(); });
  await shots(page, 'doc', `/dashboard/progress?doc=${documentId}`, async () => { await expect(page.getByRole('heading', { name: 'We have a question for you' })).toBeVisible(); await page.waitForTimeout(800); });
  await shots(staff, 'queue', `/authenticator/authenticate?q=${filename}`, async () => { await expect(staff.getByText('2 questions open').first()).toBeVisible(); });
  await shots(staff, 'work', `/authenticator/authenticate/${id}`, async () => { await expect(staff.getByText('Waiting for the customer')).toBeVisible(); await staff.getByText('Waiting for the customer').scrollIntoViewIfNeeded(); });
  await shots(admin, 'adminwork', `/admin/review/${id}`, async () => { await expect(admin.getByLabel('Assigned to')).toBeVisible(); await admin.getByLabel('Assigned to').scrollIntoViewIfNeeded(); });
  await shots(staff, 'over', '/authenticator', async () => { await expect(staff.getByText('Ready to finish')).toBeVisible(); });
});
