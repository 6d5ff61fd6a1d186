import { useQuery } from '@tanstack/react-query';
import { conversationLimits } from '#shared/conversation.ts';
import type { Place } from '#client/lib/cut-picture.ts';
import { trpcClient } from '#client/lib/trpc.ts';

/** The picture of a block's place, as base64 of a JPEG; null where none can be made. */
export function usePlacePicture(reviewId: string, { page, box, turns = 0 }: Place) {
  // Alone, since callers pass whole blocks, which change as one types.
  const place = { page, box, turns };
  return useQuery({
    queryKey: ['place-picture', reviewId, place],
    queryFn: () => makePicture(reviewId, place).catch(() => null),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

async function makePicture(id: string, place: Place): Promise<string | null> {
  const { cutPicture } = await import('#client/lib/cut-picture.ts');
  const link = await trpcClient.authenticator.reviewLink.mutate({ id, kind: 'original', disposition: 'inline' });
  const response = await fetch(link.url);
  if (!response.ok) return null;
  return (await cutPicture(await response.blob(), place, conversationLimits.pictureMax)) ?? null;
}
