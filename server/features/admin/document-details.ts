import { settableFor, type SettableStatus } from '#shared/document-status.ts';
import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findTranslationCertificate } from '#server/features/documents/translations/queries.ts';
import { makeFileLink, type FileTarget } from '#server/features/documents/file-link.ts';
import { transition } from '#server/features/documents/transition.ts';
import { findAnyDocument, findDocumentHistory } from './document-list.ts';

/*
 * Documents in the admin's area: details and manual status changes.
 * Promises: a manual status change is in the audit log with its reason.
 * Never: a document completed without a translation or a stated reason.
 */

type History = NonNullable<Awaited<ReturnType<typeof findDocumentHistory>>>;

/** A document with its owner, payments, timeline and links to its files. Throws DOCUMENT_NOT_FOUND. */
export async function getDocumentDetails(deps: Deps, id: string): Promise<AdminDocumentDetails> {
  const history = await findDocumentHistory(deps.db, id);
  if (!history) throw new AppError('DOCUMENT_NOT_FOUND');
  const {
    fileMimetype,
    draftMimetype,
    deliveredMimetype,
    payments,
    refunds,
    disputes,
    question,
    revokedAt,
    timeline,
    ...view
  } = history;
  return {
    ...view,
    authenticationDate: view.authenticationDate?.toISOString() ?? null,
    soonAt: view.soonAt?.toISOString() ?? null,
    urgentAt: view.urgentAt?.toISOString() ?? null,
    dueAt: view.dueAt?.toISOString() ?? null,
    pausedSince: view.pausedSince?.toISOString() ?? null,
    deliveredAt: view.deliveredAt?.toISOString() ?? null,
    createdAt: view.createdAt.toISOString(),
    updatedAt: view.updatedAt.toISOString(),
    user: { id: view.userId, name: view.userName, email: view.userEmail, phone: view.userPhone },
    payments: payments.map(toPayment),
    refunds: refunds.map(toRefund),
    disputes: disputes.map(toDispute),
    revokedAt: revokedAt?.toISOString() ?? null,
    question: question && { cause: question.cause, raisedAt: question.raised },
    timeline: timeline.map(toEvent),
    original: link(deps, { kind: 'original', id: view.id, mimetype: fileMimetype }),
    translation:
      link(deps, { kind: 'delivered', id: view.translationId, mimetype: deliveredMimetype }) ??
      link(deps, { kind: 'draft', id: view.reviewId, mimetype: draftMimetype }),
  };
}

function link(
  deps: Deps,
  { kind, id, mimetype }: { kind: FileTarget['kind']; id: string | null; mimetype: string | null },
): AdminDocumentDetails['original'] {
  if (!id || !mimetype) return null;
  return { ...makeFileLink(deps, { kind, id, disposition: 'inline' }), mimetype };
}

function toPayment(row: History['payments'][number]): AdminDocumentDetails['payments'][number] {
  const { receipt, amount, refunded, share, left, brand, digits, paid, created, ...payment } = row;
  return {
    ...payment,
    receiptNumber: String(receipt),
    amountCents: amount,
    refundedCents: refunded,
    shareCents: share,
    shareLeftCents: left,
    cardBrand: brand,
    cardLast4: digits,
    paidAt: paid,
    createdAt: created,
  };
}

function toRefund(row: History['refunds'][number]): AdminDocumentDetails['refunds'][number] {
  const { payment, amount, requester, created, ...refund } = row;
  return { ...refund, paymentId: payment, amountCents: amount, requestedByName: requester, createdAt: created };
}

function toDispute(row: History['disputes'][number]): AdminDocumentDetails['disputes'][number] {
  const { receipt, amount, state, due, opened, closed, ...dispute } = row;
  return {
    ...dispute,
    receiptNumber: String(receipt),
    amountCents: amount,
    providerStatus: state,
    dueBy: due,
    openedAt: opened,
    closedAt: closed,
  };
}

function toEvent(row: History['timeline'][number]): AdminDocumentDetails['timeline'][number] {
  return {
    event: row.event,
    fromStatus: row.before,
    toStatus: row.after,
    reason: row.reason,
    fourEyes: row.waiver,
    actorId: row.actor,
    actorName: row.name ?? row.email,
    actorRole: row.role,
    at: row.created,
  };
}

/**
 * Sets the status regardless of the current one. Throws DOCUMENT_NOT_FOUND, STATUS_NOT_ALLOWED for a delivered document
 * unless completed, and STATUS_REASON_REQUIRED when a document without a translation is completed without a reason.
 */
export async function setDocumentStatus(
  deps: Deps,
  actor: Actor,
  input: { id: string; status: SettableStatus; reason?: string | undefined },
) {
  await deps.db.transaction().execute(async (trx) => {
    const { id, status, reason } = input;
    const change = { documentId: id, event: 'set', as: 'admin', actor, target: status } as const;
    await transition(deps, trx, reason ? { ...change, reason } : change);
    // The transition locks the document, so this check holds until the commit.
    const isDelivered = (await findTranslationCertificate(trx, id)) !== undefined;
    if (!settableFor(isDelivered).includes(status)) throw new AppError('STATUS_NOT_ALLOWED');
    const needsReason = status === 'completed' && !isDelivered;
    if (needsReason && !reason) throw new AppError('STATUS_REASON_REQUIRED');
  });
  const view = await findAnyDocument(deps.db, input.id);
  if (!view) throw new AppError('DOCUMENT_NOT_FOUND');
  return view;
}
