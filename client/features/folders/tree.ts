import type { FolderView } from '#shared/schemas/folders.ts';

/** Where folders stand in the tree. A folder whose parent is not known stands nowhere. */

/** The way from the top down to a folder, it included; empty for the top and for one that is not there. */
export function pathOf<Folder extends FolderView>(folders: readonly Folder[], id: string | null): Folder[] {
  const known = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  for (let at = known.get(id ?? ''); at && !path.includes(at); at = known.get(at.parentId ?? '')) path.unshift(at);
  return path;
}

export function childrenOf<Folder extends FolderView>(folders: readonly Folder[], id: string | null): Folder[] {
  return folders.filter((folder) => folder.parentId === id);
}

/** A folder and all below it: where it cannot be moved to. */
export function branchOf(folders: readonly FolderView[], id: string): string[] {
  return folders
    .filter((folder) => pathOf(folders, folder.id).some((above) => above.id === id))
    .map(({ id: own }) => own);
}
