import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { makeDraft, makeTranslation, signUp } from './support/customer.ts';

test(
  'a customer sees who opened a file, takes everything along, deletes one document and then the account',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const { email } = await signUp(page, mailbox);
    const done = `own-data-${randomUUID()}.pdf`;
    await makeTranslation(page, done, { sandbox, staff: await openAs('authenticator') });
    await makeDraft(page, 'own-draft.pdf');

    await test.step('who opened it', async () => {
      await page.goto('/dashboard/progress');
      await page.getByRole('link', { name: done }).click();
      const details = page.getByRole('dialog');
      const started = page.waitForEvent('download');
      await details.getByRole('button', { name: /^Download original/ }).click();
      await started;
      await details.getByRole('tab', { name: 'Privacy' }).click();
      await page.reload();
      await expect(details.getByRole('list', { name: 'Who opened your files' })).toContainText(
        'You downloaded your file',
      );
      await expectNoObjections(page, 'document details');
    });

    await test.step('delete the document', async () => {
      await page.getByRole('button', { name: 'Delete document and files…' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('can still be checked by its code, without any name');
      await expectNoObjections(page, 'question before deletion');
      await question.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText('Document deleted')).toBeVisible();
      await expect(page.getByRole('link', { name: done })).toHaveCount(0);
    });

    await test.step('download everything', async () => {
      await page.goto('/dashboard/profile?section=privacy');
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe('my-data.zip');
      expect((await fs.readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
    });

    await test.step('delete the account', async () => {
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('1 document.');
      await question.getByLabel('Your email address, to confirm').fill(email);
      await expectNoObjections(page, 'question before deletion of the account');
      await question.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/login/);
    });
  },
);
