import { randomUUID } from 'node:crypto';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections, screens } from './support/axe.ts';
import { certify, makeDraft, payFor, signUp } from './support/customer.ts';

/** A customer reports a misspelling, then a refusal with its letter; staff issue the corrected revision, and revoke it. */

for (const { name, viewport } of screens) {
  test(
    `a misspelling is reported, corrected under the same code, and the certificate revoked: ${name}`,
    { tag: '@sweep' },
    async ({ page, mailbox, sandbox, openAs }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      const filename = `birth-${randomUUID().slice(0, 8)}.pdf`;
      const staff = await openAs('admin');
      await staff.setViewportSize(viewport);
      // Scans see no screen halfway through a transition.
      for (const one of [page, staff]) await one.emulateMedia({ reducedMotion: 'reduce' });
      await signUp(page, mailbox);
      const id = await makeDraft(page, filename);
      await payFor(page, sandbox, [id]);
      await certify(staff, filename);

      await page.goto(`/dashboard/progress?doc=${id}`);
      await page.getByRole('button', { name: 'Report a misspelling' }).click();
      const report = page.getByRole('dialog', { name: 'Report a misspelling' });
      await report.getByLabel('Page').fill('2');
      await report.getByLabel('As printed').fill('Perreira');
      await expectNoObjections(page, 'report');
      await report.getByRole('button', { name: 'Send' }).click();
      await expect(report.getByRole('alert').first()).toBeVisible();
      await report.getByLabel('Correct spelling').fill('Pereira');
      await report.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('We’re checking it')).toBeVisible();
      await expectNoObjections(page, 'asked');

      await page.getByRole('button', { name: 'It was refused' }).click();
      const refusal = page.getByRole('dialog', { name: 'Tell us that it was refused' });
      await expect(refusal.getByRole('button', { name: 'Send the letter' })).toBeDisabled();
      const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: await pdfOf(1) };
      await refusal.getByLabel('The authority’s letter').setInputFiles(letter);
      await expectNoObjections(page, 'refusal');
      await refusal.getByRole('button', { name: 'Send the letter' }).click();
      await expect(page.getByText(/^We’re looking into it/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'It was refused' })).toHaveCount(0);

      await staff.goto('/admin#to-authenticate');
      await staff
        .getByRole('link', { name: new RegExp(filename) })
        .first()
        .click();
      await expect(staff.getByText('Refused by an authority')).toBeVisible();
      await expect(staff.getByRole('link', { name: 'Open the authority’s letter' })).toBeVisible();
      await staff.getByRole('button', { name: 'Reissue…' }).click();
      const reissue = staff.getByRole('dialog', { name: 'Issue revision 2' });
      await expect(reissue.getByRole('button', { name: 'Sign and issue' })).toBeVisible();
      await expectNoObjections(staff, 'reissue');
      await reissue.getByLabel('Reason').fill('The name was misspelled.');
      const answered = Promise.withResolvers<void>();
      await staff.route('**/trpc/*authenticator.reissue*', async (route) => {
        const response = await route.fetch();
        await answered.promise;
        await route.fulfill({ response });
      });
      await reissue.getByRole('button', { name: 'Sign and issue' }).click();
      await expect(staff.getByText('Certificate, revision 2')).toBeVisible();
      // The review shows the new revision before the answer: no empty form of the next one takes the dialog's place.
      await expect(reissue.getByLabel('Reason')).toHaveValue('The name was misspelled.');
      answered.resolve();
      await expect(reissue).toBeHidden();
      await staff.getByRole('button', { name: 'Revoke…' }).click();
      await expectNoObjections(staff, 'revoke');
      await staff.getByLabel('Reason', { exact: true }).fill('Issued in error.');
      await staff.getByRole('button', { name: 'Revoke certificate' }).click();
      await expect(staff.getByText('Revoked on').first()).toBeVisible();

      await page.goto(`/dashboard/progress?doc=${id}`);
      await expect(
        page.getByRole('dialog').getByText('Its certificate was revoked; please don’t use the file.'),
      ).toBeVisible();
      await expectNoObjections(page, 'revoked');
    },
  );
}
