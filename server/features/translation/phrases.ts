import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import { mapInSlices } from '#server/platform/rate-limit/loop-slices.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { EditPhraseInput, PhrasesInput, RetirePhraseInput } from '#shared/schemas/phrases.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { normalize, type FoldedWords } from './normalize.ts';
import { addUses, listOverrides, listUses, lockPhrase, saveOverride, type PhraseOverride } from './phrase-queries.ts';
import { bySource, loadPhrases, phrasesOf } from './phrasebook.ts';

/*
 * The phrasebooks with the changes by staff.
 * Promises: each change is in the audit log, with the English before and after it.
 * Never: a change lost to a concurrent one; a phrase whose slots differ between its two sides.
 */

/** Counts the segments that phrases drafted, by the phrases' sources. */
export async function recordPhraseUses(
  trx: Trx,
  { lang, sources, now }: { lang: SourceTag; sources: readonly string[]; now: Date },
): Promise<void> {
  const counts = new Map<string, number>();
  for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  await addUses(trx, { lang, counts, now });
}

/** One page of a phrasebook, in the order of its file. The search ignores case and accents, on both sides. */
export async function listPhrases(db: Db, input: PhrasesInput, page: PageWindow) {
  const { lang, filter, search } = input;
  const [book, list] = await Promise.all([loadPhrases(lang), listOverrides(db, lang)]);
  const overrides = bySource(list);
  const ofFilter = book.filter((phrase) => {
    if (filter === 'all') return true;
    const override = overrides.get(phrase.source);
    return filter === 'retired' ? override?.isRetired === true : (override?.target ?? phrase.target) !== phrase.target;
  });
  const found = await searchPhrases(ofFilter, { lang, overrides, search });
  const shown = found.slice(page.offset, page.offset + page.pageSize);
  const uses = await listUses(
    db,
    lang,
    shown.map(({ source }) => source),
  );
  return {
    items: shown.map((phrase) => toView(lang, phrase, overrides.get(phrase.source), uses.get(phrase.source) ?? 0)),
    total: found.length,
    page: page.page,
    pageSize: page.pageSize,
  };
}

/** Both sides of a phrase as the search reads them, with the target that was folded: a whole book takes a tenth of a second. */
const foldedSides = new WeakMap<Phrase, { target: string; text: string }>();

async function searchPhrases(
  phrases: readonly Phrase[],
  options: { lang: SourceTag; overrides: ReadonlyMap<string, PhraseOverride>; search: string | undefined },
): Promise<readonly Phrase[]> {
  const { lang, overrides, search = '' } = options;
  const wanted = normalize(search, lang);
  if (wanted === '') return phrases;
  const words: FoldedWords = new Map();
  const textOf = (phrase: Phrase) => {
    const target = overrides.get(phrase.source)?.target ?? phrase.target;
    const known = foldedSides.get(phrase);
    if (known?.target === target) return known.text;
    const text = normalize(`${phrase.source} ${target}`, lang, words);
    foldedSides.set(phrase, { target, text });
    return text;
  };
  return (await mapInSlices(phrases, (phrase) => (textOf(phrase).includes(wanted) ? phrase : []))).flat();
}

/** Throws PHRASE_NOT_FOUND, PHRASE_CHANGED when the target is no longer the one that was seen. */
export async function editPhrase(deps: Deps, actor: Actor, input: EditPhraseInput) {
  const { lang, source, target, seen } = input;
  return changePhrase(deps, actor, { lang, source }, (before) => {
    if (before.target !== seen) throw new AppError('PHRASE_CHANGED');
    return { ...before, target };
  });
}

/** Stops offering a phrase, or offers it again. Throws PHRASE_NOT_FOUND. */
export async function retirePhrase(deps: Deps, actor: Actor, { lang, source, isRetired }: RetirePhraseInput) {
  return changePhrase(deps, actor, { lang, source }, (before) => ({ ...before, isRetired }));
}

interface PhraseState {
  target: string;
  isRetired: boolean;
}

async function changePhrase(
  deps: Deps,
  actor: Actor,
  { lang, source }: { lang: SourceTag; source: string },
  change: (before: PhraseState) => PhraseState,
) {
  const phrase = phrasesOf(lang).find((entry) => entry.source === source);
  if (!phrase) throw new AppError('PHRASE_NOT_FOUND');
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockPhrase(trx, { lang, source });
    const before = { target: row?.target ?? phrase.target, isRetired: row?.isRetired ?? false };
    const after = change(before);
    if (after.target === before.target && after.isRetired === before.isRetired) return;
    await saveOverride(trx, {
      lang,
      source,
      target: after.target === phrase.target ? null : after.target,
      isRetired: after.isRetired,
      changedBy: actor.id,
      changedAt: deps.now(),
    });
    const isEdit = after.target !== before.target;
    await recordAudit(deps, trx, {
      event: isEdit ? 'phrase.edited' : after.isRetired ? 'phrase.retired' : 'phrase.restored',
      actor,
      details: { language: lang, source, ...(isEdit ? { from: before.target, to: after.target } : {}) },
    });
  });
  const override = bySource(await listOverrides(deps.db, lang)).get(source);
  const uses = await listUses(deps.db, lang, [source]);
  return toView(lang, phrase, override, uses.get(source) ?? 0);
}

function toView(lang: SourceTag, phrase: Phrase, override: PhraseOverride | undefined, uses: number) {
  return {
    lang,
    source: phrase.source,
    target: override?.target ?? phrase.target,
    defaultTarget: phrase.target,
    kind: phrase.kind,
    country: phrase.country ?? null,
    note: phrase.note ?? null,
    isRetired: override?.isRetired ?? false,
    uses,
    changedByName: override?.changedByName ?? null,
    changedAt: override?.changedAt ?? null,
  };
}
