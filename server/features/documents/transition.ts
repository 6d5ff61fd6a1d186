import {
  documentTransitions,
  nextStatus,
  type DocumentStatus,
  type DocumentTransition,
  type SettableStatus,
  type TransitionActor,
} from '#shared/document-status.ts';
import type { CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { CertifiedPaper } from '#shared/certificate/title.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import type { Updateable } from 'kysely';
import { personIdOf } from '#server/features/auth/policy.ts';
import type { Actor } from '#server/context.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { queuePush } from '#server/features/notifications/push.ts';
import { notify, notifyStaff, queueEmail } from '#server/features/notifications/notify.ts';
import type { WebhookEventType } from '#shared/webhook-events.ts';
import { publishEvent } from '#server/features/notifications/publish-event.ts';
import { moveMailing } from './mailing/queries.ts';
import { deliveryColumns, promiseColumns, promiseTimes } from './promise/columns.ts';
import { endPause } from './promise/queries.ts';
import { recordMissed } from './promise/service.ts';
import { insertDocumentEvent, lockDocument, updateDocument } from './queries.ts';
import { openReview } from './review/service.ts';
import { assertWorkable } from './standing/service.ts';

export interface CertifiedDetails extends Omit<Statement, keyof CertificateTerms>, CertificateTerms {
  paperKind: string;
  /** SHA-256 of the file that was certified and of the file that is delivered, in hex. */
  sourceSha256: string;
  deliveredSha256: string;
  /** The version of the signer's profile on the certificate. */
  signerProfileId: string;
  /** Why the uploader may certify the document. */
  fourEyes?: 'only member of staff';
}

export interface Transition {
  documentId: string;
  event: DocumentTransition;
  /** The capacity in which the actor acts, checked by the table in shared/document-status.ts. */
  as: TransitionActor;
  /** Null is the system. */
  actor: Actor | null;
  /** For `set` only. */
  target?: SettableStatus;
  /** For `pay` only: the charge for this document, in cents. */
  chargedCents?: number;
  /** Recorded in the audit trail. */
  reason?: string;
  /** For `approve`, `correct` and `supply`: recorded in the audit trail. */
  certified?: CertifiedDetails;
  /** For `certify`: the same before delivery. */
  held?: Omit<CertifiedDetails, 'deliveredSha256'>;
  /** For `notarize`: the decision that the act delivers, and the journal entry, recorded in the audit trail. */
  notarized?: { decision: ReviewDecision; act: Readonly<Record<string, unknown>> };
}

type Document = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

/**
 * The only writer of a document's status: locks the row, consults the transition table, writes status and audit event, and runs
 * the effects, all in the caller's transaction. Throws DOCUMENT_NOT_FOUND, STATUS_NOT_ALLOWED and the codes of `assertWorkable`.
 */
export async function transition(deps: Deps, trx: Trx, change: Transition): Promise<Document> {
  const document = await lockDocument(trx, change.documentId);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  if (documentTransitions[change.event].needs === 'settled') assertWorkable(document);
  const status = nextStatus(document.status, change.event, change.as, change.target);
  if (!status) throw new AppError('STATUS_NOT_ALLOWED');
  assertActBeforeCompletion(document, change, status);

  const now = deps.now();
  await updateDocument(trx, { id: document.id, values: { status, ...columnsFor(change, document, now) }, now });
  const eventId = await insertDocumentEvent(trx, {
    documentId: document.id,
    event: change.event,
    fromStatus: document.status,
    toStatus: status,
    actorId: change.actor ? personIdOf(change.actor) : null,
    actorRole: change.actor?.role ?? 'system',
    details: JSON.stringify({
      ...(change.reason ? { reason: change.reason } : {}),
      ...change.held,
      ...change.certified,
      ...change.notarized,
    }),
    createdAt: now,
  });
  await runEffects(deps, trx, { change, document, eventId });
  return document;
}

/** An order sold as notarized is completed by its act alone. Throws NOTARIAL_ACT_REQUIRED. */
function assertActBeforeCompletion(document: Document, { event }: Transition, status: DocumentStatus): void {
  if (document.translationType !== 'notarized' || document.isAuthenticated || event === 'notarize') return;
  if (status === 'completed') throw new AppError('NOTARIAL_ACT_REQUIRED');
}

/** Runs the transition if the table allows it; else changes nothing and returns undefined. */
export async function transitionIfAllowed(deps: Deps, trx: Trx, change: Transition): Promise<Document | undefined> {
  const document = await lockDocument(trx, change.documentId);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  const status = nextStatus(document.status, change.event, change.as, change.target);
  return status ? transition(deps, trx, change) : undefined;
}

const deliveringEvents = new Set<DocumentTransition>(['approve', 'correct', 'supply', 'notarize']);

function columnsFor({ event, chargedCents }: Transition, document: Document, now: Date): Updateable<DocumentsTable> {
  if (deliveringEvents.has(event)) return { isAuthenticated: true, ...deliveryColumns(document, now) };
  if (event !== 'pay' && event !== 'submitFree') return {};
  const times = promiseTimes({ speed: document.speed, orderedAt: now });
  return {
    ...(event === 'pay' && { paymentStatus: 'paid' as const, chargedCents: chargedCents ?? 0 }),
    orderedAt: now,
    ...promiseColumns(times, now),
  };
}

/** Ends the promise of a first delivery. */
async function endPromise(deps: Deps, trx: Trx, document: Document): Promise<void> {
  if (document.deliveredAt) return;
  const now = deps.now();
  await endPause(trx, { documentId: document.id, now });
  const { promiseOutcome } = deliveryColumns(document, now);
  if (promiseOutcome === 'missed' && !document.promiseOutcome) await recordMissed(deps, trx, document);
}

/** The webhook of each transition: a new one does not compile without an answer. */
const publishedBy = {
  pay: 'document.paid',
  receiveTranslation: 'translation.drafted',
  approve: 'translation.completed',
  supply: 'translation.completed',
  correct: 'translation.completed',
  notarize: 'translation.completed',
  submitFree: null,
  retry: null,
  failTranslation: null,
  certify: null,
  returnToReview: null,
  set: null,
} as const satisfies Record<DocumentTransition, WebhookEventType | null>;

async function publish(
  deps: Deps,
  trx: Trx,
  { change, document }: { change: Transition; document: Document },
): Promise<void> {
  const { id: documentId, userId: accountId, pages, speed, verificationCode } = document;
  const about = { now: deps.now, accountId };
  const type = publishedBy[change.event];
  switch (type) {
    case null:
      return;
    case 'document.paid': {
      const { dueAt } = promiseTimes({ speed, orderedAt: deps.now() });
      const data = { documentId, pages, chargedCents: change.chargedCents ?? 0, dueAt: dueAt.toISOString() };
      return publishEvent(trx, { ...about, type, data });
    }
    case 'translation.drafted':
      return publishEvent(trx, { ...about, type, data: { documentId }, onceFor: documentId });
    case 'translation.completed':
      return publishEvent(trx, { ...about, type, data: { documentId, verificationCode, revision: 1 } });
  }
}

async function runEffects(
  deps: Deps,
  trx: Trx,
  { change, document, eventId }: { change: Transition; document: Document; eventId: number },
): Promise<void> {
  const about = { documentId: document.id, filename: document.filename };
  await publish(deps, trx, { change, document });
  const { facts } = change.certified ?? {};
  const paper = facts && { paperKind: facts.paperKind, holders: facts.holders.map(({ name }) => name) };
  switch (change.event) {
    case 'pay':
    case 'submitFree': {
      const owner = await ownerOf(trx, document);
      const now = deps.now();
      const { dueAt } = promiseTimes({ speed: document.speed, orderedAt: now });
      const reviewId = await openReview(trx, document, { dueAt, now });
      await deps.jobs.enqueue(trx, 'translation.read', { reviewId });
      await deps.jobs.enqueue(trx, 'translation.dispatch', { documentId: document.id, deliveryId: document.id });
      const clientName = document.clientName ?? owner.name ?? owner.email;
      await notifyStaff(trx, { now: deps.now, kind: 'document_upload', payload: { ...about, clientName } });
      return;
    }
    case 'retry':
      await deps.jobs.enqueue(trx, 'translation.dispatch', {
        documentId: document.id,
        deliveryId: `${document.id}:${eventId}`,
      });
      return;
    case 'receiveTranslation':
      await notifyStaff(trx, { now: deps.now, kind: 'translation_draft', payload: about });
      return;
    case 'failTranslation':
      await notifyStaff(trx, { now: deps.now, kind: 'translation_failed', payload: about });
      return;
    case 'approve':
    case 'supply':
    case 'correct':
    case 'notarize': {
      await endPromise(deps, trx, document);
      const isToMail = await moveMailing(trx, {
        documentId: document.id,
        from: ['ordered'],
        to: 'due',
        now: deps.now(),
      });
      await deps.jobs.enqueue(trx, 'translation.remember', { documentId: document.id });
      const isCorrected = change.event === 'correct' || change.notarized?.decision === 'corrected';
      await notifyOwner(deps, trx, {
        document,
        paper,
        ...(isCorrected
          ? { kind: 'document_rejected', template: 'translation-corrected' }
          : { kind: 'translation_ready', template: 'translation-ready' }),
      });
      if (isToMail) await notifyStaff(trx, { now: deps.now, kind: 'copy_to_mail', payload: about });
      return;
    }
    case 'certify':
    case 'returnToReview':
    case 'set':
      return;
  }
}

async function ownerOf(trx: Trx, document: Document) {
  const owner = await findOwner(trx, document.userId);
  if (!owner) throw new AppError('USER_NOT_FOUND');
  return owner;
}

async function notifyOwner(
  deps: Deps,
  trx: Trx,
  notification: {
    document: Document;
    paper: CertifiedPaper | undefined;
    kind: 'translation_ready' | 'document_rejected';
    template: 'translation-ready' | 'translation-corrected';
  },
): Promise<void> {
  const { document, paper, kind, template } = notification;
  const owner = await ownerOf(trx, document);
  await notify(trx, {
    now: deps.now,
    userId: document.userId,
    kind,
    payload: { documentId: document.id, filename: document.filename, ...paper },
  });
  await queuePush(deps, trx, { userId: owner.id, documentId: document.id });
  await queueEmail(deps, trx, {
    userId: owner.id,
    to: { name: owner.name, address: owner.email },
    template,
    payload: {
      documentId: document.id,
      filename: document.filename,
      ...paper,
      verificationCode: document.verificationCode,
    },
  });
}
