import { drill } from '#server/operations/backup/drill.ts';
import type { CliCommand } from './command.ts';

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
