import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { directionOf } from '#shared/locales.ts';
import arBulk from '#shared/messages/ar/bulk.json' with { type: 'json' };
import arDevelopers from '#shared/messages/ar/developers.json' with { type: 'json' };
import arErrors from '#shared/messages/ar/errors.json' with { type: 'json' };
import arInvoices from '#shared/messages/ar/invoices.json' with { type: 'json' };
import arMembers from '#shared/messages/ar/members.json' with { type: 'json' };
import ptBulk from '#shared/messages/pt/bulk.json' with { type: 'json' };
import ptDevelopers from '#shared/messages/pt/developers.json' with { type: 'json' };
import ptErrors from '#shared/messages/pt/errors.json' with { type: 'json' };
import ptInvoices from '#shared/messages/pt/invoices.json' with { type: 'json' };
import ptMembers from '#shared/messages/pt/members.json' with { type: 'json' };
import { expect, test, type Mailbox, type Sandbox } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { call, signUp } from './support/customer.ts';
import { createOrganization } from './support/organization.ts';

/** What organizations and developers use, in a language other than English and one that reads from the right. */

test.use({ viewport: { width: 390, height: 844 } });

/** Words of English sentences that names, codes and the columns of a list do not have. */
const english = /\b(?:the|your|you|with|every|this|only|and|nothing|new)\b/i;

async function expectTranslated(page: Page, locale: 'pt' | 'ar'): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
  const lines = (await page.locator('main').innerText()).split('\n').filter((line) => english.test(line));
  expect.soft(lines, `English at ${page.url()}`).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `sideways at ${page.url()}`).toBeLessThanOrEqual(0);
  await expectNoObjections(page, `${locale} ${page.url()}`, { isBrief: true });
}

async function signUpIn(
  locale: 'pt' | 'ar',
  { page, mailbox, sandbox }: { page: Page; mailbox: Mailbox; sandbox: Sandbox },
): Promise<void> {
  await signUp(page, mailbox);
  const { request } = page.context();
  await call(request, 'auth.updateProfile', { input: { locale }, output: z.unknown() });
  await createOrganization(page, 'Reis & Souza LLP');
  const email = `colega-${randomUUID().slice(0, 8)}@example.test`;
  await call(request, 'auth.inviteMember', { input: { email, role: 'billing' }, output: z.unknown() });
  await page.context().addCookies([{ name: 'locale', value: locale, url: sandbox.url }]);
}

async function checkList(page: Page, action: string, csv: string): Promise<void> {
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: action, exact: true }).click();
}

const texts = {
  pt: { bulk: ptBulk, developers: ptDevelopers, errors: ptErrors, invoices: ptInvoices, members: ptMembers },
  ar: { bulk: arBulk, developers: arDevelopers, errors: arErrors, invoices: arInvoices, members: arMembers },
} as const;

for (const locale of ['pt', 'ar'] as const) {
  const { bulk, developers, errors, invoices, members } = texts[locale];
  // The one from the right stands for both here.
  const tag = locale === 'ar' ? [] : '@sweep';
  test(
    `${locale}: an organization, its quotes, bulk orders and keys hold no English`,
    { tag },
    async ({ page, mailbox, sandbox }) => {
      await signUpIn(locale, { page, mailbox, sandbox });

      await page.goto('/dashboard/organization');
      await expect(page.getByRole('heading', { name: members.members.title, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: invoices.none })).toBeVisible();
      await expectTranslated(page, locale);

      await page.goto('/dashboard/quotes');
      await expectTranslated(page, locale);

      await page.goto('/dashboard/bulk');
      await checkList(page, bulk.check.action, 'Ana,a.pdf\n');
      await expect(page.getByText(errors.BULK_HEADER)).toBeVisible();
      await checkList(page, bulk.check.action, 'client,language,type,reference,file\nAna,Klingon,,,a.pdf\n,,,,a.exe\n');
      await expect(page.getByText(bulk.fault.nameMissing).first()).toBeVisible();
      await expectTranslated(page, locale);

      await page.goto('/dashboard/developers');
      await page.getByRole('button', { name: developers.keys.create }).first().click();
      const dialog = page.getByRole('dialog', { name: developers.keys.dialog });
      await expect(dialog.getByText(developers.scopes['documents:read'].allows)).toBeVisible();
      await dialog.getByRole('button', { name: developers.keys.create }).click();
      await expect(dialog.getByText(errors.KEY_NAME_REQUIRED).first()).toBeVisible();
      await expect(dialog.getByText(errors.KEY_SCOPE_REQUIRED).first()).toBeVisible();
      await dialog.getByLabel(developers.form.name).fill('Arquivo');
      await dialog.getByLabel(developers.scopes['documents:read'].label).check();
      await dialog.getByRole('button', { name: developers.keys.create }).click();
      await page.getByRole('button', { name: developers.kept }).click();
      await expect(page.getByText(developers.card.never)).toBeVisible();
      await expectTranslated(page, locale);
    },
  );
}
