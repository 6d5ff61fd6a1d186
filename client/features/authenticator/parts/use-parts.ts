import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';

/** How a review is split, refetched when it is shown again. */
export function useParts(reviewId: string) {
  return trpc.authenticator.parts.useQuery({ id: reviewId }, { staleTime: 0 });
}

/** Marks a part as done, or reopens it. */
export function useFinishPart() {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.finishPart.useMutation({
    onSuccess(parts, { id, isDone }) {
      utils.authenticator.parts.setData({ id }, parts);
      toast.show({ tone: 'ok', title: isDone ? 'Part done' : 'Part open again' });
    },
    onError: (error) => toast.show({ tone: 'error', title: 'Not done', description: describeError(error).text }),
    onSettled: () => utils.authenticator.myWork.invalidate(),
  });
}
