import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { ask, awaitTranslation, call, certify, makeDraft, payFor, signUp } from './support/customer.ts';
import { withNotaryOffer } from './support/notary-offer.ts';

/** The electronic act on two screens: the translator swears, then the notary acts. */

const commissions = z.object({
  items: z.array(z.object({ id: z.string(), endedAt: z.string().nullable() })),
  staff: z.array(z.object({ id: z.string(), email: z.string() })),
});

test('a notarized order is sworn by its translator and delivered by its notary, on two screens', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  test.setTimeout(240_000);
  const filename = `oath-${randomUUID().slice(0, 8)}.pdf`;
  const [translator, notary] = [await openAs('authenticator'), await openAs('admin')];
  const admin = notary.context().request;
  const listed = () => ask(admin, 'admin.commissions', { input: {}, output: commissions });

  await withNotaryOffer(sandbox.databaseUrl, 'alone', async () => {
    const person = (await listed()).staff.find(({ email }) => email === sandbox.logins.admin.email);
    const input = {
      userId: person?.id,
      name: 'Nora Okafor',
      number: '13-204-7781',
      state: 'TX',
      county: 'Travis',
      expiresOn: new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
      allowsElectronic: true,
      allowsRemote: false,
      sealText: 'NORA OKAFOR\nNotary Public, State of Texas',
    };
    await call(admin, 'admin.setCommission', { input, output: z.unknown() });
    try {
      await signUp(page, mailbox);
      await payFor(page, sandbox, [await makeDraft(page, filename, { translationType: 'notarized' })]);
      const reviewId = await awaitTranslation(translator, filename);
      await certify(translator, filename);

      await test.step('the notary cannot act before the translator has signed', async () => {
        await notary.goto(`/admin/notary/${reviewId}`);
        await notary.getByRole('radio', { name: 'Electronically' }).check();
        await expect(notary.getByText('Not signed by the translator yet')).toBeVisible();
        await notary.getByRole('radio', { name: 'Oath of a credible witness' }).check();
        await notary.getByLabel('Witness’s name').fill('Wanda Witt');
        await notary.getByLabel('Witness’s address').fill('5 Elm Street, Austin, TX');
        await notary.getByLabel('Translator’s address').fill('410 Larkin Street, San Francisco, CA');
        await notary.getByRole('button', { name: 'Record the act and deliver' }).click();
        await expect(notary.getByText('Notarized and delivered')).toBeHidden();
      });

      await test.step('the translator reads the oath and signs; no button of theirs completes the act', async () => {
        await translator.goto(`/authenticator/notary/${reviewId}`);
        await expect(translator.getByText(/being duly sworn or affirmed/)).toBeVisible();
        await expect(translator.getByRole('button', { name: /Record the act/ })).toHaveCount(0);
        const hint = (await translator.getByText(/^Type your name: /).textContent()) ?? '';
        const name = /^Type your name: (.+)\. You then/.exec(hint)?.[1] ?? '';
        await translator.getByLabel('Signature').fill('Somebody Else');
        await translator.getByRole('button', { name: 'Swear and sign' }).click();
        await expect(translator.getByText('Type your name as it stands on the certificate.')).toBeVisible();
        await translator.getByLabel('Signature').fill(name);
        await translator.getByRole('button', { name: 'Swear and sign' }).click();
        await expect(translator.getByText(/before Nora Okafor/)).toBeVisible();
      });

      await test.step('the notary sees the oath without reloading, and delivers', async () => {
        await expect(notary.getByText('Sworn and signed', { exact: true })).toBeVisible();
        await notary.getByRole('button', { name: 'Record the act and deliver' }).click();
        await expect(notary.getByText('Notarized and delivered')).toBeVisible();
        await notary.goto('/admin/notary');
        await expect(notary.getByText(/Credible witness: Wanda Witt/).first()).toBeVisible();
        await expect(notary.getByRole('link', { name: 'Export PDF' })).toBeVisible();
      });
    } finally {
      for (const { id, endedAt } of (await listed()).items) {
        if (endedAt === null) await call(admin, 'admin.endCommission', { input: { id }, output: z.unknown() });
      }
    }
  });
});
