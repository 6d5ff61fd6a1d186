import { sql, type ExpressionBuilder } from 'kysely';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { DB } from '#server/platform/db/tables.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { PrivateTopic } from '#shared/translation-checks/private-topics.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** SQL of the translation memory's entries, of the texts it learns from, and of the sentences that wait for it. */

/** Counts `by` more confirmations of the pairs that the memory has, retired or not, and returns these. */
export async function confirmPairs(
  trx: Trx,
  { lang, pairs, by }: { lang: SourceTag; pairs: readonly { source: string; target: string }[]; by: number },
): Promise<{ source: string; target: string }[]> {
  if (pairs.length === 0) return [];
  const texts = JSON.stringify(pairs.map(({ source, target }) => ({ source, target })));
  const { rows } = await sql<{ source: string; target: string }>`
    update translation_memory m set confirmations = m.confirmations + ${by}
    from jsonb_to_recordset(${texts}::jsonb) as p (source text, target text)
    where m.lang = ${lang} and m.source = p.source and m.target = p.target and m.admitted_at is not null
    returning m.source, m.target`.execute(trx);
  return rows;
}

/** Adds pairs that may be offered to every customer. `markedBy` is the person who decided so; null for a count of customers. */
export async function admitPairs(
  trx: Trx,
  {
    lang,
    entries,
    markedBy,
    now,
  }: {
    lang: SourceTag;
    entries: readonly { source: string; target: string; confirmations: number }[];
    markedBy: string | null;
    now: Date;
  },
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('translationMemory')
    .values(entries.map((entry) => ({ ...entry, lang, markedBy, createdAt: now, admittedAt: now })))
    // Only a row of an earlier release can be there.
    .onConflict((conflict) => conflict.columns(['lang', 'source', 'target']).doUpdateSet({ markedBy, admittedAt: now }))
    .execute();
}

/** Deletes rows that processes of an earlier release still added. */
export async function deleteUnadmitted(db: Db): Promise<void> {
  await db.deleteFrom('translationMemory').where('admittedAt', 'is', null).execute();
}

/** Texts of a delivered document whose confirmed pairs are not in the memory yet, locked. */
export async function lockDelivered(trx: Trx, documentId: string) {
  return trx
    .selectFrom('translationTexts as t')
    .innerJoin('documents as d', 'd.id', 't.documentId')
    .select(['t.reviewId', 't.pages', 'd.sourceLanguage'])
    .where('t.documentId', '=', documentId)
    .where('t.rememberedAt', 'is', null)
    .where('d.isAuthenticated', '=', true)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('t.reviewId')
    .forUpdate('t')
    .execute();
}

/** Whether an earlier text of the document is in the memory already. */
export async function isRemembered(trx: Trx, documentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('translationTexts')
    .select('reviewId')
    .where('documentId', '=', documentId)
    .where('rememberedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Delivered documents with a text that is not in the memory yet. */
export async function listUnremembered(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('translationTexts as t')
    .innerJoin('documents as d', 'd.id', 't.documentId')
    .select('t.documentId')
    .distinct()
    .where('t.rememberedAt', 'is', null)
    .where('d.isAuthenticated', '=', true)
    .where('d.erasureRequestedAt', 'is', null)
    .orderBy('t.documentId')
    .limit(limit)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

export async function listConfirmed(trx: Trx, reviewId: string): Promise<BlockContent[]> {
  const rows = await trx
    .selectFrom('translationBlocks')
    .select('content')
    .where('reviewId', '=', reviewId)
    .where('isRemoved', '=', false)
    .where('confirmedBy', 'is not', null)
    .execute();
  return rows.map(({ content }) => content);
}

export async function setRemembered(trx: Trx, { reviewId, now }: { reviewId: string; now: Date }): Promise<void> {
  await trx.updateTable('translationTexts').set({ rememberedAt: now }).where('reviewId', '=', reviewId).execute();
}

export interface MemoryFilter {
  lang: SourceTag;
  search?: string | undefined;
  isRetired?: boolean | undefined;
}

/** Pattern of texts that contain the search. */
export function likeOf(search: string | undefined): string {
  return `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** One page of the memory for staff, most used first. */
export async function listMemory(db: Db, filter: MemoryFilter & { limit: number; offset: number }) {
  const { lang, search, isRetired = false, limit, offset } = filter;
  const like = likeOf(search);
  const query = db
    .selectFrom('translationMemory')
    .where('lang', '=', lang)
    .where('admittedAt', 'is not', null)
    .where('retiredAt', isRetired ? 'is not' : 'is', null)
    .where((eb) => eb.or([eb('source', 'ilike', like), eb('target', 'ilike', like)]));
  const items = await query
    .selectAll()
    .orderBy('uses', 'desc')
    .orderBy('confirmations', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** Changes the English of an entry, or retires it; false when there is no such entry. */
export async function updateMemory(
  trx: Trx,
  { id, ...values }: { id: string; target?: string; retiredAt?: Date | null; changedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('translationMemory')
    .set(values)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lockEntry(trx: Trx, id: string) {
  return trx.selectFrom('translationMemory').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether another entry is the same pair. */
export async function isKnownPair(
  trx: Trx,
  { id, lang, source, target }: { id: string; lang: SourceTag; source: string; target: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('translationMemory')
    .select('id')
    .where((eb) => eb.and({ lang, source, target }))
    .where('id', '!=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Pair {
  source: string;
  target: string;
}

/** Serializes what changes the candidates of a language, so that two deliveries see each other's papers. */
export async function lockCandidates(trx: Trx, lang: SourceTag): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`memory:${lang}`}, 0))`.execute(trx);
}

/** Inserts missing pairs; returns the id of every pair. The caller holds the language's lock. */
export async function upsertCandidates(
  trx: Trx,
  { lang, pairs, now }: { lang: SourceTag; pairs: readonly (Pair & { topic: PrivateTopic | null })[]; now: Date },
): Promise<string[]> {
  if (pairs.length === 0) return [];
  await trx
    .insertInto('translationCandidates')
    .values(pairs.map(({ source, target, topic }) => ({ lang, source, target, topic, createdAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('translationCandidates')
    .select('id')
    .where('lang', '=', lang)
    .where(sql<boolean>`(md5(source), md5(target)) in (select md5(p.source), md5(p.target) from ${recordset(pairs)})`)
    .execute();
  return rows.map(({ id }) => id);
}

function recordset(pairs: readonly Pair[]) {
  const texts = JSON.stringify(pairs.map(({ source, target }) => ({ source, target })));
  return sql`jsonb_to_recordset(${texts}::jsonb) as p (source text, target text)`;
}

/** Ties candidates to a document that held them, once. */
export async function insertPapers(
  trx: Trx,
  { documentId, candidateIds }: { documentId: string; candidateIds: readonly string[] },
): Promise<void> {
  if (candidateIds.length === 0) return;
  await trx
    .insertInto('translationCandidatePapers')
    .values(candidateIds.map((candidateId) => ({ candidateId, documentId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Customers whose papers held a candidate: accounts with papers of their own, and no more than there are different files.
 * Uploads of staff, whose clients are not known, and documents whose erasure was asked for are left out.
 */
function customersOf(eb: ExpressionBuilder<DB & { c: DB['translationCandidates'] }, 'c'>) {
  return eb
    .selectFrom('translationCandidatePapers as p')
    .innerJoin('documents as d', 'd.id', 'p.documentId')
    .innerJoin('profiles as owner', 'owner.id', 'd.userId')
    .whereRef('p.candidateId', '=', 'c.id')
    .where('owner.role', '=', 'user')
    .where('d.paymentStatus', '<>', 'free')
    .where('d.erasureRequestedAt', 'is', null)
    .select(
      sql<number>`least(count(distinct d.user_id), count(distinct coalesce(d.file_sha256, d.id::text)))::integer`.as(
        'customers',
      ),
    );
}

/** Of the given candidates, those that `customers` different customers' papers held and whose words touch no protected topic. */
export async function listAdmissible(
  trx: Trx,
  { candidateIds, customers }: { candidateIds: readonly string[]; customers: number },
) {
  if (candidateIds.length === 0) return [];
  return trx
    .selectFrom('translationCandidates as c')
    .select(['c.id', 'c.lang', 'c.source', 'c.target'])
    .where('c.id', 'in', [...candidateIds])
    .where('c.topic', 'is', null)
    .where((eb) => eb(customersOf(eb), '>=', customers))
    .execute();
}

/** The candidate with the documents that hold it. */
export async function findCandidate(trx: Trx, id: string) {
  return trx
    .selectFrom('translationCandidates as c')
    .select(['c.id', 'c.lang', 'c.source', 'c.target', 'c.topic'])
    .select((eb) =>
      eb
        .selectFrom('translationCandidatePapers as p')
        .whereRef('p.candidateId', '=', 'c.id')
        .select((papers) => papers.fn.countAll<number>().as('papers'))
        .as('papers'),
    )
    .where('c.id', '=', id)
    .executeTakeFirst();
}

/** Deletes candidates with their links to documents. */
export async function deleteCandidates(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('translationCandidates')
    .where('id', 'in', [...ids])
    .execute();
}

/** Languages of a document's candidates; one, unless staff changed the order's. */
export async function listCandidateLanguages(trx: Trx, documentId: string): Promise<SourceTag[]> {
  const rows = await trx
    .selectFrom('translationCandidatePapers as p')
    .innerJoin('translationCandidates as c', 'c.id', 'p.candidateId')
    .select('c.lang')
    .distinct()
    .where('p.documentId', '=', documentId)
    .orderBy('c.lang')
    .execute();
  return rows.map(({ lang }) => lang);
}

/** Unties a document's candidates, and deletes those that no other document holds. The caller holds their languages' locks. */
export async function deletePapers(trx: Trx, documentId: string): Promise<void> {
  const untied = await trx
    .deleteFrom('translationCandidatePapers')
    .where('documentId', '=', documentId)
    .returning('candidateId')
    .execute();
  if (untied.length === 0) return;
  await trx
    .deleteFrom('translationCandidates as c')
    .where(
      'c.id',
      'in',
      untied.map(({ candidateId }) => candidateId),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('translationCandidatePapers as p').select('p.documentId').whereRef('p.candidateId', '=', 'c.id'),
        ),
      ),
    )
    .execute();
}

/** Documents that are erased, or whose source has left, and still tie a candidate. */
export async function listLeftBehind(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('translationCandidatePapers as p')
    .innerJoin('documents as d', 'd.id', 'p.documentId')
    .select('p.documentId')
    .distinct()
    .where((eb) => eb.or([eb('d.erasedAt', 'is not', null), eb('d.sourceRemovedAt', 'is not', null)]))
    .orderBy('p.documentId')
    .limit(limit)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** One page of a language's candidates for staff, those of the most customers first. */
export async function listCandidates(
  db: Db,
  { lang, like, limit, offset }: { lang: SourceTag; like: string; limit: number; offset: number },
) {
  const query = db
    .selectFrom('translationCandidates as c')
    .where('c.lang', '=', lang)
    .where((eb) => eb.or([eb('c.source', 'ilike', like), eb('c.target', 'ilike', like)]));
  const items = await query
    .select(['c.id', 'c.lang', 'c.source', 'c.target', 'c.topic'])
    .select((eb) => eb.fn.coalesce(customersOf(eb), sql<number>`0`).as('customers'))
    .orderBy('customers', 'desc')
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}
