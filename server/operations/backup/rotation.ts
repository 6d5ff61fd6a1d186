import fs from 'node:fs';
import path from 'node:path';

/** Backups in one folder, each in a folder named by its time. */

const named = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** `2026-11-23T040000Z`, which sorts by time. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** Finished backups, oldest first. */
export function listBackups(folder: string): string[] {
  return listNamed(folder).filter((name) => fs.existsSync(path.join(folder, name, 'manifest.json')));
}

/** Removes all but the newest `keep` backups, and unfinished ones older than the newest. Other files stay. */
export function removeOldBackups(folder: string, keep: number): string[] {
  const kept = new Set(listBackups(folder).slice(-keep));
  const newest = [...kept].at(-1) ?? '';
  const removed = listNamed(folder).filter((name) => !kept.has(name) && name < newest);
  for (const name of removed) fs.rmSync(path.join(folder, name), { recursive: true });
  return removed;
}

function listNamed(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => named.test(name))
    .toSorted();
}
