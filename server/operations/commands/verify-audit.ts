import fs from 'node:fs';
import { readChains, type BrokenRow } from '#server/operations/audit/chains.ts';
import { compareWithSeal, writeSeal } from '#server/operations/audit/seal.ts';
import { findRecordFaults } from '#server/operations/audit/verify.ts';
import { CommandError, textOption, type CliCommand } from './command.ts';

/**
 * Verifies that no row of the audit log was changed, removed or inserted, and names the first that was; then that every
 * certificate and notarial act is as the audit log recorded it, the certificate log as it was signed, and each signing key ours.
 */
export const verifyAuditCommand: CliCommand = {
  synopsis: '[--seal <file>] [--against <file>]',
  help: 'verify the audit log; write a seal, or compare with one',
  positionals: 0,
  options: { seal: { type: 'string' }, against: { type: 'string' } },
  async run({ databaseDirectUrl, appSecrets }, given) {
    const [seal, against] = [textOption(given, 'seal'), textOption(given, 'against')];
    if (against !== undefined && !fs.existsSync(against)) throw new CommandError(`There is no file ${against}.`);
    const { rows, ends, broken: brokenLink } = await readChains(databaseDirectUrl);
    const broken =
      brokenLink ?? (against === undefined ? undefined : await compareWithSeal(databaseDirectUrl, against));
    // A broken chain hides nothing else: who removed an event has changed what it recorded, too.
    const recordFaults = await findRecordFaults(databaseDirectUrl, { appSecrets });
    const faults = [...(broken ? [describe(broken)] : []), ...recordFaults];
    for (const fault of faults) console.error(`broken: ${fault}`);
    if (faults.length > 0) return 1;
    console.log(`intact: ${rows} rows in ${Object.keys(ends).length} chains`);
    if (seal !== undefined) writeSeal(seal, ends);
    return 0;
  },
};

function describe({ chain, position, reason }: BrokenRow): string {
  return `row ${position} of ${chain} ${reason === 'missing' ? 'is missing' : 'was changed'}`;
}
