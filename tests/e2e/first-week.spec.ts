import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { bellOf, bellPanel } from './support/bell.ts';
import { call, makeDraft, payFor, signUp } from './support/customer.ts';
import { queryDatabase } from './support/database.ts';

/** Rows of an owner's first week that no other browser test shows; `tests/first-week.md` lists them all. */

test('a price that is asked for rings at the desk; kinds of paper have their people; the board splits', async ({
  openAs,
  page,
  mailbox,
  sandbox,
}) => {
  await signUp(page, mailbox);
  const admin = await openAs('admin');
  await admin.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the desk hears of a request at once', async () => {
    await admin.goto('/admin/price-requests');
    const about = `A thesis ${randomUUID().slice(0, 8)}`;
    const asked = { about, languages: 'Danish', pages: 180, idempotencyKey: randomUUID() };
    await call(page.context().request, 'payments.askPrice', { input: asked, output: z.object({ id: z.string() }) });
    await expect(admin.getByRole('row', { name: about })).toBeVisible();
    await bellOf(admin).click();
    await expect(bellPanel(admin).getByText(new RegExp(about))).toBeVisible();
    await admin.keyboard.press('Escape');
  });

  await test.step('a kind of paper has people who are asked first', async () => {
    await admin.goto('/admin/team?tab=rules');
    const kinds = admin.getByRole('region', { name: 'Kinds of paper' });
    await kinds.getByLabel('Add a kind').selectOption('Diploma');
    await kinds.getByLabel('Add a person, Diploma').selectOption({ label: 'Daniel Brooks' });
    await expect(kinds.getByRole('list', { name: 'Asked first: Diploma' })).toContainText('Daniel Brooks');
    await expectNoObjections(admin, 'routing by kind');
    await kinds.getByRole('button', { name: 'Remove the rule for Diploma' }).press('Enter');
    await expect(kinds.getByRole('list', { name: 'Asked first: Diploma' })).toHaveCount(0);
  });

  await test.step('a paper is split from the board, or the page says when it can be', async () => {
    const filename = `long-${randomUUID().slice(0, 8)}.pdf`;
    const id = await makeDraft(page, filename, { pages: 3 });
    await payFor(page, sandbox, [id]);
    // The board shows the forty most urgent papers.
    const overdue = `update documents_to_be_verified set due_at = now() - interval '3 hours' where document_id = $1`;
    await queryDatabase(sandbox.databaseUrl, overdue, [id]);
    await admin.goto('/admin/board');
    await admin.getByRole('button', { name: `Move ${filename} to…` }).press('Enter');
    await admin.getByRole('menuitem', { name: 'Split…' }).press('Enter');
    const dialog = admin.getByRole('dialog', { name: 'Split the document' });
    await expect(dialog).toContainText('Splitting is off.');
    await expectNoObjections(admin, 'a split from the board');
  });
});
