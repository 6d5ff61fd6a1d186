import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { findProvedAt } from '#server/features/auth/recent-proof.ts';
import { lockReviewWithNotary } from '#server/features/documents/reviews.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { NotarialOathsTable } from '#server/platform/db/notary-tables.ts';
import { dayOf, isInForce, knownState, maxOathAgeMs, type ActKind, type Venue } from '#shared/notarial/acts.ts';
import { statementOf } from '#shared/notarial/sheet.ts';
import { venueDay } from '#shared/notarial/zones.ts';
import type { OathView, OpenActInput } from '#shared/schemas/notary.ts';
import type { NotarialRequest } from './notarial-acts.ts';
import { lockCommission, lockOpenRequest } from './notary-queries.ts';

/*
 * The oath of an electronic act: the certifying translator reads the statement before one notary and signs it by their typed name.
 * Promises: an oath has a recent proof of the translator's, and counts for one act, within the hour and the day of its venue.
 * Never: an oath by anyone but the translator, or before themselves.
 */

type Oath = Selectable<NotarialOathsTable>;

/** A call repeated within this time is the same oath. */
const repeatMs = 60_000;

/**
 * Records the translator's oath. Throws REVIEW_NOT_FOUND, NOTARY_NOT_AWAITED, ACT_NOT_SIGNER, ACT_SIGNATURE,
 * NOTARY_COMMISSION_NEEDED, NOTARY_OWN_WORK, NOTARY_ELECTRONIC.
 */
export async function openAct(deps: Deps, actor: SignedInActor, input: OpenActInput): Promise<OathView> {
  return deps.db.transaction().execute(async (trx) => {
    const review = await lockReviewWithNotary(trx, input.id);
    const request = await lockOpenRequest(trx, input.id);
    if (!request) throw new AppError('NOTARY_NOT_AWAITED');
    if (request.certifiedBy !== actor.id) throw new AppError('ACT_NOT_SIGNER');
    if (folded(input.signature) !== folded(request.certifiedByName)) throw new AppError('ACT_SIGNATURE');
    const commission = await lockCommission(trx, input.commissionId);
    const now = deps.now();
    if (!commission || !isInForce(commission, dayOf(now))) throw new AppError('NOTARY_COMMISSION_NEEDED');
    if (commission.userId === actor.id) throw new AppError('NOTARY_OWN_WORK');
    if (!commission.allowsElectronic) throw new AppError('NOTARY_ELECTRONIC');
    const last = await findLastOath(trx, request.id);
    const isRepeated =
      last?.commissionId === commission.id &&
      last.kind === input.kind &&
      now.getTime() - last.swornAt.getTime() < repeatMs;
    if (isRepeated) return viewOath(last, commission.name);
    const { facts } = request.statement;
    const sworn = statementOf({
      kind: input.kind,
      signerName: request.certifiedByName,
      paperKind: facts.paperKind,
      holders: facts.holders.map(({ name }) => name),
      sourceLanguage: review.sourceLanguage,
      targetLanguage: review.targetLanguage,
    });
    const oath = await insertOath(trx, {
      requestId: request.id,
      commissionId: commission.id,
      signerId: actor.id,
      kind: input.kind,
      signature: input.signature,
      statementSha256: createHash('sha256').update(sworn.join('\n')).digest('hex'),
      fileSha256: request.fileSha256,
      provedAt: (await findProvedAt(trx, actor.sessionId)) ?? now,
      swornAt: now,
    });
    const { id: oathId, kind, statementSha256, fileSha256 } = oath;
    await recordAudit(deps, trx, {
      event: 'act.opened',
      actor,
      documentId: request.documentId,
      details: { oathId, requestId: request.id, commissionId: commission.id, kind, statementSha256, fileSha256 },
    });
    return viewOath(oath, commission.name);
  });
}

/** Names are compared without case and repeated spaces. */
function folded(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function insertOath(trx: Trx, values: Insertable<NotarialOathsTable>): Promise<Oath> {
  return trx.insertInto('notarialOaths').values(values).returningAll().executeTakeFirstOrThrow();
}

function findLastOath(db: Db, requestId: string): Promise<Oath | undefined> {
  return db
    .selectFrom('notarialOaths')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('swornAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function viewOath(oath: Oath, notaryName: string): OathView {
  const { id, commissionId, kind, signature, swornAt } = oath;
  return { id, commissionId, kind, notaryName, signature, swornAt: swornAt.toISOString() };
}

/** The newest oath of a request, while an act of its notary could still rest on it. */
export async function findStandingOath(deps: Deps, requestId: string) {
  const oath = await findLastOath(deps.db, requestId);
  if (!oath) return null;
  const commission = await deps.db
    .selectFrom('notaryCommissions')
    .select(['name', 'state', 'county'])
    .where('id', '=', oath.commissionId)
    .executeTakeFirstOrThrow();
  const venue = { state: knownState(commission.state), county: commission.county };
  return isStanding(oath, { at: deps.now(), venue }) ? viewOath(oath, commission.name) : null;
}

function isStanding({ swornAt }: Oath, { at, venue }: { at: Date; venue: Venue }): boolean {
  const age = at.getTime() - swornAt.getTime();
  return age >= 0 && age < maxOathAgeMs && venueDay(swornAt, venue) === venueDay(at, venue);
}

/** The oath that an electronic act rests on. Throws ACT_NOT_SWORN. */
export async function requireOath(
  deps: Deps,
  request: NotarialRequest,
  act: { oathId: string; commissionId: string; kind: ActKind; venue: Venue; at: Date },
): Promise<Oath> {
  const oath = await deps.db.selectFrom('notarialOaths').selectAll().where('id', '=', act.oathId).executeTakeFirst();
  const isOfAct =
    oath?.requestId === request.id &&
    oath.signerId === request.certifiedBy &&
    oath.fileSha256 === request.fileSha256 &&
    oath.commissionId === act.commissionId &&
    oath.kind === act.kind;
  if (!isOfAct || !isStanding(oath, act)) throw new AppError('ACT_NOT_SWORN');
  return oath;
}
