import { openDB, type DBSchema } from 'idb';
import { limits } from '#shared/limits.ts';
import { isMobileDevice } from './device.ts';
import { lazyConnection } from './lazy-connection.ts';
import type { PendingFile } from './pending-file.ts';
import { dropPendingNote, notePendingFile } from './pending-note.ts';

/**
 * Recovery copies of selected files in IndexedDB until their orders are paid. Orders never depend on them: the server
 * has the file before the checkout opens.
 */

interface Schema extends DBSchema {
  files: { key: string; value: PendingFile };
}

const database = lazyConnection((onLost) =>
  openDB<Schema>('DocumentStorage', 1, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'id' }),
    terminated: onLost,
  }),
);

/**
 * Stores a file, or replaces the copy with the same id. Phones that refuse to store files get a note of its metadata
 * instead. Rejects if neither can be stored.
 */
export async function keepPendingFile(entry: PendingFile): Promise<void> {
  try {
    const db = await database();
    await db.put('files', entry);
  } catch (error) {
    if (!isMobileDevice()) throw error;
    notePendingFile(entry);
  }
}

export async function dropPendingFile(id: string): Promise<void> {
  const db = await database();
  await db.delete('files', id);
}

/** Copies of this user, newest first. Deletes copies of other users and those past `limits.pendingFile`. */
export async function listPendingFiles(userId: string): Promise<PendingFile[]> {
  const db = await database();
  const entries = await db.getAll('files');
  const oldest = Date.now() - limits.pendingFileMs;
  const isMine = (entry: PendingFile) => entry.metadata.userId === userId && entry.timestamp >= oldest;
  await Promise.all(entries.filter((entry) => !isMine(entry)).map((entry) => db.delete('files', entry.id)));
  return entries.filter(isMine).sort((a, b) => b.timestamp - a.timestamp);
}

/** The recovery copy of a document's file, if this browser has one. */
export async function findPendingFile(documentId: string): Promise<PendingFile | undefined> {
  const db = await database();
  const entries = await db.getAll('files');
  return entries.find((entry) => entry.metadata.documentId === documentId);
}

/** Deletes the copies of paid documents. */
export async function dropPendingFilesOf(documentIds: readonly string[]): Promise<void> {
  const db = await database();
  const entries = await db.getAll('files');
  dropPendingNote();
  const paid = entries.filter(({ metadata }) => metadata.documentId && documentIds.includes(metadata.documentId));
  await Promise.all(paid.map((entry) => db.delete('files', entry.id)));
}

/** Deletes all copies, at sign-out. */
export async function purgePendingFiles(): Promise<void> {
  dropPendingNote();
  const db = await database();
  await db.clear('files');
}
