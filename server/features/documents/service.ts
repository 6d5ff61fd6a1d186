import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { personIdOf } from '#server/features/auth/policy.ts';
import { pricesOf } from '#server/features/company/prices.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { can } from '#shared/access.ts';
import { defaultRecipient } from '#shared/certificate/recipients.ts';
import type { DocumentStatus } from '#shared/document-status.ts';
import { sanitizeFilename } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { priceLine } from '#shared/pricing.ts';
import type {
  CreateDocumentInput,
  documentDetails,
  documentStats,
  DocumentView,
  fileLinkInput,
  fileLinkOutput,
  TranslationView,
  UpdateDocumentInput,
} from '#shared/schemas/documents.ts';
import type { NamedPerson } from '#shared/schemas/people.ts';
import { assertAvailable, assertSpeedSold } from './availability.ts';
import { findCertificateView, findCertifiedText } from './certificates.ts';
import { makeFileLink } from './file-link.ts';
import { findMailingView, mailedTo, saveMailing } from './mailing.ts';
import { findStep, getPaperSteps } from './paper-steps.ts';
import { listPeople } from './people/queries.ts';
import { canChangePeople, recordPeople } from './people/service.ts';
import { canChange, canDiscard, canExpire, canRetry, unpaidFilesOf } from './policy.ts';
import {
  countDocuments,
  countUnpaid,
  findByIdempotencyKey,
  findDocumentView,
  listDocumentEvents,
  listDocumentRefunds,
  listExpiredDrafts,
  lockUnpaid,
} from './queries.ts';
import { priceOf } from './repricing.ts';
import { getRevisionStanding } from './revision-requests.ts';
import {
  deleteDocument,
  findDocument,
  insertDocument,
  insertDocumentEvent,
  lockDocument,
  updateDocument,
} from './rows.ts';
import { transition } from './transition.ts';
import { findTranslation, findTranslationCertificate, findTranslationView, updateTranslation } from './translations.ts';
import { makeVerificationCode } from './verification-code.ts';

/*
 * Upload records, from draft to paid order, and what their owner does with a delivered translation.
 * Promises: creation is idempotent by key; the price follows from the stored file and the choices; a paid order does not change.
 * Never: another user's record, or a public one altered by its owner's rename, move or deletion.
 */

const maxCodeAttempts = 5;

/**
 * Creates a draft (customers) or a free order (staff) without a file. A known idempotency key returns its record.
 * Throws IDEMPOTENCY_MISMATCH (other contents under a known key), FOLDER_NOT_FOUND, UPLOAD_QUOTA, NOTARY_UNAVAILABLE, RUSH_UNAVAILABLE.
 */
export async function createDocument(
  deps: Deps,
  actor: Actor,
  input: CreateDocumentInput,
  { office = '' }: { office?: string } = {},
): Promise<DocumentView> {
  await assertAvailable(deps, [input.translationType]);
  assertSpeedSold(input);
  const isFree = !can(actor, 'order');
  const { folderId, clientName, idempotencyKey, filename, people, mailing, ...choices } = input;
  const prices = await deps.company.inForce('prices', pricesOf(actor));
  const mailed = mailedTo(mailing ?? null, prices.facts);
  const { recipient, speed, ...hashed } = { ...choices, filename, folderId, clientName };
  // Defaults are not hashed: a retry of a request from before the choices existed still matches. The office is not
  // either: a repeated call returns the document of the office that took it.
  const idempotencyHash = hashOf({
    ...hashed,
    ...(recipient !== defaultRecipient && { recipient }),
    ...(speed !== 'standard' && { speed }),
    ...(mailing && { mailing: JSON.stringify(mailing) }),
  });
  const made = { ...mailed, office: office === '' ? null : office };
  for (let attempt = 0; attempt < maxCodeAttempts; attempt += 1) {
    const known = await findByIdempotencyKey(deps.db, { userId: actor.id, idempotencyKey });
    if (known?.idempotencyHash && known.idempotencyHash !== idempotencyHash) {
      throw new AppError('IDEMPOTENCY_MISMATCH', { details: { documentId: known.id } });
    }
    const id =
      known?.id ??
      (await deps.db.transaction().execute(async (trx) => {
        if (!isFree) await requireDraftQuota(trx, actor.id);
        const now = deps.now();
        const inserted = await insertDocument(trx, {
          ...choices,
          ...made,
          userId: actor.id,
          folderId: folderId ?? null,
          clientName: clientName ?? null,
          filename: sanitizeFilename(filename),
          idempotencyKey,
          idempotencyHash,
          paymentStatus: isFree ? 'free' : 'unpaid',
          totalCostCents: priceLine({ ...choices, ...made, pages: 1 }, prices.facts).totalCents,
          priceVersionId: prices.id,
          currency: prices.facts.currency,
          verificationCode: makeVerificationCode(deps.sandbox ? 'test' : isFree ? 'staff' : 'customer'),
          uploadDate: now,
          createdAt: now,
          updatedAt: now,
        });
        if (inserted) {
          await recordEvent(trx, { documentId: inserted, event: 'created', toStatus: 'pending', actor, now });
          if (people) await recordPeople(deps, trx, { actor, documentId: inserted, people });
          if (mailing) await saveMailing(trx, { documentId: inserted, address: mailing, now });
        }
        return inserted;
      }));
    if (known && people) await recordPeopleOfKnown(deps, actor, { id: known.id, people });
    if (id) return requireOwnView(deps, actor, id);
    // Key or code was taken concurrently: the next attempt finds the record or draws another code.
  }
  throw new AppError('DOCUMENT_CREATE_FAILED');
}

/** A repeated request brings the names as they are now; those of an order are changed by `savePeople`. */
async function recordPeopleOfKnown(
  deps: Deps,
  actor: Actor,
  { id, people }: { id: string; people: readonly NamedPerson[] },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockOwnDocument(trx, actor, id);
    if (canChange(document)) await recordPeople(deps, trx, { actor, documentId: id, people });
  });
}

/** Hashes contents independent of key order; missing values count as null. */
function hashOf(contents: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(contents).map(([name, value]) => [name, value ?? null] as const);
  const text = JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256').update(text).digest('hex');
}

async function requireDraftQuota(trx: Trx, userId: string): Promise<void> {
  await lockUnpaid(trx, userId);
  const unpaid = await countUnpaid(trx, userId);
  if (unpaid.drafts >= unpaidFilesOf(unpaid)) throw new AppError('UPLOAD_QUOTA');
}

async function requireOwnView(deps: Deps, actor: Actor, id: string): Promise<DocumentView> {
  const view = await findDocumentView(deps.db, { id, userId: actor.id, now: deps.now() });
  if (!view) throw new AppError('DOCUMENT_NOT_FOUND');
  return view;
}

async function recordEvent(
  trx: Trx,
  fact: { documentId: string; event: string; toStatus: DocumentStatus; actor: Actor; now: Date },
): Promise<void> {
  await insertDocumentEvent(trx, {
    documentId: fact.documentId,
    event: fact.event,
    toStatus: fact.toStatus,
    actorId: personIdOf(fact.actor),
    actorRole: fact.actor.role,
    createdAt: fact.now,
  });
}

/** The record with its quote, certificate, refunds and timeline. Throws DOCUMENT_NOT_FOUND. */
export async function getDocument(deps: Deps, actor: Actor, id: string): Promise<z.input<typeof documentDetails>> {
  const view = await requireOwnView(deps, actor, id);
  const [timeline, verification, refunds, certificate, document] = await Promise.all([
    listDocumentEvents(deps.db, id),
    findTranslationCertificate(deps.db, id),
    listDocumentRefunds(deps.db, id),
    findCertificateView(deps.db, { documentId: id, verificationCode: view.verificationCode }),
    findDocument(deps.db, { id }),
  ]);
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  return {
    ...view,
    quote: await priceOf(deps, document),
    verification: verification ?? null,
    refunds: refunds.map(({ amountCents, at }) => ({ amountCents, at: at.toISOString() })),
    timeline: timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
    certificate,
    hasSheet: certificate !== null && (await findCertifiedText(deps.db, id)) !== undefined,
    revisions: await getRevisionStanding(deps, { document, certificate }),
    people: await listPeople(deps.db, id),
    note: document.note,
    canCancel: view.state.freeToCancelUntil !== null,
    mailing: await findMailingView(deps.db, id),
    paperSteps: await getPaperSteps(deps, document),
    canChangePeople: await canChangePeople(deps.db, document),
  };
}

/** Totals for the dashboard. Drafts count as pending but are excluded from the success rate, which is in percent. */
export async function getDocumentStats(deps: Deps, actor: Actor): Promise<z.infer<typeof documentStats>> {
  const { drafts, ...counts } = await countDocuments(deps.db, actor.id);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const ordered = total - drafts;
  return {
    total,
    ...counts,
    unpaid: drafts,
    successRate: ordered > 0 ? Math.round((counts.completed / ordered) * 100) : 0,
  };
}

/** Updates the choices of an unpaid order and reprices it. Throws DOCUMENT_NOT_FOUND, DOCUMENT_LOCKED, NOTARY_UNAVAILABLE, RUSH_UNAVAILABLE. */
export async function changeDocument(deps: Deps, actor: Actor, input: UpdateDocumentInput): Promise<DocumentView> {
  const { id, people, mailing, ...changes } = input;
  await assertAvailable(deps, [changes.translationType]);
  const prices = await deps.company.inForce('prices', pricesOf(actor));
  const changedMail = mailing === undefined ? undefined : mailedTo(mailing, prices.facts);
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockOwnDocument(trx, actor, id);
    if (!canChange(document)) throw new AppError('DOCUMENT_LOCKED');
    const { isMailed, mailCountry } = changedMail ?? document;
    const next = { ...document, ...withoutUndefined(changes), isMailed, mailCountry };
    assertSpeedSold(next);
    if (mailing !== undefined) await saveMailing(trx, { documentId: id, address: mailing, now: deps.now() });
    await updateDocument(trx, {
      id,
      values: {
        translationType: next.translationType,
        isBankStatement: next.isBankStatement,
        sourceLanguage: next.sourceLanguage,
        clientName: next.clientName,
        recipient: next.recipient,
        paperKind: next.paperKind,
        note: next.note,
        ...(changes.neededBy === undefined ? {} : { neededBy: changes.neededBy }),
        sourceCopy: next.sourceCopy,
        speed: next.speed,
        isMailed,
        mailCountry,
        totalCostCents: priceLine(next, prices.facts).totalCents,
        priceVersionId: prices.id,
        currency: prices.facts.currency,
      },
      now: deps.now(),
    });
    if (people) await recordPeople(deps, trx, { actor, documentId: id, people });
    await deps.jobs.enqueue(trx, 'payments.releaseStale', {});
  });
  return requireOwnView(deps, actor, id);
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Partial<T>;
}

async function lockOwnDocument(trx: Trx, actor: Actor, id: string) {
  const document = await lockDocument(trx, id);
  if (document?.userId !== actor.id || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  return document;
}

/** Deletes an unpaid draft and its file and closes its open checkout. Throws DOCUMENT_NOT_FOUND, DOCUMENT_LOCKED. */
export async function discardDocument(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockOwnDocument(trx, actor, id);
    if (!canDiscard(document)) throw new AppError('DOCUMENT_LOCKED');
    await eraseDraft(deps, trx, { document, actor });
  });
}

/** Deletes a locked, unpaid draft and closes its open checkout; a null actor is the system. */
export async function eraseDraft(
  deps: Deps,
  trx: Trx,
  {
    document,
    actor,
  }: {
    document: { id: string; fileKey: string | null; thumbnailKey: string | null };
    actor: Pick<Actor, 'id' | 'role'> | null;
  },
): Promise<void> {
  await insertDocumentEvent(trx, {
    documentId: document.id,
    event: actor ? 'discarded' : 'expired',
    actorId: actor && personIdOf(actor),
    actorRole: actor?.role ?? 'system',
    createdAt: deps.now(),
  });
  await deleteDocument(trx, document.id);
  await deps.jobs.enqueue(trx, 'payments.releaseStale', {});
  for (const key of [document.fileKey, document.thumbnailKey]) {
    if (key) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key });
  }
}

/** The owner's only status change: retries a failed translation. Throws DOCUMENT_NOT_FOUND, STATUS_NOT_ALLOWED. */
export async function retryDocument(
  deps: Deps,
  actor: Actor,
  input: { id: string; status: DocumentStatus },
): Promise<DocumentView> {
  if (input.status !== 'processing') {
    await requireOwnView(deps, actor, input.id);
    throw new AppError('STATUS_NOT_ALLOWED');
  }
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockOwnDocument(trx, actor, input.id);
    if (!canRetry(document)) throw new AppError('STATUS_NOT_ALLOWED');
    await transition(deps, trx, { documentId: input.id, event: 'retry', as: 'owner', actor });
  });
  return requireOwnView(deps, actor, input.id);
}

/** Deletes unpaid drafts after `limits.unpaidDraftMs`, with their files, and free orders that never received one. */
export async function expireDrafts(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - limits.unpaidDraftMs);
  const ids = await listExpiredDrafts(deps.db, { before, limit: 500, ownerId: deps.sandbox?.accountId });
  for (const id of ids) {
    await deps.db.transaction().execute(async (trx) => {
      const document = await lockDocument(trx, id);
      if (document && canExpire(document)) await eraseDraft(deps, trx, { document, actor: null });
    });
  }
}

async function updateOwnTranslation(
  deps: Deps,
  actor: Actor,
  { id, values }: { id: string; values: { filename?: string; folderId?: string | null; isDeleted?: boolean } },
): Promise<TranslationView> {
  const isChanged = await updateTranslation(deps.db, { id, userId: actor.id, values, now: deps.now() });
  const view = isChanged ? await findTranslationView(deps.db, { id, userId: actor.id }) : undefined;
  if (!view) throw new AppError('DOCUMENT_NOT_FOUND');
  return view;
}

/** Changes the display name only. Throws DOCUMENT_NOT_FOUND. */
export async function renameTranslation(deps: Deps, actor: Actor, input: { id: string; filename: string }) {
  return updateOwnTranslation(deps, actor, { id: input.id, values: { filename: sanitizeFilename(input.filename) } });
}

/** `folderId` null is the root. Throws DOCUMENT_NOT_FOUND, FOLDER_NOT_FOUND (also for another user's folder). */
export async function moveTranslation(deps: Deps, actor: Actor, input: { id: string; folderId: string | null }) {
  return updateOwnTranslation(deps, actor, { id: input.id, values: { folderId: input.folderId } });
}

/** Soft-deletes the owner's copy; file and certificate stay verifiable. Throws DOCUMENT_NOT_FOUND. */
export async function removeTranslation(deps: Deps, actor: Actor, id: string): Promise<void> {
  await updateOwnTranslation(deps, actor, { id, values: { isDeleted: true } });
}

/** Undoes a removal. Throws DOCUMENT_NOT_FOUND. */
export async function restoreTranslation(deps: Deps, actor: Actor, id: string): Promise<TranslationView> {
  return updateOwnTranslation(deps, actor, { id, values: { isDeleted: false } });
}

/**
 * Signs a link to the actor's own original, certified translation or scan of a paper; `id` is the document's, the translation's
 * or the paper step's. Throws DOCUMENT_NOT_FOUND, PDF_MISSING.
 */
export async function linkOwnFile(
  deps: Deps,
  actor: Actor,
  { id, kind, disposition }: z.infer<typeof fileLinkInput>,
): Promise<z.infer<typeof fileLinkOutput>> {
  const step = kind === 'paper-scan' ? await findStep(deps.db, id) : undefined;
  const translation = await findTranslation(deps.db, { id, userId: actor.id });
  const document = await findDocument(deps.db, {
    id: step?.documentId ?? translation?.originalDocumentId ?? id,
    userId: actor.id,
  });
  if (!document || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
  if (step) {
    if (step.state !== 'back' || step.scanKey === null) throw new AppError('PDF_MISSING');
    return makeFileLink(deps, { kind: 'paper-scan', id: step.id, disposition });
  }
  if (kind === 'translation' && translation) {
    return makeFileLink(deps, { kind: 'delivered', id, sha256: translation.translatedFileSha256, disposition });
  }
  if (kind !== 'original' || !document.fileKey) throw new AppError('PDF_MISSING');
  return makeFileLink(deps, { kind: 'original', id: document.id, disposition });
}
