import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { makeDraft, payFor, signUp } from './support/customer.ts';
import { expectSaved, findReview, openStudio, writeText } from './support/studio.ts';

/** Translated, revised, passed: a customer's papers are revised by a second person, from the rule to the notice at the decision. */

test(
  'a text is handed over, corrected by its reviser, returned, and passed',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    test.setTimeout(300_000);
    const filename = `second-${randomUUID().slice(0, 8)}.pdf`;
    const { email } = await signUp(page, mailbox);
    const documentId = await makeDraft(page, filename);
    const long = `long-${randomUUID().slice(0, 8)}.pdf`;
    const longId = await makeDraft(page, long, { pages: 4 });
    await payFor(page, sandbox, [documentId, longId]);
    const admin = await openAs('admin');
    await admin.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('who manages the house publishes whose papers are revised', async () => {
      await admin.goto('/admin/team?tab=rules');
      const form = admin.getByRole('form', { name: 'Second person' });
      await form.getByRole('button', { name: 'Publish Rule' }).press('Enter');
      await expect(form).toContainText('Say why it changes.');
      await form.getByRole('searchbox', { name: 'Customers and firms' }).fill(email);
      await form.getByRole('button', { name: email }).press('Enter');
      await form.getByLabel('Split above pages').fill('3');
      await form.getByLabel('Reason').fill('This customer asks for it');
      await expectNoObjections(admin, 'second person');
      await form.getByRole('button', { name: 'Publish Rule' }).press('Enter');
      await expect(form.getByLabel('Reason')).toHaveValue('');
    });

    const staff = await openAs('authenticator');
    await staff.emulateMedia({ reducedMotion: 'reduce' });
    await staff.setViewportSize({ width: 1280, height: 860 });
    const reviewId = await findReview(staff, filename);
    const line = { kind: 'paragraph', source: 'O referido é verdade.', target: 'The above is true.' };
    const [blockId = ''] = await writeText(staff, reviewId, {
      lines: [
        { ...line, state: 'edited' },
        { kind: 'heading', source: 'CERTIDÃO', target: 'CERTIFICATE', state: 'confirmed' },
      ],
    });
    const strip = staff.getByRole('region', { name: 'Revision' });

    await test.step('the translator hands the finished text to the revisers, and writes no more', async () => {
      // A process reads what was published within seconds.
      await expect(async () => {
        await openStudio(staff, reviewId);
        await expect(strip).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 90_000 });
      await expect(strip).toContainText('The customer’s papers are revised');
      await strip.getByRole('button', { name: 'Ready for Revision' }).click();
      await expect(staff.getByText('Confirm every block first')).toBeVisible();
      const field = staff.locator(`textarea[data-block="${blockId}"][data-side="target"]`);
      await field.focus();
      await field.press('Control+Enter');
      await expectSaved(staff);
      await strip.getByRole('button', { name: 'Ready for Revision' }).press('Enter');
      await expect(strip).toContainText('handed it to the revisers');
      await expect(field).not.toBeEditable();
      await expectNoObjections(staff, 'with the revisers');
    });

    const revised = admin.getByRole('region', { name: 'Revision' });
    const corrected = admin.locator(`textarea[data-block="${blockId}"][data-side="target"]`);

    await test.step('a reviser takes it from My Work, corrects it and marks an error', async () => {
      await admin.setViewportSize({ width: 1200, height: 860 });
      await admin.goto('/admin/my-work');
      await admin.getByRole('button', { name: `Revise ${filename}` }).press('Enter');
      await expect(revised).toContainText('You revise the translation of');
      await corrected.fill('The above is true and correct.');
      await corrected.press('Control+Enter');
      await expectSaved(admin);
      await revised.getByRole('button', { name: 'Show Changes' }).click();
      await expect(admin.getByRole('region', { name: 'Changes of the reviser' }).locator('ins').first()).toBeVisible();
      const marking = admin.getByRole('form', { name: 'Mark an error' });
      await corrected.focus();
      await marking.getByLabel('Kind').selectOption('Omission');
      await marking.getByLabel('Severity').selectOption('Major');
      await marking.getByRole('button', { name: 'Mark Error' }).click();
      await expect(admin.getByRole('region', { name: 'Errors' })).toContainText('Omission, major');
      await expectNoObjections(admin, 'revising');
    });

    await test.step('returned with a note, handed over again, and passed', async () => {
      await revised.getByRole('button', { name: 'Return…' }).click();
      const returning = admin.getByRole('dialog', { name: 'Return the text to its translator' });
      await returning.getByRole('button', { name: 'Return Text' }).click();
      await expect(returning).toContainText('Say what is to be corrected.');
      await returning.getByLabel('Note').fill('Compare the closing words.');
      await returning.getByRole('button', { name: 'Return Text' }).click();
      await expect(returning).toBeHidden();
      // Live: the translator has the studio open.
      await expect(strip).toContainText('Compare the closing words.');
      await staff.goto('/authenticator/my-work');
      await expect(staff.getByRole('list', { name: 'Revision' })).toContainText('Returned to you');
      await staff.setViewportSize({ width: 390, height: 800 });
      await expectNoObjections(staff, 'my work on a phone');
      await staff.getByRole('link', { name: `Open ${filename}` }).click();
      await strip.getByRole('button', { name: 'Ready for Revision' }).click();
      await expect(strip).toContainText('handed it to the revisers');
      await revised.getByRole('button', { name: 'Revise', exact: true }).click();
      await revised.getByRole('button', { name: 'Pass…' }).click();
      const passing = admin.getByRole('dialog', { name: 'Pass the text' });
      await passing.getByRole('button', { name: 'Pass Text' }).click();
      await expect(revised).toContainText('Revised by');
      await expect(strip).toContainText('Revised by');
    });

    await staff.setViewportSize({ width: 1280, height: 860 });
    await staff.goto(`/authenticator/authenticate/${reviewId}`);
    await expect(staff.getByText(/^Revised by/)).toBeVisible();
    await admin.goto('/admin/team?tab=revisions');
    await expect(admin.getByRole('table', { name: 'Revisions by translator' })).toContainText('Omission 1 (1 major)');
    await admin.setViewportSize({ width: 390, height: 800 });
    await expectNoObjections(admin, 'second person on a phone');

    await test.step('a long paper is split, and each writes in their own pages', async () => {
      const id = await findReview(staff, long);
      const [own = '', , third = ''] = await writeText(staff, id, { lines: [{ ...line, state: 'edited' }], pages: 4 });
      await staff.goto(`/authenticator/authenticate/${id}`);
      await staff.getByRole('button', { name: 'Take it' }).click();
      await staff.getByRole('button', { name: 'Give back' }).waitFor();
      await staff.goto(`/authenticator/authenticate/${id}`);
      await staff.getByRole('button', { name: 'Split…' }).press('Enter');
      const splitting = staff.getByRole('dialog', { name: 'Split the document' });
      await splitting.getByRole('button', { name: 'Split', exact: true }).click();
      await expect(splitting).toContainText('Choose who translates each part.');
      await splitting.getByLabel('Translator').first().selectOption('Grace Whitfield');
      await splitting.getByLabel('Translator').last().selectOption('Daniel Brooks');
      await splitting.getByLabel('To page').first().fill('3');
      await splitting.getByRole('button', { name: 'Split', exact: true }).click();
      await expect(splitting).toContainText('Page 3 is in two parts.');
      await splitting.getByLabel('To page').first().fill('2');
      await expectNoObjections(staff, 'split');
      await splitting.getByRole('button', { name: 'Split', exact: true }).click();
      await expect(staff.getByRole('list', { name: 'Parts' })).toContainText('pages 1–2: Grace Whitfield');

      await admin.setViewportSize({ width: 1200, height: 860 });
      await admin.goto('/admin/my-work');
      await admin.getByRole('list', { name: 'Your parts' }).getByRole('link', { name: long }).click();
      const english = (block: string) => admin.locator(`textarea[data-block="${block}"][data-side="target"]`);
      await expect(english(own)).toBeEditable();
      await admin.getByRole('region', { name: 'English, page 3' }).scrollIntoViewIfNeeded();
      await expect(english(third)).not.toBeEditable();
      await english(own).fill('The above is true, and I attest it.');
      await expectSaved(admin);
      await expectNoObjections(admin, 'studio of a part');
    });
  },
);
