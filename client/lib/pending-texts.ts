import { openDB, type DBSchema } from 'idb';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { lazyConnection } from './lazy-connection.ts';

/** Unsaved changes of translation texts in IndexedDB, kept until the server has them. */

/** An unsaved change with its base; null for a block that does not exist. */
export interface UnsavedBlock {
  id: string;
  base: BlockContent | null;
  mine: BlockContent | null;
}

export interface Unsaved {
  blocks: readonly UnsavedBlock[];
  pages: readonly { page: number; isBlank: boolean }[];
}

export interface PendingText {
  /** Id of the open page that made the changes: each has its own entry. */
  id: string;
  userId: string;
  reviewId: string;
  /** Epoch milliseconds. */
  at: number;
  unsaved: Unsaved;
}

interface Schema extends DBSchema {
  texts: { key: string; value: PendingText };
}

const database = lazyConnection((onLost) =>
  openDB<Schema>('TranslationTexts', 1, {
    upgrade: (db) => void db.createObjectStore('texts', { keyPath: 'id' }),
    terminated: onLost,
  }),
);

/** Entries deleted at sign-out: a save of theirs that still runs must not bring them back. */
const purged = new Set<string>();

/** Rejects if the browser stores nothing. */
export async function keepPendingText(entry: PendingText): Promise<void> {
  if (purged.has(entry.id)) return;
  const db = await database();
  await db.put('texts', entry);
}

export async function dropPendingText(id: string): Promise<void> {
  const db = await database();
  await db.delete('texts', id);
}

export async function findPendingText(id: string): Promise<PendingText | undefined> {
  const db = await database();
  return db.get('texts', id);
}

/** This user's entries of one review, oldest first. Deletes those of other users. */
export async function listPendingTexts(owner: { userId: string; reviewId: string }): Promise<PendingText[]> {
  const db = await database();
  const entries = await db.getAll('texts');
  const foreign = entries.filter(({ userId }) => userId !== owner.userId);
  await Promise.all(foreign.map(({ id }) => db.delete('texts', id)));
  return entries
    .filter(({ userId, reviewId }) => userId === owner.userId && reviewId === owner.reviewId)
    .sort((one, other) => one.at - other.at);
}

export async function hasPendingTexts(userId: string): Promise<boolean> {
  const db = await database();
  const entries = await db.getAll('texts');
  return entries.some((entry) => entry.userId === userId);
}

/** Deletes all entries, at sign-out. */
export async function purgePendingTexts(): Promise<void> {
  const db = await database();
  for (const id of await db.getAllKeys('texts')) purged.add(id);
  await db.clear('texts');
}
