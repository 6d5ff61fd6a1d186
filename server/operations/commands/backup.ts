import path from 'node:path';
import { backUp, restore } from '#server/operations/backup/backup.ts';
import { drill } from '#server/operations/backup/drill.ts';
import type { Manifest } from '#server/operations/backup/manifest.ts';
import { backupName, removeOldBackups } from '#server/operations/backup/rotation.ts';
import { textOption, UsageError, type CliCommand } from './command.ts';

/** Restores the newest backup into a scratch database and verifies it. */
export const drillCommand: CliCommand = {
  synopsis: '<folder>',
  help: 'restore the newest backup into a scratch database, and verify it',
  positionals: 1,
  options: {},
  async run(env, { positionals: [folder = ''] }) {
    const started = performance.now();
    const report = await drill(env, folder, env.drillDatabaseUrl ?? undefined);
    const { createdAt, tables, objects } = report.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`backup     ${report.folder}, made at ${createdAt}`);
    console.log(`rows       ${rows} of ${tables.length} tables restored and counted`);
    console.log(`files      ${objects.length} match their checksums, ${report.certificateFiles} their certificates`);
    console.log(`audit log  ${report.auditRows} rows in ${report.chains} chains`);
    for (const fault of report.faults) console.error(`broken: ${fault}`);
    if (report.faults.length > 0) return 1;
    console.log(`restorable, verified in ${Math.ceil((performance.now() - started) / 1000)} s`);
    return 0;
  },
};

function printBackup({ createdAt, tables, objects }: Manifest): number {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${createdAt}: ${rows} rows of ${tables.length} tables, ${objects.length} files`);
  return 0;
}

/** Backs up database and files into a new folder, or into a folder of backups from which old ones are removed. */
export const backupCommand: CliCommand = {
  synopsis: '<folder> [--keep <number>]',
  help: 'write every row and every file into a new folder; in it, named by time, with --keep',
  positionals: 1,
  options: { keep: { type: 'string' } },
  async run(env, given) {
    const [folder = ''] = given.positionals;
    const keep = textOption(given, 'keep');
    if (keep === undefined) return printBackup(await backUp(env, folder));
    if (!/^[1-9]\d{0,3}$/.test(keep)) throw new UsageError('--keep is the number of backups to keep, 1 or more');
    const manifest = await backUp(env, path.join(folder, backupName(new Date())));
    // Only after a finished one: a failing backup removes none.
    for (const name of removeOldBackups(folder, Number(keep))) console.log(`removed ${name}`);
    return printBackup(manifest);
  },
};

/** Restores a backup into an empty database and bucket. */
export const restoreCommand: CliCommand = {
  synopsis: '<folder>',
  help: 'restore a backup into an empty database and bucket',
  positionals: 1,
  options: {},
  run: async (env, { positionals: [folder = ''] }) => printBackup(await restore(env, folder)),
};
