import type { Page } from '@playwright/test';

/** Makes the page's processor `rate` times as slow, until `recover`. */
export async function slowProcessor(page: Page, rate: number): Promise<{ recover: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { recover: () => devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 }) };
}
