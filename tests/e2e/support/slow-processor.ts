import type { Page } from '@playwright/test';

/** Makes the page's processor `rate` times as slow, until `recover`. */
export async function slowProcessor(page: Page, rate: number): Promise<{ recover: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const setRate = async (to: number) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: to });
  };
  await setRate(rate);
  return { recover: () => setRate(1) };
}
