import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections, screens } from './support/axe.ts';
import { fileInput, makeDraft, payFor, signUp } from './support/customer.ts';

/** Names as in the passport: with an order, on its details, and on the profile. */

const keiko = 'Keiko Yamamoto';

test('names are given with an order by keyboard, checked before paying, changed after it and kept on the profile', async ({
  page,
  mailbox,
  sandbox,
}) => {
  await signUp(page, mailbox);
  await page.goto('/dashboard/upload');
  await fileInput(page).setInputFiles({ name: 'koseki.pdf', mimeType: 'application/pdf', buffer: await pdfOf(1) });
  await page.getByLabel('Original document language').selectOption('Japanese');
  const names = page.getByRole('group', { name: 'Names as in the passport' });
  await names.getByLabel('Name as in the passport').fill('山本恵子');
  await page.keyboard.press('Enter');
  await expect(names.getByText('Please enter the name in the Latin letters')).toBeVisible();
  await names.getByLabel('Name as in the passport').fill(keiko);
  await names.getByLabel('As the document writes it').fill('山本 恵子');
  await page.keyboard.press('Enter');
  await expect(names.getByRole('listitem')).toHaveText([`${keiko}山本 恵子`]);
  await names.getByLabel('Name as in the passport').fill('Taro Yamamoto');
  // A name left in the field counts.
  await page.getByRole('button', { name: /^Upload & Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText(`${keiko}, Taro Yamamoto`)).toBeVisible();

  const id = await makeDraft(page, 'second.pdf');
  await payFor(page, sandbox, [id]);
  await page.goto(`/dashboard/progress?doc=${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Add names' }).click();
  const dialog = page.getByRole('dialog', { name: 'Names as in the passport' });
  await dialog.getByRole('button', { name: `Add ${keiko}` }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText(keiko)).toBeVisible();

  await page.goto('/dashboard/profile');
  const list = page.getByRole('list', { name: 'Names as in the passport' });
  const failure = page.getByText('Connection problem. Please check your internet and try again.');
  await page.route('**/trpc/documents.saveFamilyMember*', (route) => route.abort());
  await page.getByLabel('Name as in the passport').fill('Hanako Yamamoto');
  await page.keyboard.press('Enter');
  await expect(failure).toBeVisible();
  await page.unroute('**/trpc/documents.saveFamilyMember*');
  await list.getByRole('button', { name: 'Change Taro Yamamoto' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name as in the passport')).toBeVisible();
  await expect(failure).toBeHidden();
  await page.getByRole('dialog').getByLabel('Name as in the passport').fill('Tarou Yamamoto');
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: `Remove ${keiko}` }).click();
  await page.getByRole('button', { name: 'Remove name' }).click();
  await expect(list.getByRole('listitem')).toHaveText(['Tarou Yamamoto']);
});

for (const { name, viewport } of screens) {
  test(`no objections on a ${name}`, { tag: '@sweep' }, async ({ page, mailbox, sandbox }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUp(page, mailbox);
    await page.goto('/dashboard/profile');
    await page.getByLabel('Name as in the passport').fill('João da Conceição Álvares de Souza');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Change João/ })).toBeVisible();
    await expectNoObjections(page, 'profile');
    await page.goto('/dashboard/upload');
    await page.getByLabel('Original document language').selectOption('Arabic');
    await page.getByRole('button', { name: /^Add João/ }).click();
    await page.getByLabel('Name as in the passport').fill('9');
    await page.keyboard.press('Enter');
    await expectNoObjections(page, 'order');
    const id = await makeDraft(page, 'birth.pdf');
    await payFor(page, sandbox, [id]);
    await page.goto(`/dashboard/progress?doc=${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add names' }).click();
    await page.getByRole('button', { name: /^Add João/ }).click();
    await expectNoObjections(page, 'names dialog');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Change names' })).toBeVisible();
    await expectNoObjections(page, 'details');
  });
}
