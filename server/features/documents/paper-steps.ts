import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findOwner } from '#server/features/auth/queries.ts';
import { notify, notifyStaff, queueEmail } from '#server/features/notifications/notify.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PaperStepsTable } from '#server/platform/db/mailing-tables.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { presetOf } from '#shared/certificate/presets/presets.ts';
import { workRefusal } from '#shared/document-status.ts';
import { carriers, trackingUrl } from '#shared/mailing.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import type { PaperStepKind } from '#shared/paper-steps.ts';
import type { paperSteps, PaperStepView, SendPaperStepInput } from '#shared/schemas/paper-steps.ts';
import { personIdOf } from '../auth/policy.ts';
import { certifiedPaper } from './paper-columns.ts';
import { assertWorkable } from './policy.ts';
import { insertDocumentEvent, lockDocument } from './rows.ts';
import { findTranslationCertificate } from './translations.ts';

/*
 * Steps of an order on paper, at authorities: apostille, certified copy of the original, originals.
 * Promises: a customer asks for what the house offers, one of each kind at a time; each move is recorded once, in the order's
 * audit chain, and told to the customer in the transaction that makes it; a refund cancels what was not sent yet.
 * Never: a charge (the fee is agreed outside of the order), another customer's step, or an apostille of a translation that is
 * not in force.
 */

export type PaperStep = Selectable<PaperStepsTable>;
type Document = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

/** Steps of the owner's order, oldest first, and those that can be asked for now. */
export async function getPaperSteps(deps: Deps, document: Document): Promise<z.input<typeof paperSteps>> {
  const rows = await listSteps(deps.db, document.id);
  return { items: rows.map(toView), offered: await listOffered(deps, document, rows) };
}

async function listOffered(deps: Deps, document: Document, steps: readonly PaperStep[]): Promise<PaperStepKind[]> {
  // A sandbox has no staff to do them.
  if (deps.sandbox !== null || workRefusal(document) !== null) return [];
  const { facts } = await deps.company.inForce('paper-steps');
  const asksCertifiedCopy = presetOf(document.recipient).certifiedCopy;
  return facts.offered.filter(
    (kind) =>
      (kind !== 'certified_copy' || asksCertifiedCopy) &&
      !steps.some((step) => step.kind === kind && (step.state === 'asked' || step.state === 'sent')),
  );
}

function toView(step: PaperStep): PaperStepView {
  const { id, kind, state, authorityState, authorityCounty, carrier, trackingNumber, scanMimetype, scanPages } = step;
  return {
    id,
    kind,
    state,
    askedAt: step.askedAt.toISOString(),
    authority: authorityState && { state: authorityState, county: authorityCounty },
    tracking: carrier && trackingNumber ? { carrier, trackingNumber } : null,
    sentOn: step.sentOn,
    backOn: step.backOn,
    scan: state === 'back' && scanMimetype && scanPages !== null ? { mimetype: scanMimetype, pages: scanPages } : null,
    cancelledBy: step.cancelledBy,
    cancelReason: step.cancelReason,
  };
}

/**
 * Requests a step on the actor's own order; has no effect while the same step is under way.
 * Throws DOCUMENT_NOT_FOUND, STEP_NOT_OFFERED and the codes of `assertWorkable`.
 */
export async function askPaperStep(
  deps: Deps,
  actor: Actor,
  { documentId, kind }: { documentId: string; kind: PaperStepKind },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, documentId);
    if (document?.userId !== actor.id || document.erasureRequestedAt) throw new AppError('DOCUMENT_NOT_FOUND');
    const steps = await listSteps(trx, documentId);
    if (steps.some((step) => step.kind === kind && (step.state === 'asked' || step.state === 'sent'))) return;
    assertWorkable(document);
    if (!(await listOffered(deps, document, steps)).includes(kind)) throw new AppError('STEP_NOT_OFFERED');
    const now = deps.now();
    const askedBy = personIdOf(actor);
    const { id } = await trx
      .insertInto('paperSteps')
      .values({ documentId, kind, askedBy, askedAt: now, updatedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordMove(deps, trx, { step: { id, documentId, kind }, event: 'step.asked', actor });
    const { filename } = document;
    await notifyStaff(trx, { now: deps.now, kind: 'step_asked', payload: { documentId, filename, step: kind } });
  });
}

/** Withdraws a step that was not sent yet; repeating it changes nothing. Throws STEP_NOT_FOUND, STEP_MOVED. */
export async function withdrawPaperStep(deps: Deps, actor: Actor, id: string): Promise<string> {
  return deps.db.transaction().execute(async (trx) => {
    const { step, document } = await lockStep(trx, id);
    if (document.userId !== actor.id || document.erasureRequestedAt) throw new AppError('STEP_NOT_FOUND');
    if (step.state === 'cancelled' && step.cancelledBy === 'customer') return document.id;
    if (step.state !== 'asked') throw new AppError('STEP_MOVED');
    await updateStep(deps, trx, step, { state: 'cancelled', cancelledBy: 'customer' });
    await recordMove(deps, trx, { step, event: 'step.withdrawn', actor });
    return document.id;
  });
}

/**
 * Records that the paper went to the authority; repeating it is idempotent. Throws STEP_NOT_FOUND, STEP_MOVED, STEP_DATE,
 * STEP_STATE_NEEDED, STEP_NOT_DUE (an apostille without a translation in force) and the codes of `assertWorkable`.
 */
export async function sendPaperStep(deps: Deps, actor: Actor, input: SendPaperStepInput): Promise<void> {
  const { id, sentOn, authority, tracking } = input;
  await deps.db.transaction().execute(async (trx) => {
    const { step, document } = await lockStep(trx, id);
    const values = {
      sentOn,
      authorityState: authority?.state ?? null,
      authorityCounty: authority?.county ?? null,
      carrier: tracking?.carrier ?? null,
      trackingNumber: tracking?.trackingNumber ?? null,
    };
    if (step.state === 'sent' && hasValues(step, values)) return;
    if (step.state !== 'asked') throw new AppError('STEP_MOVED');
    assertWorkable(document);
    assertDay(deps, sentOn, { from: dayOf(new Date(step.askedAt.getTime() - dayMs)) });
    if (step.kind === 'apostille') {
      if (authority === null) throw new AppError('STEP_STATE_NEEDED');
      const certificate = await findTranslationCertificate(trx, document.id);
      if (!certificate?.isAuthenticated) throw new AppError('STEP_NOT_DUE');
    }
    await updateStep(deps, trx, step, { state: 'sent', ...values, sentBy: actor.id });
    await recordMove(deps, trx, { step, event: 'step.sent', actor, details: values });
    await notifyOwner(deps, trx, { document, step: { ...step, ...values }, move: 'sent', on: sentOn });
  });
}

/** Records that the paper came back; repeating it is idempotent. Throws STEP_NOT_FOUND, STEP_MOVED, STEP_DATE. */
export async function returnPaperStep(
  deps: Deps,
  actor: Actor,
  { id, backOn }: { id: string; backOn: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { step, document } = await lockStep(trx, id);
    if (step.state === 'back' && step.backOn === backOn) return;
    if (step.state !== 'sent' || step.sentOn === null) throw new AppError('STEP_MOVED');
    assertDay(deps, backOn, { from: step.sentOn });
    await updateStep(deps, trx, step, { state: 'back', backOn, backBy: actor.id });
    await recordMove(deps, trx, { step, event: 'step.back', actor, details: { backOn } });
    await notifyOwner(deps, trx, { document, step, move: 'back', on: backOn });
  });
}

/** Ends a step that cannot be done, with a reason that the customer reads. Throws STEP_NOT_FOUND, STEP_MOVED. */
export async function cancelPaperStep(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { step, document } = await lockStep(trx, id);
    if (step.state === 'cancelled' && step.cancelReason === reason) return;
    if (step.state !== 'asked' && step.state !== 'sent') throw new AppError('STEP_MOVED');
    await updateStep(deps, trx, step, { state: 'cancelled', cancelledBy: 'staff', cancelReason: reason });
    await recordMove(deps, trx, { step, event: 'step.cancelled', actor, details: { reason } });
    await notifyOwner(deps, trx, { document, step, move: 'cancelled', on: dayOf(deps.now()), reason });
  });
}

/**
 * A refund cancels unsent steps; papers at an authority still come back. A failed refund restores the cancelled steps.
 */
export async function syncPaperSteps(
  trx: Trx,
  { documentId, isRefunded, now }: { documentId: string; isRefunded: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('paperSteps')
    .set(
      isRefunded
        ? { state: 'cancelled', cancelledBy: 'refund', updatedAt: now }
        : { state: 'asked', cancelledBy: null, updatedAt: now },
    )
    .where('documentId', '=', documentId)
    .where('sentOn', 'is', null)
    .where((eb) =>
      isRefunded
        ? eb('state', '=', 'asked')
        : eb.and([eb('state', '=', 'cancelled'), eb('cancelledBy', '=', 'refund')]),
    )
    .execute();
}

const dayMs = 24 * 60 * 60 * 1000;
/** The earliest clock on earth is this far ahead of UTC. */
const earliestZoneMs = 14 * 60 * 60 * 1000;

/** Days are local to the desk, in any time zone. Throws STEP_DATE. */
function assertDay(deps: Pick<Deps, 'now'>, day: string, { from }: { from: string }): void {
  if (day < from || day > dayOf(new Date(deps.now().getTime() + earliestZoneMs))) throw new AppError('STEP_DATE');
}

function hasValues(step: PaperStep, values: Partial<PaperStep>): boolean {
  const known: Readonly<Record<string, unknown>> = { ...step };
  return Object.entries(values).every(([name, value]) => known[name] === value);
}

/** Locks the step's document, then the step. Throws STEP_NOT_FOUND. */
async function lockStep(trx: Trx, id: string): Promise<{ step: PaperStep; document: Document }> {
  const found = await findStep(trx, id);
  const document = found && (await lockDocument(trx, found.documentId));
  const step =
    document && (await trx.selectFrom('paperSteps').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());
  if (!step || document.erasedAt) throw new AppError('STEP_NOT_FOUND');
  return { step, document };
}

export async function findStep(db: Db, id: string): Promise<PaperStep | undefined> {
  return db.selectFrom('paperSteps').selectAll().where('id', '=', id).executeTakeFirst();
}

async function listSteps(db: Db, documentId: string): Promise<PaperStep[]> {
  return db
    .selectFrom('paperSteps')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('askedAt')
    .orderBy('id')
    .execute();
}

async function updateStep(deps: Deps, trx: Trx, { id }: PaperStep, values: Partial<PaperStep>): Promise<void> {
  await trx
    .updateTable('paperSteps')
    .set({ ...values, updatedAt: deps.now() })
    .where('id', '=', id)
    .execute();
}

async function recordMove(
  deps: Deps,
  trx: Trx,
  {
    step,
    event,
    actor,
    details = {},
  }: {
    step: Pick<PaperStep, 'id' | 'documentId' | 'kind'>;
    event: `step.${string}`;
    actor: Actor;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await insertDocumentEvent(trx, {
    documentId: step.documentId,
    event,
    actorId: personIdOf(actor),
    actorRole: actor.role,
    details: JSON.stringify({ stepId: step.id, step: step.kind, ...details }),
    createdAt: deps.now(),
  });
}

async function notifyOwner(
  deps: Deps,
  trx: Trx,
  {
    document,
    step,
    move,
    on,
    reason,
  }: { document: Document; step: PaperStep; move: 'sent' | 'back' | 'cancelled'; on: string; reason?: string },
): Promise<void> {
  const owner = await findOwner(trx, document.userId);
  if (!owner) throw new AppError('USER_NOT_FOUND');
  const payload = { documentId: document.id, filename: document.filename, step: step.kind, on };
  await notify(trx, { now: deps.now, userId: owner.id, kind: `step_${move}`, payload });
  const { carrier, trackingNumber } = step;
  await queueEmail(deps, trx, {
    userId: owner.id,
    to: { name: owner.name, address: owner.email },
    template: 'paper-step',
    payload: {
      ...payload,
      move,
      ...(move === 'sent' && carrier && trackingNumber
        ? {
            tracking: {
              carrier: carriers[carrier].label,
              number: trackingNumber,
              url: trackingUrl(carrier, trackingNumber),
            },
          }
        : {}),
      ...(reason === undefined ? {} : { reason }),
    },
  });
}

/** Steps that wait for staff or an authority, longest waiting first. */
export async function listPaperSteps(db: Db, { page }: { page: PageWindow }) {
  const waiting = db
    .selectFrom('paperSteps as s')
    .innerJoin('documents as d', 'd.id', 's.documentId')
    .innerJoin('profiles as p', 'p.id', 'd.userId')
    .leftJoin('documentsToBeVerified as r', (join) =>
      join.onRef('r.documentId', '=', 'd.id').on('r.isCorrection', '=', false),
    )
    .where('s.state', 'in', ['asked', 'sent'])
    .where('d.erasedAt', 'is', null);
  const [rows, { total }] = await Promise.all([
    waiting
      .selectAll('s')
      .select(['r.id as reviewId', 'd.filename', 'd.isAuthenticated'])
      .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('customerName'))
      .select(certifiedPaper('s.documentId'))
      .orderBy('s.askedAt')
      .orderBy('s.id')
      .limit(page.pageSize)
      .offset(page.offset)
      .execute(),
    waiting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map((row) => ({
      ...toView(row),
      scan: row.scanMimetype && row.scanPages !== null ? { mimetype: row.scanMimetype, pages: row.scanPages } : null,
      documentId: row.documentId,
      reviewId: row.reviewId,
      filename: row.filename,
      certified: row.certified,
      customerName: row.customerName,
      isAuthenticated: row.isAuthenticated,
    })),
    total,
  };
}

/** Attaches the scan of what came back, in place of an earlier one. Throws STEP_NOT_FOUND, STEP_MOVED. */
export async function attachPaperScan(
  deps: Deps,
  actor: Actor,
  {
    id,
    scan,
  }: { id: string; scan: { key: string; sizeBytes: number; sha256: string; mimetype: string; pages: number } },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { step } = await lockStep(trx, id);
    assertScannable(step);
    // The same scan, sent again because its answer was lost.
    if (step.scanSha256 === scan.sha256) return;
    await updateStep(deps, trx, step, {
      scanKey: scan.key,
      scanSizeBytes: scan.sizeBytes,
      scanSha256: scan.sha256,
      scanMimetype: scan.mimetype,
      scanPages: scan.pages,
    });
    await recordMove(deps, trx, { step, event: 'step.scanned', actor, details: { sha256: scan.sha256 } });
    if (step.scanKey !== null) await deps.jobs.enqueue(trx, 'documents.sweepFile', { key: step.scanKey });
  });
}

/** Paper that is out, or came back, has a scan. Throws STEP_MOVED. */
export function assertScannable({ state }: Pick<PaperStep, 'state'>): void {
  if (state !== 'sent' && state !== 'back') throw new AppError('STEP_MOVED');
}
