import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { expectNoObjections, screens } from './support/axe.ts';
import { ask, call } from './support/customer.ts';
import { orderPaid } from './support/staff.ts';

/** Questions about a paper, answered by its customer. */

const question = 'How is the father’s name spelled?';

/** Asks about a block of an order's text. */
async function askAbout(staff: Page, filename: string): Promise<string> {
  const { request } = staff.context();
  const { items } = await ask(request, 'authenticator.queue', {
    input: { search: filename },
    output: z.object({ items: z.array(z.object({ id: z.string() })) }),
  });
  const id = items[0]?.id ?? '';
  const version = z.object({ version: z.number() });
  const text = await ask(request, 'authenticator.text', { input: { id }, output: version });
  const place = { page: 1, box: { x: 0.1, y: 0.1, width: 0.5, height: 0.1 } };
  const block = {
    ...place,
    id: randomUUID(),
    kind: 'paragraph',
    position: 1,
    confidence: null,
    doubtful: [],
    lang: 'pt',
    dir: 'ltr',
    state: 'edited',
    draft: null,
    source: 'Pai: João',
    target: 'Father:',
  };
  const saved = { id, version: text.version, saveId: randomUUID(), changes: [{ kind: 'put', block }] };
  await call(request, 'authenticator.saveText', { input: saved, output: z.unknown() });
  const image = sharp({ create: { width: 600, height: 120, channels: 3, background: '#dddddd' } });
  const picture = (await image.png().toBuffer()).toString('base64');
  const asked = { ...place, id, questionId: randomUUID(), blockId: block.id, question, picture };
  await call(request, 'authenticator.askCustomer', { input: asked, output: z.unknown() });
  return id;
}

for (const { name, viewport } of screens) {
  test(`a question is answered in the document’s page: ${name}`, async ({ page, mailbox, sandbox, openAs }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const filename = `birth-${randomUUID().slice(0, 8)}.pdf`;
    const staff = await openAs('authenticator');
    await staff.setViewportSize(viewport);
    await orderPaid(page, filename, { mailbox, sandbox });
    const reviewId = await askAbout(staff, filename);

    await staff.goto(`/authenticator/authenticate?q=${filename}&text=questions`);
    await expect(staff.getByText('1 question open').first()).toBeVisible();
    await expectNoObjections(staff, 'queue');
    await staff.goto(`/authenticator/authenticate/${reviewId}`);
    await expect(staff.getByRole('heading', { name: 'Waiting for the customer' })).toBeVisible();
    await staff.getByRole('button', { name: 'Take it' }).click();
    await expect(staff.getByRole('button', { name: 'Give back' })).toBeVisible();
    await expectNoObjections(staff, 'workspace');

    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Answer about ${filename}` }).click();
    const details = page.getByRole('dialog', { name: filename });
    await expect(details.getByRole('heading', { name: 'We have a question for you' })).toBeVisible();
    await expect(details.getByRole('img', { name: /Place on page 1/ })).toBeVisible();
    await expectNoObjections(page, 'question');
    const form = details.getByRole('form', { name: question });
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect(form.getByText('Please enter your answer.')).toBeVisible();
    await form.getByLabel('Your answer').fill('João Pereira');
    await form.getByRole('button', { name: 'Send answer' }).click();
    await expect(details.getByText('João Pereira')).toBeVisible();
    await expectNoObjections(page, 'answered');
    await expect(staff.getByRole('heading', { name: 'Waiting for the customer' })).toBeHidden();
  });
}
