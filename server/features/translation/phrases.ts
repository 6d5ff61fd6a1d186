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
import { normalize } from './normalize.ts';
import { addUses, listOverrides, listUses, lockPhrase, saveOverride, type PhraseOverride } from './phrase-queries.ts';
import { bySource, phrasesOf } from './phrasebook.ts';

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
  const overrides = bySource(await listOverrides(db, lang));
  const uses = new Map((await listUses(db, lang)).map(({ source, uses: count }) => [source, count]));
  const wanted = normalize(search ?? '', lang);
  const all = phrasesOf(lang)
    .map((phrase) => toView(lang, phrase, overrides.get(phrase.source), uses.get(phrase.source) ?? 0))
    .filter((view) => filter === 'all' || (filter === 'retired' ? view.isRetired : view.target !== view.defaultTarget));
  const isWanted = ({ source, target }: (typeof all)[number]) =>
    wanted === '' || normalize(`${source} ${target}`, lang).includes(wanted);
  const found = (await mapInSlices(all, (view) => (isWanted(view) ? view : []))).flat();
  return {
    items: found.slice(page.offset, page.offset + page.pageSize),
    total: found.length,
    page: page.page,
    pageSize: page.pageSize,
  };
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
  const uses = (await listUses(deps.db, lang)).find((row) => row.source === source)?.uses ?? 0;
  return toView(lang, phrase, override, uses);
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
