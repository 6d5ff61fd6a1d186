import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signerInput } from '../support/signers.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { ask, call, makeTranslation, signUp } from './support/customer.ts';
import { fromOwnAddress } from './support/own-address.ts';
import { becomeAuthenticator } from './support/staff.ts';

/** A translator's own key: made in the profile, signs beside the company, told to who verifies, revoked. */

test('a translator makes a key, signs with it, and revokes it; the file check tells both signatures', async ({
  page,
  browser,
  mailbox,
  sandbox,
  openAs,
}) => {
  test.setTimeout(120_000);
  // An account of their own: tests beside this one decide as the demo translator, and a key that ends meanwhile refuses that.
  const translator = await browser.newContext({ baseURL: sandbox.url, reducedMotion: 'reduce' });
  const staff = await translator.newPage();
  await becomeAuthenticator(staff, { mailbox, admin: await openAs('admin') });
  await call(translator.request, 'authenticator.updateSignerProfile', { input: signerInput(), output: z.unknown() });
  await staff.goto('/authenticator/profile');
  const section = staff.locator('#signing-key');
  await expect(section.getByText('You have no key.')).toBeVisible();

  await test.step('a file that is no key is refused with the reason', async () => {
    await section.getByRole('button', { name: 'Import a certificate' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Import a certificate' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'key.p12',
      mimeType: 'application/x-pkcs12',
      buffer: Buffer.from('a picture'),
    });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText('This is no PKCS #12 file')).toBeVisible();
    await expectNoObjections(staff, 'import');
    await staff.keyboard.press('Escape');
  });

  await section.getByRole('button', { name: 'Make a key' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Make key' }).click();
  await expect(section.getByRole('article', { name: 'Key in use' })).toContainText('ECDSA P-256');
  await expectNoObjections(staff, 'key in use');

  await signUp(page, mailbox);
  await makeTranslation(page, `own-key-${randomUUID()}.pdf`, { sandbox, staff });
  const { request } = page.context();
  const { items } = await ask(request, 'documents.list', {
    input: { page: 1 },
    output: z.object({ items: z.array(z.object({ id: z.string() })) }),
  });
  const { url } = await call(request, 'documents.fileLink', {
    input: { id: items[0]?.id ?? '', kind: 'translation' },
    output: z.object({ url: z.string() }),
  });
  const buffer = await (await request.get(url)).body();
  await fromOwnAddress(page);
  await page.goto('/verify');
  await page.getByLabel('PDF to check').setInputFiles({ name: 'own.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('heading', { name: 'Genuine, byte for byte' })).toBeVisible();
  await expect(page.getByText('The translator with a key of their own, and the company')).toBeVisible();
  await expect(page.getByText('Made with the key in our record')).toBeVisible();
  await expect(page.getByText('Ours, over the whole file')).toBeVisible();

  await staff.reload();
  await expect(section.getByText(/Open for \d+ more decisions/)).toBeVisible();
  await section.getByRole('button', { name: 'Revoke' }).click();
  const revoke = staff.getByRole('alertdialog');
  await revoke.getByLabel('Why').selectOption('I no longer sign with it');
  await expectNoObjections(staff, 'revoke');
  await revoke.getByRole('button', { name: 'Revoke key' }).click();
  await expect(section.getByText('You have no key.')).toBeVisible();
  await expect(section.getByRole('list', { name: 'Earlier keys' })).toContainText('Revoked (I no longer sign with it)');
  await translator.close();
});
