import { sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { lockHeld } from '#server/features/auth/trust-locks.ts';
import { findReview, type Review } from '#server/features/documents/reviews.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { isDrawn, reasonFor, type RevisionReason } from '#shared/team/revision.ts';

/*
 * Whether a paper is revised by a second person.
 * Promises: decided once, on the first query after the house published a rule, and unaffected by later rules; the
 * sample counts every paper once.
 * Never: a requirement without a published rule, or of a test order.
 */

export interface Requirement {
  isRequired: boolean;
  reason: RevisionReason | null;
}

const none: Requirement = { isRequired: false, reason: null };

type Paper = Pick<Review, 'id' | 'userId' | 'translationType' | 'sourceLanguage' | 'targetLanguage'>;

/** Decides it for a paper that was not asked about before. */
export async function requirementOf(
  deps: Pick<Deps, 'db' | 'company' | 'now' | 'sandbox'>,
  paper: Paper,
): Promise<Requirement> {
  if (deps.sandbox) return none;
  const known = await findRequirement(deps.db, paper.id);
  if (known) return known;
  const published = await deps.company.find('revision');
  const reason = published ? reasonFor(published.facts, paper) : null;
  if (!published || reason === null) return none;
  return deps.db.transaction().execute(async (trx) => {
    if (reason !== 'sample') return keep(trx, { reviewId: paper.id, isRequired: true, reason, decidedAt: deps.now() });
    // Sample numbers have no gaps: if another process decides concurrently, its decision is read.
    await sql`select pg_advisory_xact_lock(hashtextextended('revision-sample', 0))`.execute(trx);
    const earlier = await findRequirement(trx, paper.id);
    if (earlier) return earlier;
    const sampleNumber = (await lastNumber(trx)) + 1;
    const isRequired = isDrawn(published.facts, sampleNumber);
    return keep(trx, { reviewId: paper.id, isRequired, reason, sampleNumber, decidedAt: deps.now() });
  });
}

async function findRequirement(db: Db | Trx, reviewId: string): Promise<Requirement | undefined> {
  return db
    .selectFrom('revisionRequirements')
    .select(['isRequired', 'reason'])
    .where('reviewId', '=', reviewId)
    .executeTakeFirst();
}

async function lastNumber(trx: Trx): Promise<number> {
  const row = await trx
    .selectFrom('revisionRequirements')
    .select('sampleNumber')
    .where('sampleNumber', 'is not', null)
    .orderBy('sampleNumber', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sampleNumber ?? 0;
}

async function keep(
  trx: Trx,
  row: { reviewId: string; isRequired: boolean; reason: RevisionReason; sampleNumber?: number; decidedAt: Date },
): Promise<Requirement> {
  await trx
    .insertInto('revisionRequirements')
    .values(row)
    .onConflict((conflict) => conflict.column('reviewId').doNothing())
    .execute();
  return (await findRequirement(trx, row.reviewId)) ?? none;
}

export async function findWaiver(db: Db, reviewId: string) {
  return db
    .selectFrom('revisionWaivers as w')
    .innerJoin('profiles as p', 'p.id', 'w.waivedBy')
    .select(['w.reason', 'w.waivedAt'])
    .select((eb) => eb.fn.coalesce('p.name', 'p.email').as('waivedByName'))
    .where('w.reviewId', '=', reviewId)
    .executeTakeFirst();
}

/**
 * Lets a paper be certified without a revision, also as a file; the first reason stays.
 * Throws REVIEW_NOT_FOUND, REVISION_NOT_NEEDED.
 */
export async function waiveRevision(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const review = await findReview(deps.db, id);
  if (!review || review.isCorrection) throw new AppError('REVIEW_NOT_FOUND');
  if (!(await requirementOf(deps, review)).isRequired) throw new AppError('REVISION_NOT_NEEDED');
  await deps.db.transaction().execute(async (trx) => {
    await lockHeld(trx, actor.id, 'manage');
    const isNew = await trx
      .insertInto('revisionWaivers')
      .values({ reviewId: id, reason, waivedBy: actor.id, waivedAt: deps.now() })
      .onConflict((conflict) => conflict.column('reviewId').doNothing())
      .returning('reviewId')
      .executeTakeFirst();
    if (!isNew) return;
    const { documentId } = review;
    await recordAudit(deps, trx, { event: 'revision.waived', actor, documentId, details: { reason } });
  });
}
