import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { signUp } from './support/customer.ts';

/** A freelancer joins: invited, held back by the agreement, which they read, accept, and read again later. */

test('a freelancer accepts the published agreement; the office sees what they accepted', async ({
  page,
  mailbox,
  openAs,
}) => {
  test.setTimeout(180_000);
  const admin = await openAs('admin');
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  const { email } = await signUp(page, mailbox);

  await test.step('an admin publishes the agreement and invites a freelancer', async () => {
    await admin.goto('/admin/legal');
    await admin.getByLabel('Page', { exact: true }).selectOption('Agreement for freelancers');
    await expect(admin.getByLabel('Language', { exact: true }).locator('option')).toHaveText(['English']);
    await admin.getByLabel('Reviewed by').fill('Weber & Partners');
    await admin.getByLabel('Reviewed on').fill('2026-11-20');
    await admin.getByRole('button', { name: 'Publish…' }).click();
    const publishing = admin.getByRole('alertdialog', { name: 'Publish this version' });
    await publishing.getByLabel('Reason').fill('reviewed');
    await publishing.getByRole('button', { name: 'Publish' }).click();
    await expect(admin.getByText('Version 1 published')).toBeVisible();

    await admin.goto('/admin/staff');
    await admin.getByRole('button', { name: 'Invite…' }).press('Enter');
    const dialog = admin.getByRole('dialog', { name: 'Invite to the staff' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Translate', { exact: true }).check();
    await dialog.getByLabel('Portuguese', { exact: true }).check();
    await dialog.getByLabel('Engaged as').selectOption('Freelance');
    await expectNoObjections(admin, 'an invitation');
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(admin.getByRole('list', { name: 'Open invitations' })).toContainText('Freelance');
  });

  await test.step('the freelancer joins, and reads what waits for them', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const mail = await mailbox.waitFor(email, /^Invitation to work for/);
    expect(mail.text).toContain('as a freelancer');
    await page.goto(mail.links.find((url) => url.includes('staff-invitation')) ?? '');
    await expect(page.getByText('You join as a freelancer')).toBeVisible();
    await page.getByRole('button', { name: 'Accept Invitation' }).click();
    // The page and the news of the new role both lead there, of which one is cut short.
    await expect(page).toHaveURL(/\/authenticator/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto('/authenticator/my-work');
    await expect(page.getByText('The agreement waits for you')).toBeVisible();
    await page.getByRole('link', { name: 'Read the agreement' }).click();
    await expect(page.getByRole('heading', { name: 'Agreement for freelancers' })).toBeVisible();
    await expectNoObjections(page, 'the agreement');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoObjections(page, 'the agreement on a phone');
  });

  const section = page.locator('#agreement');
  await test.step('an acceptance needs its tick, and is kept with its text', async () => {
    // By keyboard: on a phone news covers the page, and stays while a pointer rests on it.
    await section.getByRole('button', { name: 'Accept version 1…' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Accept version 1?' });
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog.getByText('Read the agreement, and tick this.')).toBeVisible();
    await dialog.getByLabel('I have read the agreement and accept it.').check();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog).toBeHidden();
    await expect(section).toContainText('The version in force is accepted');
    await expect(page.getByText('The agreement waits for you')).toHaveCount(0);
    await section.getByRole('button', { name: 'Read version 1…' }).press('Enter');
    const copy = page.getByRole('dialog', { name: 'Agreement, version 1' });
    await expect(copy).toContainText('Accepted by Ana Ribeiro');
    await expectNoObjections(page, 'an accepted version');
    const saved = page.waitForEvent('download');
    await copy.getByRole('button', { name: 'Save as text' }).click();
    expect((await saved).suggestedFilename()).toBe('agreement-1.md');
  });

  await test.step('the office sees the acceptance and its text', async () => {
    await admin.reload();
    const row = admin
      .getByRole('list', { name: 'Staff', exact: true })
      .getByRole('listitem')
      .filter({ hasText: email });
    await expect(row).toContainText('Freelance, version 1 accepted');
    await row.getByRole('button', { name: /^Agreements of/ }).press('Enter');
    await admin.getByRole('button', { name: 'Read version 1…' }).press('Enter');
    await expect(admin.getByRole('dialog', { name: 'Agreement, version 1' })).toContainText('Confidentiality');
    await expectNoObjections(admin, 'the copy of the office');
  });
});
