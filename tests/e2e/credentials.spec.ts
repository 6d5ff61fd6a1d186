import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';

/** A credential on its way: claimed by its holder, proved, checked by an admin, withdrawn. */

test('a signer claims a credential with its proof, and an admin checks it', async ({ openAs }) => {
  test.setTimeout(180_000);
  const number = `CPN7${randomUUID().slice(0, 6).toUpperCase()}`;
  const named = `NAATI Certified Translator, No. ${number}`;
  const staff = await openAs('authenticator');
  await staff.emulateMedia({ reducedMotion: 'reduce' });
  await staff.goto('/authenticator/profile');
  const section = staff.locator('#credentials');
  await expect(section.getByRole('article', { name: /^ATA-certified translator/ }).first()).toContainText('Checked');

  await test.step('a claim without its facts says what is missing', async () => {
    await section.getByRole('button', { name: 'Add a credential…' }).press('Enter');
    const dialog = staff.getByRole('dialog', { name: 'Add a credential' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').first()).toContainText('State its number.');
    await expectNoObjections(staff, 'faults');
    await dialog.getByLabel('Credential', { exact: true }).fill('NAATI Certified Translator');
    await dialog.getByLabel('Number').fill(number);
    await dialog.getByLabel('Granted by').fill('NAATI');
    await dialog.getByLabel('Valid through').fill('2199-12-31');
    await dialog.getByLabel('Portuguese', { exact: true }).check();
    await dialog.getByLabel('Your entry in a public register').fill('https://register.example/entries/17');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  const card = section.getByRole('article', { name: named });
  await expect(card).toContainText('Not checked');
  await expect(card).toContainText('To be checked, it lacks a proof.');
  await card.getByRole('button', { name: `Add proof of ${named}…` }).click();
  const proving = staff.getByRole('dialog', { name: 'Proof: NAATI Certified Translator' });
  await proving
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'card.png',
      mimeType: 'image/png',
      buffer: await staff.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } }),
    });
  await expect(proving.getByText('card.png')).toBeVisible();
  await proving.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByRole('link', { name: /Open the proof/ })).toBeVisible();
  await expectNoObjections(staff, 'a claim');

  const admin = await openAs('admin');
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await admin.goto('/admin/staff');
  const list = admin.getByRole('list', { name: 'Credentials' });
  const row = list.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Not checked');
  // Nobody checks their own.
  await expect(list.getByRole('listitem').filter({ hasText: '(you)' }).getByRole('button')).toHaveCount(0);
  await expect(row.getByRole('link', { name: /public register/ })).toHaveAttribute(
    'href',
    'https://register.example/entries/17',
  );
  await expectNoObjections(admin, 'credentials of the staff');

  await row.getByRole('button', { name: /^Refuse NAATI/ }).press('Enter');
  const refusing = admin.getByRole('dialog', { name: /^Refuse a credential of/ });
  await refusing.getByLabel('Why').fill('The card cannot be read');
  await expectNoObjections(admin, 'refuse');
  await refusing.getByRole('button', { name: 'Refuse it' }).click();
  await expect(row).toContainText('The card cannot be read');
  await staff.reload();
  await expect(card).toContainText('Refused');
  await expectNoObjections(staff, 'a refused claim');

  await row.getByRole('button', { name: /^Check NAATI/ }).press('Enter');
  const checking = admin.getByRole('dialog', { name: /^Check a credential of/ });
  await checking.getByRole('button', { name: 'Record the check' }).click();
  await expect(checking.getByText('State how you checked it.')).toBeVisible();
  await expectNoObjections(admin, 'check');
  await checking.getByLabel('How you checked it').fill('Looked up in the directory of NAATI');
  await checking.getByRole('button', { name: 'Record the check' }).click();
  await expect(checking).toBeHidden();
  await expect(row).toContainText('Looked up in the directory of NAATI');

  await row.getByRole('button', { name: /^Undo check of NAATI/ }).press('Enter');
  const undoing = admin.getByRole('dialog', { name: /^Undo the check of a credential of/ });
  await undoing.getByLabel('Why').fill('The entry is of another person');
  await expectNoObjections(admin, 'undo a check');
  await undoing.getByRole('button', { name: 'Undo the check' }).click();
  await expect(row).toContainText('The entry is of another person');
  await row.getByRole('button', { name: /^Check NAATI/ }).press('Enter');
  await checking.getByLabel('How you checked it').fill('Looked up in the directory of NAATI');
  await checking.getByRole('button', { name: 'Record the check' }).click();
  await expect(checking).toBeHidden();
  await expect(row.getByRole('button')).toHaveCount(1);

  await staff.reload();
  await expect(card).toContainText('Checked');
  await expect(card.getByRole('button', { name: `Replace ${named}…` })).toBeVisible();
  await card.getByRole('button', { name: `Withdraw ${named}…` }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card).toHaveCount(0);
});
