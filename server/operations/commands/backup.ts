import { backUp, restore } from '#server/operations/backup/backup.ts';
import type { Manifest } from '#server/operations/backup/manifest.ts';
import type { CliCommand } from './command.ts';

function report({ createdAt, tables, objects }: Manifest): number {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${createdAt}: ${rows} rows of ${tables.length} tables, ${objects.length} files`);
  return 0;
}

/** Backs up database and files into a new folder. */
export const backupCommand: CliCommand = {
  synopsis: '<folder>',
  help: 'write every row and every file into a new folder',
  positionals: 1,
  options: {},
  run: async (env, { positionals: [folder = ''] }) => report(await backUp(env, folder)),
};

/** Restores a backup into an empty database and bucket. */
export const restoreCommand: CliCommand = {
  synopsis: '<folder>',
  help: 'restore a backup into an empty database and bucket',
  positionals: 1,
  options: {},
  run: async (env, { positionals: [folder = ''] }) => report(await restore(env, folder)),
};
