import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { fileInput } from './support/customer.ts';
import { expectSaved, findReview } from './support/studio.ts';

/** A paper in a language that the reader does not know: sold by the desk, typed in the studio. */

test('the desk sells a paper in Farsi, and the studio says that a person types it', async ({ openAs }) => {
  test.setTimeout(120_000);
  const filename = `shenasnameh-${randomUUID().slice(0, 8)}.pdf`;
  const admin = await openAs('admin');
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('it is taken and paid at the counter', async () => {
    await admin.goto('/admin/new-order');
    await admin.getByLabel('Name', { exact: true }).fill('Reza Karimi');
    await fileInput(admin)
      .first()
      .setInputFiles({ name: filename, mimeType: 'application/pdf', buffer: await pdfOf(1) });
    await expect(admin.getByRole('region', { name: 'Price', exact: true })).toContainText('$15.00');
    const language = admin.getByLabel('Original document language');
    await expect(language.locator('optgroup[label="Typed by a person"]')).toBeAttached();
    await language.selectOption('Farsi');
    await admin.getByRole('button', { name: 'Take the order' }).click();
    await expect(admin.getByText('The order of Reza Karimi is taken.')).toBeVisible();
    await expect(admin.getByText('Nobody on the staff certifies Farsi')).toBeVisible();
    await expectNoObjections(admin, 'order in Farsi');
    await admin.getByRole('button', { name: 'Paid at the counter…' }).click();
    await admin.getByRole('button', { name: 'Record payment' }).click();
    await expect(admin.getByText('The order is paid and has started.')).toBeVisible();
  });

  await test.step('the studio has its page, and takes what is typed', async () => {
    const reviewId = await findReview(admin, filename);
    await admin.setViewportSize({ width: 1280, height: 860 });
    await admin.goto(`/admin/review/${reviewId}/studio`);
    const page = admin.getByRole('region', { name: 'English, page 1' });
    await expect(page).toContainText('Typed by a person: the reader does not know Farsi.');
    await page.getByRole('button', { name: 'Actions for page 1' }).click();
    await expect(admin.getByRole('menuitem', { name: 'Mark the page as blank' })).toBeVisible();
    await expect(admin.getByRole('menuitem', { name: 'Read the page again…' })).toBeHidden();
    await admin.keyboard.press('Escape');
    await admin.getByRole('button', { name: 'Add or change a block' }).click();
    await admin.getByRole('menuitem').first().click();
    await page.getByRole('textbox').last().fill('Birth certificate');
    await expectSaved(admin);
  });
});
