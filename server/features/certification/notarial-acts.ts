import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { setNotarySince } from '#server/features/documents/review/service.ts';
import { insertDocumentEvent } from '#server/features/documents/rows.ts';
import { changeStatus, type CertifiedDetails, type Effects } from '#server/features/documents/status-change.ts';
import type { StoredFile } from '#server/features/documents/stored-bytes.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { NotarialRequestsTable } from '#server/platform/db/notary-tables.ts';
import type { ReviewsTable } from '#server/platform/db/tables.ts';
import type { CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { Statement } from '#shared/certificate/statement.ts';
import { dayOf, isInForce, knownState, maxActAgeMs, type Appearance, type Venue } from '#shared/notarial/acts.ts';
import { instrumentOf } from '#shared/notarial/sheet.ts';
import { ruleOf } from '#shared/notarial/states.ts';
import { venueDay } from '#shared/notarial/zones.ts';
import type { ReviewDecision } from '#shared/reviews.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import {
  findCommission,
  lockCommission,
  closeRequest,
  findOpenRequest,
  insertAct,
  insertRequest,
  lockOpenRequest,
  nextJournalNumber,
} from './notary-queries.ts';
import type { Signer } from './signers.ts';

/*
 * Notarial acts: a notarized order is certified by its decision and delivered by its act.
 * Promises: between the two nothing is delivered and no code verifies; an act is recorded once, in the journal and in the audit
 * chains of its document and its notary, in the transaction that delivers.
 * Never: an act on the notary's own work or order, without a commission in force, outside its state, or an electronic one
 * without the translator's oath.
 */

export type NotarialRequest = Selectable<NotarialRequestsTable>;

/** A certified decision awaiting its notarial act. */
interface Held {
  review: Selectable<ReviewsTable>;
  file: StoredFile;
  decision: ReviewDecision;
  statement: Statement;
  /** The certifying translator. */
  actor: Actor;
  /** The version of the translator's profile to print. */
  signer: Signer;
  terms: CertificateTerms;
  waiver: Pick<CertifiedDetails, 'fourEyes'>;
  now: Date;
}

/** Queues a decided review for the notary, in the deciding transaction; returns the request's id. */
export async function holdForNotary(deps: Deps, trx: Trx, held: Held, effects: Effects): Promise<string> {
  const { review, signer, now } = held;
  const actor = { ...held.actor, name: signer.fields.legalName };
  await setNotarySince(trx, { review, since: now, now });
  const change = { documentId: review.documentId, event: 'certify', as: 'staff', held: certifiedFacts(held) } as const;
  await changeStatus(deps, trx, { ...change, actor }, { effects });
  return openRequest(trx, held);
}

/**
 * Queues a further revision of a notarized certificate for the notary; the delivered one stays in force until the act.
 * Returns the request's id. The caller holds the document's lock. Throws AWAITING_NOTARY.
 */
export async function holdRevisionForNotary(
  trx: Trx,
  held: Held & { replaced: { id: string; revision: number }; reason: string },
): Promise<string> {
  const { review, signer, replaced, reason, now } = held;
  const { documentId } = review;
  if (await lockOpenRequest(trx, review.id)) throw new AppError('AWAITING_NOTARY');
  const actor = { ...held.actor, name: signer.fields.legalName };
  await setNotarySince(trx, { review, since: now, now });
  await insertDocumentEvent(trx, {
    documentId,
    event: 'revision.certified',
    actorId: actor.id,
    actorRole: actor.role,
    details: JSON.stringify({ reason, revision: replaced.revision + 1, ...certifiedFacts(held) }),
    createdAt: now,
  });
  return openRequest(trx, held, { replaces: replaced.id, revisionReason: reason });
}

/** Audit details of a certified paper. */
export function certifiedFacts({
  statement,
  terms,
  file,
  signer,
  waiver,
}: Pick<Held, 'statement' | 'terms' | 'signer' | 'waiver'> & { file: Pick<StoredFile, 'sha256'> }) {
  return {
    paperKind: statement.facts.paperKind,
    ...statement,
    ...terms,
    sourceSha256: file.sha256,
    signerProfileId: signer.profileId,
    ...waiver,
  };
}

function openRequest(
  trx: Trx,
  { review, file, decision, statement, actor, signer, waiver, now }: Held,
  revision: { replaces?: string; revisionReason?: string } = {},
): Promise<string> {
  const { documentId } = review;
  const { profileId: signerProfileId, fields } = signer;
  return insertRequest(trx, {
    ...revision,
    documentId,
    reviewId: review.id,
    decision,
    statement: JSON.stringify(statement),
    fileKey: file.key,
    fileSizeBytes: file.sizeBytes,
    fileSha256: file.sha256,
    fileMimetype: file.mimetype,
    fourEyes: waiver.fourEyes ?? null,
    certifiedBy: actor.id,
    certifiedByName: fields.legalName,
    signerProfileId,
    certifiedAt: now,
  });
}

/** The open request of a review. Throws NOTARY_NOT_AWAITED. */
export async function requireRequest(deps: Deps, reviewId: string): Promise<NotarialRequest> {
  const request = await findOpenRequest(deps.db, reviewId);
  if (!request) throw new AppError('NOTARY_NOT_AWAITED');
  return request;
}

type Commission = NonNullable<Awaited<ReturnType<typeof findCommission>>>;

/** The actor's commission, in force today. Throws NOTARY_COMMISSION_NEEDED. */
export async function requireCommission(deps: Deps, actor: Actor, id: string): Promise<Commission> {
  return assertHeld(await findCommission(deps.db, id), actor, deps.now());
}

/** The same, locked against its end until the transaction ends. */
async function lockHeldCommission(
  trx: Trx,
  { id, actor, now }: { id: string; actor: Actor; now: Date },
): Promise<Commission> {
  return assertHeld(await lockCommission(trx, id), actor, now);
}

function assertHeld(commission: Commission | undefined, actor: Actor, now: Date): Commission {
  if (commission?.userId !== actor.id || !isInForce(commission, dayOf(now))) {
    throw new AppError('NOTARY_COMMISSION_NEEDED');
  }
  return commission;
}

/** Whether the person certified or ordered the translation, which they cannot notarize. */
export function isOwnWork(
  actor: { id: string },
  { certifiedBy }: Pick<NotarialRequest, 'certifiedBy'>,
  order: { userId: string },
): boolean {
  return actor.id === certifiedBy || actor.id === order.userId;
}

/**
 * Checks an act before anything is printed. Throws NOTARY_OWN_WORK, NOTARY_COMMISSION_NEEDED, NOTARY_STATE,
 * NOTARY_ELECTRONIC, NOTARY_REMOTE, NOTARY_IDENTITY, NOTARY_ACT_TIME.
 */
export async function assertMayAct(
  deps: Deps,
  actor: Actor,
  params: { request: NotarialRequest; order: { userId: string }; act: RecordActInput; actedAt: Date },
) {
  const { request, order, act, actedAt } = params;
  if (isOwnWork(actor, request, order)) throw new AppError('NOTARY_OWN_WORK');
  const commission = await requireCommission(deps, actor, act.commissionId);
  if (commission.state !== act.state) throw new AppError('NOTARY_STATE');
  if (act.method === 'electronic' && !commission.allowsElectronic) throw new AppError('NOTARY_ELECTRONIC');
  const isRemote = act.method === 'electronic' && act.appearance.kind === 'remote';
  if (isRemote && !commission.allowsRemote) throw new AppError('NOTARY_REMOTE');
  assertEvidence(act, actedAt);
  const now = deps.now();
  const isTimely =
    actedAt >= minuteOf(request.certifiedAt) && actedAt <= now && now.getTime() - actedAt.getTime() <= maxActAgeMs;
  if (!isTimely || dayOf(actedAt) > commission.expiresOn) throw new AppError('NOTARY_ACT_TIME');
  return commission;
}

/** An identity document is in force on the day of the act, and the state accepts the kind of evidence. */
function assertEvidence({ identity, ...venue }: RecordActInput, actedAt: Date): void {
  const isAccepted =
    identity.identification === 'identity-document'
      ? identity.document.expiresOn >= venueDay(actedAt, venue)
      : identity.identification !== 'personally-known' || ruleOf(venue.state).acceptsPersonalKnowledge;
  if (!isAccepted) throw new AppError('NOTARY_IDENTITY');
}

/** Times of acts are entered to the minute. */
function minuteOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000);
}

export interface RecordedAct {
  id: string;
  /** The journal entry as it is repeated in the audit chains. */
  entry: Readonly<Record<string, unknown>>;
}

/**
 * Records an act and closes its request, in the delivering transaction, which holds the locks of document and review.
 * Throws NOTARY_NOT_AWAITED when another act or a return came first, and NOTARY_COMMISSION_NEEDED.
 */
export async function recordAct(
  deps: Deps,
  trx: Trx,
  params: { actor: Actor; request: NotarialRequest; act: RecordActInput; actedAt: Date; now: Date },
): Promise<RecordedAct> {
  const { actor, request, act, actedAt, now } = params;
  const locked = await lockOpenRequest(trx, request.reviewId);
  if (locked?.id !== request.id) throw new AppError('NOTARY_NOT_AWAITED');
  const commission = await lockHeldCommission(trx, { id: act.commissionId, actor, now });
  const { paperKind } = request.statement.facts;
  const venue: Venue = { state: knownState(commission.state), county: act.county };
  const journalNumber = await nextJournalNumber(trx, actor.id);
  const values = {
    requestId: request.id,
    documentId: request.documentId,
    commissionId: commission.id,
    notaryId: actor.id,
    journalNumber,
    kind: act.kind,
    method: act.method,
    venueState: venue.state,
    venueCounty: venue.county,
    actedAt,
    signerId: request.certifiedBy,
    signerName: request.certifiedByName,
    identification: act.identity.identification,
    paperKind,
    scanId: act.method === 'ink' ? act.scanId : null,
    feeCents: 0,
    ...(act.method === 'electronic'
      ? { oathId: act.oathId, appearance: act.appearance.kind, sessionReference: referenceOf(act.appearance) }
      : { oathId: null, appearance: 'in-person' as const, sessionReference: null }),
    instrument: instrumentOf(act.kind, paperKind),
    // Signed in the notary's presence, so its date is the act's.
    instrumentDatedOn: venueDay(actedAt, venue),
  };
  const evidence = evidenceOf(act);
  const id = await insertAct(trx, { ...values, ...evidence, recordedAt: now });
  await closeRequest(trx, { id: request.id, outcome: 'notarized', closedBy: actor.id, now });
  const { documentId, ...journal } = values;
  const entry = {
    ...journal,
    evidenceSha256: hashEvidence(evidence),
    actId: id,
    notaryName: commission.name,
    commissionNumber: commission.number,
  };
  await recordAudit(deps, trx, { event: 'act.recorded', actor, documentId, details: entry });
  return { id, entry };
}

function referenceOf(appearance: Appearance): string | null {
  return appearance.kind === 'remote' ? appearance.reference : null;
}

/** Signer details stored only in the journal; the audit chains hold their hash. */
function evidenceOf({ identity, signerAddress }: Pick<RecordActInput, 'identity' | 'signerAddress'>) {
  const document = identity.identification === 'identity-document' ? identity.document : null;
  const witness = identity.identification === 'credible-witness' ? identity.witness : null;
  return {
    signerAddress,
    identityKind: document?.kind ?? null,
    identityIssuer: document?.issuer ?? null,
    identityLastFour: document?.lastFour ?? null,
    identityExpiresOn: document?.expiresOn ?? null,
    witnessName: witness?.name ?? null,
    witnessAddress: witness?.address ?? null,
  };
}

/** Recomputed by `operations/audit/notarial-acts.ts`. */
function hashEvidence(evidence: ReturnType<typeof evidenceOf>): string {
  const values = Object.values(evidence).map((value) => value ?? '');
  return createHash('sha256').update(values.join('\n')).digest('hex');
}
