import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DateTime } from '#client/ui/data/date-time.tsx';

/** Questions of a pending review that wait for the customer. */
export function ReviewQuestions({ review }: { review: ReviewDetails }) {
  const isAsking = review.status === 'pending' && review.openQuestions > 0;
  const { data } = trpc.authenticator.conversation.useQuery({ id: review.id }, { enabled: isAsking });
  const open = data?.questions.filter(({ state }) => state === 'asked') ?? [];
  if (!isAsking || open.length === 0) return null;
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
