import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { insertDocumentEvent } from '#server/features/documents/rows.ts';
import {
  changeStatus,
  type CertifiedDetails,
  type Effects,
  type Transition,
} from '#server/features/documents/status-change.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { certifiedFacts, type RecordedAct } from '../notarial-acts.ts';
import type { CheckedPlan } from './check.ts';
import type { Plan } from './plan.ts';
import type { CertifiedFile } from './print.ts';

/** Audit entries of a delivery, in the delivering transaction. */

/** A plan with its stored file. */
export interface IssuedPlan extends CheckedPlan {
  delivered: CertifiedFile;
}

export type Replacing = Required<Pick<Plan, 'replaces'>>;

interface Logged<Issued> {
  issued: Issued;
  /** By the name on the paper. */
  actor: Actor;
  /** The journal entry of a notarial act. */
  act: RecordedAct['entry'] | undefined;
}

/** Audit details of a certificate. */
function certifiedDetails(issued: IssuedPlan): CertifiedDetails {
  return { ...certifiedFacts(issued), deliveredSha256: issued.delivered.sha256 };
}

/** The event that completes an order, with the effects of its transition. Returns the document as it was. */
export function logDelivery(
  deps: Deps,
  trx: Trx,
  { issued, actor, act, effects }: Logged<IssuedPlan> & { effects: Effects },
) {
  const { review, decision } = issued;
  const completes: Pick<Transition, 'event' | 'actor' | 'notarized'> =
    issued.act && act
      ? { event: 'notarize', actor: issued.act.notary, notarized: { decision, act } }
      : { event: eventOf[decision], actor };
  const certified = certifiedDetails(issued);
  const change = { documentId: review.documentId, as: 'staff', ...completes, certified } as const;
  return changeStatus(deps, trx, change, { effects });
}

const eventOf = { approved: 'approve', corrected: 'correct', supplied: 'supply' } as const;

/** The event of a further revision. */
export async function logRevision(
  trx: Trx,
  {
    issued,
    actor,
    act,
    documentId,
    revision,
  }: Logged<IssuedPlan & Replacing> & { documentId: string; revision: number },
): Promise<void> {
  const { reason } = issued.replaces;
  await insertDocumentEvent(trx, {
    documentId,
    event: 'certificate.reissued',
    actorId: actor.id,
    actorRole: actor.role,
    details: JSON.stringify({ reason, revision, ...certifiedDetails(issued), ...(act && { act }) }),
    createdAt: issued.now,
  });
}
