import { limits } from '#shared/limits.ts';
import { parseJson } from './error-message.ts';
import type { PendingFile } from './pending-file.ts';

/** Metadata of a selected file, for phones that refuse to store the file: names the file to select again. */

const key = 'pendingFile';

/** Throws if local storage is unavailable. */
export function notePendingFile({ file, timestamp, metadata }: PendingFile): void {
  const { name, type, size, lastModified } = file;
  const { pageCount, documentType, userId } = metadata;
  localStorage.setItem(
    key,
    JSON.stringify({ name, type, size, lastModified, pageCount, documentType, userId, timestamp }),
  );
}

/** File name of this user's note; undefined without a note or past `limits.pendingFile`. */
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
