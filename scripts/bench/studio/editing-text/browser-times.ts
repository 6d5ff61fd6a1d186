import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { ensureBrowser, findBrowser } from '../../../run/browser.ts';

/** Times of a page, measured inside a real browser: the first field, and each key until its frame is shown. */

/** Runs before the page's own scripts. A message posted in a frame's callback arrives once the frame is drawn. */
const stopwatch = `(() => {
  const times = { openMs: undefined, keysMs: [] };
  window.studioTimes = times;
  const afterFrame = (work) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(0);
  });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('textarea[data-block]')) return;
    watch.disconnect();
    afterFrame(() => (times.openMs = performance.now()));
  });
  watch.observe(document, { childList: true, subtree: true });
  const isModifier = (key) => ['Control', 'Alt', 'Shift'].includes(key);
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (!isModifier(key)) afterFrame(() => times.keysMs.push(performance.now() - timeStamp));
  }, true);
})()`;

export async function withBrowser<T>(url: string, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  await ensureBrowser();
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 860 } });
    context.setDefaultTimeout(60_000);
    await context.addInitScript(stopwatch);
    return await work(context);
  } finally {
    await browser.close();
  }
}

/** From the start of the navigation until the first field is on screen. */
export async function readOpenMs(page: Page): Promise<number> {
  await page.locator('textarea[data-block]').first().waitFor();
  // The page's content security policy refuses the polling of waitForFunction.
  for (;;) {
    const openMs = await page.evaluate<number | undefined>('window.studioTimes.openMs');
    if (openMs !== undefined) return openMs;
    await page.waitForTimeout(20);
  }
}

/** Runs `press` and returns the times of its keys. */
export async function readKeysMs(page: Page, press: () => Promise<void>): Promise<number[]> {
  await page.evaluate('window.studioTimes.keysMs.length = 0');
  await press();
  await page.waitForTimeout(200);
  return page.evaluate<number[]>('window.studioTimes.keysMs');
}
