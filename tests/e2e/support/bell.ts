import type { Locator, Page } from '@playwright/test';

/** The notification bell. */
export function bellOf(page: Page): Locator {
  return page.getByRole('button', { name: /^Notifications/ });
}

/** The panel that the bell opens. */
export function bellPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Notifications' });
}

/** Waits for the first server message on the WebSocket that `go` opens. */
export async function untilLive(page: Page, go: () => Promise<unknown>): Promise<void> {
  const socket = page.waitForEvent('websocket', (one) => one.url().endsWith('/trpc'));
  await go();
  await (await socket).waitForEvent('framereceived', ({ payload }) => payload.toString().includes('"ready"'));
}
