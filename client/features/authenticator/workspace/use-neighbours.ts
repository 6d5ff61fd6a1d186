import { trpc } from '#client/lib/trpc.ts';
import { queueFilter, type QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';

/** Ids of the documents before and after this one in its list that can be decided. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

export function useNeighbours(reviewId: string, search: QueueSearch): Neighbours {
  const { data } = trpc.authenticator.neighbours.useQuery({ id: reviewId, ...queueFilter(search) });
  return { previous: data?.previous ?? undefined, next: data?.next ?? undefined };
}
