import { openDB, type DBSchema } from 'idb';
import { limits } from '#shared/limits.ts';
import { isMobileDevice } from './device.ts';
import { dropQuote } from './kept-quote.ts';
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

/** Owner of the files of a quote, until the visitor signs in. */
export const visitorId = '';

/** Stores the files of a visitor's quote in place of the quote before. Rejects if they cannot be stored. */
export async function keepVisitorFiles(files: readonly PendingFile[]): Promise<void> {
  const db = await database();
  const change = db.transaction('files', 'readwrite');
  const entries = await change.store.getAll();
  const earlier = entries.filter(({ metadata }) => metadata.userId === visitorId);
  await Promise.all([
    ...earlier.map(({ id }) => change.store.delete(id)),
    ...files.map((file) => change.store.put(file)),
    change.done,
  ]);
}

/** Hands these files of a visitor over to the user who signed in; returns those that this browser still has. */
export async function adoptVisitorFiles(ids: readonly string[], userId: string): Promise<PendingFile[]> {
  const db = await database();
  const change = db.transaction('files', 'readwrite');
  const found = await Promise.all(ids.map((id) => change.store.get(id)));
  const adopted = found
    .flatMap((entry) => entry ?? [])
    .filter((entry) => [visitorId, userId].includes(entry.metadata.userId) && isRecent(entry))
    .map((entry) => ({ ...entry, metadata: { ...entry.metadata, userId } }));
  await Promise.all([...adopted.map((entry) => change.store.put(entry)), change.done]);
  return adopted;
}

function isRecent({ timestamp }: PendingFile): boolean {
  return timestamp >= Date.now() - limits.pendingFileMs;
}

/** Copies of this user, newest first. Deletes copies of other users and those past `limits.pendingFile`. */
export async function listPendingFiles(userId: string): Promise<PendingFile[]> {
  const db = await database();
  const entries = await db.getAll('files');
  const isKept = (entry: PendingFile) => [visitorId, userId].includes(entry.metadata.userId) && isRecent(entry);
  await Promise.all(entries.filter((entry) => !isKept(entry)).map((entry) => db.delete('files', entry.id)));
  return entries
    .filter((entry) => isKept(entry) && entry.metadata.userId === userId)
    .sort((a, b) => b.timestamp - a.timestamp);
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
  dropQuote();
  const db = await database();
  await db.clear('files');
}
