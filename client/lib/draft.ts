/**
 * A draft of published facts that others may publish meanwhile.
 * Promises: edited values stay, the others follow the loaded facts; `basedOn` stays behind `saved.latest` from the first
 * clash until the person answers it, so that the server refuses to overwrite an unseen version.
 */

/** What the server has: the facts in force, the last version, and the draft kept beside them. */
export interface Saved<T> {
  published: T;
  latest: number;
  draft?: { facts: T; basedOn: number; savedAt: string } | null;
}

export interface Draft<T> {
  value: T;
  /** The version that a publication replaces. */
  basedOn: number;
  saved: Saved<T>;
  /** The last publication from here, until its version is loaded. */
  sent?: { version: number; value: T } | undefined;
}

export function startDraft<T>(saved: Saved<T>): Draft<T> {
  return { value: startOf(saved), basedOn: saved.draft?.basedOn ?? saved.latest, saved };
}

/** The facts that an unedited draft shows. */
function startOf<T>({ published, draft }: Saved<T>): T {
  return draft ? draft.facts : published;
}

export function isTouched<T>({ value, saved }: Draft<T>): boolean {
  return !isSame(value, startOf(saved));
}

/** Takes over what was loaded. Returns the same draft if nothing changed. */
export function rebase<T>(draft: Draft<T>, saved: Saved<T>): Draft<T> {
  const { sent } = draft;
  if (sent && sent.version <= saved.latest) {
    const own = { published: sent.value, latest: sent.version };
    return rebaseFrom({ value: draft.value, basedOn: sent.version, saved: own }, saved);
  }
  return isUnchanged(draft.saved, saved) ? draft : { ...rebaseFrom(draft, saved), sent };
}

function rebaseFrom<T>({ value, basedOn, saved: before }: Draft<T>, saved: Saved<T>): Draft<T> {
  const base = baseOf(before, saved);
  const started = startDraft(saved);
  if (isSame(base, value)) return started;
  const isUnanswered = basedOn < before.latest || isUnseen(before, saved) || isClash(base, value, started.value);
  return { value: merge(base, value, started.value), basedOn: isUnanswered ? basedOn : started.basedOn, saved };
}

/** Publishing deletes the saved draft, so edits are then compared with the facts that were in force. */
function baseOf<T>(before: Saved<T>, after: Saved<T>): T {
  return before.draft && !after.draft && after.latest > before.latest ? before.published : startOf(before);
}

/** A version that is not in force yet is not among the facts, so that it cannot be merged. */
function isUnseen<T>(before: Saved<T>, after: Saved<T>): boolean {
  return after.latest > before.latest && isSame(before.published, after.published);
}

function isUnchanged<T>(before: Saved<T>, after: Saved<T>): boolean {
  if (before.latest !== after.latest || before.draft?.savedAt !== after.draft?.savedAt) return false;
  return isSame(startOf(before), startOf(after));
}

/** Compares as JSON; an omitted value equals undefined. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return true;
  return isRecord(one) && isRecord(other) && keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

/** Whether both sides changed the same value differently; records are compared by key, lists whole. */
function isClash(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (isSame(base, mine) || isSame(base, theirs) || isSame(mine, theirs)) return false;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return true;
  return keysOf(base, mine, theirs).some((key) => isClash(base[key], mine[key], theirs[key]));
}

/** `theirs` with what `mine` changed from `base`. */
function merge<T>(base: T, mine: T, theirs: T): T {
  if (isSame(base, mine)) return theirs;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine;
  const changed = keysOf(base, mine).filter((key) => !isSame(base[key], mine[key]));
  const merged = {
    ...theirs,
    ...Object.fromEntries(changed.map((key) => [key, merge(base[key], mine[key], theirs[key])])),
  };
  for (const key of changed) if (!(key in mine)) Reflect.deleteProperty(merged, key);
  return merged;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf(...records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
