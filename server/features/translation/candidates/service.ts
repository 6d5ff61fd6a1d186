import { limits } from '#shared/limits.ts';
import type { CandidatesInput, MarkMemoryInput } from '#shared/schemas/memory.ts';
import { privateTopicOf } from '#shared/translation-checks/private-topics.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import type { Actor } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { admitPairs, confirmPairs, likeOf } from '../drafting/queries.ts';
import * as queries from './queries.ts';

/*
 * Sentences of delivered papers until the memory may offer them to other customers.
 * Promises: a sentence is admitted once papers of `limits.memoryCustomers` different customers held it, or staff mark it as a
 * phrase; until then it is deleted with the last document that holds it, and a paper counts once however often it is reissued.
 * Never: a sentence about health, crime, religion or an address admitted by count.
 */

/** Records what a delivered document taught. The caller holds the document's lock; `isFirst` for its first text. */
export async function learnPairs(
  trx: Trx,
  {
    documentId,
    lang,
    pairs,
    isFirst,
    now,
  }: { documentId: string; lang: SourceTag; pairs: readonly queries.Pair[]; isFirst: boolean; now: Date },
): Promise<void> {
  const unique = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
  if (unique.length === 0) return;
  await queries.lockCandidates(trx, lang);
  const known = new Set((await confirmPairs(trx, { lang, pairs: unique, by: isFirst ? 1 : 0 })).map(keyOf));
  const candidateIds = await queries.upsertCandidates(trx, {
    lang,
    pairs: unique
      .filter((pair) => !known.has(keyOf(pair)))
      .map((pair) => ({ ...pair, topic: privateTopicOf(pair.source, lang) ?? privateTopicOf(pair.target, 'en') })),
    now,
  });
  await queries.insertPapers(trx, { documentId, candidateIds });
  const admitted = await queries.listAdmissible(trx, { candidateIds, customers: limits.memoryCustomers });
  const entries = admitted.map(({ source, target }) => ({ source, target, confirmations: limits.memoryCustomers }));
  await admitPairs(trx, { lang, entries, markedBy: null, now });
  // With them goes what says whose papers held the sentence.
  await queries.deleteCandidates(
    trx,
    admitted.map(({ id }) => id),
  );
}

function keyOf({ source, target }: queries.Pair): string {
  return `${source}\n${target}`;
}

/** Deletes the candidates that only this document held. The caller holds the document's lock. */
export async function forgetPapers(trx: Trx, documentId: string): Promise<void> {
  for (const lang of await queries.listCandidateLanguages(trx, documentId)) await queries.lockCandidates(trx, lang);
  await queries.deletePapers(trx, documentId);
}

/** One page of a language's candidates, those nearest to admission first. */
export async function listCandidates(db: Db, input: CandidatesInput, { page, pageSize, offset }: PageWindow) {
  const { lang, search } = input;
  const found = await queries.listCandidates(db, { lang, like: likeOf(search), limit: pageSize, offset });
  return { ...found, page, pageSize };
}

/** Admits a candidate as a phrase of papers, whatever its count and words. Throws MEMORY_NOT_FOUND, as after its erasure. */
export async function markCandidate(deps: Deps, actor: Actor, { id }: MarkMemoryInput): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const seen = await queries.findCandidate(trx, id);
    if (seen) await queries.lockCandidates(trx, seen.lang);
    const candidate = seen && (await queries.findCandidate(trx, id));
    if (!candidate) throw new AppError('MEMORY_NOT_FOUND');
    const { lang, source, target, topic, papers } = candidate;
    const entries = [{ source, target, confirmations: Math.max(1, Number(papers)) }];
    await admitPairs(trx, { lang, entries, markedBy: actor.id, now: deps.now() });
    await queries.deleteCandidates(trx, [id]);
    const details = { language: lang, source, target, ...(topic === null ? {} : { topic }) };
    await recordAudit(deps, trx, { event: 'memory.marked', actor, details });
  });
}
