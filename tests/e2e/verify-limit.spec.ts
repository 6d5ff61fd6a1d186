import type { Page } from '@playwright/test';
import messages from '#shared/messages/en/verify.json' with { type: 'json' };
import { rateLimits } from '#shared/rate-limits.ts';
import { pdfOf } from '../support/pdf-fixtures.ts';
import { expect, test } from './support/app.ts';
import { fromOwnAddress } from './support/own-address.ts';

/** Verification above a limit: the browser does a proof of work, and the page answers. */

/** Whether the page ever showed a text since. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((wanted) => {
    const note = () => {
      if (document.body.textContent.includes(wanted)) document.documentElement.dataset['seen'] = wanted;
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate((wanted) => document.documentElement.dataset['seen'] === wanted, text);
}

test(
  'after more misses than a person mistypes the browser works for the answer, and nobody is refused',
  { tag: '@sweep' },
  async ({ page }) => {
    const address = await fromOwnAddress(page);
    const { request } = page.context();
    for (let miss = 0; miss <= rateLimits.verifyMisses.points; miss += 1) {
      const input = encodeURIComponent(JSON.stringify({ code: `TFE0000000${miss}` }));
      const answer = await request.get(`/trpc/verification.lookup?input=${input}`, {
        headers: { 'x-forwarded-for': address },
      });
      expect(answer.status()).toBe(miss < rateLimits.verifyMisses.points ? 200 : 429);
    }
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (/verification\.(lookup|check)/.test(response.url())) statuses.push(response.status());
    });
    await page.goto('/verify');

    await test.step('a code', async () => {
      const wasShown = await watchFor(page, messages.working);
      await page.getByLabel('Verification code').fill('TFE00000099');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('heading', { name: 'Document Not Found' })).toBeVisible();
      expect(await wasShown()).toBe(true);
      expect(statuses).toEqual([429, 200]);
      await expect(page.getByText(messages.working)).toHaveCount(0);
    });

    await test.step('a file', async () => {
      statuses.length = 0;
      const file = { name: 'other.pdf', mimeType: 'application/pdf', buffer: await pdfOf(1) };
      await page.getByLabel('PDF to check').setInputFiles(file);
      await expect(page.getByRole('heading', { name: 'Not a file of ours' })).toBeVisible();
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect(statuses.at(-1)).toBe(200);
    });
  },
);
