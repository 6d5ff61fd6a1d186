import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { memberRights } from '#shared/organizations.ts';
import type { MemberRole } from '#shared/roles.ts';
import { expect, test, type Mailbox, type Sandbox } from './support/app.ts';
import { makeDraft, makeTranslation, signUp } from './support/customer.ts';
import { createOrganization, join } from './support/organization.ts';

/** Members of an organization on the pages of its account. */

/** Addresses that were refused for the member's role, of all calls that `page` makes from now on. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() < 400 && response.status() !== 207) return;
    response.text().then(
      (body) => {
        if (body.includes('MEMBER_DENIED')) refused.push(new URL(response.url()).pathname);
      },
      // The page was left before the answer was read.
      () => undefined,
    );
  });
  return refused;
}

interface Stage {
  owner: Page;
  mailbox: Mailbox;
  sandbox: Sandbox;
  openAs: (role: 'authenticator') => Promise<Page>;
  browser: Browser;
}

/** Opens every page of an organization's account as a member. */
async function walkAs(role: MemberRole, { owner, mailbox, sandbox, openAs, browser }: Stage): Promise<void> {
  test.setTimeout(240_000);
  await signUp(owner, mailbox);
  await createOrganization(owner, 'Reis & Souza LLP');
  const done = `member-${randomUUID()}.pdf`;
  await makeTranslation(owner, done, { sandbox, staff: await openAs('authenticator') });
  const draft = await makeDraft(owner, 'member-draft.pdf');
  const context = await browser.newContext({ baseURL: sandbox.url });
  const page = await context.newPage();
  await join(page, { owner, mailbox, role });
  const refused = watchRefusals(page);

  const places = [
    '/dashboard',
    '/dashboard?upload=new',
    '/dashboard/upload',
    '/dashboard/progress',
    '/dashboard/documents',
    '/dashboard/organization',
    '/dashboard/quotes',
    '/dashboard/bulk',
    '/dashboard/developers',
    '/dashboard/profile',
    `/dashboard/check?documents=${draft}`,
    `/dashboard/sheet?document=${draft}`,
    '/upload',
    `/payment-cancelled?payment=${randomUUID()}`,
  ];
  for (const path of places) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // A dialog hides the heading behind it from roles.
    await expect.soft(page.locator('h1').first(), path).toBeVisible();
    expect.soft(refused.splice(0), path).toEqual([]);
  }

  if (role === 'billing') {
    await test.step('billing reads who may, and is offered nothing that would be refused', async () => {
      await page.goto('/dashboard/sheet');
      await expect(page.getByText(memberRights.handle.who)).toBeVisible();
      await page.goto('/dashboard/developers');
      await expect(page.getByText(memberRights.manage.who)).toBeVisible();
      await page.goto('/dashboard/profile');
      await expect(page.getByText(memberRights.own.who)).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: done })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
      await page.getByRole('link', { name: done }).click();
      await expect(page.getByRole('dialog').getByText('Verification code')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(refused.splice(0)).toEqual([]);
    });
  }
  await context.close();
}

test(
  'no page makes a call that billing may not make',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs, browser }) => {
    await walkAs('billing', { owner: page, mailbox, sandbox, openAs, browser });
  },
);

test(
  'no page makes a call that a member may not make',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs, browser }) => {
    await walkAs('member', { owner: page, mailbox, sandbox, openAs, browser });
  },
);
