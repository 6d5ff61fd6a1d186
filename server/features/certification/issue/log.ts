import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { findOwnedPaper } from '#server/features/documents/certificates.ts';
import { queueOrderEmail } from '#server/features/documents/order-mail.ts';
import { insertDocumentEvent } from '#server/features/documents/queries.ts';
import { closeRequest } from '#server/features/documents/revision-requests.ts';
import { transition, type CertifiedDetails, type Transition } from '#server/features/documents/transition.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { certifiedFacts, type RecordedAct } from '../notarial-acts.ts';
import type { CheckedPlan } from './check.ts';
import type { Plan } from './plan.ts';
import type { CertifiedFile } from './print.ts';

/** Audit entries and notifications of a delivery, in the delivering transaction. */

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

/** The event that completes an order, whose effects are those of its transition. Returns the document as it was. */
export function logDelivery(deps: Deps, trx: Trx, { issued, actor, act }: Logged<IssuedPlan>) {
  const { review, decision } = issued;
  const completes: Pick<Transition, 'event' | 'actor' | 'notarized'> =
    issued.act && act
      ? { event: 'notarize', actor: issued.act.notary, notarized: { decision, act } }
      : { event: eventOf[decision], actor };
  const certified = certifiedDetails(issued);
  return transition(deps, trx, { documentId: review.documentId, as: 'staff', ...completes, certified });
}

const eventOf = { approved: 'approve', corrected: 'correct', supplied: 'supply' } as const;

/** The event of a further revision; answers the customer's request for it, and tells them. */
export async function logRevision(
  deps: Deps,
  trx: Trx,
  params: Logged<IssuedPlan & Replacing> & {
    document: { id: string; userId: string; filename: string; verificationCode: string };
    revision: number;
  },
): Promise<void> {
  const { issued, actor, act, document, revision } = params;
  const { now } = issued;
  const { reason } = issued.replaces;
  const { id: documentId, verificationCode } = document;
  await insertDocumentEvent(trx, {
    documentId,
    event: 'certificate.reissued',
    actorId: actor.id,
    actorRole: actor.role,
    details: JSON.stringify({ reason, revision, ...certifiedDetails(issued), ...(act && { act }) }),
    createdAt: now,
  });
  await closeRequest(trx, { documentId, state: 'done', answer: null, answeredBy: actor.id, outcome: 'corrected', now });
  const { to, paper } = await findOwnedPaper(trx, document);
  const payload = { ...paper, revision };
  await publishEvent(trx, {
    now: deps.now,
    accountId: document.userId,
    type: 'translation.completed',
    data: { documentId, verificationCode, revision },
  });
  await notify(trx, { now: deps.now, userId: to.userId, kind: 'certificate_reissued', payload });
  await queueOrderEmail(deps, trx, {
    ...to,
    template: 'certificate-reissued',
    payload: { ...payload, verificationCode, reason },
  });
}
