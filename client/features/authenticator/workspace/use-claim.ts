import { useEffect } from 'react';
import { limits } from '#shared/limits.ts';
import { sendOnUnload } from '#client/lib/send-on-unload.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { isUnderWay } from './pending-decisions.ts';

export interface ClaimState {
  /** `mine`: others are kept from deciding meanwhile. `taken`: somebody else is at it, or has decided. */
  step: 'claiming' | 'mine' | 'taken' | 'failed';
  failure: Failure | undefined;
  /** Asks again whether it is free. */
  retry: () => void;
}

/** Renewed well before it runs out. */
const renewal = limits.reviewClaimMs / 3;

/** Holds a pending review while its workspace is open, so that two people do not read the same document. */
export function useClaim(reviewId: string, isPending: boolean): ClaimState {
  const utils = trpc.useUtils();
  const {
    mutate: claim,
    error,
    isSuccess,
  } = trpc.authenticator.claim.useMutation({
    // Who holds it, or what they decided.
    onError: () => utils.authenticator.get.invalidate({ id: reviewId }),
  });
  // A release that fails needs no word: the claim runs out by itself.
  const { mutate: release } = trpc.authenticator.release.useMutation();

  useEffect(() => {
    if (!isPending) return undefined;
    claim({ id: reviewId });
    const timer = setInterval(() => claim({ id: reviewId }), renewal);
    const leave = () => {
      if (!isUnderWay(reviewId)) sendOnUnload('authenticator.release', { id: reviewId });
    };
    // Back out of the browser's memory, where nothing was renewed.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) claim({ id: reviewId });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      if (!isUnderWay(reviewId)) release({ id: reviewId });
    };
  }, [claim, isPending, release, reviewId]);

  const failure = error ? describeError(error) : undefined;
  return {
    step: stepOf(failure, isSuccess),
    failure,
    retry: () => claim({ id: reviewId }),
  };
}

function stepOf(failure: Failure | undefined, isHeld: boolean): ClaimState['step'] {
  if (failure) return failure.code === 'CONFLICT' ? 'taken' : 'failed';
  return isHeld ? 'mine' : 'claiming';
}
