import { expect, test } from './support/app.ts';

test('an admin publishes a legal text, which its page shows without a rebuild and without scripts', async ({
  openAs,
  browser,
  baseURL,
}) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/legal');
  await admin.getByLabel('Page', { exact: true }).selectOption('Imprint');
  await admin.getByLabel('Language', { exact: true }).selectOption('한국어');
  await expect(admin.getByLabel('Title')).toHaveValue('운영자 정보');
  const text = admin.getByLabel('Text', { exact: true });
  const before = await text.inputValue();
  await text.fill(`${before}\n\n{nonsense}`);
  await expect(admin.getByText('{nonsense} is unknown.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await text.fill(`${before}\n\n대표: 김유나`);
  await admin.getByLabel('Reviewed by').fill('Kim & Partners');
  await admin.getByLabel('Reviewed on').fill('2026-11-20');
  await admin.getByRole('button', { name: 'Publish…' }).click();
  const dialog = admin.getByRole('alertdialog', { name: 'Publish this version' });
  await dialog.getByLabel('Reason').fill('the representative is named');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByText('Version 1 published')).toBeVisible();

  const visitor = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await visitor.newPage();
  await expect(async () => {
    await page.goto('/ko/imprint');
    await expect(page.getByText('대표: 김유나')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/Kim & Partners/)).toBeVisible();
  await page.goto('/pt/terms');
  await expect(page.getByRole('heading', { name: 'Termos de serviço' })).toBeVisible();
  await expect(page.getByText('Texto de exemplo, não revisado por um advogado.')).toBeVisible();
  await visitor.close();
});

test('two choices that are made before the page is drawn are both kept', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/legal');
  await expect(admin.getByLabel('Title')).toBeVisible();
  const choices = admin.getByLabel('Page', { exact: true }).or(admin.getByLabel('Language', { exact: true }));
  await choices.evaluateAll(async (selects: HTMLSelectElement[]) => {
    for (const [index, value] of ['imprint', 'ko'].entries()) {
      const select = selects[index];
      if (!select) continue;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      // The router takes what follows at once for one navigation, but not the next task of the same picture.
      await new Promise((resolve) => void setTimeout(resolve));
    }
  });
  await expect(admin.getByLabel('Title')).toHaveValue('운영자 정보');
});

test('the calendar closes a day by a press, and says what it would promise', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/calendar');
  await expect(admin.getByText('Standard, 1 page')).toBeVisible();
  const day = admin.getByRole('button', { name: /: open/ }).first();
  const [name = ''] = /[A-Z]\w+day, .*: open/.exec((await day.textContent()) ?? '') ?? [];
  await day.click();
  const closed = admin.getByRole('button', { name: name.replace('open', 'closed') });
  await expect(closed).toHaveAttribute('aria-pressed', 'true');
  await expect(admin.getByText('Not saved yet.')).toBeVisible();
  await admin.getByRole('button', { name: 'Discard draft' }).click();
  await expect(admin.getByText('As published.')).toBeVisible();
});

test('a promise of years cannot be published; what forbids it stays in sight, below the header', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/calendar');
  const rule = admin.getByRole('group', { name: 'Standard' });
  await rule.getByLabel('Working hours each time').fill('90000');
  const fault = admin.getByText('Rules · standard · Working hours each time: at most 2,000.');
  await expect(fault).toBeInViewport();
  const [header, said] = await Promise.all([admin.getByRole('banner').boundingBox(), fault.boundingBox()]);
  expect(said?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
  await test.step('nor does the bar cover what is reached by keyboard', async () => {
    await admin.setViewportSize({ width: 390, height: 800 });
    await rule.getByLabel('Working hours each time').focus();
    const bar = admin.locator('.sticky', { has: fault });
    for (let press = 0; press < 25; press += 1) {
      await admin.keyboard.press('Shift+Tab');
      const [field, above] = await Promise.all([admin.locator(':focus').boundingBox(), bar.boundingBox()]);
      expect(field?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
    }
  });
  await rule.getByLabel('Working hours each time').fill('1900');
  for (const name of ['First pages', 'Further pages, at a time']) await rule.getByLabel(name).fill('1');
  await expect(admin.getByText(/^Standard: 50 pages take \d+ weeks of opening hours, more than 52\.$/)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await admin.getByRole('button', { name: 'Discard draft' }).click();
  await expect(admin.getByText('As published.')).toBeVisible();
});

test('what is typed while a draft is being saved stays', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/mails');
  const texts = admin.getByLabel('Texts', { exact: true });
  const language = admin.getByLabel('Language', { exact: true });
  await texts.focus();
  await texts.selectOption({ index: 1 });
  const first = admin.getByRole('textbox').first();
  await expect(first).toBeVisible();
  await expect(texts).toBeFocused();
  await language.selectOption('한국어');
  await expect(language).toHaveValue('ko');
  await expect(admin.getByText('As published.')).toBeVisible();
  const before = await first.inputValue();
  await first.fill(`${before} A`);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await admin.route('**/trpc/admin.saveFactsDraft*', async (route) => {
    await held;
    await route.continue();
  });
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await first.press('End');
  await first.pressSequentially('B');
  const listed = admin.waitForResponse(/admin\.mailTexts/u);
  release?.();
  await listed;
  await expect(admin.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  await expect(first).toHaveValue(`${before} AB`);
  await expect(first).toBeFocused();
  await expect(admin.getByText('Not saved yet.')).toBeVisible();
  await admin.getByRole('button', { name: 'Discard draft' }).click();
  await expect(admin.getByText('As published.')).toBeVisible();
  await expect(first).toHaveValue(before);
});

test('another choice asks before unsaved edits are lost', async ({ openAs }) => {
  const admin = await openAs('admin');
  await admin.goto('/admin/mails?group=ready');
  const language = admin.getByLabel('Language', { exact: true });
  const first = admin.getByRole('textbox').first();
  await first.fill('Unsaved words');
  await language.focus();
  await language.selectOption('한국어');
  const dialog = admin.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(first).toHaveValue('Unsaved words');
  await expect(language).toHaveValue('en');
  await expect(language).toBeFocused();
  await language.selectOption('한국어');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(language).toHaveValue('ko');
  await expect(admin.getByText('As published.')).toBeVisible();
  await expect(first).not.toHaveValue('Unsaved words');
  // Navigation also asks for confirmation.
  await first.fill('Unsaved words');
  await admin.getByRole('link', { name: 'Legal', exact: true }).click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(first).toHaveValue('Unsaved words');
});
