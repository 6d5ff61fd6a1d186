/** What is being dragged, and where it came from, as one word: its row may be gone by the time it is dropped. */

export interface Dragged {
  kind: 'file' | 'folder';
  id: string;
  /** The folder it was taken from; null at the top. */
  from: string | null;
}

export function dragIdOf({ kind, id, from }: Dragged): string {
  return [kind, id, from ?? ''].join(':');
}

/** Undefined for a word that is none of ours. */
export function readDragId(dragId: string): Dragged | undefined {
  const [kind, id, from] = dragId.split(':');
  if ((kind !== 'file' && kind !== 'folder') || id === undefined || from === undefined) return undefined;
  return { kind, id, from: from === '' ? null : from };
}
