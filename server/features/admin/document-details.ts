import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordFileAccess } from '#server/features/documents/access-log.ts';
import { makeFileLink, type FileTarget } from '#server/features/documents/file-link.ts';
import { transition } from '#server/features/documents/transition.ts';
import { findTranslationCertificate } from '#server/features/documents/translations.ts';
import { getOrderPay } from '#server/features/pay/earnings.ts';
import type { Db } from '#server/platform/db/client.ts';
import { paymentBalance } from '#server/platform/db/payment-balance.ts';
import { canAny, readsEverything } from '#shared/access.ts';
import { settableFor, type SettableStatus } from '#shared/document-status.ts';
import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';
import { selectView } from './document-list.ts';

/*
 * Documents in the admin's area: details and manual status changes.
 * Promises: a manual status change is in the audit log with its reason.
 * Never: a document completed without a translation or a stated reason.
 */

type History = NonNullable<Awaited<ReturnType<typeof findDocumentHistory>>>;

/** A document with its owner, payments, timeline and links to its files. Throws DOCUMENT_NOT_FOUND. */
export async function getDocumentDetails(deps: Deps, actor: Actor, id: string): Promise<AdminDocumentDetails> {
  const history = await findDocumentHistory(deps.db, id);
  if (!history) throw new AppError('DOCUMENT_NOT_FOUND');
  const mayAccount = canAny(actor, ['account', 'audit']);
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
    returnedCents,
    ...view
  } = history;
  const price = { cents: view.chargedCents - returnedCents, currency: view.currency };
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
    pay: mayAccount ? await getOrderPay(deps, { documentId: id, price }) : null,
    ...(readsEverything(actor) ? linksOf(deps, history) : { original: null, translation: null }),
  };
}

/** Links to a paper's files. The reason is recorded and shown to the customer. Throws DOCUMENT_NOT_FOUND. */
export async function openPaper(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Pick<AdminDocumentDetails, 'original' | 'translation'>> {
  const history = await findDocumentHistory(deps.db, id);
  if (!history) throw new AppError('DOCUMENT_NOT_FOUND');
  const links = linksOf(deps, history);
  const file = history.translationId === null ? 'original' : 'delivered';
  await recordFileAccess(deps, actor, { documentId: id, file, disposition: 'inline', reason });
  return links;
}

function linksOf(
  deps: Deps,
  { id, translationId, reviewId, fileMimetype, deliveredMimetype, draftMimetype }: History,
): Pick<AdminDocumentDetails, 'original' | 'translation'> {
  return {
    original: link(deps, { kind: 'original', id, mimetype: fileMimetype }),
    translation:
      link(deps, { kind: 'delivered', id: translationId, mimetype: deliveredMimetype }) ??
      link(deps, { kind: 'draft', id: reviewId, mimetype: draftMimetype }),
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
  const { receipt, amount, refunded, missing, share, left, brand, digits, paid, created, ...payment } = row;
  return {
    ...payment,
    receiptNumber: String(receipt),
    amountCents: amount,
    refundedCents: refunded,
    missingCents: missing,
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

async function findAnyDocument(db: Db, id: string) {
  return selectView(db).where('d.id', '=', id).executeTakeFirst();
}

const disputeColumns = [
  ...(['q.id', 'y.receiptNumber as receipt', 'q.amountCents as amount', 'y.currency', 'q.reason'] as const),
  ...(['q.status', 'q.providerStatus as state', 'q.dueBy as due', 'q.openedAt as opened'] as const),
  'q.closedAt as closed',
] as const;

/** A document with payments, refunds, disputes, timeline and file types. JSON keys are single words, exempt from case mapping. */
async function findDocumentHistory(db: Db, id: string) {
  return selectView(db)
    .leftJoin('certificates as c', (join) =>
      join.onRef('c.translationId', '=', 't.id').on('c.supersededAt', 'is', null),
    )
    .where('d.id', '=', id)
    .select((eb) => [
      'd.fileMimetype',
      'd.refundedCents as returnedCents',
      'c.revokedAt',
      'r.translatedFileMimetype as draftMimetype',
      't.translatedFileMimetype as deliveredMimetype',
      jsonArrayFrom(
        eb
          .selectFrom('paymentItems as i')
          .innerJoin('payments as y', 'y.id', 'i.paymentId')
          .whereRef('i.documentId', '=', 'd.id')
          .orderBy('y.createdAt', 'desc')
          .select(['y.id', 'y.status', 'y.flag', 'y.receiptNumber as receipt', 'y.amountCents as amount', 'y.currency'])
          .select(['y.refundedCents as refunded', 'y.cardBrand as brand', 'y.cardLast4 as digits'])
          .select(['y.paidAt as paid', 'y.createdAt as created', 'i.totalCents as share'])
          .select(
            sql<number>`case when d.payment_hold = 'underpaid' and i.is_live then ${paymentBalance('y')} else 0 end`.as(
              'missing',
            ),
          )
          .select(
            sql<number>`case when y.status = 'refunded' then 0 else i.total_cents - coalesce((
              select sum(s.amount_cents) from refund_shares s join refunds f on f.id = s.refund_id
              where f.payment_id = y.id and s.document_id = d.id and f.status <> 'failed'), 0)::integer end`.as('left'),
          )
          .select(
            sql<string[]>`array(select o.filename from payment_items o
              where o.payment_id = y.id and o.document_id <> d.id order by o.position)`.as('siblings'),
          ),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('paymentItems as i')
          .innerJoin('refunds as f', 'f.paymentId', 'i.paymentId')
          .innerJoin('payments as y', 'y.id', 'f.paymentId')
          .leftJoin('profiles as by', 'by.id', 'f.requestedBy')
          .whereRef('i.documentId', '=', 'd.id')
          .orderBy('f.createdAt')
          .select(['f.id', 'f.paymentId as payment', 'f.amountCents as amount', 'y.currency', 'f.reason', 'f.status'])
          .select(['by.name as requester', 'f.createdAt as created']),
      ).as('refunds'),
      jsonArrayFrom(
        eb
          .selectFrom('paymentItems as i')
          .innerJoin('payments as y', 'y.id', 'i.paymentId')
          .innerJoin('disputes as q', 'q.paymentId', 'y.id')
          .whereRef('i.documentId', '=', 'd.id')
          .orderBy('q.openedAt', 'desc')
          .select(disputeColumns),
      ).as('disputes'),
      jsonObjectFrom(
        eb
          .selectFrom('certificateQuestions as c')
          .whereRef('c.documentId', '=', 'd.id')
          .where('c.closedAt', 'is', null)
          .select(['c.cause', 'c.raisedAt as raised']),
      ).as('question'),
      jsonArrayFrom(
        eb
          .selectFrom('documentEvents as e')
          .leftJoin('profiles as a', 'a.id', 'e.actorId')
          .whereRef('e.documentId', '=', 'd.id')
          // Accompanies each decision; the audit log lists it.
          .where('e.event', '<>', 'recorded')
          .orderBy('e.id')
          .select(['e.event', 'e.fromStatus as before', 'e.toStatus as after', 'e.actorId as actor'])
          .select(['a.name', 'a.email', 'e.actorRole as role', 'e.createdAt as created'])
          .select(sql<string | null>`e.details ->> 'reason'`.as('reason'))
          .select(sql<string | null>`e.details ->> 'fourEyes'`.as('waiver')),
      ).as('timeline'),
    ])
    .executeTakeFirst();
}
