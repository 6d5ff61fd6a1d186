import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { describeError, type Failure } from '../../lib/error-message.ts';
import { trpc, trpcClient } from '../../lib/trpc.ts';
import { isUnderWay } from './pending-approvals.ts';

export interface ClaimState {
  /** `mine`: others are kept from deciding meanwhile. `taken`: somebody else is at it, or has decided. */
  step: 'claiming' | 'mine' | 'taken' | 'failed';
  failure: Failure | undefined;
  /** Asks again whether it is free. */
  retry: () => void;
}

/** Renewed well before it runs out. */
const renewal = limits.reviewClaim / 3;

/** Holds a pending review while its workspace is open, so that two people do not read the same document. */
export function useClaim(reviewId: string, isPending: boolean): ClaimState {
  const utils = trpc.useUtils();
  const [step, setStep] = useState<ClaimState['step']>('claiming');
  const [failure, setFailure] = useState<Failure>();

  async function claim() {
    try {
      await trpcClient.authenticator.claim.mutate({ id: reviewId });
      setStep('mine');
      setFailure(undefined);
    } catch (error) {
      const told = describeError(error);
      setFailure(told);
      setStep(told.code === 'CONFLICT' ? 'taken' : 'failed');
      if (told.code === 'CONFLICT') await utils.authenticator.get.invalidate({ id: reviewId });
    }
  }

  async function release() {
    if (isUnderWay(reviewId)) return;
    try {
      await trpcClient.authenticator.release.mutate({ id: reviewId });
    } catch {
      // It runs out by itself; whoever leaves the page has nothing to do about it.
    }
  }

  const onClaim = useEffectEvent(() => void claim());
  const onRelease = useEffectEvent(() => void release());
  useEffect(() => {
    if (!isPending) return undefined;
    onClaim();
    const timer = setInterval(() => {
      onClaim();
    }, renewal);
    return () => {
      clearInterval(timer);
      onRelease();
    };
  }, [isPending]);

  return { step, failure, retry: () => void claim() };
}
