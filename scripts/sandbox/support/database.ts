import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the SQLite database `dir/name` with full durability and runs `schema` (idempotent statements). */
export function openDatabase(options: { dir: string; name: string; schema: string }): DatabaseSync {
  fs.mkdirSync(options.dir, { recursive: true });
  const database = new DatabaseSync(path.join(options.dir, options.name), { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec(options.schema);
  return database;
}

/** Runs `work` in a transaction. Synchronous, so that requests never interleave in it. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
