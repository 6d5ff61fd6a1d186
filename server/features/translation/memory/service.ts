import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type {
  CandidatesInput,
  EditMemoryInput,
  MarkMemoryInput,
  MemoryInput,
  RetireMemoryInput,
} from '#shared/schemas/memory.ts';
import {
  admitPairs,
  deleteCandidates,
  findCandidate,
  isKnownPair,
  likeOf,
  listCandidates as listCandidateRows,
  listMemory,
  lockCandidates,
  lockEntry,
  updateMemory,
} from './queries.ts';

/*
 * The translation memory as staff see and change it.
 * Promises: each change is in the audit log, with the English before and after it.
 * Never: an entry whose slots differ between its two sides; the same pair twice.
 */

type Entry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** One page of a language's entries, the most used first. */
export async function listEntries(db: Db, input: MemoryInput, { page, pageSize, offset }: PageWindow) {
  const { lang, search, isRetired } = input;
  const { items, total } = await listMemory(db, { lang, search, isRetired, limit: pageSize, offset });
  return { items: items.map(toView), total, page, pageSize };
}

/** Throws MEMORY_NOT_FOUND, PHRASE_CHANGED when the target is no longer the one that was seen, PHRASE_SLOTS, MEMORY_TWICE. */
export async function editEntry(deps: Deps, actor: Actor, { id, seen, target }: EditMemoryInput) {
  return changeEntry(deps, id, async (trx, entry) => {
    if (entry.target !== seen) throw new AppError('PHRASE_CHANGED');
    if (target === seen) return;
    if (slotsOf(target) !== slotsOf(entry.source)) throw new AppError('PHRASE_SLOTS');
    if (await isKnownPair(trx, { ...entry, target })) throw new AppError('MEMORY_TWICE');
    await updateMemory(trx, { id, target, changedBy: actor.id });
    const details = { language: entry.lang, source: entry.source, from: seen, to: target };
    await recordAudit(deps, trx, { event: 'memory.edited', actor, details });
  });
}

/** Stops offering an entry, or offers it again. Throws MEMORY_NOT_FOUND. */
export async function retireEntry(deps: Deps, actor: Actor, { id, isRetired }: RetireMemoryInput) {
  return changeEntry(deps, id, async (trx, entry) => {
    if (isRetired === (entry.retiredAt !== null)) return;
    await updateMemory(trx, { id, retiredAt: isRetired ? deps.now() : null, changedBy: actor.id });
    const details = { language: entry.lang, source: entry.source, target: entry.target };
    await recordAudit(deps, trx, { event: isRetired ? 'memory.retired' : 'memory.restored', actor, details });
  });
}

async function changeEntry(deps: Deps, id: string, change: (trx: Trx, entry: Entry) => Promise<void>) {
  return deps.db.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, id);
    if (!entry) throw new AppError('MEMORY_NOT_FOUND');
    await change(trx, entry);
    return toView((await lockEntry(trx, id)) ?? entry);
  });
}

/** Slots of a segment such as `{d1}`, in one order. */
function slotsOf(pattern: string): string {
  return (pattern.match(/\{[a-z]\d+\}/g) ?? []).toSorted().join(' ');
}

function toView({ id, lang, source, target, confirmations, uses, retiredAt, markedBy, lastUsedAt }: Entry) {
  const states = { isRetired: retiredAt !== null, isMarked: markedBy !== null };
  return { id, lang, source, target, confirmations, uses, ...states, lastUsedAt };
}

/** One page of a language's candidates, those nearest to admission first. */
export async function listCandidates(db: Db, input: CandidatesInput, { page, pageSize, offset }: PageWindow) {
  const { lang, search } = input;
  const found = await listCandidateRows(db, { lang, like: likeOf(search), limit: pageSize, offset });
  return { ...found, page, pageSize };
}

/** Admits a candidate as a phrase of papers, whatever its count and words. Throws MEMORY_NOT_FOUND, as after its erasure. */
export async function markCandidate(deps: Deps, actor: Actor, { id }: MarkMemoryInput): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const seen = await findCandidate(trx, id);
    if (seen) await lockCandidates(trx, seen.lang);
    const candidate = seen && (await findCandidate(trx, id));
    if (!candidate) throw new AppError('MEMORY_NOT_FOUND');
    const { lang, source, target, topic, papers } = candidate;
    const entries = [{ source, target, confirmations: Math.max(1, Number(papers)) }];
    await admitPairs(trx, { lang, entries, markedBy: actor.id, now: deps.now() });
    await deleteCandidates(trx, [id]);
    const details = { language: lang, source, target, ...(topic === null ? {} : { topic }) };
    await recordAudit(deps, trx, { event: 'memory.marked', actor, details });
  });
}
