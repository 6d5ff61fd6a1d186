import type { Selectable, Updateable } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import type { BaseRate } from '#server/features/company/exchange-rates.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { DocumentsTable } from '#server/platform/db/tables.ts';
import type { CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import type { CertifiedPaper } from '#shared/certificate/title.ts';
import {
  documentTransitions,
  nextStatus,
  type DocumentStatus,
  type DocumentTransition,
  type SettableStatus,
  type TransitionActor,
} from '#shared/document-status.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import { assertWorkable } from './policy.ts';
import { deliveryColumns } from './promise-columns.ts';
import { isWithNotary } from './reviews.ts';
import { insertDocumentEvent, lockDocument, updateDocument } from './rows.ts';

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
  /** For `pay` only: the rate that its payment kept; the one of now unless set. */
  rate?: BaseRate;
  /** Recorded in the audit trail. */
  reason?: string;
  /** For `approve`, `correct` and `supply`: recorded in the audit trail. */
  certified?: CertifiedDetails;
  /** For `certify`: the same before delivery. */
  held?: Omit<CertifiedDetails, 'deliveredSha256'>;
  /** For `notarize`: the decision that the act delivers, and the journal entry, recorded in the audit trail. */
  notarized?: { decision: ReviewDecision; act: Readonly<Record<string, unknown>> };
}

type Document = Selectable<DocumentsTable>;

/** A transition whose status and audit event are written. */
export interface Transitioned {
  event: DocumentTransition;
  /** The row before it, with the rate that an order keeps. */
  document: Document;
  eventId: number;
  /** Of `pay`, in cents. */
  chargedCents: number;
  /** Of a delivery: what its certificate states, and whether it replaces a rejected translation. */
  paper: CertifiedPaper | undefined;
  isCorrected: boolean;
}

/** What follows a transition, in its transaction; `effects.ts` lists it. */
export type Effects = (deps: Deps, trx: Trx, transitioned: Transitioned) => Promise<void>;

/** Effects and columns that are written in the transaction of a transition. */
interface Besides {
  effects: Effects;
  /** Columns frozen with the transition, computed from the locked row. */
  keep?: (document: Document) => Promise<{ rate: BaseRate; columns: Updateable<DocumentsTable> }>;
}

/**
 * The only writer of a document's status: locks the row, consults the transition table, writes status and audit event, and runs
 * the effects, all in the caller's transaction. Throws DOCUMENT_NOT_FOUND, STATUS_NOT_ALLOWED and the codes of `assertWorkable`.
 */
export async function changeStatus(
  deps: Deps,
  trx: Trx,
  change: Transition,
  { effects, keep }: Besides,
): Promise<Document> {
  const document = await lockDocument(trx, change.documentId);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  if (documentTransitions[change.event].needs === 'settled') assertWorkable(document);
  const status = nextStatus(document.status, change.event, change.as, change.target);
  if (!status) throw new AppError('STATUS_NOT_ALLOWED');
  await assertActBeforeCompletion(trx, document, { event: change.event, status });

  const now = deps.now();
  const kept = await keep?.(document);
  const delivered = deliveringEvents.has(change.event) && {
    isAuthenticated: true,
    ...deliveryColumns(document, now),
  };
  await updateDocument(trx, {
    id: document.id,
    values: { status, ...delivered, ...kept?.columns, ...kept?.rate },
    now,
  });
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
  const { facts } = change.certified ?? {};
  await effects(deps, trx, {
    event: change.event,
    document: { ...document, ...kept?.rate },
    eventId,
    chargedCents: change.chargedCents ?? 0,
    paper: facts && { paperKind: facts.paperKind, holders: facts.holders.map(({ name }) => name) },
    isCorrected: change.event === 'correct' || change.notarized?.decision === 'corrected',
  });
  return document;
}

const deliveringEvents = new Set<DocumentTransition>(['approve', 'correct', 'supply', 'notarize']);

/** An order that was sold as notarized, or awaits a notary, is completed by its act alone. Throws NOTARIAL_ACT_REQUIRED. */
async function assertActBeforeCompletion(
  trx: Trx,
  document: Document,
  { event, status }: { event: DocumentTransition; status: DocumentStatus },
): Promise<void> {
  if (status !== 'completed' || document.isAuthenticated || event === 'notarize') return;
  const isAwaited = document.translationType === 'notarized' || (await isWithNotary(trx, document.id));
  if (isAwaited) throw new AppError('NOTARIAL_ACT_REQUIRED');
}
