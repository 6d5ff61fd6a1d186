import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPrinted } from '../support/printed.ts';
import { expect, test } from './support/app.ts';
import { expectNoObjections } from './support/axe.ts';
import { makeTranslation, signUp } from './support/customer.ts';

async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New Folder' }).click();
  await page.getByLabel('Folder name').fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('list', { name: 'Folders' }).getByRole('link', { name })).toBeVisible();
}

const files = (page: Page) => page.getByRole('list', { name: 'Files' });

test('files are dragged: hovering opens a folder, dropping moves them, and undo moves them back', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  const filename = `diploma-${Date.now()}.pdf`;
  await makeTranslation(page, filename, { sandbox, staff: await openAs('authenticator') });
  await page.goto('/dashboard/documents?view=list');
  await expect(page.getByRole('heading', { name: 'My Documents' })).toBeVisible();
  await makeFolder(page, 'Family');

  const file = await files(page).getByRole('link', { name: filename }).boundingBox();
  const folder = await page.getByRole('link', { name: 'Family' }).boundingBox();
  if (!file || !folder) throw new Error('nothing to drag');
  await page.mouse.move(file.x + 20, file.y + 10);
  await page.mouse.down();
  await page.mouse.move(file.x + 30, file.y, { steps: 4 });
  await page.mouse.move(folder.x + 40, folder.y + 10, { steps: 8 });
  await expect(page).toHaveURL(/folder=/);
  await expect(page.getByText('No documents or folders')).toBeVisible();
  const area = await page.getByText('No documents or folders').boundingBox();
  await page.mouse.move((area?.x ?? 0) + 20, (area?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  await expect(files(page).getByRole('link', { name: filename })).toBeVisible();
  await expect(page.getByText('Moved to “Family”')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No documents or folders')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(files(page).getByRole('link', { name: filename })).toBeVisible();
});

test('a rename that fails leaves the folder alone that was opened meanwhile', async ({
  page,
  mailbox,
  sandbox,
  openAs,
}) => {
  await signUp(page, mailbox);
  const filename = `diploma-${Date.now()}.pdf`;
  await makeTranslation(page, filename, { sandbox, staff: await openAs('authenticator') });
  await page.goto('/dashboard/documents?view=list');
  await makeFolder(page, 'Family');
  const isEmpty = page.getByText('No documents or folders');
  await page.getByRole('link', { name: 'Family' }).click();
  await expect(isEmpty).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();

  let goOffline: (() => void) | undefined;
  const offline = new Promise<void>((resolve) => {
    goOffline = resolve;
  });
  await page.route('**/trpc/documents.rename*', async (route) => {
    await offline;
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: /^Actions for .*\.pdf/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('File name').fill('My passport.pdf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My passport.pdf' })).toBeVisible();
  await page.getByRole('link', { name: 'Family' }).click();
  await expect(isEmpty).toBeVisible();
  await page.route('**/trpc/*documents.translations*', (route) => route.abort('internetdisconnected'));
  goOffline?.();
  await expect(page.getByText('Error renaming file').first()).toBeVisible();
  await expect(isEmpty).toBeVisible();
});

test(
  'papers are chosen for a filing packet by keyboard, and the packet is downloaded',
  { tag: '@sweep' },
  async ({ page, mailbox, sandbox, openAs }) => {
    await signUp(page, mailbox);
    const names = [`first-${Date.now()}.pdf`, `second-${Date.now()}.pdf`];
    const staff = await openAs('authenticator');
    for (const name of names) await makeTranslation(page, name, { sandbox, staff });
    await page.goto('/dashboard/documents');
    await page.getByRole('button', { name: 'Filing packet' }).press('Enter');
    const bar = page.getByRole('region', { name: 'Filing packet' });
    await expect(bar.getByRole('button', { name: 'Make packet…' })).toBeDisabled();
    for (const name of names.toReversed()) {
      await page.getByRole('checkbox', { name: new RegExp(`^Add .*${name}`) }).press('Space');
    }
    await expect(bar.getByText('2 papers chosen')).toBeVisible();
    await expectNoObjections(page, 'choosing papers');
    await bar.getByRole('button', { name: 'Make packet…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filing packet' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('radio', { name: 'USCIS online account' }).press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'IRCC (Canada) account' })).toBeChecked();
    await expectNoObjections(page, 'the packet dialog');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download packet' }).press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('filing-packet.pdf');
    const bytes = readFileSync(await download.path());
    const cover = (await readPrinted(bytes))[0] ?? '';
    expect(cover).toContain('2 certified translations');
    await expect(page.getByText('Your packet is downloading')).toBeVisible();
    await expect(bar).toBeHidden();
  },
);

test('files and folders are organized by keyboard', { tag: '@sweep' }, async ({ page, mailbox, sandbox, openAs }) => {
  await signUp(page, mailbox);
  const filename = `passport-${Date.now()}.pdf`;
  await makeTranslation(page, filename, { sandbox, staff: await openAs('authenticator') });
  await page.goto('/dashboard/documents');

  await test.step('new folder', async () => {
    await page.getByRole('button', { name: 'New Folder' }).press('Enter');
    await page.keyboard.type('Immigration');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Immigration' })).toBeVisible();
  });

  await test.step('move to…', async () => {
    await page.getByRole('button', { name: new RegExp(`^Actions for .*${filename}`) }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter');
    await page.getByRole('radio', { name: 'Immigration' }).press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moved to “Immigration”')).toBeVisible();
    await page.getByRole('link', { name: 'Immigration' }).press('Enter');
    await expect(files(page).getByRole('link', { name: filename })).toBeVisible();
  });

  await test.step('rename: Escape keeps the name, Enter saves another', async () => {
    const open = async () => {
      await page.getByRole('button', { name: /^Actions for .*\.pdf/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
    };
    await open();
    await page.getByLabel('File name').fill('other.pdf');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: filename })).toBeVisible();
    await open();
    await page.getByLabel('File name').fill('My passport.pdf');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'My passport.pdf' })).toBeVisible();
  });

  await test.step('delete, and undo', async () => {
    await page.getByRole('link', { name: 'My passport.pdf' }).press('Enter');
    const details = page.getByRole('dialog', { name: 'File Details' });
    await expect(details.getByText('PDF', { exact: true })).toBeVisible();
    await details.getByRole('button', { name: 'Delete' }).press('Enter');
    await page
      .getByRole('alertdialog', { name: 'Confirm Delete' })
      .getByRole('button', { name: 'Delete file' })
      .press('Enter');
    await expect(page.getByText('No documents or folders')).toBeVisible();
    await page
      .getByRole('dialog', { name: /^Deleted/ })
      .getByRole('button', { name: 'Undo' })
      .press('Enter');
    await expect(page.getByRole('link', { name: 'My passport.pdf' })).toBeVisible();
  });

  await test.step('deleting a folder keeps its contents', async () => {
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await page.getByRole('button', { name: 'Actions for folder Immigration' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter');
    await page.getByRole('button', { name: 'Delete folder' }).press('Enter');
    await expect(page.getByRole('link', { name: 'My passport.pdf' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Immigration' })).toBeHidden();
  });
});
