import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useParts } from '#client/features/authenticator/parts/use-parts.ts';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { OpenText } from './open-text.ts';
import { useRevision } from './revision/use-revision.ts';

/**
 * Whether the reader may write: not on a phone, once it is decided, or while the text is with another person as its reviser; of a paper
 * that is split, in which pages.
 */
export function useEditing(
  review: ReviewDetails,
  { opened: { queue, store }, isPhone }: { opened: OpenText; isPhone: boolean },
) {
  const saving = useSyncExternalStore(queue.subscribe, queue.state);
  const may = useRevision(review.id).data?.may;
  const pages = useParts(review.id).data?.writable;
  const isClosed = isDecided(review) || (saving.step === 'refused' && saving.isClosed);
  const listed = may?.revise ? null : (pages?.join(' ') ?? null);
  const writable = useMemo(
    () => (listed === null ? null : new Set(listed.split(' ').flatMap((page) => (page === '' ? [] : Number(page))))),
    [listed],
  );
  useEffect(() => store.limitTo(writable), [store, writable]);
  const isReadOnly = isPhone || isClosed || may?.write === false || writable?.size === 0;
  return { saving, isClosed, isReadOnly, writable };
}

function isDecided({ status, notarySince }: ReviewDetails): boolean {
  return status !== 'pending' || notarySince !== null;
}
