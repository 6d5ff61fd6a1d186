import type { Deps } from '#server/deps.ts';
import { findSpelling, listNamesOf } from '#server/features/documents/people/spelling.ts';
import { lockDocument } from '#server/features/documents/rows.ts';
import type { Trx } from '#server/platform/db/client.ts';
import { readTagOf, type SourceTag } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import type { TranslationText } from '#shared/schemas/translation-text.ts';
import type { SpelledName } from '#shared/spelling.ts';
import { privateTopicOf } from '#shared/translation-checks/private-topics.ts';
import { pairsOf } from '../pairs.ts';
import { activePhrases } from '../phrasebook.ts';
import {
  admitPairs,
  confirmPairs,
  deleteCandidates,
  deletePapers,
  deleteUnadmitted,
  insertPapers,
  isRemembered,
  listAdmissible,
  listCandidateLanguages,
  listConfirmed,
  listLeftBehind,
  listUnremembered,
  lockCandidates,
  lockDelivered,
  setRemembered,
  upsertCandidates,
  type Pair,
} from './queries.ts';

/*
 * Sentences of delivered papers until the memory may offer them to other customers.
 * Promises: a delivered text is remembered once; a sentence is admitted once papers of `limits.memoryCustomers` different customers held it, or staff mark it as a
 * phrase; until then it is deleted with the last document that holds it, and a paper counts once however often it is reissued.
 * Never: a sentence about health, crime, religion or an address admitted by count.
 */

/** Job: puts the confirmed pairs of a delivered document among the memory's candidates, once per text. */
export async function rememberDelivered(deps: Deps, { documentId }: { documentId: string }): Promise<void> {
  // Test data teaches nothing.
  if (deps.sandbox) return;
  await deps.db.transaction().execute(async (trx) => {
    // Before its texts, as an erasure locks them.
    await lockDocument(trx, documentId);
    const texts = await lockDelivered(trx, documentId);
    if (texts.length === 0) return;
    const spelling = await findSpelling(trx, documentId);
    const known = [...spelling.people, ...spelling.family, ...(await listNamesOf(trx, documentId))];
    for (const { reviewId, sourceLanguage, pages } of texts) {
      const lang = readTagOf(sourceLanguage);
      if (!lang) {
        await setRemembered(trx, { reviewId, now: deps.now() });
        continue;
      }
      const names = [...known, ...pages.flatMap(zoneNames)];
      const phrases = await activePhrases(trx, lang);
      const pairs = pairsOf(await listConfirmed(trx, reviewId), { lang, phrases, names });
      const isFirst = !(await isRemembered(trx, documentId));
      await learnPairs(trx, { documentId, lang, pairs, isFirst, now: deps.now() });
      await setRemembered(trx, { reviewId, now: deps.now() });
    }
  });
}

/** Names of a page's machine-readable zone: its fields, and what stands between the fillers of its lines. */
function zoneNames({ mrz }: TranslationText['pages'][number]): SpelledName[] {
  if (mrz === null) return [];
  const texts = [...Object.values(mrz.fields), ...mrz.lines.flatMap((line) => line.split(/<+/))];
  return texts.filter((text) => /^[\p{L} '-]+$/u.test(text)).map((name) => ({ name, nativeName: null }));
}

const missedAtOnce = 500;

/**
 * Job: remembers delivered texts whose own job was lost, and those of earlier releases; ends what processes of an earlier
 * release, which know no candidates, added or left behind while both ran.
 */
export async function rememberMissed(deps: Deps): Promise<void> {
  await deleteUnadmitted(deps.db);
  for (const documentId of await listLeftBehind(deps.db, missedAtOnce)) {
    await deps.db.transaction().execute(async (trx) => {
      await lockDocument(trx, documentId);
      await forgetPapers(trx, documentId);
    });
  }
  for (const documentId of await listUnremembered(deps.db, missedAtOnce)) {
    await deps.jobs.enqueue(deps.db, 'translation.remember', { documentId });
  }
}

/** Records what a delivered document taught. The caller holds the document's lock; `isFirst` for its first text. */
async function learnPairs(
  trx: Trx,
  {
    documentId,
    lang,
    pairs,
    isFirst,
    now,
  }: { documentId: string; lang: SourceTag; pairs: readonly Pair[]; isFirst: boolean; now: Date },
): Promise<void> {
  const unique = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
  if (unique.length === 0) return;
  await lockCandidates(trx, lang);
  const known = new Set((await confirmPairs(trx, { lang, pairs: unique, by: isFirst ? 1 : 0 })).map(keyOf));
  const candidateIds = await upsertCandidates(trx, {
    lang,
    pairs: unique
      .filter((pair) => !known.has(keyOf(pair)))
      .map((pair) => ({ ...pair, topic: privateTopicOf(pair.source, lang) ?? privateTopicOf(pair.target, 'en') })),
    now,
  });
  await insertPapers(trx, { documentId, candidateIds });
  const admitted = await listAdmissible(trx, { candidateIds, customers: limits.memoryCustomers });
  const entries = admitted.map(({ source, target }) => ({ source, target, confirmations: limits.memoryCustomers }));
  await admitPairs(trx, { lang, entries, markedBy: null, now });
  // With them goes what says whose papers held the sentence.
  await deleteCandidates(
    trx,
    admitted.map(({ id }) => id),
  );
}

function keyOf({ source, target }: Pair): string {
  return `${source}\n${target}`;
}

/** Deletes the candidates that only this document held. The caller holds the document's lock. */
export async function forgetPapers(trx: Trx, documentId: string): Promise<void> {
  for (const lang of await listCandidateLanguages(trx, documentId)) await lockCandidates(trx, lang);
  await deletePapers(trx, documentId);
}
