import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pdfOf, pdfWithUserPassword } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections, screens } from './support/axe.ts';
import { ask, call, makeTranslation, signUp } from './support/customer.ts';
import { fromOwnAddress } from './support/own-address.ts';

/** Verification by the file: five outcomes, nothing of the file in a request. */

const question = (name: string) => new RegExp(`^${name}\\? `);

test('a delivered file is checked in the browser: genuine, altered, unknown; nothing of it leaves', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  await makeTranslation(page, `verify-${randomUUID()}.pdf`, { sandbox, staff: await openAs('authenticator') });
  const { request } = page.context();
  const { items } = await ask(request, 'documents.list', {
    input: { page: 1 },
    output: z.object({ items: z.array(z.object({ id: z.string(), verificationCode: z.string() })) }),
  });
  const { id = '', verificationCode: code = '' } = items[0] ?? {};
  const { url } = await call(request, 'documents.fileLink', {
    input: { id, kind: 'translation' },
    output: z.object({ url: z.string() }),
  });
  const delivered = await (await request.get(url)).body();
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('PDF to check').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const answers = page.getByRole('region').getByRole('listitem');

  await fromOwnAddress(page);
  const sent: string[] = [];
  page.on('request', (made) => sent.push(`${made.method()} ${made.url()} ${made.postData() ?? ''}`));
  await page.goto('/verify');

  await test.step('genuine, byte for byte, also under another name', async () => {
    await choose('renamed by someone.pdf', delivered);
    await expect(page.getByRole('heading', { name: 'Genuine, byte for byte' })).toBeVisible();
    await expect(answers.filter({ hasText: question('Untouched') })).toContainText('Yes');
    await expect(answers.filter({ hasText: question('Still valid') })).toContainText('Yes');
    await expect(answers.filter({ hasText: question('Issued by us') })).toContainText('Yes');
    await expect(page.getByRole('region').getByText('Birth certificate')).toBeVisible();
    await expect(page.getByText('Ours, over the whole file')).toBeVisible();
    await expect(page.getByText('This browser followed it to the signed head of the log.')).toBeVisible();
    await expectNoObjections(page, 'genuine file');
  });

  await test.step('one flipped byte is told, with the certificate it names', async () => {
    const flipped = Buffer.from(delivered);
    flipped[900] = (flipped[900] ?? 0) ^ 1;
    await choose('flipped.pdf', flipped);
    await expect(page.getByRole('heading', { name: 'Not the file we issued' })).toBeVisible();
    await expect(answers.filter({ hasText: question('Untouched') })).toContainText('No');
    await expect(page.getByText('The certificate it names')).toBeVisible();
    await expectNoObjections(page, 'altered file');
  });

  await test.step('a file of someone else, dropped anywhere on the page', async () => {
    const bytes = [...(await pdfOf(1))];
    await page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'other.pdf', { type: 'application/pdf' }));
      document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    }, bytes);
    await expect(page.getByRole('heading', { name: 'Not a file of ours' })).toBeVisible();
    await page.getByRole('button', { name: 'Check Another Document' }).click();
    await expect(page.getByRole('heading', { name: 'Not a file of ours' })).toHaveCount(0);
  });

  await test.step('only a hash and a code were sent', () => {
    const calls = sent.filter((made) => made.includes('verification.check'));
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const made of calls) {
      const [method, address = '', body] = made.split(' ');
      expect([method, body]).toEqual(['GET', '']);
      const input = new URL(address).searchParams.get('input') ?? '';
      expect(input).toMatch(/^\{"0":\{"sha256":"[0-9a-f]{64}"(,"code":"[A-Z0-9-]+")?\}\}$/);
    }
    expect(sent.filter((made) => !made.startsWith('GET '))).toEqual([]);
  });

  await test.step('the certificate has a page of its own', async () => {
    await page.goto(`/verify/${code}`);
    await expect(page.getByRole('heading', { name: 'Birth certificate' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this record' })).toBeVisible();
    const badge = page.getByText('Authenticated', { exact: true }).first();
    const paint = () => badge.evaluate((element) => getComputedStyle(element).color);
    const onLight = await paint();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect.poll(paint).not.toBe(onLight);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(paint, 'paper is light in dark mode').toBe(onLight);
    await expect(page.getByRole('heading', { level: 1, name: 'Verification record' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByLabel('Verification code')).toBeHidden();
    await page.emulateMedia({ media: null, colorScheme: null });
  });
});

for (const { name, viewport } of screens) {
  test.describe(name, { tag: name === 'phone' ? '@sweep' : [] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('what cannot be checked has a clear answer', async ({ page, context }) => {
      await fromOwnAddress(page);
      await page.goto('/verify');
      const input = page.getByLabel('PDF to check');
      const file = (title: string, buffer: Buffer) => ({ name: title, mimeType: 'application/pdf', buffer });
      await input.setInputFiles(file('photo.pdf', Buffer.from('not a PDF at all')));
      await expect(page.getByText('This is not a PDF')).toBeVisible();
      await expectNoObjections(page, 'not a PDF');
      await input.setInputFiles(file('empty.pdf', Buffer.alloc(0)));
      await expect(page.getByText('This file is empty')).toBeVisible();
      await page.evaluate(() => {
        const data = new DataTransfer();
        for (const title of ['a.pdf', 'b.pdf']) data.items.add(new File(['%PDF-1.7'], title));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
      });
      await expect(page.getByText('One file at a time, please')).toBeVisible();
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File([new Blob([new Uint8Array(200_000_001)])], 'large.pdf'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
      });
      await expect(page.getByText('This file is too large to check here')).toBeVisible();
      await input.setInputFiles(file('locked.pdf', await pdfWithUserPassword(1)));
      await expect(page.getByText('It is locked with a password')).toBeVisible();
      await context.setOffline(true);
      await input.setInputFiles(file('some.pdf', await pdfOf(1)));
      await expect(page.getByRole('alert')).toContainText('Connection problem');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Not a file of ours' })).toBeVisible();
    });
  });
}
