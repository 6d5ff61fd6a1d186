import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawPage } from '../support/readings.ts';
import { expect, test } from './support/app.ts';
import { makeDraft, payFor, signUp } from './support/customer.ts';
import { orderPaid } from './support/staff.ts';
import { expectSaved, findReview, openStudio, pressPoints, writeText } from './support/studio.ts';

/** The studio from end to end: from a scan to its delivery, a corrected letter, a pasted table, hostile text. */

test.use({ viewport: { width: 1280, height: 860 } });

/** The English of what the drafts leave open, by a word of its source. */
const written = [
  ['Nascido', 'Born in the municipality of São José dos Campos, child of Antônio Araújo and of Lúcia Brandão,'],
  ['conforme', 'according to book A-45, sheet 118, entry 2290.'],
] as const;

test('a scan is read, drafted, finished and delivered by keyboard alone; a swapped date is stopped', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  test.setTimeout(240_000);
  const filename = `scan-${randomUUID().slice(0, 8)}.png`;
  await signUp(page, mailbox);
  await payFor(page, sandbox, [await makeDraft(page, filename, { bytes: (await drawPage()).png })]);
  const staff = await openAs('authenticator');
  await findReview(staff, filename);
  const { keyboard } = staff;
  const born = staff.locator('[data-row]').filter({ hasText: 'Data de nascimento' });
  const birthday = born.locator('textarea[data-side="target"][data-key="value"]');
  const approve = staff.getByRole('button', { name: 'Approve', exact: true });
  const write = async (date: string): Promise<void> => {
    await expect(birthday).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.insertText(date);
    await keyboard.press('Control+Enter');
    await expectSaved(staff);
  };
  const fillDecision = async (): Promise<void> => {
    await staff.getByRole('link', { name: /^Approve…/ }).press('Enter');
    const points = staff.getByRole('group', { name: /Compared with the original/ }).getByRole('checkbox');
    await expect(points).toHaveCount(6);
    await pressPoints(staff, points);
    // Proposed from the text.
    await expect(staff.getByRole('combobox', { name: 'Kind of paper' })).toHaveValue('Birth certificate');
    await expect(staff.getByLabel('Name of the holder')).toHaveValue('João Gonçalves da Conceição');
  };

  await test.step('the review is opened from the queue, and the studio from the review', async () => {
    await staff.goto(`/authenticator/authenticate?q=${filename}`);
    await staff.getByRole('link', { name: filename }).press('Enter');
    // Findings on the workflow's file must not block the studio's text later.
    await expect(staff.getByText(/^Parts of the file are marked as untranslated/).first()).toBeVisible();
    // Without its count while the scan is being read.
    await staff.getByRole('link', { name: /^Text(?:: |$)/ }).press('Enter');
    await expect(staff.locator('[data-state="drafted"]').first()).toBeVisible({ timeout: 120_000 });
  });

  await test.step('drafts are confirmed one by one beside the picture, and what is open is written', async () => {
    await expect(birthday).toHaveValue('March 7, 1988');
    await staff.locator('textarea[data-side="target"]').first().focus();
    const blocks = await staff.locator('[data-row]').count();
    for (let step = 0; step < 2 * blocks; step += 1) {
      const active = staff.locator('[data-row][data-active]');
      await expect(active.locator('textarea:focus')).toBeVisible();
      if ((await active.getAttribute('data-state')) === 'confirmed') break;
      const id = (await active.getAttribute('data-row')) ?? '';
      await expect(staff.locator(`[data-outline="${id}"]`)).toHaveAttribute('data-active');
      for (const empty of await active.locator('textarea').all()) {
        if ((await empty.inputValue()) !== '') continue;
        await empty.focus();
        const source = (await active.textContent()) ?? '';
        const english = written.flatMap(([word, text]) => (source.includes(word) ? [text] : [])).join(' ');
        if (english !== '') await keyboard.insertText(english);
        else await keyboard.press('Control+d');
      }
      await keyboard.press('Control+Enter');
    }
    await expect(staff.getByText(`${blocks} of ${blocks} confirmed`).first()).toBeVisible();
  });

  await test.step('a swapped date is named, and the decision cannot be made', async () => {
    await birthday.focus();
    await write('July 3, 1988');
    await expect(staff.getByRole('link', { name: 'Approve… (1 to answer)' })).toBeVisible();
    await fillDecision();
    const part = staff.getByRole('region', { name: 'The studio’s text' });
    await expect(part.getByText(/Page 1: .*March 7, 1988/)).toBeVisible();
    await expect(approve).toBeDisabled();
  });

  await test.step('its finding leads to it; corrected, the printed text is certified', async () => {
    await staff.getByRole('link', { name: /^Text: / }).press('Enter');
    await expect(staff.getByRole('link', { name: 'Approve… (1 to answer)' })).toBeVisible();
    // The navigation moves the focus to the page's heading once it is rendered, which a key before it would lose.
    await expect(staff.locator(':is(h1, main):focus')).toHaveCount(1);
    await keyboard.press('F8');
    await expect(born.locator('textarea:focus')).toHaveCount(1);
    await keyboard.press('Tab');
    await write('March 7, 1988');
    await fillDecision();
    await expect(staff.getByText('You certify the text of the studio, printed as shown.')).toBeVisible();
    // Names of a scan that nothing confirms: João Gonçalves, Antônio Araújo and Lúcia Brandão, in two blocks.
    const names = staff.getByRole('checkbox', { name: 'I compared each letter' });
    await expect(names).toHaveCount(2);
    await expect(approve).toBeDisabled();
    for (const name of await names.all()) {
      await name.focus();
      await keyboard.press('Space');
    }
    await expect(approve).toBeEnabled();
    await approve.press('Enter');
    await expect(staff.getByText(/Approving in \d s/)).toBeVisible();
  });

  await test.step('the customer has it', async () => {
    await page.goto(`/dashboard/progress?q=${filename}`);
    await page.getByRole('button', { name: /^Download Birth certificate/ }).focus();
    const [delivered] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(delivered.suggestedFilename()).toMatch(/^Birth certificate/);
  });
});

test(
  'one letter of a finished text is corrected within 15 seconds',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `letter-${randomUUID().slice(0, 8)}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const staff = await openAs('authenticator');
    const reviewId = await findReview(staff, filename);
    const done = { kind: 'field', source: { label: 'Nome', value: 'JOÃO DA CONCEIÇÃO' }, state: 'confirmed' };
    const [id = ''] = await writeText(staff, reviewId, {
      lines: [{ ...done, target: { label: 'Name', value: 'JOÃO DA CONCEICÃO' } }],
    });
    await staff.goto(`/authenticator/authenticate/${reviewId}`);
    await expect(staff.getByText(/CONCEIÇÃO/).first()).toBeVisible();

    const started = Date.now();
    await staff.getByRole('link', { name: 'Text: 1 of 1 confirmed' }).click();
    const value = staff.locator(`textarea[data-block="${id}"][data-key="value"]`);
    await value.focus();
    await staff.keyboard.press('End');
    for (let step = 0; step < 2; step += 1) await staff.keyboard.press('ArrowLeft');
    await staff.keyboard.press('Backspace');
    await staff.keyboard.insertText('Ç');
    await staff.keyboard.press('Control+Enter');
    await expectSaved(staff);
    await staff.getByRole('link', { name: 'Approve…', exact: true }).click();
    await expect(staff.getByText('You certify the text of the studio, printed as shown.')).toBeVisible();
    await expect(staff.getByText(/CONCEIÇÃO/)).toHaveCount(0);
    const seconds = (Date.now() - started) / 1000;
    test.info().annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
    expect(seconds).toBeLessThanOrEqual(15);
  },
);

/** Puts a table on the clipboard as a spreadsheet does, and pastes it into the focused field. */
async function pasteInto(staff: Page, data: { html?: string; text: string }): Promise<void> {
  await staff.evaluate(({ html = '', text }) => {
    const clipboardData = new DataTransfer();
    if (html !== '') clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

test(
  'cells of a spreadsheet are pasted into a table, which grows, and undone at once',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    const filename = `table-${randomUUID().slice(0, 8)}.pdf`;
    await orderPaid(page, filename, { mailbox, sandbox });
    const staff = await openAs('authenticator');
    const reviewId = await findReview(staff, filename);
    // Without a source nothing is drafted, so that the cells are empty whenever the drafts of the order come.
    const empty = { rows: [['', '']] };
    const [id = ''] = await writeText(staff, reviewId, { lines: [{ kind: 'table', source: empty, target: empty }] });
    await openStudio(staff, reviewId);
    const cell = (key: string) => staff.locator(`textarea[data-block="${id}"][data-key="${key}"]`);

    await test.step('from HTML, with a cell over two columns, an empty one and a line break', async () => {
      await cell('0.0').focus();
      const html = `<html><body><table><tr><td colspan=2>Date
      of entry</td><td>Book</td></tr><tr><td></td><td>June 21<br>2014</td><td>B-112<script>window.ran=1</script></td></tr></table></body></html>`;
      await pasteInto(staff, { html, text: 'not this' });
      await expect(cell('0.0')).toHaveValue('Date of entry');
      await expect(cell('0.2')).toHaveValue('Book');
      await expect(cell('1.0')).toHaveValue('');
      await expect(cell('1.1')).toHaveValue('June 21\n2014');
      await expectSaved(staff);
    });

    await test.step('one undo takes all of it back', async () => {
      await staff.keyboard.press('Control+z');
      await expect(cell('0.0')).toHaveValue('');
      await expect(cell('1.1')).toHaveCount(0);
    });

    await test.step('from tab-separated text', async () => {
      await cell('0.1').focus();
      await pasteInto(staff, { text: 'Book\tPage\r\n"B-112\r\n(new)"\t7\r\n' });
      await expect(cell('0.1')).toHaveValue('Book');
      await expect(cell('1.1')).toHaveValue('B-112\n(new)');
      await expect(cell('1.2')).toHaveValue('7');
      await expectSaved(staff);
    });
  },
);

const script = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>\${7*7}#eval("1")`;

test(
  'script in every field of a text stays text, in the studio, in print and for the customer',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    test.setTimeout(180_000);
    const filename = `script-${randomUUID().slice(0, 8)}.pdf`;
    const documentId = await orderPaid(page, filename, { mailbox, sandbox });
    const staff = await openAs('authenticator');
    const reviewId = await findReview(staff, filename);
    const both = { label: script, value: script };
    const rows = [[script, script]];
    const lines: object[] = [
      { kind: 'heading', source: script, target: script, doubtful: [script.slice(0, 40)] },
      { kind: 'paragraph', source: script, target: '' },
      { kind: 'field', source: both, target: both },
      { kind: 'table', source: { rows }, target: { rows } },
      { kind: 'mark', mark: 'seal', source: script, target: `[${script}]` },
      { kind: 'note', target: script },
    ].map((line) => ({ ...line, draft: { from: 'memory', detail: script, similarity: 0.9 }, state: 'drafted' }));
    const ids = await writeText(staff, reviewId, { lines });
    const ran = (one: Page) => one.evaluate(() => 'ran' in window || document.querySelector('img[src="x"]') !== null);

    await test.step('fields, readings, comments, questions, find', async () => {
      await openStudio(staff, reviewId);
      const [, paragraph = ''] = ids;
      const field = staff.locator(`textarea[data-block="${paragraph}"][data-side="target"]`);
      await field.fill(script);
      await staff.keyboard.press('Alt+e');
      await staff.locator(`textarea[data-block="${paragraph}"][data-side="source"]`).fill(`${script} again`);
      const row = staff.locator(`[data-row="${paragraph}"]`);
      await row.getByRole('button', { name: 'Comment' }).click();
      await row.getByLabel('Comment for colleagues').fill(script);
      await row.getByLabel('Comment for colleagues').press('Control+Enter');
      await row.getByRole('button', { name: 'Ask the customer' }).click();
      await row.getByLabel('Question to the customer').fill(script);
      await row.getByLabel('Question to the customer').press('Control+Enter');
      await expect(row.getByText('Waiting for the customer')).toBeVisible();
      await staff.keyboard.press('Control+f');
      await staff.getByRole('searchbox', { name: 'Find' }).fill('<script>');
      await expect(staff.getByText(/\d+ matches/)).toBeVisible();
      await expectSaved(staff);
      expect(await ran(staff)).toBe(false);
    });

    await test.step('the printed page shows it as it was typed', async () => {
      await staff.getByText('Printed', { exact: true }).first().click();
      await expect(staff.locator('[aria-label="Printed page"] canvas').first()).toBeVisible({ timeout: 120_000 });
      expect(await ran(staff)).toBe(false);
    });

    await test.step('the customer reads the question', async () => {
      await page.goto(`/dashboard/progress?doc=${documentId}`);
      await expect(page.getByRole('form', { name: script })).toBeVisible();
      expect(await ran(page)).toBe(false);
    });
  },
);
