import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { ReviewWork } from './use-review-work.ts';

/** Notice above the files: the review is with its notary, or who may decide on it and why the user may not. */
export function WorkspaceNotice({ review, work }: { review: ReviewDetails; work: ReviewWork }) {
  return work.stage === 'notary' ? (
    <NotaryNotice review={review} />
  ) : (
    <ClaimNotice review={review} claim={work.claim} />
  );
}

function NotaryNotice({ review }: { review: ReviewDetails }) {
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

function ClaimNotice({ review, claim }: { review: ReviewDetails; claim: ReviewWork['claim'] }) {
  const { step, failure } = claim;
  const user = useCurrentUser();
  if (review.isOwnUpload && review.status === 'pending') {
    return (
      <InlineAlert tone="warn" className="m-2 md:m-3">
        {messageOf('OWN_UPLOAD').text}
      </InlineAlert>
    );
  }
  if (review.status === 'pending' && review.client.id === user?.id) {
    return (
      <InlineAlert tone="info" className="m-2 md:m-3">
        You uploaded this document. As the only member of staff you can certify it yourself, and the audit log says so.
      </InlineAlert>
    );
  }
  if (review.status !== 'pending' || step === 'mine' || step === 'claiming') return null;
  const holder = review.claimedByName;
  return (
    <InlineAlert
      tone="warn"
      announce
      className="m-2 md:m-3"
      action={
        <Button size="sm" variant="secondary" onClick={claim.retry}>
          Try Again
        </Button>
      }
    >
      {step === 'taken' && holder !== null ? (
        <>
          <bdi>{holder}</bdi> is reviewing this document. You can read it now and decide once they’re done.
        </>
      ) : (
        <MessageText text={failure?.text ?? ''} lang={failure?.lang} />
      )}
    </InlineAlert>
  );
}
