import { randomUUID } from 'node:crypto';
import { formatTags, type Locale } from '#shared/locales.ts';
import arAccount from '#shared/messages/ar/account.json' with { type: 'json' };
import arDocuments from '#shared/messages/ar/documents.json' with { type: 'json' };
import arKinds from '#shared/messages/ar/kinds.json' with { type: 'json' };
import arNotices from '#shared/messages/ar/notices.json' with { type: 'json' };
import arOrder from '#shared/messages/ar/order.json' with { type: 'json' };
import arParts from '#shared/messages/ar/parts.json' with { type: 'json' };
import arPayments from '#shared/messages/ar/payments.json' with { type: 'json' };
import arQuote from '#shared/messages/ar/quote.json' with { type: 'json' };
import arVerify from '#shared/messages/ar/verify.json' with { type: 'json' };
import ptAccount from '#shared/messages/pt/account.json' with { type: 'json' };
import ptDocuments from '#shared/messages/pt/documents.json' with { type: 'json' };
import ptKinds from '#shared/messages/pt/kinds.json' with { type: 'json' };
import ptNotices from '#shared/messages/pt/notices.json' with { type: 'json' };
import ptOrder from '#shared/messages/pt/order.json' with { type: 'json' };
import ptParts from '#shared/messages/pt/parts.json' with { type: 'json' };
import ptPayments from '#shared/messages/pt/payments.json' with { type: 'json' };
import ptQuote from '#shared/messages/pt/quote.json' with { type: 'json' };
import ptVerify from '#shared/messages/pt/verify.json' with { type: 'json' };
import { formatMoney, inHouse } from '#shared/money.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { certify, fileInput, payByCard } from './support/customer.ts';

/** From the public page to the verified paper, on a phone, in a language other than English. */

const password = 'a long walk home';

const journeys = [
  {
    locale: 'pt',
    browser: 'pt-BR',
    source: 'Portuguese',
    account: ptAccount,
    documents: ptDocuments,
    kinds: ptKinds,
    notices: ptNotices,
    order: ptOrder,
    parts: ptParts,
    payments: ptPayments,
    quote: ptQuote,
    verify: ptVerify,
  },
  {
    locale: 'ar',
    browser: 'ar',
    source: 'Arabic',
    account: arAccount,
    documents: arDocuments,
    kinds: arKinds,
    notices: arNotices,
    order: arOrder,
    parts: arParts,
    payments: arPayments,
    quote: arQuote,
    verify: arVerify,
  },
] satisfies { locale: Locale; browser: string; source: string; [area: string]: unknown }[];

for (const { locale, browser, source, ...words } of journeys) {
  test.describe(`${locale} on a phone`, { tag: '@sweep' }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: browser });

    test('a paper is priced, ordered, paid, delivered, downloaded and verified', async ({ page, mailbox, openAs }) => {
      const email = `ana.${randomUUID()}@example.test`;
      const filename = `paper-${randomUUID().slice(0, 8)}.pdf`;
      const price = formatMoney(inHouse(1500), formatTags[locale]);
      const kind = words.kinds.kinds['Birth certificate'];

      await test.step('the price, then an account', async () => {
        await page.goto('/translations');
        await expect(page).toHaveURL(`/${locale}/translations`);
        await page.waitForFunction(() => Object.keys(document.querySelector('main input[type=file]') ?? {}).length > 0);
        const file = { name: filename, mimeType: 'application/pdf', buffer: await pdfOf(1) };
        await fileInput(page).first().setInputFiles(file);
        await page.getByRole('button', { name: words.quote.guest.account }).click();
        const { fields, register } = words.account;
        await page.getByLabel(fields.name).fill('Ana Ribeiro');
        await page.getByLabel(fields.email).fill(email);
        await page.getByLabel(fields.phone).fill('+1 555 010 0199');
        await page.getByLabel(fields.password, { exact: true }).fill(password);
        await page.getByLabel(fields.confirmPassword).fill(password);
        await page.getByRole('button', { name: register.submit }).click();
        await expect(page.getByText(register.done).first()).toBeVisible();
        const mail = await mailbox.waitFor(email, /./);
        await page.goto(mail.links.find((url) => url.includes('token=')) ?? '');
        await expect(page).toHaveURL(new RegExp(`/${locale}/confirm-email`));
        await page.getByRole('link', { name: words.account.goToLogin, exact: true }).click();
        await page.getByLabel(fields.email).fill(email);
        await page.getByLabel(fields.password, { exact: true }).fill(password);
        await page.getByRole('button', { name: words.account.login.submit, exact: true }).click();
        await expect(page).toHaveURL(/\/dashboard\/upload$/);
      });

      await test.step('the order and its payment', async () => {
        const { form, summary, check } = words.order;
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await page.getByLabel(form.language).selectOption(source);
        await page.getByLabel(form.kind).selectOption({ label: kind });
        await page.getByRole('button', { name: summary.payTotal.replace('{total}', price) }).click();
        await expect(page.getByRole('heading', { level: 1, name: check.title })).toBeVisible();
        await expectNoObjections(page, `${locale} check`);
        await page.getByRole('button', { name: check.pay.replace('{total}', price) }).click();
        await payByCard(page, '$15.00');
        await expect(page.getByRole('heading', { name: words.payments.done.title })).toBeVisible();
      });

      await certify(await openAs('authenticator'), filename);

      const code = await test.step('the delivery', async () => {
        await page.goto('/dashboard/progress');
        await expect(page.getByText(new RegExp(`${kind} · \u2068?Ana S\\.`)).first()).toBeVisible();
        await expectNoObjections(page, `${locale} translations`);
        const downloading = page.waitForEvent('download');
        await page
          .getByRole('button', { name: new RegExp(`^${words.documents.actions.download}`) })
          .first()
          .click();
        const bell = words.parts.notifications.unread.split('{')[0] ?? '';
        await page.getByRole('button', { name: new RegExp(`^${bell}`) }).click();
        await expect(page.getByRole('dialog').getByText(words.notices.translation_ready.title)).toBeVisible();
        return /TFE\w{8}/.exec((await downloading).suggestedFilename())?.[0] ?? '';
      });

      await page.goto(`/verify?code=${code}`);
      await expect(page).toHaveURL(new RegExp(`/${locale}/verify`));
      await expect(page.getByText(words.verify.verified.badge).first()).toBeVisible();
      await expect(page.getByText(kind).first()).toBeVisible();
    });
  });
}
