import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { formatTags, type Locale } from '#shared/locales.ts';
import arOrder from '#shared/messages/ar/order.json' with { type: 'json' };
import arPayments from '#shared/messages/ar/payments.json' with { type: 'json' };
import arQuote from '#shared/messages/ar/quote.json' with { type: 'json' };
import enOrder from '#shared/messages/en/order.json' with { type: 'json' };
import enPayments from '#shared/messages/en/payments.json' with { type: 'json' };
import enQuote from '#shared/messages/en/quote.json' with { type: 'json' };
import jaOrder from '#shared/messages/ja/order.json' with { type: 'json' };
import jaPayments from '#shared/messages/ja/payments.json' with { type: 'json' };
import jaQuote from '#shared/messages/ja/quote.json' with { type: 'json' };
import ptOrder from '#shared/messages/pt/order.json' with { type: 'json' };
import ptPayments from '#shared/messages/pt/payments.json' with { type: 'json' };
import ptQuote from '#shared/messages/pt/quote.json' with { type: 'json' };
import { formatMoney, inHouse } from '#shared/money.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { fileInput, payByCard } from './support/customer.ts';

/** From the landing page to a paid order with an address alone, within a budget of screens, typed fields and words. */

/** Japanese is cut into smaller words than others. */
const budget = { screens: 5, typed: 1, words: (locale: Locale) => (locale === 'ja' ? 600 : 480) };

const journeys = [
  { locale: 'pt', browser: 'pt-BR', source: 'Portuguese', order: ptOrder, payments: ptPayments, quote: ptQuote },
  { locale: 'ar', browser: 'ar', source: 'Arabic', order: arOrder, payments: arPayments, quote: arQuote },
  { locale: 'ja', browser: 'ja', source: 'Japanese', order: jaOrder, payments: jaPayments, quote: jaQuote },
  { locale: 'en', browser: 'en-US', source: 'Portuguese', order: enOrder, payments: enPayments, quote: enQuote },
] satisfies { locale: Locale; browser: string; source: string; [area: string]: unknown }[];

const newEmail = () => `ana.${randomUUID()}@example.test`;
const paper = async () => ({ name: 'certidao.pdf', mimeType: 'application/pdf', buffer: await pdfOf(1) });

async function openQuote(page: Page): Promise<Locator> {
  await page.goto('/translations');
  await page.waitForFunction(() => Object.keys(document.querySelector('main input[type=file]') ?? {}).length > 0);
  await fileInput(page)
    .first()
    .setInputFiles(await paper());
  return page.locator('[data-quote=open]');
}

/** Words of a part of the page, segmented as the language requires. */
async function wordsIn(part: Locator, locale: Locale): Promise<number> {
  const text = await part.innerText();
  return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter((one) => one.isWordLike).length;
}

async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width[0], 'nothing scrolls sideways').toBeLessThanOrEqual(width[1] ?? 0);
}

for (const { locale, browser, source, order, payments, quote } of journeys) {
  test.describe(`${locale} on a small phone`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: browser });

    // The smallest phone from the right stands for all here.
    const tag = locale === 'ar' ? [] : '@sweep';
    test('a paper is paid with an address alone, and its link signs in', { tag }, async ({ page, mailbox }) => {
      const email = newEmail();
      const price = formatMoney(inHouse(1500), formatTags[locale]);
      const screens = ['translations'];
      let words = 0;

      const door = await openQuote(page);
      const pay = door.getByRole('button', { name: quote.guest.pay.replace('{price}', price) });
      await expect(pay).toBeVisible();
      screens.push('price', 'address');
      words += await wordsIn(door, locale);
      await expectFits(page);
      await expectNoObjections(page, `${locale} price and address`);
      const typed = door.locator('input:not([type=file], [type=radio], [type=checkbox]), textarea');
      expect(await typed.count()).toBe(budget.typed);

      await pay.click();
      await expect(door.getByText(order.form.languageMissing)).toBeVisible();
      await door.getByLabel(order.form.language).selectOption(source);
      await door.getByLabel(quote.guest.email).fill(email);
      await pay.click();
      await page.waitForURL(/checkout|\/pay\//);
      screens.push('card');
      await payByCard(page, '$15.00');

      await expect(page.getByRole('heading', { name: payments.done.title })).toBeVisible();
      await expect(page.getByText(email).first()).toBeVisible();
      screens.push('paid');
      words += await wordsIn(page.locator('main'), locale);
      await expectFits(page);
      await expectNoObjections(page, `${locale} paid`);
      expect(screens).toHaveLength(budget.screens);
      expect(words, 'words to read on the way').toBeLessThanOrEqual(budget.words(locale));

      const mail = await mailbox.waitFor(email, /./);
      await page.goto(mail.links.find((url) => url.includes('token=')) ?? '');
      await expect(page).toHaveURL(locale === 'en' ? /\/your-order/ : new RegExp(`/${locale}/your-order`));
      await expectNoObjections(page, `${locale} link`);
      await page.getByRole('button', { name: payments.guest.link.open }).click();
      await expect(page.getByRole('heading', { name: payments.guest.link.done })).toBeVisible();
      await page.getByRole('link', { name: payments.guest.link.see }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByText('certidao.pdf').first()).toBeVisible();
    });
  });
}

test('a mistyped address is corrected on the page; the link opens nothing in another browser', async ({
  page,
  mailbox,
  browser,
}) => {
  const [wrong, right] = [newEmail(), newEmail()];
  const door = await openQuote(page);
  await door.getByLabel('Original document language').selectOption('Portuguese');
  await door.getByLabel(enQuote.guest.email).fill(wrong);
  await door.getByRole('button', { name: 'Pay $15.00' }).click();
  await payByCard(page, '$15.00');
  await page.getByRole('button', { name: enPayments.guest.correct }).click();
  await page.getByLabel(enPayments.guest.newEmail).fill(right);
  await page.getByRole('button', { name: enPayments.guest.saveEmail }).click();
  await expect(page.getByText(right)).toBeVisible();
  await page.getByLabel(enPayments.guest.password).fill('seven quiet horses');
  await page.getByRole('button', { name: enPayments.guest.savePassword }).click();
  await expect(page.getByText(enPayments.guest.passwordSaved)).toBeVisible();

  const mail = await mailbox.waitFor(right, /./);
  const link = mail.links.find((url) => url.includes('token=')) ?? '';
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: enPayments.guest.link.open }).click();
  await expect(elsewhere.getByText('only on the device you paid with')).toBeVisible();
  await page.goto(link);
  await page.route('**/trpc/*payments.openGuestLink*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: enPayments.guest.link.open }).click();
  await expect(page.getByText('Connection problem. Please check your internet and try again.')).toBeVisible();
  await page.unroute('**/trpc/*payments.openGuestLink*');
  await page.getByRole('button', { name: enPayments.guest.link.open }).click();
  await expect(page.getByRole('heading', { name: enPayments.guest.link.done })).toBeVisible();
});

test('a cancelled card page leads back to the same order', async ({ page }) => {
  const door = await openQuote(page);
  await door.getByLabel('Original document language').selectOption('Portuguese');
  await door.getByLabel(enQuote.guest.email).fill(newEmail());
  await door.getByRole('button', { name: 'Pay $15.00' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(enPayments.guest.kept)).toBeVisible();
  await page.getByRole('button', { name: 'Resume payment, $15.00' }).click();
  await payByCard(page, '$15.00');
  await expect(page.getByRole('heading', { name: enPayments.done.title })).toBeVisible();
});
