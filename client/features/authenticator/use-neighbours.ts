import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { queueQuery, type QueueSearch } from './queue-search.ts';

export interface Neighbour {
  id: string;
  /** The list as it stands around that document. */
  search: QueueSearch;
}

export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** The documents before and after this one in its list, over the ends of pages. Stays when the document leaves the list. */
export function useNeighbours(reviewId: string, search: QueueSearch): Neighbours {
  const page = search.page ?? 1;
  const { data } = trpc.authenticator.queue.useQuery(queueQuery(search));
  const items = data?.items ?? [];
  const index = items.findIndex((item) => item.id === reviewId);
  const isLast = index !== -1 && index === items.length - 1;
  const before = { ...search, page: page > 2 ? page - 1 : undefined };
  const after = { ...search, page: page + 1 };
  const hasBefore = index === 0 && page > 1;
  const hasAfter = isLast && data !== undefined && page * data.pageSize < data.total;
  const pageBefore = trpc.authenticator.queue.useQuery(queueQuery(before), { enabled: hasBefore });
  const pageAfter = trpc.authenticator.queue.useQuery(queueQuery(after), { enabled: hasAfter });

  const previousId = hasBefore ? pageBefore.data?.items.at(-1)?.id : items[index - 1]?.id;
  const nextId = hasAfter ? pageAfter.data?.items[0]?.id : items[index + 1]?.id;
  const found: Neighbours = {
    previous: previousId === undefined ? undefined : { id: previousId, search: hasBefore ? before : search },
    next: nextId === undefined ? undefined : { id: nextId, search: hasAfter ? after : search },
  };

  const [known, setKnown] = useState<Neighbours>();
  const isNew = known?.previous?.id !== previousId || known?.next?.id !== nextId;
  if (index !== -1 && isNew) setKnown(found);
  return index === -1 ? (known ?? found) : found;
}
