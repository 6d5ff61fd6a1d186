import type { Locator, Page } from '@playwright/test';

/** The bell of whoever is signed in on `page`. */
export function bellOf(page: Page): Locator {
  return page.getByRole('button', { name: /^Notifications/ });
}

/** What the bell opens. */
export function newsOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Notifications' });
}

/** Waits for a sign of life of the socket that `go` leads to: the first answer of the server on it. */
export async function untilLive(page: Page, go: () => Promise<unknown>): Promise<void> {
  const socket = page.waitForEvent('websocket', (one) => one.url().endsWith('/trpc'));
  await go();
  await (await socket).waitForEvent('framereceived', ({ payload }) => payload.toString().includes('"ready"'));
}
