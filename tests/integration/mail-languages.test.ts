import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emailPayloads, type EmailPayload, type EmailTemplate } from '#server/features/notifications/email-payloads.ts';
import { sendQueuedEmail } from '#server/features/notifications/mail/service.ts';
import { emailTemplates } from '#server/features/notifications/mail/templates.ts';
import { mailWords } from '#server/features/notifications/mail/words.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { invoiceKinds } from '#shared/invoices.ts';
import { locales, type Locale } from '#shared/locales.ts';
import { previewNames, renderPreview } from '../../scripts/sandbox/mail/previews.ts';
import { buildUser, defaultPassword } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildOrganization } from '../support/organizations.ts';

const h = useHarness();
type Mail = Awaited<ReturnType<typeof h.mails>>[number];

const documentId = randomUUID();
const ready = { documentId, filename: 'certidao.pdf', paperKind: 'Birth certificate', verificationCode: 'TFE7K2Q9M' };

describe('languages', () => {
  /** Mail to a person whose profile has this language. */
  async function deliverIn<T extends EmailTemplate>(locale: Locale | null, template: T, payload: EmailPayload<T>) {
    const name = 'שרה (Sara)';
    const user = await buildUser(h, { locale, name });
    const to = { name, address: user.email };
    await h.db.transaction().execute((trx) => queueEmail(h.deps, trx, { userId: user.id, to, template, payload }));
    const row = await h.db
      .selectFrom('outboundEmails')
      .select('id')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    await sendQueuedEmail(h.deps, { emailId: row.id });
    const [mail] = await h.mails(user.email);
    if (!mail) throw new Error('no mail');
    return mail;
  }

  const receipt = {
    paymentId: randomUUID(),
    receiptNumber: '1001',
    paidAt: '2026-11-21T23:59:00.000Z',
    currency: 'usd' as const,
    totalCents: 123456,
    lines: [
      {
        filename: 'extrato.pdf',
        label: 'Certified Translation, bank statement',
        translationType: 'certified' as const,
        isBankStatement: true,
        speed: 'rush' as const,
        pages: 2,
        rateCents: 2500,
        surchargeCents: 2500,
        surchargeLabel: 'Rush, 4–8 hours',
        totalCents: 123456,
      },
    ],
  };

  test('a receipt counts, dates and prices as its language does', async () => {
    const mail = await deliverIn('de', 'payment-receipt', receipt);
    expect(mail.subject).toMatch(/^Beleg 1001: 1\.234,56\sUS\$ bezahlt$/);
    expect(mail.text).toContain('Datum: 21.11.2026');
    expect(mail.text).toMatch(
      /Beglaubigte Übersetzung, Kontoauszug, 2 Seiten zu 25,00\sUS\$ · Eilig, 4–8 Stunden: 25,00\sUS\$/,
    );
    expect(mail.text).not.toMatch(/Certified|Rush/);
    expect((await deliverIn('ja', 'payment-receipt', receipt)).text).toContain('日付: 2026/11/21');
  });

  test.each(['ar', 'he'] as const)(
    'a mail in %s reads from right to left, with its values isolated',
    async (locale) => {
      const mail = await deliverIn(locale, 'translation-ready', { ...ready, holders: ['João da Silva'] });
      expect(mail.html).toMatch(new RegExp(`<html dir="rtl" lang="${locale}">`));
      expect(mail.html).not.toMatch(/margin-left|padding-right/);
      expect(mail.html).toContain('<bdi>TFE7K2Q9M</bdi>');
      expect(mail.html).toContain('<bdi>certidao.pdf</bdi>');
      expect(mail.html).toContain('<bdi>שרה (Sara)</bdi>');
      expect(mail.subject).toContain(`\u2068${{ ar: 'شهادة ميلاد', he: 'תעודת לידה' }[locale]}\u2069`);
      expect(mail.links).toContain(`${h.env.publicUrl}/${locale}/verify?code=TFE7K2Q9M`);
      expect(mail.links).toContain(`${h.env.publicUrl}/dashboard/progress?doc=${documentId}`);
    },
  );

  const account = { organization: 'Reis & Souza', cents: 3000, number: 'INV-2026-0042', leftCents: 1000 };
  const dueAt = '2026-11-21T12:00:00.000Z';
  const invoice = { number: 'CN-2026-0001', organization: 'Reis & Souza', totalCents: 3000, currency: 'usd' } as const;
  const issued = { ...invoice, kind: 'credit-note', issuedAt: dueAt } as const;

  test.each<[string, () => Promise<Mail>, RegExp]>([
    [
      'a payment by transfer',
      () => deliverIn('de', 'account-changed', { ...account, change: 'received', method: 'bank' }),
      /Zahlung zur Rechnung INV-2026-0042[^]*30,00\sUS\$ per Überweisung bezahlt[^]*Noch offen: 10,00\sUS\$/,
    ],
    [
      'an overdue invoice',
      () => deliverIn('pt', 'account-changed', { ...account, change: 'overdue', dueAt }),
      /A fatura INV-2026-0042 está vencida[^]*venceu em 21 de nov/,
    ],
    ['a credit note', () => deliverIn('ja', 'invoice-issued', { ...issued, isCredit: true }), /貸方票CN-2026-0001/],
    [
      'another role',
      () =>
        deliverIn('es', 'organization-changed', {
          ...{ organization: 'Reis & Souza', change: 'role', by: 'Ana', role: 'billing' },
        }),
      /Su función en Reis & Souza cambió[^]*Facturación \(pagos/,
    ],
  ])('%s of an organization is said in its language', async (_name, deliver, says) => {
    const { subject, text } = await deliver();
    expect(`${subject}\n${text}`.replaceAll(/[\u2068\u2069]/g, '')).toMatch(says);
  });

  test('every change of an organization has its words in every language', () => {
    const contexts = locales.map((locale) => ({
      ...{ locale, brand: h.env.brand, toName: null, t: mailWords(locale), tokenOf: () => '', linkTo: () => '/' },
    }));
    const subjectsOf = (template: EmailTemplate, payload: unknown) =>
      new Set(contexts.map((context) => emailTemplates[template](payload, context).subject)).size;
    const accountChanges = emailPayloads['account-changed'].shape.change.options;
    const memberChanges = emailPayloads['organization-changed'].shape.change.options;
    for (const change of accountChanges) expect(subjectsOf('account-changed', { ...account, change, dueAt })).toBe(8);
    for (const change of memberChanges)
      expect(subjectsOf('organization-changed', { organization: 'Reis', by: 'Ana', change })).toBe(8);
    for (const kind of invoiceKinds) expect(subjectsOf('invoice-issued', { ...issued, kind })).toBe(8);
  });

  /** A person's own words, and mails to staff and developers, whose pages are English too. */
  const englishHeadings: ReadonlySet<string> = new Set([
    'message-sent',
    'monthly-report',
    'credential-expiring',
    'staff-invitation',
    'log-head',
    'webhook-disabled',
  ]);

  test('every customer’s mail differs in every language', async () => {
    for (const template of previewNames) {
      const pages = locales.map((locale) =>
        renderPreview(template, { brand: h.env.brand, appUrl: 'http://shop.test', locale }),
      );
      const headings = pages.map((page) => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1]);
      const expected = englishHeadings.has(template) ? 1 : locales.length;
      expect([template, new Set(headings).size]).toEqual([template, expected]);
      expect(pages.join(' ')).not.toMatch(/undefined|\{\w+\}|NaN/);
    }
  });

  test('an account without a language gets English, and so do staff', async () => {
    expect((await deliverIn(null, 'translation-ready', ready)).subject).toBe(
      'Your translation is ready: Birth certificate',
    );
    const message = { reviewId: randomUUID(), filename: 'certidao.pdf', isAdmin: false };
    const mail = await deliverIn('ar', 'message-sent', message);
    expect(mail.subject).toBe('The customer wrote about certidao.pdf');
    expect(mail.html).toContain('<html dir="ltr" lang="en">');
  });

  test('a line of an older release keeps its English words', async () => {
    const [line] = receipt.lines;
    if (!line) throw new Error('no line');
    const { translationType: _type, isBankStatement: _statement, speed: _speed, ...old } = line;
    const mail = await deliverIn('pt', 'payment-receipt', { ...receipt, lines: [old] });
    expect(mail.text).toMatch(/Certified Translation, bank statement, 2 páginas a .* · Rush, 4–8 hours: /);
  });
});

describe('choosing a language', () => {
  const registration = () => ({
    name: 'Rosa Lima',
    email: `${randomUUID()}@people.example`,
    phone: '+442079460958',
    password: defaultPassword,
  });

  test('the language of the page is kept, and the confirmation is in it', async () => {
    const input = registration();
    await h.caller(null).auth.register({ ...input, locale: 'pt' });
    await h.runJobs();
    const [mail] = await h.mails(input.email);
    expect(mail?.subject).toBe('Confirme seu endereço de e-mail');
    expect(mail?.html).toContain('lang="pt"');
    expect(mail?.links.join(' ')).toContain(`${h.env.publicUrl}/pt/confirm-email?token=`);
  });

  test('every language that is not one of the interface is refused', async () => {
    const { auth } = h.caller(await buildUser(h));
    for (const locale of ['xx', 'pt-BR', 'EN', '', '../en', "en' or 1=1", null, ['pt'], { pt: 1 }, '__proto__']) {
      const hostile = { locale: locale as 'pt' };
      await expect(auth.register({ ...registration(), ...hostile })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
      await expect(auth.updateProfile(hostile)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect(await auth.profile()).toMatchObject({ locale: null });
  });

  test('a mail to an organization is in the language of its contact, to whom it goes', async () => {
    const contact = await buildUser(h, { locale: 'pt' });
    const { id, owner } = await buildOrganization(h, { owner: contact });
    const to = { name: owner.name, address: owner.email };
    await h.db
      .transaction()
      .execute((trx) => queueEmail(h.deps, trx, { userId: id, to, template: 'translation-ready', payload: ready }));
    await h.runJobs();
    const [mail] = await h.mails(contact.email);
    expect(mail?.html).toContain('lang="pt"');
    expect(mail?.links).toContain(`${h.env.publicUrl}/pt/verify?code=TFE7K2Q9M`);
  });

  test('an invitation into an organization is in the language of who invites', async () => {
    const owner = await buildUser(h, { locale: 'pt' });
    const { owner: inOrganization } = await buildOrganization(h, { owner });
    const email = `${randomUUID()}@example.test`;
    await h.caller(inOrganization).auth.inviteMember({ email, role: 'member' });
    await h.runJobs();
    const [mail] = await h.mails(email);
    expect(mail?.html).toContain('lang="pt"');
    expect(mail?.text).toContain('Sua função: Membro');
  });

  test('a language alone is saved, and mails follow it', async () => {
    const user = await buildUser(h);
    const { auth } = h.caller(user);
    expect(await auth.updateProfile({ locale: 'ja' })).toMatchObject({
      name: user.name,
      phone: user.phone,
      locale: 'ja',
    });
    await auth.requestPasswordReset({ email: user.email });
    await h.runJobs();
    expect((await h.mails(user.email))[0]?.subject).toBe('パスワードの再設定');
  });
});
