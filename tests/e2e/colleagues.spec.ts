import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { ask, call } from './support/customer.ts';

/** Two people edit the same published facts: input is kept, and a conflict is shown. */

const published = z.object({ latest: z.number(), facts: z.record(z.string(), z.unknown()) });

interface Clash {
  /** The form or dialog. */
  at: Locator;
  field: Locator;
  publish: Locator;
  /** Publishes another text of the field; returns its version. */
  colleague: (text: string) => Promise<number>;
}

/** Publishes over a colleague's version after the conflict was shown, then discards in favor of another one. */
async function expectClash({ at, field, publish, colleague }: Clash, [mine, theirs, last]: [string, string, string]) {
  const reason = at.getByLabel('Reason');
  await field.fill(mine);
  await reason.fill('it was agreed');
  const version = await colleague(theirs);
  await publish.click();
  await expect(at.getByText(`Version ${String(version)} was published meanwhile`)).toBeVisible();
  // Only the notice reports it.
  await expect(at.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue(mine);
  await expect(reason).toHaveValue('it was agreed');
  await at.getByRole('button', { name: 'Take theirs' }).click();
  await expect(field).toHaveValue(theirs);
  await field.fill(last);
  await colleague(`${theirs}0`);
  await publish.click();
  await at.getByRole('button', { name: 'Keep my draft' }).click();
  await expect(field).toHaveValue(last);
  await publish.click();
}

async function publishRouting(admin: Page, offerMinutes: number): Promise<number> {
  const { request } = admin.context();
  const { latest, facts } = await ask(request, 'admin.routing', { input: {}, output: published });
  const input = { facts: { ...facts, offerMinutes }, basedOn: latest, reason: 'a colleague decided' };
  const { version } = await call(request, 'admin.publishRouting', { input, output: z.object({ version: z.number() }) });
  return version;
}

test('a rule that is typed stays while a colleague publishes another, and the clash is said', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/team?tab=rules');
  const form = admin.getByRole('form', { name: 'Routing' });
  const field = form.getByLabel('Minutes to answer');
  const publish = form.getByRole('button', { name: 'Publish Routing' });
  const colleague = (text: string) => publishRouting(admin, Number(text));
  await expectClash({ at: form, field, publish, colleague }, ['45', '20', '50']);
  await expect(form.getByLabel('Reason')).toHaveValue('');
  await expect(field).toHaveValue('50');
  await publishRouting(admin, 30);
});

test('reminder days that are typed stay while a colleague publishes others, and the clash is said', async ({
  openAs,
}) => {
  const admin = await openAs('admin');
  const { request } = admin.context();
  const rules = z.object({
    version: z.number(),
    reminderDays: z.array(z.number()),
    stopAfterDays: z.number().nullable(),
  });
  const due = z.object({ rules });
  const read = () => ask(request, 'admin.due', { input: {}, output: due });
  async function colleague(text: string) {
    const { version, stopAfterDays } = (await read()).rules;
    const input = { reminderDays: [Number(text)], stopAfterDays, basedOn: version, reason: 'a colleague decided' };
    await call(request, 'admin.setReceivableRules', { input, output: z.unknown() });
    return version + 1;
  }
  const before = (await read()).rules;
  await admin.goto('/admin/payments');
  await admin.getByRole('button', { name: 'Reminders and stop…' }).click();
  const at = admin.getByRole('alertdialog', { name: 'Reminders and stop' });
  const field = at.getByLabel('Remind after days');
  const publish = at.getByRole('button', { name: 'Publish' });
  await expectClash({ at, field, publish, colleague }, ['9, 30', '5', '12']);
  await expect(at).toBeHidden();
  const { version, reminderDays } = (await read()).rules;
  expect(reminderDays).toEqual([12]);
  const input = { ...before, basedOn: version, reason: 'the test is over' };
  await call(request, 'admin.setReceivableRules', { input, output: z.unknown() });
});

test('a price that is typed while the draft is saved stays', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/prices?currency=ils');
  const amount = admin.getByLabel(/^Certified Translation, page, /);
  await amount.fill('70');
  for (const name of [/^Certified Translation, bank/, /^Notarized Translation, page/, /^Notarized Translation, bank/])
    await admin.getByLabel(name).fill('90');
  await admin.getByLabel(/^Mailed copy, amount/).fill('60');
  await admin.getByLabel(/^Minimum order, amount/).fill('0');
  const answered = Promise.withResolvers<void>();
  await admin.route('**/trpc/*admin.savePricesDraft*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const save = admin.getByRole('button', { name: 'Save draft' });
  await save.click();
  await amount.fill('71');
  const listed = admin.waitForResponse(/admin\.prices/u);
  answered.resolve();
  await listed;
  await expect(save).toBeEnabled();
  await expect(amount).toHaveValue('71');
  await admin.getByRole('button', { name: 'Discard draft' }).click();
  await expect(amount).toHaveValue('');
});
