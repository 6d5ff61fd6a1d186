import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { MessageForm } from '#client/features/documents/messages/message-form.tsx';
import { MessageList } from '#client/features/documents/messages/message-list.tsx';
import { useMarkRead } from '#client/features/documents/messages/use-mark-read.ts';

/** Messages with the customer of a review. */
export function ReviewMessages({ review }: { review: ReviewDetails }) {
  const { id } = review;
  const utils = trpc.useUtils();
  const { data } = trpc.authenticator.messages.useQuery({ id }, { enabled: !review.isCorrection });
  const send = trpc.authenticator.sendMessage.useMutation({
    onSuccess: (messages) => utils.authenticator.messages.setData({ id }, messages),
  });
  const read = trpc.authenticator.markMessagesRead.useMutation();
  useMarkRead(data?.items, { reader: 'staff', mark: () => read.mutate({ id }) });
  if (!data || (data.refusal !== null && data.items.length === 0)) return null;
  return (
    <section aria-labelledby="review-messages" className="grid gap-2 text-sm">
      <h3 id="review-messages" className="font-semibold">
        Messages
      </h3>
      <MessageList messages={data.items} reader="staff" />
      {data.refusal === null ? (
        <MessageForm
          label="Message to the customer"
          isSending={send.isPending}
          failure={send.error ? describeError(send.error) : undefined}
          onSend={(message) => send.mutateAsync({ id, ...message })}
        />
      ) : null}
    </section>
  );
}
