import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';

/** Questions of a pending review that wait for the customer. */
export function ReviewQuestions({ review }: { review: ReviewDetails }) {
  // Asked and answered while the workspace is open: `review` keeps its links and is not refetched.
  const isPending = review.status === 'pending' && !review.isCorrection;
  const { data } = trpc.authenticator.conversation.useQuery({ id: review.id }, { enabled: isPending });
  const open = data?.questions.filter(({ state }) => state === 'asked') ?? [];
  if (!isPending || open.length === 0) return null;
  return (
    <section aria-labelledby="review-questions" className="grid gap-2 text-sm">
      <h3 id="review-questions" className="font-semibold">
        Waiting for the customer
      </h3>
      <p className="text-xs text-ink-2">A decision closes these questions.</p>
      <ul className="grid gap-2">
        {open.map(({ id, page, question, askedByName, askedAt }) => (
          <li key={id} className="rounded-control border border-line bg-warn-soft p-2">
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{question}</bdi>
            </p>
            <p className="text-xs text-ink-2">
              Page {page}, <bdi>{askedByName ?? 'a colleague'}</bdi>, <DateTime value={askedAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
