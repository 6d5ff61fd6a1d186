import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { orderPaid } from './support/staff.ts';
import { expectSaved, findReview, openStudio, writeText } from './support/studio.ts';

/** A question about a paper: asked in the studio, answered by its customer on a phone, put into the text. */

const question = 'How is the father’s name spelled?';

test(
  'a question is asked in the studio, answered on a phone and put into the text',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 860 });
    const filename = `birth-${randomUUID().slice(0, 8)}.pdf`;
    const staff = await openAs('authenticator');
    await staff.setViewportSize({ width: 1280, height: 860 });
    await orderPaid(page, filename, { mailbox, sandbox });
    const reviewId = await findReview(staff, filename);
    const line = { kind: 'paragraph', source: 'Pai: João', target: 'Father:', state: 'edited' };
    const [blockId = ''] = await writeText(staff, reviewId, { lines: [line] });
    const row = staff.locator(`[data-row="${blockId}"]`);
    const field = staff.locator(`textarea[data-block="${blockId}"]`).first();

    await test.step('staff asks about a block, with the picture of its place', async () => {
      await openStudio(staff, reviewId);
      await field.focus();
      await row.getByRole('button', { name: 'Ask the customer' }).click();
      const text = row.getByLabel('Question to the customer');
      await expect(text).toBeFocused();
      await expect(row.getByRole('img', { name: /Place on page 1/ })).toBeVisible();
      await expectNoObjections(staff, 'asking');
      await text.press('Control+Enter');
      await expect(row.getByText('Please enter your question.')).toBeVisible();
      await text.fill(question);
      await text.press('Control+Enter');
      await expect(row.getByText('Waiting for the customer')).toBeVisible();
    });

    await test.step('a colleague reads a comment and resolves it', async () => {
      await row.getByRole('button', { name: 'Comment' }).click();
      await row.getByLabel('Comment for colleagues').fill('The stamp hides the name.');
      await row.getByLabel('Comment for colleagues').press('Control+Enter');
      await row.getByRole('button', { name: 'Resolve' }).click();
      await expect(row.getByText(/^Resolved by/)).toBeVisible();
    });

    await test.step('the customer answers on a phone', async () => {
      await page.goto('/dashboard');
      await page.getByRole('link', { name: `Answer about ${filename}` }).click();
      const details = page.getByRole('dialog', { name: filename });
      await expect(details.getByRole('heading', { name: 'We have a question for you' })).toBeVisible();
      await expect(details.getByRole('img', { name: /Place on page 1/ })).toBeVisible();
      await expectNoObjections(page, 'question');
      const form = details.getByRole('form', { name: question });
      await form.getByRole('button', { name: 'Send answer' }).click();
      await expect(form.getByText('Please enter your answer.')).toBeVisible();
      await form.getByLabel('Your answer').fill('João Pereira');
      await form.getByRole('button', { name: 'Send answer' }).click();
      await expect(details.getByText('João Pereira')).toBeVisible();
      await expectNoObjections(page, 'answered');
    });

    await test.step('the answer arrives and goes into the text', async () => {
      await expect(row.getByText('João Pereira')).toBeVisible();
      await expectNoObjections(staff, 'answered');
      await row.getByRole('button', { name: 'Put into the text' }).click();
      await expect(field).toHaveValue('Father: João Pereira');
      await expectSaved(staff);
    });

    await test.step('the queue and the review no longer wait', async () => {
      await staff.goto(`/authenticator/authenticate/${reviewId}`);
      await staff.getByRole('button', { name: 'Take it' }).click();
      await expect(staff.getByRole('button', { name: 'Give back' })).toBeVisible();
      await expect(staff.getByRole('heading', { name: 'Waiting for the customer' })).toBeHidden();
    });
  },
);
