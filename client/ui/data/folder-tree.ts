export interface TreeFolder {
  id: string;
  name: string;
  /** The folder it stands in; null at the top. */
  parentId: string | null;
}

export interface TreeRow extends TreeFolder {
  /** 1 at the top. */
  level: number;
}

/** Folders in the order of a tree read from top to bottom, brothers by name. A folder whose parent is unknown, or that stands in itself, is left out. */
export function treeRows(folders: readonly TreeFolder[]): TreeRow[] {
  const children = new Map<string | null, TreeFolder[]>();
  for (const folder of folders) {
    const brothers = children.get(folder.parentId) ?? [];
    children.set(folder.parentId, [...brothers, folder]);
  }
  function below(parentId: string | null, level: number): TreeRow[] {
    const brothers = (children.get(parentId) ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
    return brothers.flatMap((folder) => [{ ...folder, level }, ...below(folder.id, level + 1)]);
  }
  return below(null, 1);
}
