import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';

/** Says that a review is certified and awaits its notarial act. */
export function NotaryState({ review }: { review: ReviewDetails }) {
  const by = review.certifiedByName;
  return (
    <InlineAlert tone="info" className="m-2 md:m-3">
      {by === null ? (
        'Certified'
      ) : (
        <>
          Certified by <bdi>{by}</bdi>
        </>
      )}
      . It is with the notary, and nothing is delivered before the notarial act.
    </InlineAlert>
  );
}
