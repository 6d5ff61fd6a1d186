export interface TreeFolder {
  id: string;
  name: string;
  /** Parent folder; null at the top level. */
  parentId: string | null;
}

export interface TreeRow extends TreeFolder {
  /** 1 at the top level. */
  level: number;
}

/** Folders in depth-first order, siblings by name. Omits folders with an unknown parent and those in a cycle. */
export function treeRows(folders: readonly TreeFolder[]): TreeRow[] {
  const children = new Map<string | null, TreeFolder[]>();
  for (const folder of folders) {
    const siblings = children.get(folder.parentId) ?? [];
    children.set(folder.parentId, [...siblings, folder]);
  }
  function rowsBelow(parentId: string | null, level: number): TreeRow[] {
    const siblings = (children.get(parentId) ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
    return siblings.flatMap((folder) => [{ ...folder, level }, ...rowsBelow(folder.id, level + 1)]);
  }
  return rowsBelow(null, 1);
}
