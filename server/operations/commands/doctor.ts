import fs from 'node:fs';
import type { Env } from '#server/env.ts';
import { isUnavailable } from '#server/errors.ts';
import { readChains, type BrokenRow, compareWithSeal, writeSeal } from '#server/operations/audit/chains.ts';
import { findRecordFaults } from '#server/operations/audit/verify.ts';
import { diagnose, type DoctorFinding } from '#server/operations/doctor.ts';
import { countOf } from '#shared/plural.ts';
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
    // Runs after a broken chain as well: an attacker who removes an event usually changes what it recorded, too.
    const recordFaults = await findRecordFaults(databaseDirectUrl, { appSecrets });
    const faults = [...(broken ? [describe(broken)] : []), ...recordFaults];
    for (const fault of faults) console.error(`broken: ${fault}`);
    if (faults.length > 0) return 1;
    console.log(`intact: ${rows} rows in ${Object.keys(ends).length} chains`);
    if (seal !== undefined) writeSeal(seal, ends);
    return 0;
  },
};

/** Checks every setting against its dependency. */
export const doctorCommand: CliCommand = {
  synopsis: '',
  help: 'check every setting against its dependency',
  positionals: 0,
  options: {},
  async run(env: Env) {
    let failures = 0;
    for await (const { name, outcome } of diagnose(env)) {
      if (outcome instanceof Error) failures += 1;
      console.log(line({ name, outcome }));
    }
    console.log(failures === 0 ? 'All good.' : `${countOf(failures, 'problem')}.`);
    return failures === 0 ? 0 : 1;
  },
};

function line({ name, outcome }: DoctorFinding): string {
  if (!(outcome instanceof Error)) return `ok    ${name.padEnd(18)}${outcome}`;
  const code: unknown = Reflect.get(outcome, 'code');
  const text = outcome.message === '' && typeof code === 'string' ? code : outcome.message.split('\n', 1)[0];
  return `FAIL  ${name.padEnd(18)}${isUnavailable(outcome) ? 'unavailable: ' : ''}${text}`;
}

function describe({ chain, position, reason }: BrokenRow): string {
  return `row ${position} of ${chain} ${reason === 'missing' ? 'is missing' : 'was changed'}`;
}
