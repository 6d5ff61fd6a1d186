import type { z } from 'zod';
import type { textEvent } from '#shared/schemas/studio.ts';
import type { Connection } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { createSignal } from '#server/platform/realtime/change-events.ts';
import { findText } from '#server/features/translation/text/queries.ts';

/*
 * The subscription of an open studio to its text.
 * Promises: an event after every save, reading or draft of the text; several may come as one.
 * Never: the text itself, which is read by version.
 */

interface TextEvent {
  id: string;
  event: z.input<typeof textEvent>;
}

interface Caller {
  deps: Deps;
  connection?: Connection | undefined;
}

interface Subscription {
  reviewId: string;
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Yields the present state unless `lastEventId` is that state, then each later one, until `signal` aborts.
 * Throws REVIEW_NOT_FOUND, and while it runs SOCKET_REQUIRED, TOO_MANY_REQUESTS (subscriptions of this socket).
 */
export async function followText(caller: Caller, params: Subscription): Promise<AsyncGenerator<TextEvent, void>> {
  if (!(await findText(caller.deps.db, params.reviewId))) throw new AppError('REVIEW_NOT_FOUND');
  return listenToText(caller, params);
}

async function* listenToText({ deps, connection }: Caller, params: Subscription): AsyncGenerator<TextEvent, void> {
  if (!connection) throw new AppError('SOCKET_REQUIRED');
  const { reviewId, signal } = params;
  const release = connection.takeSubscription();
  const changed = createSignal();
  // Subscribes before the first read, so that no change falls in between.
  const unsubscribe = deps.events.subscribe('texts', reviewId, changed.set);
  signal?.addEventListener('abort', changed.set, { once: true });
  try {
    let last = params.lastEventId;
    while (!signal?.aborted) {
      const text = await findText(deps.db, reviewId);
      if (!text) throw new AppError('REVIEW_NOT_FOUND');
      const { version, updatedAt } = text;
      const id = `${version}.${updatedAt.getTime()}`;
      if (id !== last) yield { id, event: { version, updatedAt } };
      last = id;
      await changed.wait();
    }
  } finally {
    unsubscribe();
    signal?.removeEventListener('abort', changed.set);
    release();
  }
}
