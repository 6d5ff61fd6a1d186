import { useEffect, useState, useSyncExternalStore } from 'react';
import { claimRenewalMs } from '#shared/review-claim.ts';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { trpcClient, trpcUtils } from '#client/lib/trpc.ts';
import { createClaim, type Claim, type ClaimState } from './claim.ts';
import { pendingDecisions } from './use-pending-decisions.ts';

/** Holds the claim on a review while `isPending`. The caller is keyed by the review. */
export function useClaim(reviewId: string, isPending: boolean): ClaimState & Pick<Claim, 'retry'> {
  const [claim] = useState(() => createReviewClaim(reviewId));
  const state = useSyncExternalStore(claim.subscribe, claim.state);
  useEffect(() => {
    if (!isPending) return undefined;
    const close = claim.open();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) claim.retry();
    };
    window.addEventListener('pagehide', claim.leavePage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', claim.leavePage);
      window.removeEventListener('pageshow', onPageShow);
      close();
    };
  }, [claim, isPending]);
  return { ...state, retry: claim.retry };
}

function createReviewClaim(id: string): Claim {
  return createClaim(
    {
      claim: () => trpcClient.authenticator.claim.mutate({ id }),
      release: () => trpcClient.authenticator.release.mutate({ id }),
      releaseOnUnload: () => sendOnUnload('authenticator.release', { id }),
      isDecisionUnderWay: () => pendingDecisions.isUnderWay(id),
      onRefused: () => void trpcUtils.authenticator.get.invalidate({ id }),
    },
    claimRenewalMs,
  );
}
