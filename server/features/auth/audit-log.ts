import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { StatementMessageKind } from '#shared/pay/statements.ts';

export type AuditEvent =
  | 'login'
  | 'secondFactor.on'
  | 'secondFactor.off'
  | 'secondFactor.recovered'
  | 'secondFactor.renewed'
  | 'secondFactor.reset'
  | 'passkey.added'
  | 'passkey.removed'
  | 'apiKey.created'
  | 'apiKey.rotated'
  | 'apiKey.revoked'
  | 'apiKey.used'
  | 'role.set'
  | 'staff.invited'
  | 'staff.uninvited'
  | 'staff.joined'
  | 'staff.changed'
  | 'staff.suspended'
  | 'staff.reinstated'
  | 'staff.left'
  | 'workingTime.saved'
  | 'absence.added'
  | 'absence.removed'
  | 'refund.requested'
  | 'desk.ordered'
  | 'desk.priced'
  | 'desk.charged'
  | 'complaint.opened'
  | 'complaint.changed'
  | 'complaint.closed'
  | 'offer.made'
  | 'offer.withdrawn'
  | 'priceRequest.declined'
  | 'import.done'
  | 'payment.recorded'
  | 'payment.reversed'
  | 'refund.paidOut'
  | 'payment.promised'
  | 'receivables.published'
  | 'bankAccounts.published'
  | 'invoice.resent'
  | 'bank.imported'
  | 'bank.ignored'
  | 'creditLimit.set'
  | 'prices.published'
  | 'coupon.created'
  | 'coupon.ended'
  | 'facts.published'
  | 'exchangeRate.saved'
  | 'exchangeRate.removed'
  | 'work.retried'
  | 'revision.waived'
  | 'organization.created'
  | 'organization.renamed'
  | 'organization.closed'
  | 'member.invited'
  | 'invitation.revoked'
  | 'member.joined'
  | 'member.changed'
  | 'member.removed'
  | 'member.left'
  | 'export.made'
  | 'signer.changed'
  | 'credential.claimed'
  | 'credential.changed'
  | 'credential.proved'
  | 'credential.proofOpened'
  | 'credential.checked'
  | 'credential.refused'
  | 'credential.checkUndone'
  | 'credential.withdrawn'
  | 'signerKey.made'
  | 'signerKey.imported'
  | 'signerKey.replaced'
  | 'signerKey.revoked'
  | 'signingKey.rotated'
  | 'signingKey.compromised'
  | 'commission.set'
  | 'commission.ended'
  | 'steps.offered'
  | 'act.opened'
  | 'act.recorded'
  | 'phrase.edited'
  | 'phrase.retired'
  | 'phrase.restored'
  | 'form.edited'
  | 'form.retired'
  | 'form.restored'
  | 'memory.edited'
  | 'memory.retired'
  | 'memory.restored'
  | 'memory.marked'
  | 'collection.made'
  | 'collection.changed'
  | 'collection.removed'
  | 'collection.exported'
  | 'memory.imported'
  | 'memory.importRemoved'
  | 'term.saved'
  | 'term.removed'
  | 'payRate.saved'
  | 'payRate.ended'
  | 'pay.adjusted'
  | 'payMonth.closed'
  | 'payStatement.paid'
  | 'payBilling.saved'
  | 'payAgreement.accepted'
  | 'payAgreement.ended'
  | 'agreement.accepted'
  | `payStatement.${StatementMessageKind}`;

/*
 * The audit log of staff actions. Triggers chain its rows by hash and reject updates and deletes.
 * Promises: the record commits with the action it describes.
 */

/** Appends one record; `details` is stored as JSON. */
export async function recordAudit(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  event: {
    event: AuditEvent;
    /** Null is the system, or an operator at its command line. */
    actor: Pick<Actor, 'id' | 'role'> | null;
    subjectUserId?: string;
    documentId?: string | undefined;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await trx
    .insertInto('staffEvents')
    .values({
      event: event.event,
      actorId: event.actor?.id ?? null,
      actorRole: event.actor?.role ?? 'system',
      subjectUserId: event.subjectUserId ?? null,
      documentId: event.documentId ?? null,
      details: JSON.stringify(event.details ?? {}),
      createdAt: deps.now(),
    })
    .execute();
}
