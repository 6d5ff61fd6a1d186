import { expect, test } from './support/app.ts';
import { signUp } from './support/customer.ts';

test('the profile is changed, a new address waits, another session ends, and nothing is lost by leaving', async ({
  page,
  mailbox,
  browser,
  sandbox,
}) => {
  const person = await signUp(page, mailbox);
  const elsewhere = await browser.newContext({ baseURL: sandbox.url });
  const answer = await elsewhere.request.post('/trpc/auth.login', { data: person });
  expect(answer.ok()).toBe(true);

  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Ana Ribeiro' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeDisabled();

  await test.step('leaving with unsaved changes asks first', async () => {
    await page.getByLabel('Full Name').fill('Ana R. Santos');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana R. Santos');
  });

  await test.step('saving', async () => {
    await page.getByLabel('Email').fill('');
    await save.click();
    await expect(page.getByText('Email is required').first()).toBeVisible();
    const next = person.email.replace('ana.', 'ana-new.');
    await page.getByLabel('Email').fill(next);
    await save.click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText(`We sent a link to ${next}`)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Ana R. Santos')).toBeVisible();
  });

  await test.step('password', async () => {
    await page.getByLabel('Current Password').fill('wrong');
    await page.getByLabel('New Password', { exact: true }).fill('another long walk');
    await page.getByLabel('Confirm New Password').fill('another long walk');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('The current password is not right.').first()).toBeVisible();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Sign out/ }).click();
    await expect(sessions).toHaveCount(1);
    await page.getByLabel('Current Password').fill(person.password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password Updated!')).toBeVisible();
  });
  await elsewhere.close();
});
