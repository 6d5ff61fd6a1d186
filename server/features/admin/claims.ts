import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { listDraftScopes, listScopes } from '#server/features/company/queries.ts';
import { isLoopback } from '#server/platform/settings/settings.ts';
import type { claimsOutput, publishClaimInput, publishClaimOutput } from '#shared/schemas/claims.ts';
import type { Claim } from '#shared/schemas/claims.ts';
import { claimFaults } from '#shared/site-view.ts';
import { describeFacts, publishAndRecord } from './published-facts.ts';

/*
 * Claims of the public pages, as staff see and edit them.
 * Never: a claim published without its source and day, or a testimonial without its consent.
 */

/** Never shown: it lacks words. */
const emptyClaim: Claim = {
  ...{ form: 'figure', words: {}, place: 'home.hero', source: '', observedOn: null },
  ...{ consent: '', validUntil: null, position: 0, isWithdrawn: false },
};

export async function listClaims(deps: Deps): Promise<z.input<typeof claimsOutput>> {
  const scopes = new Set([...(await listScopes(deps.db, 'claim')), ...(await listDraftScopes(deps.db, 'claim'))]);
  const today = deps.now().toISOString().slice(0, 10);
  const claims = await Promise.all(
    [...scopes].toSorted().map(async (claimId) => {
      const claim = await describeFacts(deps, { kind: 'claim', scope: claimId }, emptyClaim);
      const isInForce = claim.version > 0;
      // Before the first version is in force, only a draft or a scheduled version exists.
      const facts = isInForce ? claim.facts : (claim.draft?.facts ?? claim.versions[0]?.facts);
      if (!facts) return [];
      const notYet = claim.latest > 0 ? 'It is not in force yet.' : 'It was never published.';
      const missing = isInForce ? claimFaults(facts, today) : [notYet];
      return [{ ...claim, facts, claimId, isShown: missing.length === 0, missing }];
    }),
  );
  return { claims: claims.flat(), hasSamples: isLoopback(deps.env.publicUrl) };
}

/** Throws CLAIM_UNSOURCED, FACTS_CHANGED, FACTS_IN_PAST. */
export async function publishClaim(
  deps: Deps,
  actor: SignedInActor,
  { claimId = `claim-${randomBytes(6).toString('hex')}`, facts, ...publication }: z.output<typeof publishClaimInput>,
): Promise<z.input<typeof publishClaimOutput>> {
  const isUnsourced = facts.source === '' || facts.observedOn === null;
  if (!facts.isWithdrawn && (isUnsourced || (facts.form === 'testimonial' && facts.consent === ''))) {
    throw new AppError('CLAIM_UNSOURCED');
  }
  const { version } = await publishAndRecord(deps, actor, { kind: 'claim', scope: claimId, facts, ...publication });
  return { claimId, version };
}
