import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from '#client/lib/cut-picture.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { conversationLimits } from '#shared/conversation.ts';
import { MessageForm } from './message-form.tsx';
import { useConversationUpdate } from './use-conversation.ts';

export interface AskCustomerProps {
  reviewId: string;
  blockId: string;
  place: Place;
  onClose: () => void;
}

/** Asks the customer about a block, with a picture of its place. */
export function AskCustomer({ reviewId, blockId, place, onClose }: AskCustomerProps) {
  const toast = useToast();
  const update = useConversationUpdate(reviewId);
  const picture = usePlacePicture(reviewId, place);
  // Idempotency key: retrying a lost call asks only once.
  const [questionId] = useState(() => crypto.randomUUID());
  const ask = trpc.authenticator.askCustomer.useMutation({
    onSuccess(conversation) {
      update(conversation);
      onClose();
      toast.show({ tone: 'ok', title: 'Question sent', description: 'The customer is told by email.' });
    },
  });
  return (
    <MessageForm
      label="Question to the customer"
      sendLabel="Send question"
      maxLength={conversationLimits.questionMax}
      missing="QUESTION_REQUIRED"
      busy={ask.isPending}
      error={ask.error}
      onClose={onClose}
      onSend={(question) =>
        ask.mutate({
          id: reviewId,
          questionId,
          blockId,
          page: place.page,
          box: place.box,
          question,
          ...(picture.data ? { picture: picture.data } : {}),
        })
      }
    >
      {picture.isPending ? (
        <Spinner label="Cutting out the place…" />
      ) : picture.data ? (
        <figure className="grid gap-1">
          <img
            src={`data:image/jpeg;base64,${picture.data}`}
            alt={`Place on page ${String(place.page)} of the original, outlined in red`}
            className="max-h-48 w-full rounded-control border border-line bg-white object-contain"
          />
          <figcaption className="text-xs text-ink-2">Sent along with your question.</figcaption>
        </figure>
      ) : (
        <p className="text-xs text-ink-2">No picture could be made. The question names page {place.page}.</p>
      )}
    </MessageForm>
  );
}

/** The picture of a block's place, as base64 of a JPEG; null where none can be made. */
function usePlacePicture(reviewId: string, { page, box, turns = 0 }: Place) {
  // Only these fields are in the query key: callers pass whole blocks, which change on each keystroke.
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
