import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { TextRevision } from '#shared/schemas/text-revision.ts';

/** The revision of a review, refetched when it is shown again. */
export function useRevision(reviewId: string) {
  return trpc.authenticator.revision.useQuery({ id: reviewId }, { staleTime: 0 });
}

/** Mutations of a revision; each returns the updated revision. Forms show their own failures. */
export function useRevisionSteps(reviewId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const step = (title: string, { isShown = false } = {}) => ({
    onSuccess(revision: TextRevision) {
      utils.authenticator.revision.setData({ id: reviewId }, revision);
      if (title !== '') toast.show({ tone: 'ok', title });
    },
    onError(error: unknown) {
      if (!isShown) toast.show({ tone: 'error', title: 'Not done', description: describeError(error).text });
      // A colleague was first: the strip shows who.
      void utils.authenticator.revision.invalidate({ id: reviewId });
    },
    onSettled: () => utils.authenticator.myWork.invalidate(),
  });
  return {
    submit: trpc.authenticator.submitForRevision.useMutation(step('Handed to the revisers')),
    withdraw: trpc.authenticator.withdrawRevision.useMutation(step('Taken back')),
    take: trpc.authenticator.takeRevision.useMutation(step('You revise this text')),
    release: trpc.authenticator.releaseRevision.useMutation(step('Given back to the revisers')),
    giveBack: trpc.authenticator.returnRevision.useMutation(step('Returned to its translator', { isShown: true })),
    pass: trpc.authenticator.passRevision.useMutation(step('Revision passed', { isShown: true })),
    mark: trpc.authenticator.markRevisionError.useMutation(step('', { isShown: true })),
    unmark: trpc.authenticator.removeRevisionError.useMutation(step('')),
  };
}
