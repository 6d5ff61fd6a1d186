import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { OfferAnswer } from '#server/platform/db/team-tables.ts';

/** SQL of offers, hand-overs and workloads. */

/** False if the paper has an open offer. */
export async function insertOffer(
  trx: Trx,
  offer: { reviewId: string; personId: string; offeredAt: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('reviewOffers')
    .values(offer)
    .onConflict((conflict) => conflict.column('reviewId').where('answeredAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An offer that was answered as it was made. */
export async function insertDeclined(
  trx: Trx,
  { reviewId, personId, now }: { reviewId: string; personId: string; now: Date },
): Promise<void> {
  const times = { offeredAt: now, expiresAt: now, answeredAt: now };
  await trx
    .insertInto('reviewOffers')
    .values({ reviewId, personId, ...times, answer: 'declined' })
    .execute();
}

export async function findOffer(db: Db | Trx, { id, personId }: { id: string; personId: string }) {
  return db
    .selectFrom('reviewOffers')
    .selectAll()
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
}

/** Locks a paper's open offer; the caller holds the paper's lock. */
export async function lockOpenOffer(trx: Trx, reviewId: string) {
  return trx
    .selectFrom('reviewOffers')
    .selectAll()
    .where('reviewId', '=', reviewId)
    .where('answeredAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeOffer(
  trx: Trx,
  { id, answer, now }: { id: string; answer: OfferAnswer; now: Date },
): Promise<void> {
  await trx
    .updateTable('reviewOffers')
    .set({ answer, answeredAt: now })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .execute();
}

/** A person's open offers, not locked. */
export async function listOpenOffers(db: Db | Trx, personId: string) {
  return db
    .selectFrom('reviewOffers')
    .select(['id', 'reviewId'])
    .where('personId', '=', personId)
    .where('answeredAt', 'is', null)
    .orderBy('id')
    .execute();
}

/** Papers with an expired open offer. */
export async function listExpired(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('reviewOffers')
    .select('reviewId')
    .where('answeredAt', 'is', null)
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(500)
    .execute();
  return rows.map(({ reviewId }) => reviewId);
}

/** People who declined an offer or let it expire. Withdrawn offers do not count, since they may be repeated. */
export async function listAsked(db: Db | Trx, reviewId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('reviewOffers')
    .select('personId')
    .where('reviewId', '=', reviewId)
    .where('answer', 'in', ['declined', 'expired'])
    .execute();
  return new Set(rows.map(({ personId }) => personId));
}

/** A person's unexpired open offers, by expiry. */
export async function listOfferViews(db: Db, { personId, now }: { personId: string; now: Date }) {
  return db
    .selectFrom('reviewOffers as o')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'o.reviewId')
    .select(['o.id', 'o.reviewId', 'o.offeredAt', 'o.expiresAt'])
    .select(['r.filename', 'r.pages', 'r.sourceLanguage', 'r.targetLanguage', 'r.dueAt'])
    .where('o.personId', '=', personId)
    .where('o.answeredAt', 'is', null)
    .where('o.expiresAt', '>', now)
    .where('r.status', '=', 'pending')
    .where('r.assignedTo', 'is', null)
    .orderBy('o.expiresAt')
    .orderBy('o.id')
    .limit(50)
    .execute();
}

/** Assigned and offered pages by person and due time. */
export async function listDueWork(db: Db | Trx, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  const assigned = db
    .selectFrom('documentsToBeVerified as r')
    .select([sql<string>`r.assigned_to`.as('personId'), 'r.dueAt', 'r.pages'])
    .where('r.assignedTo', 'in', [...personIds])
    .where('r.status', '=', 'pending')
    .where('r.isCorrection', '=', false);
  const offered = db
    .selectFrom('reviewOffers as o')
    .innerJoin('documentsToBeVerified as r', 'r.id', 'o.reviewId')
    .select([sql<string>`o.person_id`.as('personId'), 'r.dueAt', 'r.pages'])
    .where('o.personId', 'in', [...personIds])
    .where('o.answeredAt', 'is', null)
    .where('r.status', '=', 'pending')
    .where('r.assignedTo', 'is', null);
  return assigned.unionAll(offered).execute();
}

/** The person who decided the customer's last paper; null before the first. */
export async function findLastBy(db: Db | Trx, { userId }: { userId: string }): Promise<string | null> {
  const row = await db
    .selectFrom('documentsToBeVerified')
    .select('authenticatedBy')
    .where('userId', '=', userId)
    .where('authenticatedBy', 'is not', null)
    .orderBy('authenticationDate', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.authenticatedBy ?? null;
}

export async function insertHandOver(
  trx: Trx,
  values: { reviewId: string; fromId: string; toId: string; note: string; madeAt: Date },
): Promise<void> {
  await trx.insertInto('reviewHandOvers').values(values).execute();
}

/** Clears notes, which may name the customer; the hand-over itself stays. */
export async function eraseHandOverNotes(trx: Trx, documentId: string): Promise<void> {
  await trx
    .updateTable('reviewHandOvers')
    .set({ note: '' })
    .where('reviewId', 'in', trx.selectFrom('documentsToBeVerified').select('id').where('documentId', '=', documentId))
    .execute();
}
