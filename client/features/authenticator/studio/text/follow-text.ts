import { createTRPCClient, wsLink } from '@trpc/client';
import type { AppRouter } from '#client/lib/app-router.ts';
import { closeCodes } from '#client/lib/live-connection.ts';
import { openSocketClient } from '#client/lib/live.ts';

/**
 * Calls `onChange` after every change of the text on the server until the result is called. After a lost connection it
 * is called once for all that was missed.
 */
export function followText(reviewId: string, onChange: () => void): () => void {
  const socket = openSocketClient((code) => {
    if (code === closeCodes.sessionEnded) void socket.close();
  });
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: socket })] });
  const subscription = client.authenticator.onText.subscribe({ id: reviewId }, { onData: onChange });
  return () => {
    subscription.unsubscribe();
    void socket.close();
  };
}
