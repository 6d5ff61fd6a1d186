import { limits } from '#shared/limits.ts';
import { parseJson } from './error-message.ts';
import type { PendingFile } from './pending-file.ts';

/** What is left of a chosen file on a phone that refuses to keep files: its facts, so that one knows which to choose again. */

const key = 'pendingFile';

/** Throws where this browser stores nothing at all. */
export function notePendingFile({ file, timestamp, metadata }: PendingFile): void {
  const { name, type, size, lastModified } = file;
  const { pageCount, documentType, userId } = metadata;
  localStorage.setItem(
    key,
    JSON.stringify({ name, type, size, lastModified, pageCount, documentType, userId, timestamp }),
  );
}

/** The name of this person's noted file; undefined when there is none, or it is older than a day. */
export function findPendingNote(userId: string): string | undefined {
  const note = parseJson(localStorage.getItem(key) ?? '');
  if (typeof note !== 'object' || note === null) return undefined;
  if (!('userId' in note) || note.userId !== userId) return undefined;
  if (!('timestamp' in note) || typeof note.timestamp !== 'number') return undefined;
  if (note.timestamp < Date.now() - limits.pendingFileMs) return undefined;
  return 'name' in note && typeof note.name === 'string' ? note.name : undefined;
}

export function dropPendingNote(): void {
  localStorage.removeItem(key);
}
