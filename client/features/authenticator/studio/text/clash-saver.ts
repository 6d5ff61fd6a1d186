import type { Clash } from './text-store.ts';

interface SavedVersion {
  version: number;
  savedByName: string | null;
}

/** Who saved the other side of a clash; undefined if several people may have. */
export function saverOf({ theirs, removedIn }: Clash, versions: readonly SavedVersion[]): string | undefined {
  const { after, upTo } = theirs
    ? { after: theirs.version - 1, upTo: theirs.version }
    : (removedIn ?? { after: 0, upTo: 0 });
  const candidates = versions.filter(({ version }) => version > after && version <= upTo);
  const [name, ...others] = new Set(candidates.map(({ savedByName }) => savedByName));
  return candidates.length === upTo - after && others.length === 0 ? (name ?? undefined) : undefined;
}
