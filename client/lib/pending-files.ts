import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TranslationType } from '#shared/pricing.ts';
import { limits } from '#shared/limits.ts';

/**
 * The recovery copy of a chosen file, kept in this browser until its order is paid. The order itself never depends on
 * it: the server has the file before the checkout opens.
 */

export interface PendingFileMetadata {
  userId: string;
  documentType: TranslationType;
  certification: boolean;
  notarization: boolean;
  pageCount: number;
  isBankStatement: boolean;
  originalLanguage: string;
  folderId: string | null;
  /** The draft on the server, once there is one. */
  documentId: string | null;
}

export interface PendingFile {
  /** The draft's idempotency key. */
  id: string;
  file: File;
  /** When it was chosen, in milliseconds. */
  timestamp: number;
  metadata: PendingFileMetadata;
}

interface Schema extends DBSchema {
  files: { key: string; value: PendingFile };
}

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  connection ??= openDB<Schema>('DocumentStorage', 1, {
    upgrade(db) {
      if (!db.objectStoreNames.contains('files')) db.createObjectStore('files', { keyPath: 'id' });
    },
    terminated() {
      connection = undefined;
    },
  });
  return connection;
}

/** Keeps a file, or replaces the copy with the same id. Rejects where the browser refuses to store. */
export async function keepPendingFile(entry: PendingFile): Promise<void> {
  const db = await database();
  await db.put('files', entry);
}

export async function dropPendingFile(id: string): Promise<void> {
  const db = await database();
  await db.delete('files', id);
}

/** This person's kept files, newest first. Copies older than a day, and other people's, are removed on the way. */
export async function listPendingFiles(userId: string): Promise<PendingFile[]> {
  const db = await database();
  const entries = await db.getAll('files');
  const oldest = Date.now() - limits.pendingFile;
  const isMine = (entry: PendingFile) => entry.metadata.userId === userId && entry.timestamp >= oldest;
  await Promise.all(entries.filter((entry) => !isMine(entry)).map((entry) => db.delete('files', entry.id)));
  return entries.filter(isMine).sort((a, b) => b.timestamp - a.timestamp);
}

/** The kept copy of a document's file, if this browser has it. */
export async function findPendingFile(documentId: string): Promise<PendingFile | undefined> {
  const db = await database();
  const entries = await db.getAll('files');
  return entries.find((entry) => entry.metadata.documentId === documentId);
}

/** Removes the copies of documents that are paid for. */
export async function dropPendingFilesOf(documentIds: readonly string[]): Promise<void> {
  const db = await database();
  const entries = await db.getAll('files');
  const paid = entries.filter(({ metadata }) => metadata.documentId && documentIds.includes(metadata.documentId));
  await Promise.all(paid.map((entry) => db.delete('files', entry.id)));
}

/** Leaves nothing behind, at logout. */
export async function purgePendingFiles(): Promise<void> {
  const db = await database();
  await db.clear('files');
}
