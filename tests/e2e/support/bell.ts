import type { Locator, Page, WebSocket } from '@playwright/test';

/** The notification bell. */
export function bellOf(page: Page): Locator {
  return page.getByRole('button', { name: /^Notifications/ });
}

/** The panel that the bell opens. */
export function bellPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Notifications' });
}

/** Waits for the server's first message on the WebSocket that `go` opens. */
export async function untilLive(page: Page, go: () => Promise<unknown>): Promise<void> {
  const { promise: isLive, resolve } = Promise.withResolvers<void>();
  // Listens from the socket's opening on: its first message may arrive before `go` has ended.
  const listen = (socket: WebSocket) => {
    if (!socket.url().endsWith('/trpc')) return;
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('"ready"')) resolve();
    });
  };
  page.on('websocket', listen);
  await go();
  await isLive;
  page.off('websocket', listen);
}
