import type { FolderView } from '#shared/schemas/folders.ts';

/** Paths and branches of the folder tree. A folder with an unknown parent is a root of its own. */

/** The path from the root to a folder, inclusive; empty for the root and for an unknown id. */
export function pathOf<Folder extends FolderView>(folders: readonly Folder[], id: string | null): Folder[] {
  const known = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  for (let at = known.get(id ?? ''); at && !path.includes(at); at = known.get(at.parentId ?? '')) path.unshift(at);
  return path;
}

export function childrenOf<Folder extends FolderView>(folders: readonly Folder[], id: string | null): Folder[] {
  return folders.filter((folder) => folder.parentId === id);
}

/** Ids of a folder and its descendants, into which it cannot be moved. */
export function branchOf(folders: readonly FolderView[], id: string): string[] {
  return folders
    .filter((folder) => pathOf(folders, folder.id).some((above) => above.id === id))
    .map(({ id: own }) => own);
}
