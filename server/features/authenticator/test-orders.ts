import { createHash, randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { requireSandbox, testTranslator } from '#server/features/auth/sandbox.ts';
import { revokeCertificate } from '#server/features/certification/revocation/service.ts';
import { findCurrentCertificate, insertCertificate } from '#server/features/documents/certificates.ts';
import { askCustomer } from '#server/features/documents/conversation/service.ts';
import { cacheSeconds, sourceKey } from '#server/features/documents/file-key.ts';
import { approveReview, rejectReview } from '#server/features/documents/review/service.ts';
import { findReview, findReviewByDocument, lockReview } from '#server/features/documents/reviews.ts';
import { findDocument, lockDocument, insertTranslation } from '#server/features/documents/rows.ts';
import { type StoredFile, storeFile } from '#server/features/documents/stored-bytes.ts';
import { transition, transitionIfAllowed } from '#server/features/documents/transition.ts';
import { findTranslation } from '#server/features/documents/translations.ts';
import { loadText } from '#server/features/translation/text-queries.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { TranslatedDocumentsTable } from '#server/platform/db/tables.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import { describeText } from '#server/platform/typesetting/text-job.ts';
import { workRefusal } from '#shared/document-status.ts';
import type { setTestOrderInput, TestOrderState } from '#shared/schemas/test-orders.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import { printedPages } from '#shared/translation-checks/length.ts';

/*
 * Orders of sandbox accounts: what staff do to live ones, done by the product and by the account's test key.
 * Promises: an order that was read and drafted is delivered by itself, unless it is held.
 * Never: a certificate. Each page of the file says that it is a test, and no delivery states a certification; a revocation is
 * the only state in which its code reads as a certificate's.
 */

const notice = 'TEST DOCUMENT';

/** An order with a longer draft fails, since one print takes a core for seconds. */
const maxPrintedPages = 20;

interface Delivery {
  reviewId: string;
  isCorrection?: boolean;
  /** Delivers a held order, too. */
  endsHold?: boolean;
}

/** Job: delivers an order whose text is ready; false where it is held or not ready. Idempotent. Throws SERVICE_UNAVAILABLE. */
export async function deliverTestOrder(
  deps: Deps,
  { reviewId, isCorrection = false, endsHold = false }: Delivery,
): Promise<boolean> {
  const { accountId } = requireSandbox(deps);
  const review = await findReview(deps.db, reviewId);
  const document = review && (await findDocument(deps.db, { id: review.documentId }));
  if (!document || review.status !== 'pending' || workRefusal(document) !== null) return false;
  const isWaiting = async (db: Db | Trx) => !endsHold && (await isHeld(db, document.id));
  if (await isWaiting(deps.db)) return false;
  const text = await loadText(deps.db, reviewId);
  if (!text || text.pages.some(({ state }) => state === 'queued' || state === 'reading')) return false;
  const { verificationCode } = document;
  const file = await printTest(deps, { text, verificationCode, owner: accountId });
  if (!file) {
    await failTestOrder(deps, document.id);
    return false;
  }
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockDocument(trx, document.id);
    const pending = locked && (await lockReview(trx, reviewId));
    if (!locked || pending?.status !== 'pending' || workRefusal(locked) !== null) return false;
    // Held while it was printed.
    if (await isWaiting(trx)) return false;
    await deleteHold(trx, document.id);
    const actor = testTranslator;
    if (isCorrection) await rejectReview(trx, { review: pending, actor, file, now });
    else await approveReview(trx, { review: pending, actor, supplied: file, now });
    await transition(deps, trx, {
      documentId: document.id,
      event: isCorrection ? 'correct' : 'supply',
      as: 'staff',
      actor,
    });
    await insertTranslation(trx, {
      originalDocumentId: locked.id,
      reviewId,
      userId: locked.userId,
      folderId: locked.folderId,
      filename: locked.filename,
      certifiedFilename: locked.filename,
      pages: locked.pages,
      totalCostCents: locked.totalCostCents,
      currency: locked.currency,
      baseCurrency: locked.baseCurrency,
      baseRate: locked.baseRate,
      translationType: locked.translationType,
      clientName: locked.clientName,
      sourceLanguage: locked.sourceLanguage,
      targetLanguage: locked.targetLanguage,
      verificationCode,
      paperKind: 'Test document',
      translatedFileKey: file.key,
      translatedFileSizeBytes: file.sizeBytes,
      translatedFileSha256: file.sha256,
      translatedFileMimetype: file.mimetype,
      isAuthenticated: false,
      authenticatedBy: actor.id,
      authenticatedByName: actor.name,
      authenticatedByEmail: actor.email,
      authenticationDate: now,
      isCorrection,
      uploadDate: locked.uploadDate,
      createdAt: now,
      updatedAt: now,
    });
    return true;
  });
}

/** Undefined for a draft that cannot be printed. Throws SERVICE_UNAVAILABLE when the typesetter is busy. */
async function printTest(
  deps: Deps,
  { text, verificationCode, owner }: { text: TranslationText; verificationCode: string; owner: string },
): Promise<StoredFile | undefined> {
  if (printedPages(text.pages, text.blocks) > maxPrintedPages) return undefined;
  const job = describeText(text, {
    brand: (await deps.company.site()).legalName,
    title: notice,
    now: deps.now(),
    notice,
    remark: `Made with a test key: no certified translation. ${verificationCode}`,
  });
  try {
    const { pdf } = await deps.typesetter.print(job, `test:${owner}`);
    return await storeFile(deps, {
      key: sourceKey({ documentId: text.documentId, now: deps.now() }),
      bytes: Buffer.from(pdf),
      mimetype: 'application/pdf',
      sha256: createHash('sha256').update(pdf).digest('hex'),
      cacheSeconds: cacheSeconds.correction,
    });
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    if (error.fault === 'busy' || error.fault === 'crashed')
      throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
    deps.log.info({ documentId: text.documentId, fault: error.fault }, 'test translation not printed');
    return undefined;
  }
}

async function failTestOrder(deps: Deps, documentId: string): Promise<boolean> {
  const failed = await deps.db.transaction().execute((trx) =>
    transitionIfAllowed(deps, trx, {
      documentId,
      event: 'failTranslation',
      as: 'system',
      actor: null,
      reason: 'Set by a test key, or not printable',
    }),
  );
  return failed !== undefined;
}

/**
 * Puts an order into a state. Throws DOCUMENT_NOT_FOUND, TEST_STATE_REFUSED where its present state does not allow it,
 * SERVICE_UNAVAILABLE, and the codes of `askCustomer`.
 */
export async function setTestOrder(
  deps: Deps,
  actor: SignedInActor,
  { id, state }: z.output<typeof setTestOrderInput>,
): Promise<void> {
  const document = await findDocument(deps.db, { id, userId: actor.id });
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND');
  const review = await findReviewByDocument(deps.db, id);
  const isDone = await changes[state](deps, { documentId: id, reviewId: review?.id, accountId: actor.id });
  if (!isDone) throw new AppError('TEST_STATE_REFUSED');
}

interface TestOrder {
  documentId: string;
  /** Undefined before the order is paid. */
  reviewId: string | undefined;
  accountId: string;
}

/** False where the present state does not allow it. */
type Change = (deps: Deps, order: TestOrder) => Promise<boolean>;

const changes: Readonly<Record<TestOrderState, Change>> = {
  held: (deps, { documentId }) =>
    deps.db.transaction().execute(async (trx) => {
      const document = await lockDocument(trx, documentId);
      if (!document || document.deliveredAt !== null) return false;
      await insertHold(trx, documentId);
      return true;
    }),
  question: async (deps, { documentId, reviewId, accountId }) => {
    const text = reviewId === undefined ? undefined : await loadText(deps.db, reviewId);
    const [block] = text?.blocks ?? [];
    if (!block || reviewId === undefined || !(await isHeld(deps.db, documentId))) return false;
    await askCustomer(
      deps,
      { ...testTranslator, id: accountId },
      {
        id: reviewId,
        questionId: randomUUID(),
        blockId: block.id,
        page: block.page,
        box: block.box,
        question: 'How is this name spelled in the passport?',
      },
    );
    return true;
  },
  failed: (deps, { documentId }) => failTestOrder(deps, documentId),
  completed: (deps, { reviewId }) => deliverNow(deps, reviewId, { isCorrection: false }),
  corrected: (deps, { reviewId }) => deliverNow(deps, reviewId, { isCorrection: true }),
  revoked: (deps, { documentId, accountId }) =>
    deps.db.transaction().execute(async (trx) => {
      await lockDocument(trx, documentId);
      const delivery = await findTranslation(trx, { id: documentId, userId: accountId });
      if (!delivery) return false;
      if (!(await findCurrentCertificate(trx, documentId))) await insertTestCertificate(trx, delivery);
      await revokeCertificate(deps, trx, {
        documentId,
        class: 'error',
        reason: null,
        actor: testTranslator,
        event: 'certificate.revoked',
        details: { class: 'error' },
      });
      return true;
    }),
};

/** A row to revoke: the delivery itself stays uncertified, which keeps its code from ever reading as valid. */
async function insertTestCertificate(trx: Trx, delivery: Selectable<TranslatedDocumentsTable>): Promise<void> {
  const { authenticationDate: issuedAt, originalDocumentId: documentId, paperKind, ...file } = delivery;
  await insertCertificate(
    trx,
    {
      documentId,
      translationId: file.id,
      facts: JSON.stringify({ paperKind, holders: [] }),
      issuedBy: testTranslator.id,
      issuedAt,
    },
    {
      sha256: file.translatedFileSha256,
      fileKey: file.translatedFileKey,
      sizeBytes: file.translatedFileSizeBytes,
      createdAt: issuedAt,
    },
  );
}

async function deliverNow(
  deps: Deps,
  reviewId: string | undefined,
  { isCorrection }: { isCorrection: boolean },
): Promise<boolean> {
  return reviewId !== undefined && deliverTestOrder(deps, { reviewId, isCorrection, endsHold: true });
}

async function isHeld(db: Db | Trx, documentId: string): Promise<boolean> {
  const { rows } = await sql`select from test_holds where document_id = ${documentId}`.execute(db);
  return rows.length > 0;
}

async function insertHold(trx: Trx, documentId: string): Promise<void> {
  await sql`insert into test_holds (document_id) values (${documentId}) on conflict do nothing`.execute(trx);
}

async function deleteHold(trx: Trx, documentId: string): Promise<void> {
  await sql`delete from test_holds where document_id = ${documentId}`.execute(trx);
}
