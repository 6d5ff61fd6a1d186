/** Drag data in one string with its source folder, since the dragged row may be unmounted before the drop. */

export interface Dragged {
  kind: 'file' | 'folder';
  id: string;
  /** The source folder; null for the root. */
  from: string | null;
}

export function dragIdOf({ kind, id, from }: Dragged): string {
  return [kind, id, from ?? ''].join(':');
}

/** Undefined for other drag data. */
export function readDragId(dragId: string): Dragged | undefined {
  const [kind, id, from] = dragId.split(':');
  if ((kind !== 'file' && kind !== 'folder') || id === undefined || from === undefined) return undefined;
  return { kind, id, from: from === '' ? null : from };
}
