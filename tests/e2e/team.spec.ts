import { randomUUID } from 'node:crypto';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { makeDraft, payFor } from './support/customer.ts';
import { queryDatabase } from './support/database.ts';
import { slowProcessor } from './support/slow-processor.ts';
import { orderPaid } from './support/staff.ts';

/** Who does what: a dispatcher's day at the board by keyboard, and a translator's day with an offer. */

test(
  'a dispatcher moves a paper by keyboard; a translator accepts an offer and plans time away',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    test.setTimeout(180_000);
    const filename = `team-${randomUUID().slice(0, 8)}.pdf`;
    const documentId = await orderPaid(page, filename, { mailbox, sandbox });
    const other = await makeDraft(page, `next-${randomUUID().slice(0, 8)}.pdf`);
    await payFor(page, sandbox, [other]);
    // The first ones of the board, whatever else is in the queue.
    await queryDatabase(
      sandbox.databaseUrl,
      `update documents_to_be_verified set due_at = now() - case when document_id = $1 then interval '2 hours' else interval '1 hour' end
     where document_id in ($1, $2)`,
      [documentId, other],
    );
    const admin = await openAs('admin');
    await admin.emulateMedia({ reducedMotion: 'reduce' });
    await admin.goto('/admin/board');
    const unassigned = admin.getByRole('region', { name: 'Unassigned' });
    const named = `Move ${filename} to…`;
    const row = admin.getByRole('row', { name: /Daniel Brooks/ });

    await test.step('arrow keys go between papers, and the menu moves one', async () => {
      const handle = unassigned.getByRole('button', { name: named });
      await handle.focus();
      await handle.press('ArrowRight');
      await expect(handle).not.toBeFocused();
      await expect(admin.locator('[data-card]:focus')).toHaveCount(1);
      await expectNoObjections(admin, 'board');
      await handle.press('Enter');
      await admin.getByRole('menuitem', { name: 'Daniel Brooks' }).press('Enter');
      await expect(row).toContainText(filename);
      await expect(unassigned).not.toContainText(filename);
      // The card moves before the server responds.
      await expect(row.locator('[aria-busy]')).toHaveCount(0);
      await expect(row).toContainText(filename);
    });

    await test.step('without a connection the paper returns, and the page says why', async () => {
      await admin.context().setOffline(true);
      await row.getByRole('button', { name: named }).press('Enter');
      await admin.getByRole('menuitem', { name: 'Nobody' }).press('Enter');
      await expect(admin.getByRole('alert').first()).toBeVisible();
      await expect(row).toContainText(filename);
      await admin.context().setOffline(false);
      await row.getByRole('button', { name: named }).press('Enter');
      await admin.getByRole('menuitem', { name: 'Nobody' }).press('Enter');
      await expect(unassigned).toContainText(filename);
      await expect(unassigned.locator('[aria-busy]')).toHaveCount(0);
    });

    await test.step('on a phone the board is a list per person', async () => {
      await admin.setViewportSize({ width: 390, height: 800 });
      await expect(admin.getByRole('main').getByText('Daniel Brooks')).toBeVisible();
      await expectNoObjections(admin, 'board on a phone');
    });

    await queryDatabase(
      sandbox.databaseUrl,
      `insert into review_offers (review_id, person_id, offered_at, expires_at)
     select r.id, p.id, now(), now() + interval '20 minutes' from documents_to_be_verified r, profiles p
     where r.document_id = $1 and not r.is_correction and p.email = $2`,
      [documentId, sandbox.logins.authenticator.email],
    );
    const staff = await openAs('authenticator');
    await staff.emulateMedia({ reducedMotion: 'reduce' });
    await staff.goto('/authenticator/my-work');
    const offer = staff.getByRole('list', { name: 'Offers' }).getByRole('listitem').filter({ hasText: filename });
    await expect(offer).toContainText(/1\d:\d\d left to answer/);
    await expectNoObjections(staff, 'my work');
    await offer.getByRole('button', { name: `Accept ${filename}` }).press('Enter');
    await expect(staff.getByRole('list', { name: 'Your papers' })).toContainText(filename);
    await expect(offer).toHaveCount(0);

    await test.step('time away shows in the next days', async () => {
      const form = staff.getByRole('form', { name: 'Add an absence' });
      await form.getByRole('button', { name: 'Add Absence' }).click();
      await expect(form).toContainText('Choose the first day.');
      const day = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await form.getByLabel('First day').fill(day);
      await form.getByLabel('Note').fill('Dentist');
      await form.getByRole('button', { name: 'Add Absence' }).click();
      const absences = staff.getByRole('list', { name: 'Absences' });
      await expect(absences).toContainText('Dentist');
      await expect(staff.getByRole('list', { name: 'Next days' })).toContainText('Away');
      await absences.getByRole('listitem').filter({ hasText: 'Dentist' }).getByRole('button').click();
      await expect(staff.getByText('Dentist')).toHaveCount(0);
    });

    await admin.setViewportSize({ width: 1280, height: 800 });
    await admin.goto('/admin/team');
    await expect(admin.getByRole('region', { name: 'Month of the team' })).toContainText('Daniel Brooks');
    await expectNoObjections(admin, 'team time');
    await admin.getByText('Rules', { exact: true }).click();
    await expect(admin.getByRole('switch', { name: 'Offer papers by rule' })).not.toBeChecked();
    await expectNoObjections(admin, 'rules of the team');
  },
);

test('the board keeps the focus while another week loads; two quick presses go on two weeks', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/board');
  const unassigned = admin.getByRole('region', { name: 'Unassigned' });
  await expect(unassigned).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await admin.route('**/trpc/*admin.board*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  // A step that takes longer than the router's pending page waits for.
  const processor = await slowProcessor(admin, 20);
  const weekOf = () => new URL(admin.url()).searchParams.get('week') ?? '';
  const next = admin.getByRole('button', { name: 'Week after' });
  await next.press('Enter');
  await expect(unassigned).toBeHidden();
  const first = weekOf();
  await admin.keyboard.press('Enter');
  await expect.poll(() => Date.parse(weekOf()) - Date.parse(first)).toBe(7 * 24 * 60 * 60 * 1000);
  await processor.recover();
  answered.resolve();
  await expect(unassigned).toBeVisible();
  await expect(next).toBeFocused();
  await admin.unrouteAll({ behavior: 'ignoreErrors' });
});
