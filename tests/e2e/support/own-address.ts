import type { Page } from '@playwright/test';

/** Gives the page a separate IP address and returns it, since tests of one address share its limits. */
export async function fromOwnAddress(page: Page): Promise<string> {
  const part = () => String(1 + Math.floor(Math.random() * 250));
  const forwarded = `10.${part()}.${part()}.${part()}`;
  await page.route('**/trpc/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': forwarded } }),
  );
  return forwarded;
}
